/** Where each choice lives: on a corridor, on a cell, on a person, on a piece, or on a button of its own. */
import type { Choice } from "../../wire";
import type { Spot } from "../../table/board";

/** What one does in one's turn, in the order of the bar, with the letters that do it. */
export const ACTIVITIES = [
  ["build", "b"],
  ["move", "m"],
  ["jump", "j"],
  ["attack", "a"],
  ["trap", "t"],
  ["golem", "o"],
  ["event", "v"],
  ["crystal", "k"],
  ["rest", "r"],
  ["end", "e"],
] as const;

/** Corridors and start spaces; a trap is set on a corridor, too, but not by pressing where one could go. */
const ON_CORRIDORS = new Set(["move", "to", "trap"]);
const ON_CELLS = new Set(["place", "turn", "tile"]);
const ON_SEATS = new Set(["attack", "fight", "on"]);

export const isOnCorridor = ({ verb }: Choice): boolean => ON_CORRIDORS.has(verb);
export const isOnCell = ({ verb }: Choice): boolean => ON_CELLS.has(verb);
export const isOnSeat = ({ verb }: Choice): boolean => ON_SEATS.has(verb);

export const corridorOf = ({ facts }: Choice): string => String(facts["place"] ?? "");
export const cellOf = ({ facts }: Choice): string => String(facts["cell"] ?? facts["place"] ?? "");
export const turnOf = ({ facts }: Choice): number | null => {
  const turn = facts["turn"] ?? facts["number"];
  return turn === undefined ? null : Number(turn);
};
export const seatOf = ({ facts }: Choice): number => Number(facts["other"] ?? facts["seat"]);
export const pieceOf = ({ facts }: Choice): string => String(facts["what"] ?? "");

export function placeOf(choice: Choice): string {
  const { verb, text } = choice;
  if (verb === "trap") return `trap ${corridorOf(choice)}`;
  if (isOnCorridor(choice)) return corridorOf(choice);
  if (verb === "tile") return `tile ${cellOf(choice)}`;
  return text;
}

export const spotOf = (choice: Choice): Spot => ({ at: placeOf(choice) });
