/** Onirim in words. */
import { say, speech } from "../../state/speech.svelte";
import type { Words } from "../words";

export function cardWords(name: string): string {
  return say(`onirim-card-${name === "?" ? "hidden" : name}`);
}

export interface Deed {
  text: string;
  verb: string;
  card: string | null;
  /** The shared card of a swap. */
  other: string | null;
  owner: "own" | "shared" | "partner";
  /** What the verb acts on, if it is no card: deck, hand. */
  object: string | null;
}

/** `pay Rk shared`: the verb, its card, and whose card it is. */
export function readDeed(text: string): Deed {
  const [verb = "", ...rest] = text.split(" ");
  const cards = rest.filter((word) => /^(?:[RBGN][smkd]|X)$/.test(word));
  const others = rest.filter((word) => !cards.includes(word));
  const owner = others[0] === "shared" || others[0] === "partner" ? others.shift() : "own";
  return {
    text,
    verb,
    card: cards[0] ?? null,
    other: cards[1] ?? null,
    owner: owner as Deed["owner"],
    object: others[0] ?? null,
  };
}

export const words: Words = {
  action(text) {
    const deed = readDeed(text);
    const key = ["onirim-do", deed.verb, ...(deed.object ? [deed.object] : [])].join("-");
    const facts: Record<string, string> = { owner: deed.owner };
    if (deed.card) facts["card"] = cardWords(deed.card);
    if (deed.other) facts["other"] = cardWords(deed.other);
    return speech.knows(key) ? say(key, facts) : text;
  },
  event(told) {
    if (told["event"] === "turn") return null;
    const facts = { ...told, card: cardWords(String(told["card"] ?? "hidden")) };
    return say(`onirim-event-${String(told["event"]).replace(" ", "-")}`, facts);
  },
  question(asked) {
    const facts = { ...asked.facts };
    if ("card" in facts) facts["card"] = cardWords(String(facts["card"]));
    return say(`onirim-ask-${asked.name}`, facts);
  },
  warning: (text) => (/^drop .d$/.test(text) ? "web-warn-drop" : null),
  needsCurtain: (options) => options["players"] === 2 && options["coop_info"] === "silent",
};
