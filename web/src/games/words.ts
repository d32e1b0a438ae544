/** What each game brings to the table: its words, and a board of its own if it has one. */
import type { Component } from "svelte";
import type { Told } from "../table/sitting.svelte";
import type { Asked } from "../wire";

export type Options = Record<string, string | number | boolean>;

/** Something small that lies somewhere: a sign with its name, coloured by its kind. */
export interface Piece {
  sign: string;
  name: string;
  kind: string;
}

/** What a plain board says of one place at the table: lines, and a grid of pieces where it has spaces. */
export interface Place {
  title: string;
  /** `rows` is a small picture: rows of spaces with pieces on them. */
  lines: { name: string; text?: string; pieces?: Piece[]; rows?: Piece[][][] }[];
  grid?: { row: string; spaces: { name: string; pieces: Piece[] }[] }[];
}

export interface Words {
  /** What an action in notation does. */
  action(text: string): string;
  /** What happened, sentence by sentence; what needs no mention is left out. */
  events(told: Told[]): string[];
  question(asked: Asked): string;
  /** The key of a warning to give before this action is done. */
  warning(text: string): string | null;
  /** Do people around one screen hide cards from each other? */
  needsCurtain(options: Options, asked: string | null): boolean;
  /** Are there points beside winning and losing? */
  scored?: boolean;
  /** For a plain board: what is where, one's own place last. */
  places?(observation: unknown, options: Options, names: string[]): Place[];
  /** For a plain board: many choices of one kind share a line; what they have in common, and what is this one's. */
  fold?(text: string, observation: unknown): { label: string; short: string } | null;
}

/** What a board is given; it shows that, and says which action was meant. */
export interface BoardProps {
  observation: unknown;
  events: Told[];
  /** Rises with each thing that happened. */
  moment: number;
  question: Asked | null;
  choices: string[];
  options: Options;
  /** Of a past moment or a replay: nothing can be done. */
  still: boolean;
  /** Do this; `rest` follows if it was thought out and needs no question. Is it on its way? */
  act: (text: string, rest?: string[]) => boolean;
  /** Chance of winning by action, where somebody has thought about it. */
  chances: Map<string, number>;
  /** The words for a refusal at this moment, if there was one. */
  refusal: string | null;
  names: string[];
  game: string;
  /** The question in words, or whom everybody waits for. */
  asking: string;
}

/** What a picture beside the plain board is given; it offers choices where they lie. */
export type PictureProps = Pick<BoardProps, "observation" | "choices" | "still" | "names"> & {
  act: (text: string) => void;
};

const PLAIN: Words = {
  action: (text) => text,
  events: (told) => told.map((event) => Object.values(event).join(" ")),
  question: (asked) => `${asked.name}?`,
  warning: () => null,
  needsCurtain: () => true,
};

const WORDS = import.meta.glob<{ words: Words }>("./*/words.ts");
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>("./*/Picture.svelte");
const COUNTS = import.meta.glob<{ default: Component<{ observation: unknown; options: Options }> }>(
  "./*/Counts.svelte",
);

export async function wordsOf(game: string): Promise<Words> {
  const found = WORDS[`./${game}/words.ts`];
  return found ? (await found()).words : PLAIN;
}

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const found = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./plain/Board.svelte"];
  return (await found!()).default;
}

/** How the table of a game looks, for the plain board; not every game has it. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  const found = PICTURES[`./${game}/Picture.svelte`];
  return found ? (await found()).default : null;
}

/** What is known of the unseen, for the side of the table; not every game has it. */
export async function countsOf(game: string): Promise<Component<{ observation: unknown; options: Options }> | null> {
  const found = COUNTS[`./${game}/Counts.svelte`];
  return found ? (await found()).default : null;
}
