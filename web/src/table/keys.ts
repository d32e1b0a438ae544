/** Keys that act at once, wherever the focus is. One listener: what lies on top is asked first. */
import { settings } from "../state/settings.svelte";

const RANKS = ["menu", "board", "table", "screen"] as const;
type Rank = (typeof RANKS)[number];
/** Does something with a key, and says whether it did. */
type Press = (event: KeyboardEvent) => boolean;

const presses: Record<Rank, Set<Press>> = {
  menu: new Set(),
  board: new Set(),
  table: new Set(),
  screen: new Set(),
};

/** Is this key meant for the table? Nobody is typing, and single letters and numbers are not switched off. */
function forTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return settings.keys || event.key.length > 1;
}

function hear(event: KeyboardEvent): void {
  if (!forTable(event)) return;
  for (const rank of RANKS)
    for (const press of presses[rank])
      if (press(event)) {
        event.preventDefault();
        return;
      }
}

/** Listen until what is returned is called: in an `$effect`, as long as the component is there. */
export function listen(rank: Rank, press: Press): () => void {
  if (RANKS.every((each) => presses[each].size === 0)) addEventListener("keydown", hear);
  presses[rank].add(press);
  return () => {
    presses[rank].delete(press);
    if (RANKS.every((each) => presses[each].size === 0)) removeEventListener("keydown", hear);
  };
}

/** The number that was pressed, from 1; 0 for any other key. The key counts, not the sign: Shift changes that. */
export function digit(event: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const isStep = (key: string): boolean => key in STEPS;

/** Along a row of things, round and round: the next one from where the focus is. */
export function stepped<Thing extends Element>(row: Thing[], key: string): Thing | null {
  const here = row.findIndex((each) => each === document.activeElement);
  return row[(here + STEPS[key]! + row.length) % row.length] ?? null;
}
