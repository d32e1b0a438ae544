// Made from the game by `make wire`. Do not edit: a test compares it.

/** The cheapest way of the wanderer to a locale. */
export interface DreamscapeWay {
  /** How many action points it takes. */
  cost: number;
  /** How many red shards are picked up on it (D-72). */
  red: number;
  /** The locales in which it comes by, one move each; the last is the one it leads to. */
  path: Array<number>;
}

/** A locale of the Dream World. */
export interface DreamscapeLocale {
  /** 1 to 6. */
  number: number;
  /** What it can do, which is its name as well: `archive`, `collector`, `tower`, `golem`, `lake` or `lord`. */
  power: string;
  /** Its shards by their letters, from the key to the hand symbol. */
  shards: Array<string>;
  /** For each of its shard spaces from the key on, from how many players on it is filled (D-9). */
  dots: Array<number>;
  /** The shard one would collect here, the right-most one. */
  collect: string | null;
  /** Whose turn it is holds two of that shard already, and may not collect it (D-19). */
  locked: boolean;
  /** Whose turn it is has the key: a move here is free (D-21). */
  key: boolean;
  /** The seats whose Travellers are here and awake. */
  awake: Array<number>;
  /** Those who sleep here, the topmost first: the one who fell asleep last. */
  asleep: Array<number>;
  /** Mr. Nightmare stands here, and the power cannot be used (D-75). */
  haunted: boolean;
  /** How the wanderer gets here; null where the action points do not suffice, and when nobody wanders. */
  way: DreamscapeWay | null;
}

/** A way between two locales. */
export interface DreamscapePassage {
  /** The two locales, by number. */
  ends: Array<number>;
  /** A red shard lies on it, for whoever crosses (D-72). */
  red: boolean;
}

/** A space of a Studio on which something lies. */
export interface DreamscapeSpace {
  /** `a1` to `e5`; row 1 is the lowest. */
  space: string;
  /** Its shards by their letters, from the bottom to the top. */
  stack: Array<string>;
  /** A tree stands on it. */
  tree: boolean;
  /** It is a Mountain (D-40). */
  mountain: boolean;
  /** It has given its points as a Mountain in this round. */
  climbed: boolean;
}

/** Where the points of a player come from. Up to `nightmares` they are won and lost already; the others are counted at the end, and until then say what they would be now. */
export interface DreamscapeSources {
  /** Completed cards (D-46). */
  cards: number;
  /** Trees planted (D-31). */
  trees: number;
  /** Steps on water (D-37). */
  water: number;
  /** Mountains climbed (D-40). */
  mountains: number;
  /** Steps on red shards (D-77), below zero. */
  nightmares: number;
  /** Dream tokens (D-62). */
  tokens: number;
  /** Open cards (D-49), below zero. */
  unfinished: number;
  /** Red shards in the Studio (D-80), below zero. */
  red: number;
}

/** What lies before one player. */
export interface DreamscapePlayer {
  /** Counted from 0. */
  seat: number;
  /** Points so far. */
  points: number;
  /** What they would be if the match ended now: all of `sources`. */
  expected: number;
  /** Where they come from. */
  sources: DreamscapeSources;
  /** The initiative: 1 begins. Null before it is dealt. */
  rank: number | null;
  /** Where the Traveller is, by number. */
  locale: number | null;
  /** The Traveller sleeps: its wandering is over for this round. */
  asleep: boolean;
  /** The power of a locale was used in this round (D-23). */
  power_used: boolean;
  /** The shards in the Hands, by their letters. */
  hand: Array<string>;
  /** The spaces on which something lies, row by row from the lowest. */
  studio: Array<DreamscapeSpace>;
  /** The space the Dreamer is on; null while he stands beside the Studio. */
  dreamer: string | null;
  /** Open cards. */
  open: Array<string>;
  /** Completed cards. */
  completed: Array<string>;
  /** The top of the completed pile: its power can be used as well. */
  last: string | null;
  /** For each open card where it is nearest to completion, the best first. */
  nearest: Record<string, Array<DreamscapePlacement>>;
}

/** A space of a placement. */
export interface DreamscapePlacedSpace {
  /** `a1` to `e5`. */
  space: string;
  /** What the card wants here, from the bottom to the top. */
  stack: Array<string>;
  /** It wants a tree on it. */
  tree: boolean;
  /** The shards that have to be placed here yet, the lowest first. */
  missing: Array<string>;
  /** The tree has to be planted yet. */
  missing_tree: boolean;
  /** How many shards and trees would have to go first. */
  in_the_way: number;
}

/** A place in a Studio where a card could be completed. */
export interface DreamscapePlacement {
  /** Its spaces. */
  spaces: Array<DreamscapePlacedSpace>;
  /** The space the Dreamer has to stop on. */
  dreamer: string;
  /** He is not there yet. */
  missing_dreamer: boolean;
  /** How many pieces the card asks for: shards, trees and the Dreamer. */
  pieces: number;
  /** How many of them are missing. */
  missing: number;
  /** How many shards and trees would have to go first. */
  in_the_way: number;
}

/** A space of the landscape on a card. */
export interface DreamscapeCardSpace {
  /** Counted from 0; the lowest row is the first. */
  row: number;
  /** Counted from 0, from the left. */
  column: number;
  /** Its shards, from the bottom to the top. */
  stack: Array<string>;
  /** A tree stands on it. */
  tree: boolean;
  /** The Dreamer has to stop here. */
  dreamer: boolean;
}

/** A landscape card this viewer can see or remembers. Its name is in the lexicon. */
export interface DreamscapeCard {
  /** `c01` and so on, as the lexicon has it. */
  id: string;
  /** `I`, `II` or `III`. */
  level: string;
  /** What completing it brings. */
  points: number;
  /** What its power space can do: `archive`, `tower` and the like. */
  power: string;
  /** Its power is over the Dream World, not over the Studio. */
  over_world: boolean;
  /** The shard on its power space. */
  stored: string | null;
  /** How high the landscape is, */
  rows: number;
  /** and how wide. */
  columns: number;
  /** The landscape, row by row from the lowest. */
  spaces: Array<DreamscapeCardSpace>;
}

/** A card that some know: being looked at, or put back under a pile. */
export interface DreamscapeHiddenCard {
  /** Null if this viewer does not know it. */
  card: string | null;
  /** The seats that know it. */
  knowers: Array<number>;
}

/** A pile of landscape cards. */
export interface DreamscapePile {
  /** `I`, `II` or `III`. */
  level: string;
  /** How many cards there are in all. */
  size: number;
  /** The cards put back under it, the first to come up first. */
  under: Array<DreamscapeHiddenCard>;
}

/** A card that somebody is looking at, to keep it or not. */
export interface DreamscapeLooked {
  /** Null if this viewer does not see it. */
  card: string | null;
  /** The seats that see it. */
  knowers: Array<number>;
  /** Where it would be nearest to completion in the Studio of the one who looks; nothing for an unseen card. */
  nearest: Array<DreamscapePlacement>;
}

/** A step of the scale of a token. */
export interface DreamscapeStep {
  /** From so many shards on, */
  count: number;
  /** so many points. */
  points: number;
}

/** How a player stands with a token now. */
export interface DreamscapeStanding {
  /** What the token counts; null for a Dreamer beside the Studio. */
  count: number | null;
  /** What it would bring if the match ended now. */
  points: number;
}

/** A Dream token of the match. */
export interface DreamscapeToken {
  /** `t01` and so on. */
  id: string;
  /** What it asks for: `most_cards`, `longest_path` and the like. */
  kind: string;
  /** The shard in its slot; null if it has none. */
  colour: string | null;
  /** What it brings; for each shard in a `dreamer_group`, and 0 where a scale says it. */
  points: number;
  /** What it brings by count; empty if it has no scale. */
  scale: Array<DreamscapeStep>;
  /** By seat. */
  standing: Array<DreamscapeStanding>;
}

/** The table of Dreamscape as one viewer knows it. Shards are letters as in the notation: `W` is water. */
export interface DreamscapeView {
  /** Through whose eyes: a seat, or null for somebody who watches. */
  viewer: number | null;
  /** What is going on; `last` is the placing of the last shards (D-60). */
  phase: "setup" | "wander" | "create" | "last" | "over";
  /** Which round it is, from 1; one more than there are while the last shards are placed. */
  round: number;
  /** How many there are. */
  rounds: number;
  /** Whose turn it is. */
  seat: number;
  /** The seats by initiative. */
  order: Array<number>;
  /** Action points left to whoever wanders (D-17). */
  candle: number;
  /** How many there are at the beginning. */
  action_points: number;
  /** Free moves in a row so far (D-22). */
  key_moves: number;
  /** The Dreamer may go on for nothing (D-38). */
  free_step: boolean;
  /** Free steps in a row so far (D-33). */
  free_steps: number;
  /** The six of them, by number. */
  locales: Array<DreamscapeLocale>;
  /** The ways between them. */
  passages: Array<DreamscapePassage>;
  /** How many shards of each letter are in the bag. */
  bag: Record<string, number>;
  /** How many trees are left. */
  trees: number;
  /** Mr. Nightmare plays. */
  nightmare: boolean;
  /** How many red shards lie beside the board. */
  pool: number;
  /** The space of the Studio over which the Dreamer comes in. */
  entry: string;
  /** By seat. */
  players: Array<DreamscapePlayer>;
  /** Every card that is named anywhere, by its id. */
  cards: Record<string, DreamscapeCard>;
  /** The three piles. */
  piles: Array<DreamscapePile>;
  /** The cards somebody is looking at, in the order drawn. */
  looked: Array<DreamscapeLooked>;
  /** The Dream tokens of the match. */
  tokens: Array<DreamscapeToken>;
  /** Shards between two places: the Collector's, the Lake's, or one of a completed pile. */
  held: Array<string>;
}

export type DreamscapeChoice =
  | { verb: "collect"; facts: { shard?: string; locale?: number; name?: string } }
  | { verb: "go"; facts: { locale?: number; name?: string; cost?: number; key?: string; red?: number } }
  | { verb: "power"; facts: { locale?: number; name?: string; power?: string } }
  | { verb: "sleep"; facts: { candle?: number } }
  | { verb: "use"; facts: { card?: string; shard?: string; power?: string } }
  | { verb: "store"; facts: { card?: string; shard?: string } }
  | { verb: "place"; facts: { shard?: string; space?: string; completes?: string } }
  | { verb: "enter"; facts: { space?: string; shard?: string; points?: number; free?: number; tree?: number; completes?: string } }
  | { verb: "walk"; facts: { space?: string; shard?: string; cost?: number; points?: number; free?: number; tree?: number; completes?: string } }
  | { verb: "stop"; facts: { space?: string; completes?: string } }
  | { verb: "tree"; facts: { space?: string; points?: number; completes?: string } }
  | { verb: "swap"; facts: { paid?: string; price?: number; shard?: string } }
  | { verb: "done"; facts: { lost?: number } }
  | { verb: "take"; facts: { shard?: string; space?: string; completes?: string } }
  | { verb: "shift"; facts: { space?: string; target?: string; height?: number; shards?: number; completes?: string } }
  | { verb: "lay"; facts: { shard?: string; locale?: number; name?: string } }
  | { verb: "stir"; facts: { locale?: number; name?: string } }
  | { verb: "next"; facts: { shard?: string } }
  | { verb: "pile"; facts: { level?: string } }
  | { verb: "pile-none"; facts: object }
  | { verb: "keep"; facts: { card?: string } }
  | { verb: "keep-none"; facts: object }
  | { verb: "complete"; facts: { card?: string; points?: number } }
  | { verb: "retain"; facts: { shard?: string } }
  | { verb: "sow"; facts: { locale?: number; name?: string } }
  | { verb: "clear"; facts: { space?: string; shards?: number; tree?: number } };

export type DreamscapeQuestion =
  | { name: "wander"; facts: { candle?: number } }
  | { name: "sow"; facts: { locale?: number; name?: string } }
  | { name: "create"; facts: object }
  | { name: "walk"; facts: object }
  | { name: "settle"; facts: object }
  | { name: "complete"; facts: object }
  | { name: "retain"; facts: object }
  | { name: "pile"; facts: { cards?: number } }
  | { name: "keep"; facts: object }
  | { name: "lay"; facts: object }
  | { name: "stir"; facts: object }
  | { name: "next"; facts: { locale?: number; name?: string } }
  | { name: "tower"; facts: { left?: number } }
  | { name: "golem"; facts: { left?: number } };

export type DreamscapeEvent =
  | { event: "rank"; seat?: number; rank?: number }
  | { event: "goal"; token?: string; goal?: string }
  | { event: "slot"; shard?: string }
  | { event: "fill"; shard?: string; locale?: number; name?: string }
  | { event: "round"; round?: number }
  | { event: "wander"; seat?: number }
  | { event: "collect"; seat?: number; shard?: string; locale?: number; name?: string }
  | { event: "go"; seat?: number; locale?: number; name?: string; cost?: number }
  | { event: "cross"; seat?: number; shard?: string }
  | { event: "power"; seat?: number; locale?: number; name?: string }
  | { event: "sleep"; seat?: number; locale?: number; name?: string }
  | { event: "sow"; seat?: number; locale?: number; name?: string }
  | { event: "create"; seat?: number }
  | { event: "find"; seat?: number; shard?: string }
  | { event: "gather"; seat?: number; shard?: string }
  | { event: "lay"; seat?: number; shard?: string; locale?: number; name?: string }
  | { event: "stir"; seat?: number; locale?: number; name?: string }
  | { event: "use"; seat?: number; shard?: string; card?: string }
  | { event: "store"; seat?: number; shard?: string; card?: string }
  | { event: "recover"; seat?: number; shard?: string; card?: string }
  | { event: "place"; seat?: number; shard?: string; space?: string }
  | { event: "take"; seat?: number; shard?: string; space?: string }
  | { event: "shift"; seat?: number; space?: string; target?: string; shards?: number }
  | { event: "enter"; seat?: number; space?: string }
  | { event: "walk"; seat?: number; space?: string }
  | { event: "stop"; seat?: number; space?: string }
  | { event: "plant"; seat?: number; space?: string }
  | { event: "swap"; seat?: number; shard?: string; paid?: string; price?: number }
  | { event: "discard"; seat?: number; shard?: string }
  | { event: "clear"; seat?: number; space?: string }
  | { event: "draw"; seat?: number; level?: string; cards?: number }
  | { event: "look"; seat?: number; level?: string; card?: string }
  | { event: "keep"; seat?: number; level?: string; card?: string }
  | { event: "return"; seat?: number; level?: string; card?: string }
  | { event: "complete"; seat?: number; level?: string; card?: string }
  | { event: "token"; seat?: number; token?: string; goal?: string; colour?: string }
  | { event: "score"; seat?: number; points?: number; rule?: string }
  | { event: "end" };

/** What each fact is, for its words. */
export const FACTS: Record<string, string> = {
  "seat": "seat",
  "locale": "number",
  "name": "locale",
  "power": "power",
  "shard": "shard",
  "key": "shard",
  "paid": "of",
  "colour": "colour",
  "card": "card",
  "completes": "card",
  "level": "level",
  "space": "space",
  "target": "space",
  "token": "token",
  "goal": "token",
  "rule": "rule",
  "candle": "number",
  "cards": "number",
  "cost": "number",
  "free": "number",
  "height": "number",
  "left": "number",
  "lost": "number",
  "points": "number",
  "price": "number",
  "rank": "number",
  "red": "number",
  "round": "number",
  "shards": "number",
  "tree": "number",
};

/** The facts an event may have; one that is missing is a secret. */
export const EVENTS: Record<string, string[]> = {
  "rank": ["seat", "rank"],
  "goal": ["token", "goal"],
  "slot": ["shard"],
  "fill": ["shard", "locale", "name"],
  "round": ["round"],
  "wander": ["seat"],
  "collect": ["seat", "shard", "locale", "name"],
  "go": ["seat", "locale", "name", "cost"],
  "cross": ["seat", "shard"],
  "power": ["seat", "locale", "name"],
  "sleep": ["seat", "locale", "name"],
  "sow": ["seat", "locale", "name"],
  "create": ["seat"],
  "find": ["seat", "shard"],
  "gather": ["seat", "shard"],
  "lay": ["seat", "shard", "locale", "name"],
  "stir": ["seat", "locale", "name"],
  "use": ["seat", "shard", "card"],
  "store": ["seat", "shard", "card"],
  "recover": ["seat", "shard", "card"],
  "place": ["seat", "shard", "space"],
  "take": ["seat", "shard", "space"],
  "shift": ["seat", "space", "target", "shards"],
  "enter": ["seat", "space"],
  "walk": ["seat", "space"],
  "stop": ["seat", "space"],
  "plant": ["seat", "space"],
  "swap": ["seat", "shard", "paid", "price"],
  "discard": ["seat", "shard"],
  "clear": ["seat", "space"],
  "draw": ["seat", "level", "cards"],
  "look": ["seat", "level", "card"],
  "keep": ["seat", "level", "card"],
  "return": ["seat", "level", "card"],
  "complete": ["seat", "level", "card"],
  "token": ["seat", "token", "goal", "colour"],
  "score": ["seat", "points", "rule"],
  "end": [],
};
