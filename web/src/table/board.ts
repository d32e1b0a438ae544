/** What a table gives a board, and what a game brings to the table. */
import type { Component } from "svelte";
import type { Asked, Choice, Reason } from "../wire";

export type Options = Record<string, string | number | boolean>;
export type Facts = Record<string, string | number>;
/** What happened, as it was told to this viewer: `event`, and its facts. */
export type Told = Facts;

/** Where a choice lives: names of places in the drawing, which carry `data-place`. */
export interface Spot {
  /** What is clicked, dropped on or reached by keys. */
  at: string;
  /** What can be dragged there. */
  from?: string;
}

/** One thing that is shown to happen: who did it, in which words, and how long it takes at normal pace. */
export interface Beat {
  seat: number | null;
  told: Told;
  sentence: string;
  /** Milliseconds. */
  length: number;
}

/** The choices by place. A board asks what a place offers; clicks, drops and keys on places are the table's. */
export interface Targets {
  /** What can be done at this place now, in the order of the choices. */
  at(place: string): Choice[];
  /** What can be done by dragging from here to there. */
  between(from: string, at: string): Choice[];
  /** Every place at which something can be done. */
  readonly places: string[];
  /** The place the keys have gone to. */
  readonly focus: string | null;
}

export interface Advice {
  chance: number;
  /** The best of all. */
  best: boolean;
}

/** The sentences of the match, in the user's language. */
export interface Words {
  choice(choice: Pick<Choice, "verb" | "facts">): string;
  /** What is asked, and of whom. */
  /** What stands in the way of something one asked about. */
  reason(reason: Reason): string;
  question(asked: Asked, seat?: number | null): string;
  /** One event; null for what needs no mention. */
  event(told: Told): string | null;
  /** What happened, sentence by sentence. */
  events(told: Told[]): string[];
  /** What to say before this is done, where it loses the match. */
  warning(choice: Pick<Choice, "facts">): string | null;
  /** Several choices with one verb, as one; and what tells one of them from the others. */
  folded(choices: Choice[]): string;
  difference(choice: Choice, choices: Choice[]): string;
  /** A piece of the box by its name alone; what has none by its id. */
  called(piece: string): string;
  /** What it does; nothing, where there is nothing to say. */
  text(piece: string): string;
  /** Who sits there. */
  player(seat: number): string;
}

export interface BoardProps<View = unknown> {
  /** What this viewer is shown; while beats run, what was shown before the one that runs is over. */
  view: View;
  question: Asked | null;
  /** What can be done now; nothing while `still`. */
  choices: Choice[];
  targets: Targets;
  /** Do this. `rest` follows if it was thought out: all of it happens or nothing. Is it on its way? */
  act: (choice: Choice, rest?: Choice[]) => boolean;
  /** Why is this not possible? The answer comes as `refusal`. */
  why: (verb: string, facts: Record<string, string | number>) => void;
  /** Of a past moment or a replay: nothing can be done. */
  still: boolean;
  /** What is being shown, one thing at a time. */
  beat: Beat | null;
  /** What was told of the last thing that happened, and a number that rises with each. */
  events: Told[];
  moment: number;
  /** Chance of winning by the text of a choice, where somebody has thought about it. */
  advice: Map<string, Advice>;
  /** The words for a refusal at this moment, if there was one. */
  refusal: string | null;
  /** The question in words, or whom everybody waits for. */
  asking: string;
  names: string[];
  options: Options;
  words: Words;
}

/** What a game's folder says it has, in its `index.ts`, as `export default`. */
export interface GameFace<View = any> {
  Board: Component<BoardProps<View>>;
  /** The board shows the question and the choices itself; else they stand beside it. */
  asks?: boolean;
  /** A fact that may be listed: events that follow each other and differ in it alone are one sentence. */
  listed?: string;
  /** What is known of the unseen, for the side of the table. */
  Counts?: Component<{ view: View; options: Options }>;
  /** Where a choice lives on the board; null: it has no place there, and is a button. */
  place?(choice: Choice, view: View): Spot | null;
  /** How long an event is shown, in milliseconds at normal pace; 0: it is not worth a beat. */
  beat?(told: Told): number;
  /** Sounds by event: a name of `state/sound.ts`. */
  sound?(told: Told): string | null;
}
