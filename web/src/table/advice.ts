/** What analysis says of a position or of a match, as far as it can be read; anything else is passed over. */

export interface TurningPoint {
  /** Which decision, from 0. */
  decision: number;
  played: string;
  better: string | null;
  /** In parts of one. */
  cost: number;
}

export interface Reviewed {
  /** Chance of winning after each decision. */
  curve: number[];
  points: TurningPoint[];
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

/** A review: `{decisions: [{action, chance, best, cost, luck}]}`, one for each decision of the seat. */
export function reviewOf(advice: unknown): Reviewed | null {
  if (!isFacts(advice)) return null;
  const curve: number[] = [];
  const points: TurningPoint[] = [];
  let [luck, skill] = [0, 0];
  list(advice["decisions"]).forEach((decision, index) => {
    if (!isFacts(decision)) return;
    const chance = number(decision["chance"]);
    if (chance !== null) curve.push(chance);
    const cost = number(decision["cost"]) ?? 0;
    luck += number(decision["luck"]) ?? 0;
    skill -= cost;
    if (cost > 0.02)
      points.push({
        decision: index,
        played: String(decision["action"] ?? ""),
        better: typeof decision["best"] === "string" ? decision["best"] : null,
        cost,
      });
  });
  return curve.length ? { curve, points: points.sort((a, b) => b.cost - a.cost), luck, skill } : null;
}
