/** Where every card lies on the screen. Cards are pieces with a number, so that one can be seen to travel. */

import type { Told } from "../../table/board";
import type { OnirimView } from "./told";

/** What of the view lies on the table. */
export type Seen = Pick<
  OnirimView,
  "hands" | "hidden" | "shared" | "rows" | "doors" | "limbo" | "discard" | "aside" | "vision" | "hidden_vision"
>;

export interface Piece {
  id: number;
  /** As in the notation; `?` for a card this viewer does not know. */
  name: string;
}

/** Pieces by place: hand0, hand1, row0, row1, doors0, doors1, shared, limbo, discard, aside, vision. */
export type Pieces = Record<string, Piece[]>;

let lastId = 0;
const newPiece = (name: string): Piece => ({ id: ++lastId, name });

/** The places of an observation, with the names of the cards there. */
export function placesOf(seen: Seen): Record<string, string[]> {
  const places: Record<string, string[]> = {
    shared: seen.shared,
    limbo: seen.limbo,
    discard: seen.discard,
    aside: seen.aside,
    vision: [...seen.vision, ...Array<string>(seen.hidden_vision).fill("?")],
  };
  seen.hands.forEach((hand, seat) => {
    places[`hand${seat}`] = [...hand, ...Array<string>(seen.hidden[seat] ?? 0).fill("?")];
    places[`row${seat}`] = seen.rows[seat] ?? [];
    places[`doors${seat}`] = seen.doors[seat] ?? [];
  });
  return places;
}

/** Take the piece that fits best out of a list: of this name, else an unknown one, else none. */
function takeOut(list: Piece[], name: string): Piece | null {
  let index = list.findLastIndex((piece) => piece.name === name);
  if (index < 0) index = list.findLastIndex((piece) => piece.name === "?");
  return index < 0 ? null : (list.splice(index, 1)[0] ?? null);
}

/** Which of the places on the screen an event names; the deck has no pieces. */
function placeOf(name: string, owner: number): string {
  return ["hand", "row", "doors"].includes(name) ? `${name}${owner}` : name;
}

const copyOf = (pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).map(([place, list]) => [place, [...list]]));

/** Does a card leave one place for another? */
export const moves = (told: Told): boolean => told["event"] === "limbo returns" || ("from" in told && "to" in told);

/** One event as it is told: the pieces after it. */
export function move(pieces: Pieces, told: Told): Pieces {
  if (!moves(told)) return pieces;
  if (told["event"] === "limbo returns") return { ...copyOf(pieces), limbo: [] };
  const owner = Number(told["owner"] ?? told["seat"] ?? 0);
  const name = String(told["card"] ?? "?");
  const after = copyOf(pieces);
  const from = after[placeOf(String(told["from"]), owner)];
  const piece = (from && takeOut(from, name)) ?? newPiece(name);
  const to = after[placeOf(String(told["to"]), owner)];
  to?.push({ id: piece.id, name });
  return after;
}

/** The pieces as the observation has them. A card that is there already stays where it is; others come from places
 * that have one too many, or are new. Rows and hands have the order of the observation, so that a hand looks the same
 * when the page comes back; elsewhere what came last lies last. */
export function settle(pieces: Pieces, seen: Seen): Pieces {
  const wanted = placesOf(seen);
  const spare: Piece[] = [];
  const after: Pieces = {};
  const missing: [string, number, string][] = [];
  for (const [place, names] of Object.entries(wanted)) {
    const here = [...(pieces[place] ?? [])];
    after[place] = /^(row|hand)/.test(place) ? asSeen(here, names) : asTheyCame(here, names);
    const used = new Set(after[place].map((piece) => piece.id));
    spare.push(...here.filter((piece) => !used.has(piece.id)));
    after[place].forEach((piece, index) => piece.id < 0 && missing.push([place, index, piece.name]));
  }
  for (const [place, index, name] of missing) {
    const found = takeOut(spare, name);
    after[place]![index] = found ? { id: found.id, name } : newPiece(name);
  }
  return after;
}

const toFind = (name: string): Piece => ({ id: -1, name });

function asSeen(here: Piece[], names: string[]): Piece[] {
  const left = [...here];
  return names.map((name) => {
    const index = left.findIndex((piece) => piece.name === name);
    return index < 0 ? toFind(name) : left.splice(index, 1)[0]!;
  });
}

function asTheyCame(here: Piece[], names: string[]): Piece[] {
  const left = [...names];
  const kept = here.filter((piece) => {
    const index = left.indexOf(piece.name);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return [...kept, ...left.map(toFind)];
}
