/** What went wrong, in the user's language. */
import { Trouble } from "../net/requests";
import { say, speech } from "./speech.svelte";

export function sayRefusal(key: string, facts: Record<string, string | number>): string {
  if (key === "refused") {
    const rule = String(facts["rule"] ?? "");
    return say("error-refused", { rule, text: speech.sayIfKnown(`rule-${rule}`, "") });
  }
  if (key === "unreachable") return say("web-unreachable");
  return speech.knows(`error-${key}`) ? say(`error-${key}`, facts) : say("error-mistake");
}

export function sayTrouble(trouble: unknown): string {
  return trouble instanceof Trouble ? sayRefusal(trouble.key, trouble.facts) : say("error-mistake");
}

/** Somebody has typed an address: there is no such game, but there are these. */
export async function sayUnknownGame(game: string, known: string[]): Promise<string> {
  await Promise.all(known.map((each) => speech.glance(each)));
  return say("error-game-unknown", { game, known: known.map((each) => say(`${each}-title`)).join(", ") });
}
