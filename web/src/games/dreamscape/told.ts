// Made from the game by `make wire`. Do not edit: a test compares it.

export interface DreamscapeWay {
  cost: number;
  red: number;
  path: Array<number>;
}

export interface DreamscapeLocale {
  number: number;
  power: string;
  shards: Array<string>;
  dots: Array<number>;
  collect: string | null;
  locked: boolean;
  key: boolean;
  awake: Array<number>;
  asleep: Array<number>;
  haunted: boolean;
  way: DreamscapeWay | null;
}

export interface DreamscapePassage {
  ends: Array<number>;
  red: boolean;
}

export interface DreamscapeSpace {
  space: string;
  stack: Array<string>;
  tree: boolean;
  mountain: boolean;
  climbed: boolean;
}

export interface DreamscapeSources {
  cards: number;
  trees: number;
  water: number;
  mountains: number;
  nightmares: number;
  tokens: number;
  unfinished: number;
  red: number;
}

export interface DreamscapePlayer {
  seat: number;
  points: number;
  expected: number;
  sources: DreamscapeSources;
  rank: number | null;
  locale: number | null;
  asleep: boolean;
  power_used: boolean;
  hand: Array<string>;
  studio: Array<DreamscapeSpace>;
  dreamer: string | null;
  open: Array<string>;
  completed: Array<string>;
  last: string | null;
  nearest: Record<string, Array<DreamscapePlacement>>;
}

export interface DreamscapePlacedSpace {
  space: string;
  stack: Array<string>;
  tree: boolean;
  missing: Array<string>;
  missing_tree: boolean;
  in_the_way: number;
}

export interface DreamscapePlacement {
  spaces: Array<DreamscapePlacedSpace>;
  dreamer: string;
  missing_dreamer: boolean;
  pieces: number;
  missing: number;
  in_the_way: number;
}

export interface DreamscapeCardSpace {
  row: number;
  column: number;
  stack: Array<string>;
  tree: boolean;
  dreamer: boolean;
}

export interface DreamscapeCard {
  id: string;
  level: string;
  points: number;
  power: string;
  over_world: boolean;
  stored: string | null;
  rows: number;
  columns: number;
  spaces: Array<DreamscapeCardSpace>;
}

export interface DreamscapeHiddenCard {
  card: string | null;
  knowers: Array<number>;
}

export interface DreamscapePile {
  level: string;
  size: number;
  under: Array<DreamscapeHiddenCard>;
}

export interface DreamscapeLooked {
  card: string | null;
  knowers: Array<number>;
  nearest: Array<DreamscapePlacement>;
}

export interface DreamscapeStep {
  count: number;
  points: number;
}

export interface DreamscapeStanding {
  count: number | null;
  points: number;
}

export interface DreamscapeToken {
  id: string;
  kind: string;
  colour: string | null;
  points: number;
  scale: Array<DreamscapeStep>;
  standing: Array<DreamscapeStanding>;
}

export interface DreamscapeView {
  viewer: number | null;
  phase: "setup" | "wander" | "create" | "last" | "over";
  round: number;
  rounds: number;
  seat: number;
  order: Array<number>;
  candle: number;
  action_points: number;
  key_moves: number;
  free_step: boolean;
  free_steps: number;
  locales: Array<DreamscapeLocale>;
  passages: Array<DreamscapePassage>;
  bag: Record<string, number>;
  trees: number;
  nightmare: boolean;
  pool: number;
  entry: string;
  players: Array<DreamscapePlayer>;
  cards: Record<string, DreamscapeCard>;
  piles: Array<DreamscapePile>;
  looked: Array<DreamscapeLooked>;
  tokens: Array<DreamscapeToken>;
  held: Array<string>;
}
