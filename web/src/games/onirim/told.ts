// Made from the game by `make wire`. Do not edit: a test compares it.

/** The table of Onirim as one viewer knows it. Cards are named as in the notation: `Rs` is a red sun. */
export interface OnirimView {
  /** Through whose eyes: a seat, or null for somebody who watches. */
  viewer: number | null;
  /** Whose turn it is. */
  seat: number;
  /** `playing`, `won`, or how it was lost. */
  outcome: string;
  /** What is being done now: `play-or-discard`, `face-nightmare` and the like; empty when the match is over. */
  phase: string;
  /** What is done after it, in order, before the turn is over. */
  to_come: Array<string>;
  /** By seat, the cards of the hand that this viewer knows. */
  hands: Array<Array<string>>;
  /** By seat, how many cards of the hand this viewer does not know. */
  hidden: Array<number>;
  /** By seat, the cards of its hand that its partner has seen. */
  partner_saw: Array<Array<string>>;
  /** By seat, the cards of its hand that everybody has seen. */
  spectator_saw: Array<Array<string>>;
  /** The shared cards; in the draft, the open ones. */
  shared: Array<string>;
  /** By seat, how many more cards of the row's last colour gain a door; 0 if none can. */
  to_door: Array<number>;
  /** By seat, its row from the first card to the last. */
  rows: Array<Array<string>>;
  /** By seat, the doors before it. */
  doors: Array<Array<string>>;
  /** What waits to be shuffled back. */
  limbo: Array<string>;
  /** What was discarded. */
  discard: Array<string>;
  /** The card that was drawn and is being dealt with: a nightmare, or a door with its key in reach. */
  aside: Array<string>;
  /** The cards of a prophecy this viewer sees. */
  vision: Array<string>;
  /** How many cards of a prophecy this viewer does not see. */
  hidden_vision: number;
  /** How many cards are left in the deck. */
  deck: number;
  /** The top of the deck as far as somebody knows it, `?` for a card this viewer does not know. */
  top: Array<string>;
  /** Who knows each card of `top`: the sum of 1 for the first seat, 2 for the second, 4 for those who watch. */
  knowers: Array<number>;
  /** How often the deck was shuffled. */
  shuffles: number;
  /** How many cards of each kind lie in the deck, or where this viewer cannot see them. */
  unseen: Record<string, number>;
}

export type OnirimChoice =
  | { verb: "play"; facts: { card?: string; whose?: string } }
  | { verb: "discard"; facts: { card?: string; whose?: string } }
  | { verb: "drop"; facts: { card?: string; loses?: number } }
  | { verb: "return"; facts: { card?: string } }
  | { verb: "claim"; facts: object }
  | { verb: "decline"; facts: object }
  | { verb: "search"; facts: object }
  | { verb: "skip"; facts: object }
  | { verb: "open"; facts: { whose?: string } }
  | { verb: "leave"; facts: object }
  | { verb: "pay"; facts: { card?: string; whose?: string } }
  | { verb: "pay-deck"; facts: object }
  | { verb: "pay-hand"; facts: object }
  | { verb: "take"; facts: { card?: string } }
  | { verb: "swap"; facts: { card?: string; other?: string } }
  | { verb: "keep"; facts: object };

export type OnirimQuestion =
  | { name: "play-or-discard"; facts: object }
  | { name: "drop"; facts: object }
  | { name: "return"; facts: { place?: number } }
  | { name: "claim"; facts: { card?: string; spare?: number; known?: number } }
  | { name: "search"; facts: object }
  | { name: "open"; facts: { card?: string; spare?: number } }
  | { name: "nightmare"; facts: object }
  | { name: "draft"; facts: object }
  | { name: "swap"; facts: object };

export type OnirimEvent =
  | { event: "turn"; seat?: number }
  | { event: "draw"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "play"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "discard"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "gain"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "unlock"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "pay"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "mill"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "banish"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "pass"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "look"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "drop"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "return"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "reveal"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "take"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "swap"; seat?: number; owner?: number; card?: string; from?: string; to?: string }
  | { event: "shuffle"; seat?: number }
  | { event: "limbo returns"; seat?: number }
  | { event: "end"; won?: number; rule?: string };

/** What each fact is, for its words. */
export const FACTS: Record<string, string> = {
  "seat": "seat",
  "card": "card",
  "other": "card",
  "owner": "seat",
  "whose": "whose",
  "rule": "rule",
  "from": "place",
  "to": "place",
  "place": "number",
  "spare": "number",
  "known": "number",
  "won": "number",
  "loses": "number",
};

/** The facts an event may have; one that is missing is a secret. */
export const EVENTS: Record<string, string[]> = {
  "turn": ["seat"],
  "draw": ["seat", "owner", "card", "from", "to"],
  "play": ["seat", "owner", "card", "from", "to"],
  "discard": ["seat", "owner", "card", "from", "to"],
  "gain": ["seat", "owner", "card", "from", "to"],
  "unlock": ["seat", "owner", "card", "from", "to"],
  "pay": ["seat", "owner", "card", "from", "to"],
  "mill": ["seat", "owner", "card", "from", "to"],
  "banish": ["seat", "owner", "card", "from", "to"],
  "pass": ["seat", "owner", "card", "from", "to"],
  "look": ["seat", "owner", "card", "from", "to"],
  "drop": ["seat", "owner", "card", "from", "to"],
  "return": ["seat", "owner", "card", "from", "to"],
  "reveal": ["seat", "owner", "card", "from", "to"],
  "take": ["seat", "owner", "card", "from", "to"],
  "swap": ["seat", "owner", "card", "from", "to"],
  "shuffle": ["seat"],
  "limbo returns": ["seat"],
  "end": ["won", "rule"],
};
