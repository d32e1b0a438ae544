/** Dreamscape at the table. */
import type { GameFace, Told } from "../../table/board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { place } from "./hand.svelte";
import type { DreamscapeView } from "./told";

/** Milliseconds at normal pace; what is not here is not worth a beat. */
const BEATS: Record<string, number> = {
  round: 500,
  fill: 90,
  recover: 250,
  go: 380,
  cross: 300,
  collect: 320,
  find: 300,
  gather: 250,
  power: 300,
  use: 300,
  store: 300,
  sleep: 300,
  sow: 300,
  place: 320,
  take: 300,
  enter: 300,
  walk: 250,
  plant: 350,
  swap: 380,
  clear: 250,
  shift: 400,
  lay: 280,
  stir: 300,
  draw: 350,
  keep: 350,
  complete: 600,
  token: 400,
  end: 500,
};
const SOUNDS: Record<string, string> = {
  collect: "paper",
  place: "paper",
  take: "paper",
  shift: "paper",
  lay: "paper",
  swap: "paper",
  draw: "paper",
  cross: "knock",
  sow: "knock",
  complete: "bell",
  token: "bell",
  round: "call",
};

const face: GameFace<DreamscapeView> = {
  Board,
  Counts,
  asks: true,
  place,
  beat: (told: Told) => BEATS[String(told["event"])] ?? 0,
  sound: (told: Told) => SOUNDS[String(told["event"])] ?? null,
};
export default face;
