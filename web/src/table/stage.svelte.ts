/** Pieces travel: what carries the same `data-piece` before and after glides from where it was to where it is. */
import { tick } from "svelte";
import { settings } from "../state/settings.svelte";

const EASING = "cubic-bezier(.3,.9,.35,1)";
const JOURNEY = 1.25; // paces a piece travels

export class Stage<Laid> {
  /** What lies where, as it is drawn. */
  laid: Laid = $state.raw() as Laid;
  /** Journeys are numbered; those up to `shown` are over. */
  private run = 0;
  private shown = 0;

  /** `source` names the `data-place` that pieces come from which were nowhere before. */
  constructor(
    private readonly board: () => HTMLElement | null,
    first: Laid,
    private readonly source = "",
  ) {
    this.laid = first;
  }

  /** Show this at once, without a journey. */
  show(after: Laid): void {
    this.shown = ++this.run;
    this.laid = after;
  }

  /** Show what comes of this. The browser paints first what else has changed; what is newer is not undone. */
  async travel(change: (before: Laid) => Laid): Promise<void> {
    const pace = settings.pace;
    const run = ++this.run;
    if (pace === 0 || !this.board()) return this.show(change(this.laid));
    await painted();
    if (run <= this.shown) return;
    const board = this.board();
    const before = board ? boxes(board) : null;
    this.laid = change(this.laid);
    // Where another journey begins already, this one would not be seen.
    if (!board || !before || run !== this.run) return;
    await tick();
    this.glideAll(board, before, pace);
  }

  private glideAll(board: HTMLElement, before: Map<string, DOMRect>, pace: number): void {
    const source = this.source
      ? board.querySelector(`[data-place="${this.source}"]`)?.getBoundingClientRect()
      : undefined;
    // All reading before all writing: else the browser would lay the table out anew for every piece.
    const journeys = piecesOf(board).map((element) => ({
      element,
      from: before.get(element.dataset["piece"]!) ?? (before.size ? source : undefined),
      to: element.getBoundingClientRect(),
    }));
    const roomy = [...board.querySelectorAll<HTMLElement>("[data-scrolls]")].filter(
      (row) => row.scrollWidth <= row.clientWidth,
    );
    for (const row of roomy) unveil(row, pace);
    for (const { element, from, to } of journeys) if (from) glide(element, from, to, pace);
  }
}

const piecesOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];

function boxes(board: HTMLElement): Map<string, DOMRect> {
  return new Map(piecesOf(board).map((element) => [element.dataset["piece"]!, element.getBoundingClientRect()]));
}

/** When all that has changed is on the screen: then where a piece lies is known, and need not be worked out in a hurry. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve(); // no frames come there
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** A row that can be scrolled hides what is outside of it: also a card on its way there. One that need not be shows it. */
function unveil(row: HTMLElement, pace: number): void {
  row.animate({ overflow: ["visible", "visible"] }, { duration: pace * JOURNEY });
}

function glide(element: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, pace: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if ((Math.abs(x) < 1 && Math.abs(y) < 1) || to.width === 0) return;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: pace * JOURNEY, easing: EASING },
  );
}
