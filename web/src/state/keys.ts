/** Keys that act at once, wherever the focus is. */
import { settings } from "./settings.svelte";

/** Is this key meant for the table? Nobody is typing, and single letters and numbers are not switched off. */
export function forTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return false;
  return settings.keys || event.key.length > 1;
}
