/** Labyrinth in words, as far as the plain board needs them: the sentences of the terminal, with the names of our box. */
import { say, speech } from "../../state/speech.svelte";
import type { Told } from "../../table/sitting.svelte";
import type { Words } from "../words";
import { nameOf } from "./box";
import { joins, tileAs } from "./maze";
import { places, tileInHand } from "./places";

type Facts = Record<string, string | number>;

const UNSPOKEN = new Set(["turn", "under"]);
/** Told with a piece to the one who sees it, and without it to all others. */
const SECRETIVE = new Set(["lantern", "look-trap"]);
/** Told with the turn of a tile, which is said by what it joins. */
const TURNED = new Set(["laid", "turned"]);
const PLACED = new Set(["place", "tile", "move", "trap", "to"]);

const player = (seat: number): string => say("labyrinth-player", { player: seat + 1 });
const signed = (number: number): string => (number >= 0 ? `+${number}` : `−${-number}`);

/** A name as it stands in a sentence; what is a description already needs no quotation marks. */
const named = (piece: string): string =>
  /^[kng]/.test(piece) || nameOf(piece) === piece ? nameOf(piece) : say("labyrinth-named", { name: nameOf(piece) });

/** By corridor, what it joins. */
const waysWords = (ways: string[][]): string => ways.map((cells) => cells.join("–") || "∅").join(" / ");

function actionFacts(verb: string, rest: string[]): Facts {
  const first = rest[0] ?? "";
  if (PLACED.has(verb)) return { cell: first, place: first, turn: rest.at(-1) ?? "" };
  if (["attack", "fight", "on"].includes(verb)) return { other: player(Number(first) - 1) };
  if (["redo", "steps"].includes(verb)) return { number: Number(first), count: Number(first) };
  if (verb === "turn") return { cell: first };
  if (verb === "use") return { slot: first };
  return { what: named(first) };
}

function actionKey(verb: string, first: string): string {
  if (verb === "jump") return `labyrinth-do-jump-${first}`;
  if (verb === "move" && first.startsWith("s")) return "labyrinth-do-move-home";
  return `labyrinth-do-${verb}`;
}

/** Seats as players and ids as names. */
function inWords(told: Facts): Facts {
  const facts: Facts = { ...told };
  const { seat, number, other, what } = told;
  if (typeof number === "number") Object.assign(facts, { signed: signed(number), count: number });
  if (typeof other === "number") Object.assign(facts, { other: player(other), own: other === seat ? "yes" : "no" });
  if (what !== undefined) facts["what"] = named(String(what));
  return facts;
}

function sentence(told: Told): string | null {
  let name = String(told["event"]);
  if (UNSPOKEN.has(name)) return null;
  const facts = inWords(told as Facts);
  if (name === "swapped") Object.assign(facts, { one: told["place"], two: told["what"] });
  if (name === "roll") {
    const [first, second] = [Number(told["number"]), Number(told["other"])];
    Object.assign(facts, { first, second, sum: first + second });
  }
  if (TURNED.has(name)) {
    const ways = joins(tileAs(String(told["what"]), Number(told["number"])), String(told["place"]));
    return say(`web-event-${name}`, { place: facts["place"] ?? "", ways: waysWords(ways) });
  }
  if (SECRETIVE.has(name) && told["what"] === undefined) name += "-hidden";
  const key = `labyrinth-event-${name}`;
  return speech.knows(key) ? say(key, facts) : null;
}

export const words: Words = {
  action(text) {
    const [verb = "", ...rest] = text.split(" ");
    const key = actionKey(verb, rest[0] ?? "");
    return speech.knows(key) ? say(key, actionFacts(verb, rest)) : text;
  },
  events: (told) => told.map(sentence).filter((line) => line !== null),
  question: (asked) => say(`labyrinth-ask-${asked.name}`, { ...inWords(asked.facts), rule: asked.rule, text: "" }),
  warning: () => null,
  needsCurtain: () => true, // traps one has looked at are hidden from the others
  places,
  /** A tile may lie on many cells, turned in many ways: said by what it would join. */
  fold(text, observation) {
    const [verb = "", first = "", turn = "0"] = text.split(" ");
    if (verb === "place") {
      const tile = tileInHand(observation);
      const short = tile ? waysWords(joins(tileAs(tile, Number(turn)), first)) : turn;
      return { label: say("web-fold-lay-tile", { cell: first }), short };
    }
    if (["move", "trap"].includes(verb) && !first.startsWith("s"))
      return { label: say(`web-fold-${verb}`), short: first };
    return null;
  },
};
