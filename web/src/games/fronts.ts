/** What games say of themselves before they are played: found by their folders, and small, as it comes with the shell. */
import type { Component } from "svelte";

/** Learning by playing: a deal known beforehand, and what is done with it. The server plays it by the rules. */
export interface Lesson {
  seed: string;
  steps: LessonStep[];
}

export interface LessonStep {
  /** The text of the choice that is waited for. */
  action: string;
  /** The key of what is said. */
  says: string;
  /** Decided together with the step before: no lesson of its own. */
  together?: boolean;
}

export interface Front {
  /** Stands at the head of the first screen. */
  first?: boolean;
  /** What is drawn there. */
  Scene?: Component;
  lesson?: () => Promise<{ lesson: Lesson }>;
}

const FRONTS = import.meta.glob<{ front: Front }>("./*/front.ts", { eager: true });

export const frontOf = (game: string): Front => FRONTS[`./${game}/front.ts`]?.front ?? {};

const named = Object.entries(FRONTS).map(([path, { front }]) => ({ game: path.split("/")[1]!, front }));

/** The game of the first screen, of the lesson and of the daily dream, unless an address names another. */
export const featured = (named.find(({ front }) => front.first) ?? named[0])!.game;
