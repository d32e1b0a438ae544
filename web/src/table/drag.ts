/** Dragging with mouse, pen or finger: what is dragged follows the pointer and is dropped on a `data-drop`. */
import type { Attachment } from "svelte/attachments";

const NOT_YET = 8; // pixels before a press becomes a drag

export interface Drag {
  /** May it be dragged now? */
  able: () => boolean;
  /** What moves with the pointer, if that is more than what was pressed. */
  carried?: (pressed: HTMLElement) => HTMLElement | null;
  over?: (target: string | null) => void;
  drop: (target: string | null) => void;
}

export function targetAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-drop]");
    if (target) return target.dataset["drop"] ?? null;
  }
  return null;
}

const swallow = (click: Event) => click.stopPropagation();

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    const carried = () => drag.carried?.(element) ?? element;
    let start: { x: number; y: number } | null = null;
    let dragging = false;

    const press = (event: PointerEvent) => {
      if (event.button !== 0 || !drag.able()) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId); // a quick hand is off the card before it is dragged
    };
    const follow = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(x, y) < NOT_YET) return;
      if (!dragging) {
        dragging = true;
        carried().classList.add("dragged");
        document.documentElement.classList.add("dragging");
      }
      carried().style.translate = `${x}px ${y}px`;
      drag.over?.(targetAt(event.clientX, event.clientY));
    };
    const release = (event: PointerEvent) => {
      if (dragging) {
        drag.drop(event.type === "pointerup" ? targetAt(event.clientX, event.clientY) : null);
        // The click that follows belongs to the drag.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      }
      start = null;
      dragging = false;
      carried().style.translate = "";
      carried().classList.remove("dragged");
      document.documentElement.classList.remove("dragging");
      drag.over?.(null);
    };

    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
    };
  };
}
