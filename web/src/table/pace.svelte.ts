/** Shows what happened one thing at a time, at the speed one likes. What oneself did is there at once, and its beats run
 * beside it; what others did is held back until its beats are over. Input never waits: any key or click goes on. */
import { settings } from "../state/settings.svelte";
import type { Beat, Told } from "./board";

const NORMAL = 240; // milliseconds of a movement at normal speed, which beats are measured by
const FAR_BEHIND = 6000; // milliseconds of beats still to come

/** Something that happened, with what was seen before and after it. */
export interface Happening {
  seat: number | null;
  events: Told[];
  /** Its moment in the log. */
  number: number;
  before: unknown;
  after: unknown;
  /** Done by whoever looks on: shown at once. */
  own: boolean;
}

/** A line of what happened while nobody could follow it. */
export interface Missed {
  seat: number | null;
  number: number;
  sentences: string[];
}

/** How a game tells its events in beats. */
export interface Telling {
  length(told: Told): number;
  sentence(told: Told): string | null;
  sentences(events: Told[]): string[];
  heard(told: Told): void;
}

interface Step {
  happening: Happening;
  beats: Beat[];
}

export class Pace {
  /** The beat that runs. */
  beat = $state.raw<Beat | null>(null);
  /** What is shown instead of what is true now, while there is something to catch up with. */
  held = $state.raw<{ view: unknown } | null>(null);
  /** Since one's last turn, where it was too much to be shown. */
  missed = $state.raw<Missed[]>([]);

  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly telling: Telling) {}

  /** Is something shown that is over already? */
  get late(): boolean {
    return this.held !== null;
  }

  happen(happening: Happening): void {
    if (happening.own) this.missed = [];
    if (happening.own || settings.pace === 0) this.toNow();
    if (settings.pace === 0) return happening.events.forEach((told) => this.telling.heard(told));
    const beats = this.beats(happening);
    if (!beats.length && !this.steps.length) return;
    if (!happening.own) this.held ??= { view: happening.before };
    this.steps.push({ happening, beats });
    if (this.behind() > FAR_BEHIND && settings.speed !== "step") this.summarise();
    else if (this.beat === null) this.run();
  }

  /** The running beat is over, by itself or because somebody is in a hurry. */
  next(): void {
    if (!this.steps.length) return;
    clearTimeout(this.timer);
    this.steps[0]!.beats.shift();
    this.run();
  }

  /** Nothing more to catch up with. */
  toNow(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.beat = null;
    this.held = null;
  }

  private beats({ events, seat }: Happening): Beat[] {
    return events.flatMap((told) => {
      const length = this.telling.length(told);
      return length > 0 ? [{ seat, told, length, sentence: this.telling.sentence(told) ?? "" }] : [];
    });
  }

  private run(): void {
    while (this.steps.length && !this.steps[0]!.beats.length) {
      const { happening } = this.steps.shift()!;
      if (!happening.own) this.held = this.steps.length ? { view: happening.after } : null;
    }
    const step = this.steps[0];
    this.beat = step?.beats[0] ?? null;
    if (!step || !this.beat) return;
    this.telling.heard(this.beat.told);
    if (settings.speed === "step" && !step.happening.own) return;
    this.timer = setTimeout(() => this.next(), this.beat.length * this.factor);
  }

  private get factor(): number {
    return settings.pace / NORMAL;
  }

  private behind(): number {
    const others = this.steps.filter((step) => !step.happening.own).flatMap((step) => step.beats);
    return others.reduce((sum, beat) => sum + beat.length, 0) * this.factor;
  }

  private summarise(): void {
    const lines = this.steps.map(({ happening: { seat, number, events } }) => ({
      seat,
      number,
      sentences: this.telling.sentences(events),
    }));
    this.missed = [...this.missed, ...lines.filter((line) => line.sentences.length)];
    this.toNow();
  }
}
