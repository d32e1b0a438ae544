/** Choices in lines: where there are many, those with one verb share one. */
import type { Choice } from "../wire";

const FEW = 8; // choices that need no grouping
const SHARED = 3; // choices with one verb that are worth a line of their own

export interface Numbered {
  choice: Choice;
  /** Its number for the keyboard, from 1. */
  number: number;
}

/** The choices of one line; a line of several has one verb. */
export function grouped(choices: Choice[]): Numbered[][] {
  const all = choices.map((choice, index) => ({ choice, number: index + 1 }));
  if (choices.length <= FEW) return all.map((one) => [one]);
  const byVerb = new Map<string, Numbered[]>();
  for (const one of all) byVerb.set(one.choice.verb, [...(byVerb.get(one.choice.verb) ?? []), one]);
  const shared = new Set([...byVerb.values()].filter((line) => line.length >= SHARED));
  const lines: Numbered[][] = [];
  for (const one of all) {
    const line = byVerb.get(one.choice.verb)!;
    if (!shared.has(line)) lines.push([one]);
    else if (line[0] === one) lines.push(line);
  }
  return lines;
}
