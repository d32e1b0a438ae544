/** Where each choice lives: on a corridor, on a cell, on a person, on a piece, or on a button of its own. */
import type { Spot } from "../../table/board";
import type { Choice } from "../../wire";

/** What one does in one's turn, in the order of the bar, with the letters that do it and the verbs it stands for. */
export const ACTIVITIES: readonly { name: string; key: string; verbs: readonly string[] }[] = [
  { name: "build", key: "b", verbs: ["build"] },
  { name: "move", key: "m", verbs: ["move", "move-home"] },
  { name: "jump", key: "j", verbs: ["jump-risky", "jump-safe"] },
  { name: "attack", key: "a", verbs: ["attack"] },
  { name: "trap", key: "t", verbs: ["trap"] },
  { name: "golem", key: "o", verbs: ["golem"] },
  { name: "event", key: "v", verbs: ["event"] },
  { name: "crystal", key: "k", verbs: ["crystal"] },
  { name: "rest", key: "r", verbs: ["rest"] },
  { name: "end", key: "e", verbs: ["end"] },
];
/** Those that say only what, not yet where or whom. */
export const MODES = ["move", "trap", "jump", "attack"];

const ON_CORRIDORS = new Set(["move", "move-home", "to", "trap"]);
const ON_SEATS = new Set(["attack", "fight", "on"]);

export const isOnCorridor = ({ verb }: Choice): boolean => ON_CORRIDORS.has(verb);
export const isOnSeat = ({ verb }: Choice): boolean => ON_SEATS.has(verb);
/** A tile that is laid, or turned where it lies. */
export const isLaying = ({ verb }: Choice): boolean => verb === "place" || verb === "turn";

const word = (value: string | number | undefined): string => String(value ?? "");
export const corridorOf = ({ facts }: Choice): string => word(facts["place"]);
export const cellOf = ({ facts }: Choice): string => word(facts["cell"]);
export const turnOf = ({ facts }: Choice): number => Number(facts["turn"]);
export const seatOf = ({ facts }: Choice): number => Number(facts["other"]);
export const pieceOf = ({ facts }: Choice): string => word(facts["what"] ?? facts["tile"] ?? facts["card"]);

/** The name of its place in the drawing. A trap is set on a corridor, too, but not by pressing where one could go. */
export function placeOf(choice: Choice): string {
  if (isOnCorridor(choice) && choice.verb !== "trap") return corridorOf(choice);
  return choice.text;
}

export const spotOf = (choice: Choice): Spot => ({ at: placeOf(choice) });
