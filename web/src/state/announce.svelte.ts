/** What people are told while it happens. Those who listen hear all of it, in its order; some of it is shown as well. */
import { untrack } from "svelte";

const PAUSE = 1000; // milliseconds between two texts, so that none is overwritten before it is read
const SHOWN = 8000;

/** Full sentences, each with one full stop. */
export function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…][”’"]?$/.test(part) ? part : `${part}.`))
    .join(" ");
}

class Announcer {
  /** What is being read out; `count` rises with every text. */
  text = $state("");
  count = $state(0);
  /** What is shown for a while. */
  notice = $state("");
  /** Dialogs that lie over the page. */
  dialogs = $state(0);

  private waiting: string[] = [];
  /** What is asked now: of several questions only the last is worth reading out. */
  private asking = "";
  private resting = false;
  private timer = 0;

  add(text: string, asking: string): void {
    if (text) this.waiting.push(text);
    this.asking = asking || this.asking;
    if (!this.resting) this.flush();
  }

  show(text: string): void {
    clearTimeout(this.timer);
    this.notice = text;
    if (text) this.timer = window.setTimeout(() => (this.notice = ""), SHOWN);
  }

  private flush(): void {
    const next = sentences([...this.waiting, this.asking]);
    [this.waiting, this.asking] = [[], ""];
    this.resting = next !== "";
    if (!next) return;
    // The same sentence twice is no change, and would be passed over.
    this.text = next === this.text ? `${next}\u00a0` : next;
    this.count++;
    setTimeout(() => this.flush(), PAUSE);
  }
}

export const announcer = new Announcer();

/** Read out, after what was told before: what happened, and what is asked now. */
export function announce(text: string, asking = ""): void {
  untrack(() => announcer.add(text, asking));
}

/** Show a message over whatever is there, and read it out. */
export function notify(text: string): void {
  untrack(() => announcer.show(text));
  announce(text);
}
