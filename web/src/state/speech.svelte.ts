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

export type ReadFile = typeof readFile;

export class Speech {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly names = new Set(["common", "web"]);

  private wanted: Language = "en";
  private wishes = 0;
  private becoming: Promise<void> = Promise.resolve();

  constructor(private readonly shelf: ReadFile = readFile) {}

  /** Speak another language, as soon as all its files are here. */
  become(language: Language): Promise<void> {
    this.wanted = language;
    this.becoming = this.read(language, ++this.wishes);
    return this.becoming;
  }

  private async read(language: Language, wish: number): Promise<void> {
    const files = await Promise.all([...this.names].map((name) => this.shelf(language, name)));
    // Files may come in any order: an earlier wish must not undo a later one, which has all of its words.
    if (wish !== this.wishes) return this.becoming;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) if (file) bundle.addResource(file);
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game: its own file, its rules, and its content where it has a file of that. */
  learn(game: string): Promise<void> {
    return this.take(game, `${game}-rules`, `${game}-content`);
  }

  /** Enough of a game to name it. */
  glance(game: string): Promise<void> {
    return this.take(game);
  }

  private take(...names: string[]): Promise<void> {
    if (names.every((name) => this.names.has(name))) return this.becoming;
    for (const name of names) this.names.add(name);
    return this.become(this.wanted);
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
