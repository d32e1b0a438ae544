/** The lesson: a deal known beforehand, and what is done with it. The server plays it by the rules like any other. */

/** This seed deals a door by a series, a prophecy with two nightmares and a door, and a nightmare to be paid. */
export const SEED = "first dream 1363";

export interface Lesson {
  action: string;
  text: string;
}

export const LESSONS: Lesson[] = [
  { action: "play Ns", text: "web-tutorial-play" },
  { action: "play Nm", text: "web-tutorial-golden" },
  { action: "play Ns", text: "web-tutorial-series" },
  { action: "discard Gk", text: "web-tutorial-key" },
  { action: "drop X", text: "web-tutorial-prophecy" },
  { action: "return Nd", text: "web-tutorial-order" },
  { action: "return Rs", text: "web-tutorial-order" },
  { action: "return Rs", text: "web-tutorial-order" },
  { action: "open", text: "web-tutorial-open" },
  { action: "play Rm", text: "web-tutorial-on" },
  { action: "pay Gk", text: "web-tutorial-nightmare" },
];

/** What number a lesson has, from 1: the answers of one prophecy are one lesson. */
export function numberOf(step: number): number {
  return LESSONS.slice(0, step + 1).filter(({ action }) => !action.startsWith("return")).length;
}
