/** What Onirim brings to the table. */
import type { GameFace, Told } from "../../table/board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { moves } from "./pieces";
import { placed } from "./places";
import type { OnirimView } from "./told";

const MOVING = 180; // milliseconds until the next card sets out
/** Events by what is heard: paper, a bell for a door, low notes for a nightmare. */
const SOUNDS: Record<string, string> = {
  play: "paper",
  draw: "paper",
  discard: "paper",
  shuffle: "paper",
  gain: "bell",
  banish: "low",
  pay: "deep",
  mill: "knock",
  turn: "call",
  look: "glimpse",
};

const face: GameFace<OnirimView> = {
  Board,
  Counts,
  asks: true,
  listed: "card",
  place: placed,
  beat: (told: Told) => (moves(told) || told["event"] === "shuffle" ? MOVING : 0),
  sound: (told: Told) => SOUNDS[String(told["event"])] ?? null,
};

export default face;
