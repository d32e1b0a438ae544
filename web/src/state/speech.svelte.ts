/** Says sentences: the same Fluent files as the terminal, a language at a time, a file when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/reverie/locale/*/*.ftl", { query: "?raw", import: "default" });

async function readFile(language: Language, name: string): Promise<FluentResource | null> {
  const read = FILES[`../../../src/reverie/locale/${language}/${name}.ftl`];
  return read ? new FluentResource(await read()) : null;
}

export class Speech {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly names = new Set(["common", "web"]);

  /** Speak another language, as soon as all its files are here. */
  async become(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of await Promise.all([...this.names].map((name) => readFile(language, name)))) {
      if (file) bundle.addResource(file);
    }
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game: its own file, its rules, and its content where it has a file of that. */
  async learn(game: string): Promise<void> {
    if (this.names.has(game)) return;
    this.names.add(game).add(`${game}-rules`).add(`${game}-content`);
    await this.become(this.language);
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, facts, []);
  }

  sayIfKnown(key: string, otherwise: string): string {
    return this.knows(key) ? this.say(key) : otherwise;
  }
}

/** The keys of a game's rule sheet, in its order: headings and clauses. */
export async function outline(language: Language, game: string): Promise<string[]> {
  const file = await readFile(language, `${game}-rules`);
  return file ? file.body.map((message) => message.id) : [];
}

export const speech = new Speech();

export function say(key: string, facts: Facts = {}): string {
  return speech.say(key, facts);
}
