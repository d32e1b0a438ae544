/** Shows what happened, one card at a time: each travels from where it was to where it goes. Nothing waits for it. */
import { tick } from "svelte";
import { settings } from "../../state/settings.svelte";
import { play } from "../../state/sound";
import type { Told } from "../../table/sitting.svelte";
import { move, settle, type Pieces, type Seen } from "./pieces";

const EASING = "cubic-bezier(.3,.9,.35,1)";
const JOURNEY = 1.25; // paces a card travels
const LATER = 0.75; // of a pace has passed when the next one sets out

export class Stage {
  pieces = $state.raw<Pieces>({});
  /** Rises when the deck is shuffled, so that it can ripple. */
  shuffles = $state(0);
  private run = 0;

  constructor(private readonly board: () => HTMLElement | null) {}

  /** Show this at once, without a journey. */
  show(seen: Seen): void {
    this.run++;
    this.pieces = settle(this.pieces, seen);
  }

  async perform(events: Told[], seen: Seen): Promise<void> {
    const run = ++this.run;
    if (events.length && settings.pace > 0) {
      await painted();
      if (run !== this.run) return; // something newer is being shown
    }
    for (const told of events) {
      play(String(told["event"]));
      if (settings.pace === 0) continue;
      if (told["event"] === "shuffle" || told["event"] === "limbo returns") this.shuffles++;
      const after = move(this.pieces, told);
      if (!after) continue;
      await this.travel(after);
      await new Promise((done) => setTimeout(done, settings.pace * LATER));
      if (run !== this.run) return;
    }
    await this.travel(settle(this.pieces, seen));
  }

  private async travel(after: Pieces): Promise<void> {
    const board = this.board();
    const pace = settings.pace;
    if (!board || pace === 0) {
      this.pieces = after;
      return;
    }
    const before = this.places(board);
    this.pieces = after;
    await tick();
    const deck = board.querySelector("[data-place=deck]")?.getBoundingClientRect();
    // All reading before all writing: else the browser would lay the table out anew for every card.
    const journeys = [...board.querySelectorAll<HTMLElement>("[data-piece]")].map((element) => ({
      element,
      from: before.get(element.dataset["piece"]!) ?? (before.size ? deck : undefined),
      to: element.getBoundingClientRect(),
    }));
    const roomy = [...board.querySelectorAll<HTMLElement>("[data-scrolls]")].filter(
      (row) => row.scrollWidth <= row.clientWidth,
    );
    for (const row of roomy) unveil(row, pace);
    for (const { element, from, to } of journeys) if (from) glide(element, from, to, pace);
  }

  private places(board: HTMLElement): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of board.querySelectorAll<HTMLElement>("[data-piece]")) {
      found.set(element.dataset["piece"]!, element.getBoundingClientRect());
    }
    return found;
  }
}

/** When all that has changed is on the screen: then where a card lies is known, and need not be worked out in a hurry. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve(); // no frames come there
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** A row that can be scrolled hides what is outside of it: also a card on its way there. One that need not be shows it. */
function unveil(row: HTMLElement, pace: number): void {
  row.animate({ overflow: ["visible", "visible"] }, { duration: pace * JOURNEY });
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
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
