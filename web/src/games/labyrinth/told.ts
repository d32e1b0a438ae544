// Made from the game by `make wire`. Do not edit: a test compares it.

/** A corridor of a cell: where a pawn can stand. */
export interface LabyrinthCorridor {
  /** As choices and events name it: `d4a`. */
  name: string;
  /** The edges its roads lead to, as the tile lies now: 0 is the top, then clockwise. */
  edges: Array<number>;
  /** For each of those edges the corridor beyond it; null where there is a wall, nothing built, or the frame. */
  leads: Array<string | null>;
}

/** A cell on which a tile lies, or that is printed on the board. */
export interface LabyrinthCell {
  /** Its name: column and row. */
  cell: string;
  /** A normal tile, a key space, the central space, or a tile that lies face down. */
  kind: "normal" | "key" | "centre" | "down";
  /** The tile; null for what is printed on the board, and for a tile nobody has seen. */
  tile: string | null;
  /** By how many sixths the tile is turned clockwise. */
  turn: number;
  /** Does the first corridor pass over the second? */
  bridge: boolean;
  /** Its corridors; a tile that lies face down has one, to all sides. */
  corridors: Array<LabyrinthCorridor>;
  /** Of a key space, the number of its key and of the start space beside it, from 1. */
  number: number | null;
  /** Of a key space, that start space; it lies at the edge that is called like the turn. */
  start: string | null;
}

/** A corridor of a tile that does not lie on the board yet. */
export interface LabyrinthRoad {
  /** The edges it leads to while the tile is not turned. */
  edges: Array<number>;
  /** Is a trap laid there when the tile is? */
  trap: boolean;
  /** Is an item laid there when the tile is? */
  chest: boolean;
}

/** A tile out of the pool. */
export interface LabyrinthTile {
  /** Its id. */
  tile: string;
  /** Does the first corridor pass over the second? */
  bridge: boolean;
  /** Its corridors. */
  corridors: Array<LabyrinthRoad>;
  /** The turns that look different. */
  turns: Array<number>;
}

/** An ability of a character. */
export interface LabyrinthAbility {
  /** Its id: `c03a`. */
  what: string;
  /** Is it always at work, used in one's own turn, or an answer to what happens? */
  when: "always" | "turn" | "answer";
  /** The actions it costs. */
  actions: number;
  /** The Crystals of Fate it makes inactive. */
  crystal: number;
  /** The lives it costs. */
  lives: number;
  /** The tokens it takes. */
  token: number;
  /** How often it may be used: at will, once a turn, once a fight. */
  often: "at-will" | "turn" | "fight";
  /** Was it used in this turn? */
  used: boolean;
}

/** The ability tokens of a character. */
export interface LabyrinthSupply {
  /** Their id, for name and text: `c03t`. */
  what: string;
  /** `hellfire`, `seal` and so on: what is drawn on them. */
  kind: string;
  /** How many there are. */
  count: number;
  /** How many lie on the card of the character, ready to be used. */
  card: number;
  /** How many are put aside until they are regained. */
  aside: number;
}

/** A player's character, and all it has. */
export interface LabyrinthPlayer {
  /** Null as long as it has none. */
  character: string | null;
  /** Its start space. */
  start: string;
  /** Where it stands: a corridor, or a start space. */
  place: string;
  /** The lives it has. */
  lives: number;
  /** The lives it could be healed by. */
  lost: number;
  /** Its active Crystals of Fate. */
  lit: number;
  /** Its inactive ones. */
  dark: number;
  /** Its daze tokens. */
  dazes: number;
  /** The keys it carries. */
  keys: Array<string>;
  /** The items it carries. */
  items: Array<string>;
  /** How many more items it may carry; below 0 after a change of character. */
  room: number;
  /** What its character can do. */
  abilities: Array<LabyrinthAbility>;
  /** The tokens of its character; null where it has none. */
  tokens: LabyrinthSupply | null;
  /** Was it moved, so that it picks nothing up before it has done something of its own? */
  moved: boolean;
  /** While it is rolled for who begins: its two dice, or none. */
  roll: Array<number>;
  /** How many Moves lead to the nearest key it may take, through what is built and without jumps; 0 if it carries one, null if there is no way. */
  to_key: number | null;
  /** How many Moves lead to the central space; null if there is no way. */
  to_centre: number | null;
  /** What it has to roll where it meets the Golem; null as long as it has no character. */
  golem_need: number | null;
  /** How likely it is to roll that, in whole percents. */
  golem_chance: number | null;
}

/** A trap on a corridor. */
export interface LabyrinthTrap {
  /** Its corridor. */
  place: string;
  /** Its kind; null if this viewer does not know it. */
  trap: string | null;
  /** Does it lie face up? */
  up: boolean;
  /** The seats that know it. */
  seen: Array<number>;
  /** How likely this viewer is to come through it unharmed, in whole percents; null where it is not known. */
  chance: number | null;
}

/** A key. */
export interface LabyrinthKey {
  /** `k1` to `k6`, by the start space it belongs to. */
  key: string;
  /** The corridor it lies on; null if somebody carries it. */
  place: string | null;
  /** Who carries it. */
  carrier: number | null;
  /** Who dropped it there, if it was dropped. */
  dropper: number | null;
}

/** An item that has been found. */
export interface LabyrinthItem {
  /** Its id. */
  item: string;
  /** The corridor it lies on; null if somebody carries it. */
  place: string | null;
  /** Who carries it. */
  carrier: number | null;
  /** Was it used in this turn? */
  used: boolean;
}

/** An ability token on the board or on a character. */
export interface LabyrinthToken {
  /** The id of its kind, for name and text: `c03t`. */
  token: string;
  /** `hellfire`, `seal` and so on. */
  kind: string;
  /** Who plays the character it belongs to; null if nobody does. */
  owner: number | null;
  /** The corridor it lies on; null if a character bears it. */
  place: string | null;
  /** Who bears it. */
  bearer: number | null;
}

/** The Golem. */
export interface LabyrinthGolem {
  /** Its corridor. */
  place: string;
  /** Where its next step must not lead, unless there is no other way. */
  barred: string | null;
  /** Who moves it now; null while it stands. */
  leader: number | null;
  /** How many steps it has left. */
  steps: number;
}

/** What is left to be drawn. */
export interface LabyrinthPools {
  /** How many tiles can be drawn. */
  tiles: number;
  /** The tiles nobody has seen, those that lie face down among them. */
  unseen: Array<LabyrinthTile>;
  /** The tiles at the bottom of the pool, the uppermost first; everybody knows them. */
  under: Array<LabyrinthTile>;
  /** How many traps can be drawn. */
  traps: number;
  /** How many traps of each kind this viewer has not seen: in the pool, or face down somewhere. */
  traps_unseen: Record<string, number>;
  /** The items nobody has found. */
  items: Array<string>;
  /** How many Golem cards of each kind are left. */
  cards: Record<string, number>;
  /** The events that have not come. */
  events: Array<string>;
}

/** What was drawn, and is to be used. */
export interface LabyrinthDrawn {
  /** What it is. */
  kind: "tiles" | "traps" | "cards" | "characters";
  /** Their ids; null for what this viewer does not see. */
  pieces: Array<string | null>;
  /** The same as tiles, if it is tiles. */
  tiles: Array<LabyrinthTile>;
  /** The only cell a tile may go to, if there is just one. */
  cell: string | null;
}

/** A number that is added to a roll. */
export interface LabyrinthBonus {
  /** What adds it: an ability, an item, the event in force, or a curse (`c13t`). */
  what: string;
  /** How much. */
  by: number;
}

/** Two dice. */
export interface LabyrinthRoll {
  /** What they show; empty before they are rolled. */
  dice: Array<number>;
  /** What was added to this roll by what was paid for it. */
  extra: number;
  /** What it comes to with everything; null before it is rolled. */
  sum: number | null;
  /** Is it enough? Null before it is rolled. */
  passed: boolean | null;
}

/** A test that is being made. */
export interface LabyrinthTest {
  /** Which test it is; `other`: by an ability, a token or an item. */
  test: "jump" | "trap" | "golem" | "other";
  /** Who is tested. */
  seat: number;
  /** From which number on a roll succeeds. */
  need: number;
  /** Each roll it takes. */
  rolls: Array<LabyrinthRoll>;
  /** What is added to every roll. */
  bonuses: Array<LabyrinthBonus>;
  /** What comes of failing. */
  stake: "trap" | "golem" | "fall" | "seal" | "fire" | "portal" | "wound" | "net";
  /** The piece that makes it: a trap, an item, the tokens of a character; null if there is none. */
  what: string | null;
  /** The lives a failed roll costs. */
  lives: number;
  /** The daze tokens it brings. */
  dazes: number;
  /** How likely it is passed in the end, in whole percents; the tester answers as well as they can. */
  chance: number;
}

/** One side of a fight. */
export interface LabyrinthSide {
  /** Who it is. */
  seat: number;
  /** What it has rolled; empty before, and where no roll decides. */
  dice: Array<number>;
  /** What was added to this roll by what was paid for it. */
  extra: number;
  /** What is added to every roll. */
  bonuses: Array<LabyrinthBonus>;
  /** What it comes to with everything; null before it is rolled. */
  sum: number | null;
  /** The lives it would lose. */
  stake: number;
  /** How likely it is to win, in whole percents; both answer as well as they can. Null once it is won. */
  chance: number | null;
}

/** A fight that is being fought, or what comes of it. */
export interface LabyrinthFight {
  /** May it still be avoided, do dice decide, or is it won? */
  stage: "attacked" | "rolls" | "won";
  /** Who attacks, then who is attacked. */
  sides: Array<LabyrinthSide>;
  /** How many ties there were. */
  ties: number;
  /** Who is ahead; null in a tie, and before both have rolled. */
  leader: number | null;
  /** Who has won. */
  winner: number | null;
  /** The lives the loser is about to lose, once it is won. */
  wound: number;
}

/** The table of Labyrinth as one viewer knows it. */
export interface LabyrinthView {
  /** Through whose eyes: a seat, or null for somebody who watches. */
  viewer: number | null;
  /** Characters are dealt or chosen, it is rolled for who begins, somebody's turn, or the end. */
  phase: "characters" | "start" | "turn" | "over";
  /** The round, from 1; 0 before the first. */
  round: number;
  /** After how many rounds the match ends without a winner. */
  rounds: number;
  /** Whose turn it is; null before the first. */
  seat: number | null;
  /** How many actions the turn has left. */
  actions: number;
  /** Who began. */
  first: number | null;
  /** Who has won. */
  winner: number | null;
  /** The event in force. */
  event: string | null;
  /** The id of its lasting rule, for the text: `e05b`. */
  law: string | null;
  /** Has the player whose turn it is moved the Golem in it? */
  golem_moved: boolean;
  /** Has the player whose turn it is triggered an event in it? */
  event_triggered: boolean;
  /** By seat, who plays and what they have. */
  players: Array<LabyrinthPlayer>;
  /** Every cell on which something lies or is printed, by name. */
  cells: Array<LabyrinthCell>;
  /** The Golem. */
  golem: LabyrinthGolem;
  /** The traps on the board. */
  traps: Array<LabyrinthTrap>;
  /** The six keys. */
  keys: Array<LabyrinthKey>;
  /** The items that have been found. */
  items: Array<LabyrinthItem>;
  /** The ability tokens that are on the board or on a character. */
  tokens: Array<LabyrinthToken>;
  /** What is left to be drawn. */
  pools: LabyrinthPools;
  /** The ability, item or one-off rule of an event (`e05a`) that is being aimed. */
  aiming: string | null;
  /** What was drawn and is to be used, if anything was. */
  drawn: LabyrinthDrawn | null;
  /** The test that is being made. */
  test: LabyrinthTest | null;
  /** The fight that is being fought. */
  fight: LabyrinthFight | null;
}

export type LabyrinthChoice =
  | { verb: "build"; facts: { actions?: number } }
  | { verb: "place"; facts: { cell?: string; turn?: number } }
  | { verb: "keep-tile"; facts: { tile?: string } }
  | { verb: "keep-trap"; facts: { what?: string } }
  | { verb: "keep-card"; facts: { card?: string } }
  | { verb: "keep-character"; facts: { what?: string } }
  | { verb: "keep-token"; facts: { what?: string } }
  | { verb: "turn"; facts: { cell?: string; turn?: number; degrees?: number } }
  | { verb: "tile"; facts: { cell?: string } }
  | { verb: "move"; facts: { place?: string; actions?: number; need?: number; chance?: number } }
  | { verb: "move-home"; facts: { place?: string; actions?: number } }
  | { verb: "jump-risky"; facts: { place?: string; actions?: number; need?: number; chance?: number; lives?: number } }
  | { verb: "jump-safe"; facts: { place?: string; actions?: number } }
  | { verb: "rest"; facts: { actions?: number } }
  | { verb: "attack"; facts: { other?: number; actions?: number; chance?: number } }
  | { verb: "trap"; facts: { place?: string; actions?: number } }
  | { verb: "golem"; facts: { actions?: number } }
  | { verb: "event"; facts: { actions?: number } }
  | { verb: "crystal"; facts: { actions?: number } }
  | { verb: "take"; facts: { what?: string } }
  | { verb: "steal"; facts: { what?: string; other?: number } }
  | { verb: "leave"; facts: { what?: string } }
  | { verb: "drop"; facts: { what?: string } }
  | { verb: "use"; facts: { what?: string; actions?: number; chance?: number } }
  | { verb: "item"; facts: { what?: string; chance?: number } }
  | { verb: "end"; facts: object }
  | { verb: "fight"; facts: { other?: number; chance?: number } }
  | { verb: "reroll"; facts: { chance?: number } }
  | { verb: "redo"; facts: { number?: number; face?: number; chance?: number } }
  | { verb: "to"; facts: { place?: string } }
  | { verb: "on"; facts: { other?: number; chance?: number } }
  | { verb: "steps"; facts: { count?: number } }
  | { verb: "stop"; facts: object }
  | { verb: "yes"; facts: object }
  | { verb: "pass"; facts: { chance?: number } };

export type LabyrinthQuestion =
  | { name: "act"; facts: { count?: number } }
  | { name: "choose-character"; facts: object }
  | { name: "choose-tile"; facts: object }
  | { name: "place-tile"; facts: { tile?: string } }
  | { name: "turn-tile"; facts: object }
  | { name: "turn-over"; facts: { cell?: string } }
  | { name: "swap-with"; facts: object }
  | { name: "exchange"; facts: object }
  | { name: "token-order"; facts: object }
  | { name: "whirl"; facts: { other?: number } }
  | { name: "cast-out"; facts: { other?: number } }
  | { name: "free-fight"; facts: object }
  | { name: "strike-back"; facts: { other?: number } }
  | { name: "attacked"; facts: { other?: number } }
  | { name: "escape"; facts: object }
  | { name: "answer-test"; facts: { test?: string; other?: number; own?: number; sum?: number; need?: number; failed?: number } }
  | { name: "answer-fight"; facts: { other?: number; sum?: number; need?: number } }
  | { name: "spoils"; facts: { other?: number; count?: number } }
  | { name: "defence"; facts: { other?: number; count?: number } }
  | { name: "trophy"; facts: { other?: number } }
  | { name: "push"; facts: { other?: number } }
  | { name: "lose"; facts: { count?: number } }
  | { name: "drop"; facts: object }
  | { name: "robbed"; facts: object }
  | { name: "blow"; facts: { other?: number } }
  | { name: "lay-trap"; facts: object }
  | { name: "second-trap"; facts: { place?: string } }
  | { name: "shifted-trap"; facts: { place?: string } }
  | { name: "golem-card"; facts: object }
  | { name: "golem-horn"; facts: { count?: number } }
  | { name: "golem-step"; facts: { count?: number } }
  | { name: "aim"; facts: { what?: string } }
  | { name: "gale"; facts: { other?: number } }
  | { name: "may-change"; facts: object };

export type LabyrinthEvent =
  | { event: "turn"; seat?: number; round?: number }
  | { event: "first"; seat?: number }
  | { event: "offered"; seat?: number; what?: string }
  | { event: "become"; seat?: number; what?: string }
  | { event: "roll"; seat?: number; first?: number; second?: number; sum?: number }
  | { event: "cursed"; seat?: number; by?: number; signed?: string }
  | { event: "tested"; seat?: number; passed?: number; test?: string }
  | { event: "enter"; seat?: number; place?: string }
  | { event: "home"; seat?: number }
  | { event: "jump"; seat?: number }
  | { event: "fall"; seat?: number }
  | { event: "sealed"; seat?: number; place?: string }
  | { event: "pursuit"; seat?: number }
  | { event: "rest"; seat?: number; count?: number }
  | { event: "tile"; seat?: number; tile?: string }
  | { event: "under"; seat?: number; tile?: string }
  | { event: "laid"; seat?: number; tile?: string; cell?: string; turn?: number }
  | { event: "turned"; seat?: number; tile?: string; cell?: string; turn?: number }
  | { event: "removed"; seat?: number; tile?: string; cell?: string; turn?: number }
  | { event: "swapped"; seat?: number; one?: string; two?: string }
  | { event: "veiled"; seat?: number; cell?: string }
  | { event: "reveal"; tile?: string; cell?: string }
  | { event: "trap-laid"; seat?: number; place?: string }
  | { event: "look-trap"; seat?: number; what?: string }
  | { event: "lantern"; seat?: number; place?: string; what?: string }
  | { event: "trap"; seat?: number; what?: string; place?: string }
  | { event: "trap-ignored"; seat?: number }
  | { event: "snared"; seat?: number }
  | { event: "trap-moved"; seat?: number; place?: string }
  | { event: "mirage"; seat?: number; place?: string }
  | { event: "item-found"; what?: string; place?: string }
  | { event: "take"; seat?: number; what?: string }
  | { event: "leave"; seat?: number; what?: string }
  | { event: "drop"; seat?: number; what?: string }
  | { event: "item-lost"; seat?: number; what?: string }
  | { event: "steal"; seat?: number; what?: string }
  | { event: "use"; seat?: number; what?: string }
  | { event: "item"; seat?: number; what?: string }
  | { event: "aim"; seat?: number; other?: number }
  | { event: "pay-life"; seat?: number; count?: number }
  | { event: "darken"; seat?: number }
  | { event: "light"; seat?: number }
  | { event: "token"; seat?: number; what?: string }
  | { event: "token-laid"; seat?: number; place?: string }
  | { event: "burn"; seat?: number; place?: string }
  | { event: "unseal"; seat?: number; place?: string }
  | { event: "martyr"; seat?: number; other?: number }
  | { event: "attack"; seat?: number; other?: number }
  | { event: "tie"; seat?: number; other?: number }
  | { event: "win"; seat?: number; other?: number }
  | { event: "push"; seat?: number; other?: number }
  | { event: "lose"; seat?: number; count?: number }
  | { event: "heal"; seat?: number; count?: number }
  | { event: "daze"; seat?: number; count?: number }
  | { event: "die"; seat?: number }
  | { event: "golem-card"; seat?: number; card?: string }
  | { event: "golem"; place?: string }
  | { event: "event"; seat?: number; what?: string }
  | { event: "win-match"; seat?: number }
  | { event: "nobody-wins" };

/** What each fact is, for its words. */
export const FACTS: Record<string, string> = {
  "seat": "seat",
  "other": "seat",
  "what": "piece",
  "tile": "tile",
  "card": "card",
  "test": "test",
  "place": "place",
  "cell": "cell",
  "one": "cell",
  "two": "cell",
  "signed": "signed",
  "actions": "number",
  "by": "number",
  "chance": "number",
  "count": "number",
  "degrees": "number",
  "face": "number",
  "failed": "number",
  "first": "number",
  "lives": "number",
  "need": "number",
  "number": "number",
  "own": "number",
  "passed": "number",
  "round": "number",
  "second": "number",
  "sum": "number",
  "turn": "number",
};

/** The facts an event may have; one that is missing is a secret. */
export const EVENTS: Record<string, string[]> = {
  "turn": ["seat", "round"],
  "first": ["seat"],
  "offered": ["seat", "what"],
  "become": ["seat", "what"],
  "roll": ["seat", "first", "second", "sum"],
  "cursed": ["seat", "by", "signed"],
  "tested": ["seat", "passed", "test"],
  "enter": ["seat", "place"],
  "home": ["seat"],
  "jump": ["seat"],
  "fall": ["seat"],
  "sealed": ["seat", "place"],
  "pursuit": ["seat"],
  "rest": ["seat", "count"],
  "tile": ["seat", "tile"],
  "under": ["seat", "tile"],
  "laid": ["seat", "tile", "cell", "turn"],
  "turned": ["seat", "tile", "cell", "turn"],
  "removed": ["seat", "tile", "cell", "turn"],
  "swapped": ["seat", "one", "two"],
  "veiled": ["seat", "cell"],
  "reveal": ["tile", "cell"],
  "trap-laid": ["seat", "place"],
  "look-trap": ["seat", "what"],
  "lantern": ["seat", "place", "what"],
  "trap": ["seat", "what", "place"],
  "trap-ignored": ["seat"],
  "snared": ["seat"],
  "trap-moved": ["seat", "place"],
  "mirage": ["seat", "place"],
  "item-found": ["what", "place"],
  "take": ["seat", "what"],
  "leave": ["seat", "what"],
  "drop": ["seat", "what"],
  "item-lost": ["seat", "what"],
  "steal": ["seat", "what"],
  "use": ["seat", "what"],
  "item": ["seat", "what"],
  "aim": ["seat", "other"],
  "pay-life": ["seat", "count"],
  "darken": ["seat"],
  "light": ["seat"],
  "token": ["seat", "what"],
  "token-laid": ["seat", "place"],
  "burn": ["seat", "place"],
  "unseal": ["seat", "place"],
  "martyr": ["seat", "other"],
  "attack": ["seat", "other"],
  "tie": ["seat", "other"],
  "win": ["seat", "other"],
  "push": ["seat", "other"],
  "lose": ["seat", "count"],
  "heal": ["seat", "count"],
  "daze": ["seat", "count"],
  "die": ["seat"],
  "golem-card": ["seat", "card"],
  "golem": ["place"],
  "event": ["seat", "what"],
  "win-match": ["seat"],
  "nobody-wins": [],
};
