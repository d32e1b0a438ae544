/** The order of a prophecy while it is being thought about: which card goes, and how the others are drawn. */
import type { Choice } from "../../wire";
import type { Piece } from "./pieces";
import { choiceOf } from "./places";

export interface Order {
  /** The first will be drawn first. */
  kept: Piece[];
  away: Piece | null;
}

/** As far as it can, keep the order somebody has made already. */
export function follow(order: Order, vision: Piece[]): Order {
  const there = new Map(vision.map((piece) => [piece.id, piece]));
  const kept = order.kept.filter((piece) => there.has(piece.id)).map((piece) => there.get(piece.id)!);
  const away = order.away && there.has(order.away.id) ? there.get(order.away.id)! : null;
  const known = new Set([...kept, ...(away ? [away] : [])].map((piece) => piece.id));
  return { kept: [...kept, ...vision.filter((piece) => !known.has(piece.id))], away };
}

/** The piece goes away; the one that lay there comes back at its place. */
export function sendAway(order: Order, id: number): Order {
  const index = order.kept.findIndex((piece) => piece.id === id);
  if (index < 0) return order;
  const kept = [...order.kept];
  const [away] = kept.splice(index, 1, ...(order.away ? [order.away] : []));
  return { kept, away: away ?? null };
}

/** The piece takes this place among those that are kept. */
export function moveTo(order: Order, id: number, place: number): Order {
  const piece = order.away?.id === id ? order.away : order.kept.find((other) => other.id === id);
  if (!piece) return order;
  const kept = order.kept.filter((other) => other.id !== id);
  kept.splice(Math.max(0, Math.min(place, kept.length)), 0, piece);
  return { kept, away: order.away?.id === id ? null : order.away };
}

/** The answers this order gives, question by question; the last card is left over, and nobody asks for it. What is not
 * asked yet is no choice so far, and is written as the notation has it. */
export function answers(order: Order, choices: Choice[]): Choice[] {
  const answer = (verb: string, { name }: Piece): Choice =>
    choiceOf(choices, verb, name) ?? { text: `${verb} ${name}`, verb, facts: { card: name }, code: -1 };
  const drop = order.away ? [answer("drop", order.away)] : [];
  if (drop[0]?.facts["loses"]) return drop; // nothing is asked after that
  return [...drop, ...order.kept.slice(0, -1).map((piece) => answer("return", piece))];
}
