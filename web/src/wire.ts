// Made from the Python messages by `make wire`. Do not edit: a test compares it.

export const PROTOCOL = 1;

/** The seat acts. Several actions are one gesture: all of it happens or nothing. */
export interface Act {
  type: "act";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
  actions: Array<string>;
}

/** A hint or a review, better each time until `last`. */
export interface Advice {
  type: "advice";
  id: string;
  advice: unknown;
  last: boolean;
}

/** Yes, take it back. */
export interface AgreeUndo {
  type: "agree";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
}

export interface Asked {
  name: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** I decide for myself again. */
export interface Back {
  type: "back";
  /** made by the client, new each time */
  id: string;
}

export interface Chat {
  type: "chat";
  /** made by the client, new each time */
  id: string;
  text: string;
}

export interface ChatLine {
  position: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Something one may do: as it is written and sent, as verb and facts for words and places, and its number among all that seats can do in such a match. */
export interface Choice {
  text: string;
  verb: string;
  facts: Record<string, string | number>;
  code: number;
}

/** Your wish was granted, now or already before; it is in the log at this position. */
export interface Done {
  type: "done";
  id: string;
  position: number;
}

export interface Ended {
  points: Array<number>;
  winners: Array<number>;
  rule: string;
}

/** I do not go on. A bot plays on for those who stay; if nobody stays, the match is over. */
export interface GiveUp {
  type: "give-up";
  /** made by the client, new each time */
  id: string;
}

/** What would be good here? Only for the seat that has to act. */
export interface Hint {
  type: "hint";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
}

/** No, what was done stays done. */
export interface KeepUndone {
  type: "keep";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
}

/** Let the strongest bot that answers quickly play for somebody who has been away, or idle, for too long. */
export interface Lend {
  type: "lend";
  /** made by the client, new each time */
  id: string;
  seat: number;
}

/** Another match with the same people: who offers it, and the table it is played at. */
export interface Offer {
  seat: number;
  table: string;
  key: string;
}

/** Somebody sat down, left, came back. */
export interface People {
  type: "people";
  you: number | null;
  seats: Array<SeatCard>;
}

export interface Ping {
  type: "ping";
  /** made by the client, new each time */
  id: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** What stands in the way of a wish, beyond the clause: clients say `GAME-why-VERB`. */
export interface Reason {
  verb: string;
  facts: Record<string, string | number>;
}

/** Your wish was not granted, and nothing has changed. Clients say `error-KEY` in the user's language; who asked why is told the reasons, too. */
export interface Refusal {
  type: "refused";
  id: string | null;
  key: string;
  facts: Record<string, string | number>;
  reasons?: Array<Reason>;
}

/** How was this match played? Only when it is over. */
export interface Review {
  type: "review";
  /** made by the client, new each time */
  id: string;
}

export interface Said {
  type: "chat";
  chat: ChatLine;
}

/** Who sits there. `lent` is the bot that plays until the person is back; `owner`: they opened the table. */
export interface SeatCard {
  seat: number;
  name: string | null;
  bot: string | null;
  lent: string | null;
  present: boolean;
  muted: boolean;
  owner: boolean;
}

/** What was agreed, open to everybody at the table. `chosen_seed`: whoever opened it may know the cards. */
export interface TableCard {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  seed_sha256: string;
  chosen_seed: boolean;
  private: boolean;
  day: string | null;
  chat: boolean;
  advice: boolean;
  clock: number | null;
  patience: number;
  opened: number;
  over: boolean;
}

/** Take my last action back; where people play together, ask them first. */
export interface Undo {
  type: "undo";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
}

/** Something happened. `answer` is the id of your wish that did it. */
export interface Update {
  type: "update";
  answer: string | null;
  undone: boolean;
  events: Array<Record<string, string | number>>;
  view: View;
}

/** Everything a viewer may know now. `at` is what an action has to answer; `decided`: the number of decisions so far; `hides`: somebody at the table sees what another does not; `given_up`: over, without a result. */
export interface View {
  at: number;
  decided: number;
  actor: number | null;
  question: Asked | null;
  choices: Array<Choice>;
  observation: unknown;
  hides: boolean;
  result: Ended | null;
  given_up: boolean;
  can_undo: boolean;
  undo_asked_by: number | null;
  clocks: Array<number> | null;
  seed: string | null;
  salt: string | null;
  again: Offer | null;
}

/** The first message. `resumed`: what the client said it knew still stands, and `events` is what happened since; `key` is that of the table's link, for those who sit there. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableCard;
  seats: Array<SeatCard>;
  you: number | null;
  resumed: boolean;
  events: Array<Record<string, string | number>>;
  chats: Array<ChatLine>;
  view: View;
  key: string | null;
}

/** Why can I not do this? What it is called and names, as far as it is known; the answer is a refusal. */
export interface Why {
  type: "why";
  /** made by the client, new each time */
  id: string;
  /** the `at` of the view that is answered */
  at: number;
  verb: string;
  facts: Record<string, number | string>;
}

export type ClientMessage = Act | Why | Undo | AgreeUndo | KeepUndone | Chat | Lend | Back | GiveUp | Hint | Review | Ping;

export type ServerMessage = Welcome | Update | Done | Refusal | People | Said | Advice | Pong;

/** `same_deal`: with the luck of the match that is over. */
export interface AgainWish {
  same_deal?: boolean;
}

export interface BoardLine {
  name: string;
  won: boolean;
  points: number;
  at: number;
}

export interface BotSeat {
  seat: number;
  bot: string;
}

export interface BotWish {
  bot: string;
}

/** Today's dream. `table` is your attempt, once you have begun it. */
export interface DailyCard {
  game: string;
  day: string;
  seed_sha256: string;
  table: string | null;
}

export interface DailyTable {
  table: string;
}

export interface GameCard {
  name: string;
  rules: number;
  options: Array<OptionCard>;
  bots: Array<string>;
  scored: boolean;
}

/** `unplayed`: deals that were looked at and given up before the first decision. They are neither won nor lost. */
export interface GameStatistics {
  all: Score;
  by_mode: Record<string, Score>;
  unplayed?: number;
}

export interface GuestCard {
  id: string;
  name: string;
  program: boolean;
}

/** A page of a match. `last` is the number of the last moment there is, here or on a later page. */
export interface History {
  moments: Array<Moment>;
  last: number;
}

/** What one decision led to: who decided (null: the opening), what was told of it, what was seen after it. */
export interface Moment {
  number: number;
  seat: number | null;
  events: Array<Record<string, string | number>>;
  observation: unknown;
}

export interface NewGuest {
  name: string;
}

/** `seat` is where the one who opens it sits, null for nowhere; `clock` is the time of each seat in seconds. `seed` deals the cards of a known match again; the table's card says so, and the match counts in no statistics. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  seat?: number | null;
  bots?: Array<BotSeat>;
  private?: boolean;
  clock?: number | null;
  patience?: number | null;
  seed?: string | null;
}

export interface NextTable {
  table: string;
  key: string;
}

/** With the key of the table's link: whoever has it may look on and take a seat. */
export interface OpenedTable {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  seed_sha256: string;
  chosen_seed: boolean;
  private: boolean;
  day: string | null;
  chat: boolean;
  advice: boolean;
  clock: number | null;
  patience: number;
  opened: number;
  over: boolean;
  seats: Array<SeatCard>;
  you: number | null;
  asked: number | null;
  waits_since: number;
  trouble?: Trouble | null;
  key: string;
}

export interface OptionCard {
  name: string;
  kind: string;
  default: boolean | number | string;
  rule: string;
  values?: Array<string> | null;
  lowest?: number | null;
  highest?: number | null;
}

export interface ProgramCard {
  id: string;
  name: string;
  program: boolean;
  token: string;
}

/** Matches of one kind. A streak is matches won one after the other; `recent` has the newest last. */
export interface Score {
  games?: number;
  wins?: number;
  streak?: number;
  best_streak?: number;
  best_points?: number | null;
  recent?: Array<boolean>;
}

export interface SeatGiven {
  seat: number;
}

/** Which seat (null: any), and the key of the link if the table is private. */
export interface SeatWish {
  seat?: number | null;
  key?: string;
}

/** `asked`: the seat that is to decide, nobody's while a seat is free; `waits_since`: when the match last moved, or began; `trouble`: why it cannot be opened any more, such as older rules. */
export interface TableRow {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  seed_sha256: string;
  chosen_seed: boolean;
  private: boolean;
  day: string | null;
  chat: boolean;
  advice: boolean;
  clock: number | null;
  patience: number;
  opened: number;
  over: boolean;
  seats: Array<SeatCard>;
  you: number | null;
  asked: number | null;
  waits_since: number;
  trouble?: Trouble | null;
}

/** A piece of the box: its names by language, and what it does as a phrase: `say` names a sentence of the game, and its `facts` may be phrases again. */
export interface TermCard {
  names: Record<string, string>;
  text: unknown;
}

/** What went wrong. Clients say `error-KEY` in the user's language, with the facts filled in. */
export interface Trouble {
  key: string;
  facts: Record<string, string | number>;
}

/** Every line follows the rules and all luck comes from the seed. */
export interface Verified {
  game: string;
  lines: number;
  seed: string;
  seed_sha256: string;
  result: Record<string, unknown> | null;
}

export interface Voice {
  muted: boolean;
}
