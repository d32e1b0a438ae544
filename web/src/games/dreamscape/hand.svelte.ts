/** What is in the player's hand before it is put somewhere: it says which of the choices a place means. */
import type { Choice } from "../../wire";
import type { Spot } from "../../table/board";

class Hand {
  /** Only choices with these verbs count; nothing: all of them. */
  verbs = $state.raw<string[]>([]);
  /** Only choices with this shard count. */
  shard = $state<string | null>(null);
  /** A stack that is lifted, from this shard on, counted from the bottom. */
  stack = $state.raw<{ space: string; height: number } | null>(null);

  take(shard: string | null, verbs: string[] = []): void {
    this.shard = shard;
    this.verbs = verbs;
    this.stack = null;
  }

  lift(space: string, height: number): void {
    this.stack = { space, height };
  }

  get empty(): boolean {
    return this.shard === null && this.stack === null && this.verbs.length === 0;
  }

  /** Is this what is meant now? */
  fits(choice: Choice): boolean {
    const { verb, facts } = choice;
    if (verb === "shift") return facts["space"] === this.stack?.space && facts["height"] === this.stack?.height;
    if (this.verbs.length && !this.verbs.includes(verb)) return false;
    return this.shard === null || !SHARDED.has(verb) || facts["shard"] === this.shard;
  }
}
/** With these verbs one puts a shard somewhere. */
const SHARDED = new Set(["place", "use", "store", "lay"]);
const WITH_SHARD_IN_HAND = new Set(["place", "use", "store", "lay", "clear"]);

export const hand = new Hand();

/** A place that nothing is drawn at: what is offered there waits until something is taken up. */
const LATER: Spot = { at: "later" };

/** Where each choice lives. */
export function place(choice: Choice): Spot {
  const { verb, facts } = choice;
  if (!hand.fits(choice)) return LATER;
  // With a shard in hand a space means that shard.
  if (hand.shard !== null && !WITH_SHARD_IN_HAND.has(verb) && "space" in facts && verb !== "stop") return LATER;
  switch (verb) {
    case "go":
    case "stir":
    case "sow":
      return { at: `locale-${facts["locale"]}` };
    case "lay":
      return { at: `locale-${facts["locale"]}`, from: `held-${facts["shard"]}` };
    case "place":
      return { at: `space-${facts["space"]}`, from: `hand-${facts["shard"]}` };
    case "use":
    case "store":
      return { at: `socket-${facts["card"]}`, from: `hand-${facts["shard"]}` };
    case "walk":
      return { at: `space-${facts["space"]}` };
    case "tree":
    case "take":
    case "clear":
      return { at: `space-${facts["space"]}` };
    case "shift":
      return { at: `space-${facts["target"]}`, from: `space-${facts["space"]}` };
    case "collect":
    case "power":
      return { at: `${verb}-${facts["locale"]}` };
    case "swap":
      return { at: `swap-${facts["paid"]}-${facts["shard"]}` };
    case "pile":
      return { at: `pile-${facts["level"]}` };
    case "keep":
    case "complete":
      return { at: `card-${facts["card"]}` };
    case "retain":
    case "next":
      return { at: `${verb}-${facts["shard"]}` };
    default:
      return { at: verb };
  }
}
