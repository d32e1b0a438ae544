/** What a game tells, said in the user's language: its verbs, questions and events with their facts. The twin of the
 * terminal's `Wording`. No notation is read here: what is said comes as a name and facts. */
import type { Facts, Told, Words } from "../table/board";
import type { Asked, Choice, Reason, TermCard } from "../wire";

const [NUMBER, SEAT] = ["number", "seat"];

/** What a game declares of what it tells, as `told.ts` has it. */
export interface Declared {
  /** What each fact is. */
  FACTS: Record<string, string>;
  /** The facts an event may have; one that is missing is a secret. */
  EVENTS: Record<string, string[]>;
}

/** Says sentences by their keys. */
export interface Sayer {
  readonly language: string;
  knows(key: string): boolean;
  say(key: string, facts?: Facts): string;
}

/** A sentence made of others. */
interface Phrase {
  say: string;
  facts: Record<string, unknown>;
}

export interface Spoken {
  game: string;
  declared: Declared;
  /** The pieces in the box, by their ids. */
  lexicon: Record<string, TermCard>;
  player: (seat: number) => string;
  /** A fact that may be listed: events that follow each other and differ in it alone are one sentence. */
  listed?: string | undefined;
}

export class Wording implements Words {
  constructor(
    private readonly speech: Sayer,
    private readonly spoken: Spoken,
  ) {}

  player(seat: number): string {
    return this.spoken.player(seat);
  }

  choice(choice: Pick<Choice, "verb" | "facts">): string {
    return this.sentence("do", choice.verb, choice.facts, []);
  }

  /** What stands in the way of something one asked about. */
  reason(reason: Reason): string {
    return this.sentence("why", reason.verb, reason.facts, []);
  }

  question(asked: Asked, seat?: number | null): string {
    const whose: Facts = typeof seat === "number" ? { seat } : {};
    return this.sentence("ask", asked.name, { ...asked.facts, ...whose, rule: asked.rule }, []);
  }

  /** Null for what needs no mention: it has no sentence. */
  event(told: Told): string | null {
    return this.alike([told]);
  }

  /** What happened, sentence by sentence. */
  events(told: Told[]): string[] {
    const groups: Told[][] = [];
    for (const event of told) {
      if (!this.speech.knows(this.key("event", String(event["event"])))) continue;
      const last = groups.at(-1);
      if (last && this.listable(last[0]!, event)) last.push(event);
      else groups.push([event]);
    }
    return groups.flatMap((group) => this.alike(group) ?? []);
  }

  /** What to say before this is done; null if there is nothing to warn of. */
  warning(choice: Pick<Choice, "facts">): string | null {
    const key = `${this.spoken.game}-loses`;
    return choice.facts["loses"] && this.speech.knows(key) ? this.speech.say(key) : null;
  }

  /** Several choices with one verb, as one: what differs is left open. */
  folded(choices: Choice[]): string {
    const [first, ...others] = choices as [Choice, ...Choice[]];
    const key = this.key("do", first.verb);
    if (!this.speech.knows(key)) return first.verb;
    const names = Object.keys(first.facts);
    const same = names.filter((fact) => others.every((other) => other.facts[fact] === first.facts[fact]));
    const open = Object.fromEntries(names.map((fact) => [fact, "…"]));
    return this.speech.say(key, { ...open, ...this.facts(pick(first.facts, same)) });
  }

  /** What tells one of several choices with one verb from the others. */
  difference(choice: Choice, choices: Choice[]): string {
    const names = Object.keys(choice.facts);
    const open = names.filter((fact) => choices.some((other) => other.facts[fact] !== choice.facts[fact]));
    return open.map((fact) => String(this.fact(fact, choice.facts[fact]!, choice.facts))).join(" · ");
  }

  // --- sentences ---

  private listable(one: Told, other: Told): boolean {
    const { listed } = this.spoken;
    if (listed === undefined) return false;
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    names.delete(listed);
    return [...names].every((fact) => one[fact] === other[fact]);
  }

  private alike(group: Told[]): string | null {
    const first = group[0]!;
    const name = String(first["event"]);
    if (!this.speech.knows(this.key("event", name))) return null;
    const possible = this.spoken.declared.EVENTS[name] ?? [];
    const all = group.map((told) => this.told(omit(told, "event"), possible));
    const { listed } = this.spoken;
    if (listed !== undefined && listed in all[0]!)
      all[0]![listed] = all.length > 1 ? all.map((facts) => String(facts[listed])).join(", ") : all[0]![listed]!;
    return this.speech.say(this.key("event", name), all[0]);
  }

  private sentence(form: string, name: string, facts: Facts, possible: string[]): string {
    const key = this.key(form, name);
    // A game of others, without words of its own.
    if (!this.speech.knows(key)) return [name, ...Object.values(omit(omit(facts, "rule"), SEAT!))].join(" ");
    return this.speech.say(key, this.told(facts, possible));
  }

  private told(facts: Facts, possible: string[]): Facts {
    const hidden = possible.filter((fact) => !(fact in facts));
    return { ...this.unknown(hidden, facts), ...this.facts(facts) };
  }

  private key(form: string, name: string): string {
    return `${this.spoken.game}-${form}-${name.replaceAll(" ", "-")}`;
  }

  private kind(fact: string): string {
    return this.spoken.declared.FACTS[fact] ?? (fact === SEAT ? SEAT : NUMBER!);
  }

  private facts(facts: Facts): Facts {
    return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, this.fact(fact, value, facts)]));
  }

  private fact(fact: string, value: string | number, facts: Facts): string | number {
    const kind = this.kind(fact);
    if (typeof value === "number") return kind === SEAT ? this.player(value) : value;
    const key = `${this.spoken.game}-${kind}-${value}`;
    return this.speech.knows(key) ? this.speech.say(key, facts) : this.name(value);
  }

  /** What is a secret to whom it is told: “a card”. */
  private unknown(hidden: string[], facts: Facts): Facts {
    const keys = hidden.map((fact) => [fact, `${this.spoken.game}-${this.kind(fact)}-hidden`] as const);
    const said = keys.filter(([, key]) => this.speech.knows(key));
    return Object.fromEntries(said.map(([fact, key]) => [fact, this.speech.say(key, facts)]));
  }

  // --- pieces of the box ---

  /** A piece by its name alone; what has none by its id. */
  called(piece: string): string {
    const names = this.spoken.lexicon[piece]?.names ?? {};
    return names[this.speech.language] || (Object.values(names)[0] ?? piece);
  }

  /** The same as it stands in a sentence. */
  private name(piece: string): string {
    const key = `${this.spoken.game}-named`;
    if (!(piece in this.spoken.lexicon) || !this.speech.knows(key)) return this.called(piece);
    return this.speech.say(key, { name: this.called(piece) });
  }

  /** What a piece does; nothing, where there is nothing to say. */
  text(piece: string): string {
    const phrase = this.spoken.lexicon[piece]?.text;
    return isPhrase(phrase) ? this.phrase(phrase) : "";
  }

  private phrase(phrase: Phrase): string {
    const parts = Object.entries(phrase.facts).map(([fact, value]) => [fact, this.part(value)]);
    return this.speech.say(`${this.spoken.game}-${phrase.say}`, Object.fromEntries(parts) as Facts);
  }

  private part(value: unknown): string | number {
    if (isPhrase(value)) return this.phrase(value);
    if (Array.isArray(value)) return value.map((each) => this.part(each)).join(", ");
    return typeof value === "number" ? value : this.called(String(value));
  }
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "say" in value;

const pick = (facts: Facts, names: string[]): Facts => Object.fromEntries(names.map((name) => [name, facts[name]!]));

const omit = (facts: Facts, name: string): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => fact !== name));
