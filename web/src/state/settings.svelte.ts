/** What this browser remembers of its user. */
import { LANGUAGES, type Language } from "./speech.svelte";

export const THEMES = ["dark", "light", "contrast"] as const;
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const PLACE = "reverie";
const MILLISECONDS: Record<Speed, number> = { slow: 420, normal: 240, fast: 120, none: 0 };

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  tutorial?: string;
  partners?: Record<string, string>;
}

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function languageOfBrowser(): Language {
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2));
  return LANGUAGES.find((language) => language === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

const kept = readKept();
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>(kept.language ?? languageOfBrowser());
  theme = $state<Theme>(kept.theme ?? (matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark"));
  speed = $state<Speed>(kept.speed ?? "normal");
  sound = $state(kept.sound ?? false);
  /** The table of the tutorial, if one was begun. */
  tutorial = $state<string | null>(kept.tutorial ?? null);
  /** Two around one screen: by table, the token of the second player. */
  partners = $state<Record<string, string>>(kept.partners ?? {});

  /** How long one movement takes, in milliseconds. */
  get pace(): number {
    return calm.matches ? 0 : MILLISECONDS[this.speed];
  }

  keep(): void {
    const { language, theme, speed, sound, tutorial, partners } = this;
    localStorage.setItem(PLACE, JSON.stringify({ language, theme, speed, sound, tutorial, partners }));
  }
}

export const settings = new Settings();
