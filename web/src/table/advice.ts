/** What analysis says of a position or of a match, as far as it can be read; anything else is passed over. */

const MISTAKE = 0.02;
const TURN = 0.1;
const MOST = 5;

/** One decision of the seat; chances, costs and luck in parts of one. */
export interface Decision {
  /** Which of the seat's decisions, from 0. */
  number: number;
  played: string;
  better: string | null;
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

/** A hint: `{choices: [{action, chance}]}`, the chance of winning by action. */
export function chancesOf(advice: unknown): Map<string, number> {
  const found = new Map<string, number>();
  if (!isFacts(advice)) return found;
  for (const choice of list(advice["choices"])) {
    if (!isFacts(choice)) continue;
    const chance = number(choice["chance"]);
    if (typeof choice["action"] === "string" && chance !== null) found.set(choice["action"], chance);
  }
  return found;
}

/** The action with the best chance; the first of several. */
export function bestOf(chances: Map<string, number>): string | null {
  let best: string | null = null;
  for (const [action, chance] of chances) if (best === null || chance > chances.get(best)!) best = action;
  return best;
}

/** A review: `{decisions: [{action, chance, best, cost, luck}]}`, one for each decision of the seat. */
export function reviewOf(advice: unknown): Reviewed | null {
  if (!isFacts(advice)) return null;
  const decisions: Decision[] = [];
  for (const decision of list(advice["decisions"])) {
    const chance = isFacts(decision) ? number(decision["chance"]) : null;
    if (!isFacts(decision) || chance === null) continue;
    decisions.push({
      number: decisions.length,
      played: String(decision["action"] ?? ""),
      better: typeof decision["best"] === "string" ? decision["best"] : null,
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
