/** What Labyrinth brings to the table. */
import type { GameFace, Told } from "../../table/board";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { spotOf } from "./choosing";
import type { LabyrinthView } from "./told";

/** How long each thing is looked at, in milliseconds at normal pace; what is missing here needs no look of its own. */
const LENGTHS: Record<string, number> = {
  turn: 200,
  become: 500,
  roll: 600,
  tested: 400,
  enter: 350,
  home: 400,
  jump: 350,
  fall: 350,
  rest: 250,
  tile: 250,
  laid: 450,
  turned: 400,
  removed: 350,
  swapped: 450,
  veiled: 350,
  reveal: 450,
  "trap-laid": 350,
  "look-trap": 250,
  lantern: 350,
  trap: 550,
  "trap-ignored": 250,
  "trap-moved": 350,
  mirage: 350,
  "item-found": 350,
  take: 350,
  steal: 400,
  drop: 300,
  use: 350,
  item: 350,
  light: 250,
  darken: 200,
  token: 300,
  "token-laid": 350,
  burn: 350,
  martyr: 350,
  attack: 450,
  tie: 350,
  win: 550,
  push: 350,
  lose: 350,
  heal: 300,
  daze: 300,
  die: 600,
  "golem-card": 450,
  golem: 350,
  event: 600,
  "win-match": 900,
};

const SOUNDS: Record<string, string> = {
  enter: "paper",
  laid: "paper",
  turned: "paper",
  roll: "paper",
  take: "bell",
  win: "bell",
  "win-match": "bell",
  trap: "low",
  die: "deep",
  lose: "knock",
  golem: "knock",
  event: "glimpse",
  turn: "call",
};

const face: GameFace<LabyrinthView> = {
  Board,
  Counts,
  asks: true,
  place: spotOf,
  beat: (told: Told) => LENGTHS[String(told["event"])] ?? 0,
  sound: (told: Told) => SOUNDS[String(told["event"])] ?? null,
};
export default face;
