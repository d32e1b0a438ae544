/** Dragging with mouse, pen or finger: what is dragged follows the pointer and is dropped on a place. */
import type { Attachment } from "svelte/attachments";
import type { Places } from "./targets";

const NOT_YET = 8; // pixels before a press becomes a drag

type Piece = HTMLElement | SVGElement;

export interface Drag {
  /** May it be dragged now? */
  able: () => boolean;
  /** What moves with the pointer, if that is more than what was pressed. */
  carried?: (pressed: Piece) => Piece | null;
  /** It has begun, or is over. */
  carrying?: (now: boolean) => void;
  drop: (target: string | null) => void;
}

/** The innermost place under the pointer that is named so and wanted. */
function targetAt(x: number, y: number, name: "drop" | "place", wanted: (target: string) => boolean): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<Piece>(`[data-${name}]`)?.dataset[name];
    if (found !== undefined && wanted(found)) return found;
  }
  return null;
}

const swallow = (click: Event) => click.stopPropagation();

/** Pixels on the screen for one unit of the drawing that the piece is part of. */
const scaleOf = (piece: Piece): number =>
  piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)
    ? ((piece.parentNode as SVGGraphicsElement).getScreenCTM()?.a ?? 1)
    : 1;

/** One drag, from the press to the release. */
function begin(press: PointerEvent, pressed: Piece, drag: Drag, find: (x: number, y: number) => string | null): void {
  const carried = drag.carried?.(pressed) ?? pressed;
  const scale = scaleOf(carried);
  let dragging = false;
  pressed.setPointerCapture(press.pointerId); // a quick hand is off the card before it is dragged

  const follow = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!dragging && Math.hypot(x, y) < NOT_YET) return;
    if (!dragging) {
      dragging = true;
      carried.classList.add("dragged");
      document.documentElement.classList.add("dragging");
      drag.carrying?.(true);
    }
    carried.style.translate = `${x / scale}px ${y / scale}px`;
  };
  const release = (event: Event) => {
    pressed.removeEventListener("pointermove", follow);
    pressed.removeEventListener("pointerup", release);
    pressed.removeEventListener("pointercancel", release);
    if (!dragging) return;
    drag.carrying?.(false);
    const dropped = event instanceof PointerEvent && event.type === "pointerup";
    drag.drop(dropped ? find(event.clientX, event.clientY) : null);
    // The click that follows belongs to the drag.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    carried.style.translate = "";
    carried.classList.remove("dragged");
    document.documentElement.classList.remove("dragging");
  };
  pressed.addEventListener("pointermove", follow);
  pressed.addEventListener("pointerup", release);
  pressed.addEventListener("pointercancel", release);
}

/** A piece that a board lets be dragged to any `data-drop`, and says itself what that means. */
export function draggable(drag: Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const press = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !drag.able()) return;
      begin(event, element, drag, (x, y) => targetAt(x, y, "drop", () => true));
    };
    element.addEventListener("pointerdown", press);
    return () => element.removeEventListener("pointerdown", press);
  };
}

/** Every place of a board that a choice comes from can be dragged to where it goes; nowhere else is open. */
export function dragBetween(targets: () => Places, drop: (from: string, at: string) => void): Attachment<HTMLElement> {
  return (board) => {
    const press = (event: PointerEvent) => {
      const piece = (event.target as Element).closest<Piece>("[data-place]");
      const from = piece?.dataset["place"];
      const open = from === undefined ? [] : targets().open(from);
      if (event.button !== 0 || !piece || from === undefined || !open.length) return;
      const mark = (now: boolean) => {
        for (const place of board.querySelectorAll<Piece>("[data-place]"))
          place.toggleAttribute("data-open", now && open.includes(place.dataset["place"]!));
      };
      const drag: Drag = { able: () => true, carrying: mark, drop: (at) => at !== null && drop(from, at) };
      begin(event, piece, drag, (x, y) => targetAt(x, y, "place", (place) => open.includes(place)));
    };
    board.addEventListener("pointerdown", press);
    return () => board.removeEventListener("pointerdown", press);
  };
}
