/** Onirim in words. */
import { say, speech } from "../../state/speech.svelte";
import type { Told } from "../../table/sitting.svelte";
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

/** Events of one kind that follow each other: five cards seen are one sentence. */
function alike(told: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const event of told) {
    const last = groups.at(-1);
    if (last && ["event", "from", "to"].every((fact) => last[0]![fact] === event[fact])) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function sentence(group: Told[]): string {
  const first = group[0]!;
  const cards = group.map((event) => cardWords(String(event["card"] ?? "hidden"))).join(", ");
  return say(`onirim-event-${String(first["event"]).replace(" ", "-")}`, { ...first, card: cards });
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
  events: (told) => alike(told.filter((event) => event["event"] !== "turn")).map(sentence),
  question(asked) {
    const facts = { ...asked.facts };
    if ("card" in facts) facts["card"] = cardWords(String(facts["card"]));
    return say(`onirim-ask-${asked.name}`, facts);
  },
  warning: (text) => (/^drop .d$/.test(text) ? "onirim-loses" : null),
  // While the open cards are shared out, everybody sees who takes which.
  needsCurtain: (options, asked) => options["players"] === 2 && options["coop_info"] === "silent" && asked !== "draft",
};
