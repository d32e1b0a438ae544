/** Dreamscape in words, as far as the plain board needs them, with the names of our cards. */
import box from "../../../../src/reverie/games/dreamscape/content/standard.json";
import { say, speech } from "../../state/speech.svelte";
import type { Told } from "../../table/sitting.svelte";
import type { Words } from "../words";
import { localeWords, places } from "./places";

const SHOWN_TO_SOME = new Set(["look", "keep", "return", "complete"]);
const SILENT = new Set(["goal", "slot", "wander", "create", "fill", "return"]);

/** A card by its name; one that is not of our set by its id. */
function cardWords(id: string): Record<string, string> {
  const card = box.cards.find((each) => each.id === id);
  return card
    ? { card: card.names[speech.language], power: say(`dreamscape-power-${card.power}`) }
    : { card: id, power: "…" };
}

function actionFacts(verb: string, rest: string[]): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  const last = rest.at(-1) ?? "";
  if (["go", "lay", "stir", "sow"].includes(verb)) Object.assign(facts, { locale: last, name: localeWords(last) });
  if (["place", "walk", "tree", "take", "clear"].includes(verb)) facts["space"] = last;
  if (["use", "store", "keep", "complete"].includes(verb)) Object.assign(facts, cardWords(rest[0] ?? ""));
  if (verb === "swap") Object.assign(facts, { price: rest[0]?.length ?? 0, colour: rest[0]?.[0] ?? "" });
  if (verb === "pile") facts["level"] = "I".repeat(Number(last) || 1);
  if (verb === "shift") {
    const [origin = "", level = "0"] = (rest[0] ?? "").split("/");
    Object.assign(facts, { space: origin, target: rest[1] ?? "", level: Number(level) });
  }
  for (const word of rest) if (/^[WEMRSN]$/.test(word)) facts["shard"] = say(`dreamscape-shard-${word}`);
  return facts;
}

function sentence(told: Told): string | null {
  const name = String(told["event"]);
  const key = `dreamscape-event-${name}`;
  if (SILENT.has(name) || !speech.knows(key)) return null;
  const facts = { ...told };
  if ("shard" in told) facts["shard"] = speech.sayIfKnown(`dreamscape-shard-${told["shard"]}`, String(told["shard"]));
  if ("locale" in told) facts["name"] = localeWords(told["locale"]!);
  if ("level" in told) facts["level"] = "I".repeat(Number(told["level"]) || 1);
  if ("card" in told) Object.assign(facts, cardWords(String(told["card"])));
  // A card that only some may see is told to the others by its level.
  if (SHOWN_TO_SOME.has(name))
    facts["card"] = facts["card"]
      ? say("dreamscape-card", { card: facts["card"] })
      : say("dreamscape-card-hidden", { level: facts["level"] ?? "" });
  const token = box.tokens.find((each) => each.id === told["token"]);
  facts["goal"] = token ? say(`dreamscape-token-${token.kind}`, { colour: "" }) : String(told["token"] ?? "");
  if (name === "score") facts["points"] = Math.abs(Number(told["points"]));
  return say(key, facts);
}

export const words: Words = {
  action(text) {
    const [verb = "", ...rest] = text.split(" ");
    const key = rest.join(" ") === "none" ? `dreamscape-do-${verb}-none` : `dreamscape-do-${verb}`;
    return speech.knows(key) ? say(key, actionFacts(verb, rest)) : text;
  },
  events: (told) => told.map(sentence).filter((line) => line !== null),
  question(asked) {
    const facts: Record<string, string | number> = { ...asked.facts, rule: asked.rule };
    if ("locale" in facts) facts["name"] = localeWords(facts["locale"]!);
    return say(`dreamscape-ask-${asked.name}`, facts);
  },
  warning: () => null,
  needsCurtain: () => false,
  scored: true,
  places,
  /** A shard may go to many spaces. */
  fold(text) {
    const [verb, letter = "", space] = text.split(" ");
    if (verb !== "place" || !space) return null;
    return { label: say("web-fold-place-shard", { shard: say(`dreamscape-shard-${letter}`) }), short: space };
  },
};
