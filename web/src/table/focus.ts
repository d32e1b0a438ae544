/** Whoever plays by keys goes on where they were, when what they pressed is gone: a card that was played, an answer. */
import type { Attachment } from "svelte/attachments";

const KINDS = ["[data-hand]", "[data-away]", "[data-choice]", "[data-vision]"];

export const keepFocus: Attachment<HTMLElement> = (place) => {
  let held: HTMLElement | null = null;
  let kind: string | undefined;
  let index = 0;

  const all = (those: string) => [...place.querySelectorAll<HTMLElement>(those)];
  const take = (event: FocusEvent) => {
    held = event.target as HTMLElement;
    kind = KINDS.find((those) => held!.matches(those));
    index = kind ? all(kind).indexOf(held) : 0;
  };
  /** What is asked now, else the neighbour of what is gone, else the table itself. */
  const next = (): HTMLElement | null => {
    const answers = all("[data-choice], [data-vision]");
    const alike = answers.length || !kind ? answers : all(kind);
    return alike[Math.min(index, alike.length - 1)] ?? all("[data-hand]")[0] ?? place.closest("main");
  };
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    held = null;
    if (nowhere) next()?.focus({ preventScroll: true });
  });

  place.addEventListener("focusin", take);
  watch.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener("focusin", take);
    watch.disconnect();
  };
};
