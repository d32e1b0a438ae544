/** What analysis says of a position or of a match, as far as it can be read; anything else is passed over. */

import type { Choice } from "../wire";
import type { Advice, Facts as Named } from "./board";

const MISTAKE = 0.02;
const TURN = 0.1;
const MOST = 5;

/** An action as verb and facts. */
export type Deed = Pick<Choice, "verb" | "facts">;

/** One decision of the seat; chances, costs and luck in parts of one. */
export interface Decision {
  /** Which of the seat's decisions, from 0. */
  number: number;
  played: Deed;
  better: Deed | null;
  /** Of winning, after it. */
  chance: number;
  cost: number;
  /** What happened to the chance before the next decision. */
  luck: number;
}

export interface Reviewed {
  decisions: Decision[];
  /** The choices that cost most, the dearest first. */
  costly: Decision[];
  /** Where luck turned the match, in its order. */
  turns: Decision[];
  /** What the cards did to the chance of winning, and what the choices did: in parts of one. */
  luck: number;
  skill: number;
}

type Facts = Record<string, unknown>;
const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const number = (value: unknown): number | null => (typeof value === "number" && Number.isFinite(value) ? value : null);

const isNamed = (value: unknown): value is Named =>
  isFacts(value) && Object.values(value).every((fact) => typeof fact === "string" || typeof fact === "number");
const deed = (verb: unknown, facts: unknown): Deed | null =>
  typeof verb === "string" ? { verb, facts: isNamed(facts) ? facts : {} } : null;

/** A hint: `{choices: [{action, chance}]}`, the chance of winning by the text of a choice. The first of several is best. */
export function adviceOf(advice: unknown): Map<string, Advice> {
  const found = new Map<string, Advice>();
  if (!isFacts(advice)) return found;
  for (const choice of list(advice["choices"])) {
    if (!isFacts(choice)) continue;
    const chance = number(choice["chance"]);
    if (typeof choice["action"] === "string" && chance !== null) found.set(choice["action"], { chance, best: false });
  }
  const best = Math.max(...[...found.values()].map((one) => one.chance));
  for (const one of found.values())
    if (one.chance === best) {
      one.best = true;
      break;
    }
  return found;
}

/** The text of the best choice. */
export function bestOf(advice: Map<string, Advice>): string | null {
  for (const [text, one] of advice) if (one.best) return text;
  return null;
}

export const percentOf = (advice: Advice): number => Math.round(advice.chance * 100);

/** A review: `{decisions: [{verb, facts, chance, best_verb, best_facts, cost, luck}]}`, one for each decision of the seat. */
export function reviewOf(advice: unknown): Reviewed | null {
  if (!isFacts(advice)) return null;
  const decisions: Decision[] = [];
  for (const decision of list(advice["decisions"])) {
    const chance = isFacts(decision) ? number(decision["chance"]) : null;
    if (!isFacts(decision) || chance === null) continue;
    decisions.push({
      number: decisions.length,
      played: deed(decision["verb"], decision["facts"]) ?? { verb: "", facts: {} },
      better: deed(decision["best_verb"], decision["best_facts"]),
      chance,
      cost: number(decision["cost"]) ?? 0,
      luck: number(decision["luck"]) ?? 0,
    });
  }
  if (!decisions.length) return null;
  const greatest = (those: Decision[], size: (one: Decision) => number) =>
    those.sort((a, b) => size(b) - size(a)).slice(0, MOST);
  const turned = decisions.filter((one) => Math.abs(one.luck) >= TURN);
  return {
    decisions,
    costly: greatest(
      decisions.filter((one) => one.cost > MISTAKE),
      (one) => one.cost,
    ),
    turns: greatest(turned, (one) => Math.abs(one.luck)).sort((a, b) => a.number - b.number),
    luck: decisions.reduce((sum, one) => sum + one.luck, 0),
    skill: -decisions.reduce((sum, one) => sum + one.cost, 0),
  };
}

/** The moment each of a seat's decisions led to, by the number of the decision. */
export function momentsOf(moments: { seat: number | null }[], seat: number | null): number[] {
  return moments.flatMap((moment, index) => (seat !== null && moment.seat === seat ? [index] : []));
}
