/** What this browser remembers of its user. */
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, type Language } from "./speech.svelte";

export const THEMES = ["system", "dark", "light", "contrast"] as const;
export const SPEEDS = ["slow", "normal", "fast", "step", "none"] as const;
export type Theme = (typeof THEMES)[number];
export type Look = Exclude<Theme, "system">;
export type Speed = (typeof SPEEDS)[number];

const PLACE = "reverie";
const MILLISECONDS: Record<Speed, number> = { slow: 420, normal: 240, fast: 120, step: 240, none: 0 };

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  notices?: boolean;
  confirm?: boolean;
  keys?: boolean;
  list?: boolean;
  tutorial?: string;
  partners?: Record<string, string | string[]>;
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
const bright = new MediaQuery("prefers-color-scheme: light");
const stark = new MediaQuery("prefers-contrast: more");

class Settings {
  language = $state<Language>(kept.language ?? languageOfBrowser());
  theme = $state<Theme>(kept.theme ?? "system");
  speed = $state<Speed>(kept.speed ?? "normal");
  sound = $state(kept.sound ?? false);
  /** Call me when it is my turn and I look elsewhere. */
  notices = $state(kept.notices ?? false);
  /** Ask before anything is done. */
  confirm = $state(kept.confirm ?? false);
  /** Single letters and numbers act at once. */
  keys = $state(kept.keys ?? true);
  /** Every choice is in a list, too. */
  list = $state(kept.list ?? false);
  /** The table of the tutorial, if one was begun. */
  tutorial = $state<string | null>(kept.tutorial ?? null);
  /** Several around one screen: by table, the tokens of all but the first. */
  partners = $state<Record<string, string[]>>(
    Object.fromEntries(Object.entries(kept.partners ?? {}).map(([table, tokens]) => [table, [tokens].flat()])),
  );

  /** The colours that are shown: as chosen, or as the device wishes. */
  get look(): Look {
    if (this.theme !== "system") return this.theme;
    return stark.current ? "contrast" : bright.current ? "light" : "dark";
  }

  /** How long one movement takes, in milliseconds. */
  get pace(): number {
    return calm.matches ? 0 : MILLISECONDS[this.speed];
  }

  keep(): void {
    const { language, theme, speed, sound, notices, confirm, keys, list, tutorial, partners } = this;
    const all = { language, theme, speed, sound, notices, confirm, keys, list, tutorial, partners };
    localStorage.setItem(PLACE, JSON.stringify(all));
  }
}

export const settings = new Settings();
