/** Whoever plays by keys goes on where they were, when what they pressed is gone: a card that was played, an answer. */
import type { Attachment } from "svelte/attachments";

/** What a question is answered by. Other things that are alike share another word. */
const ANSWERS = "[data-alike=answer]";

export const keepFocus: Attachment<HTMLElement> = (place) => {
  let held: HTMLElement | null = null;
  let kind: string | null = null;
  let index = 0;

  const all = (those: string) => [...place.querySelectorAll<HTMLElement>(those)];
  const kindOf = ({ dataset }: HTMLElement): string | null => {
    if (dataset["alike"]) return `[data-alike=${dataset["alike"]}]`;
    return "target" in dataset ? "[data-target]" : null;
  };
  const take = (event: FocusEvent) => {
    held = event.target as HTMLElement;
    kind = kindOf(held);
    index = kind ? all(kind).indexOf(held) : 0;
  };
  /** What is asked now, else the neighbour of what is gone, else whatever can be done, else the table itself. */
  const next = (): HTMLElement | null => {
    const answers = all(ANSWERS);
    const alike = answers.length || !kind ? answers : all(kind);
    return alike[Math.min(index, alike.length - 1)] ?? all("[data-target], [data-alike]")[0] ?? place.closest("main");
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
