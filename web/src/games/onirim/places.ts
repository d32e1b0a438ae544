/** Where choices about a card lie: a card in a hand is clicked to be played and has a button to be discarded by, an open
 * one is taken. Copies of a card share their places. */
import type { Spot } from "../../table/board";
import type { Choice } from "../../wire";

const ON_CARDS = ["play", "discard", "take"];

export type Whose = "own" | "shared";

export const placeOf = (verb: string, card: string, whose: Whose = "own"): string => `${verb}-${whose}-${card}`;

export function placed({ verb, facts: { card, whose } }: Choice): Spot | null {
  if (!ON_CARDS.includes(verb)) return null;
  return { at: placeOf(verb, String(card), whose === "shared" ? "shared" : "own") };
}

/** The choice with this verb about this card. */
export function choiceOf(choices: Choice[], verb: string, card: string, whose?: Whose): Choice | null {
  const fits = ({ facts }: Choice) => facts["card"] === card && (whose === undefined || facts["whose"] === whose);
  return choices.find((choice) => choice.verb === verb && fits(choice)) ?? null;
}
