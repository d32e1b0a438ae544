/** What is to be seen on the drawings beside what lies there. */
import type { DreamscapePlacement, DreamscapePlayer, DreamscapeSpace } from "./told";
import type { Kind } from "./shapes";

export interface Target {
  /** What the chosen card wants there. */
  best?: boolean;
  /** A stack to be lifted. */
  lift?: boolean;
  /** Shown there: what it brings or costs. */
  note?: string;
  look?: "do" | "gain" | "bad" | "quiet";
}

/** On a Studio. */
export interface Marks {
  targets: Map<string, Target>;
  /** A target has the outline of what goes there. */
  kind: Kind;
  ghost: DreamscapePlacement | null;
  /** From this level on a stack is in the hand. */
  lifted: { space: string; level: number } | null;
  /** What the last thing that happened has changed. */
  touched: string[];
}

export const NO_MARKS: Marks = {
  targets: new Map(),
  kind: "W",
  ghost: null,
  lifted: null,
  touched: [],
};

/** What can be done with a locale, and what it takes. */
export interface Way {
  /** `far`: not a neighbour, only how far it is. */
  look: "go" | "far" | "lay" | "stir" | "sow";
  cost: number;
  /** The shard that opens it for free. */
  key?: Kind | null;
  /** A nightmare shard lies on the way. */
  red?: boolean;
  says: string;
}

const EMPTY: DreamscapeSpace = { space: "", stack: [], tree: false, mountain: false, climbed: false };
export const stackAt = (player: DreamscapePlayer, space: string): DreamscapeSpace =>
  player.studio.find((each) => each.space === space) ?? EMPTY;
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
