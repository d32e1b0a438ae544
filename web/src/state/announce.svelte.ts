/** What a screen reader is told while it happens. */
import { untrack } from "svelte";

class Announcer {
  text = $state("");
}

export const announcer = new Announcer();

export function announce(text: string): void {
  // The same sentence twice is no change, and would be passed over.
  untrack(() => (announcer.text = text === announcer.text ? `${text}\u00a0` : text));
}
