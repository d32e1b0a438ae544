import { beforeEach, describe, expect, it, vi } from "vitest";

const chosen = vi.hoisted(() => ({ pace: 240, speed: "normal" }));
vi.mock("../src/state/settings.svelte", () => ({ settings: chosen }));

import { Pace } from "../src/table/pace.svelte";

const heard: string[] = [];
const pace = () =>
  new Pace({
    length: (told) => Number(told["ms"] ?? 100),
    sentence: (told) => `it ${String(told["event"])}s`,
    sentences: (events) => events.map((told) => `it ${String(told["event"])}s`),
    heard: (told) => void heard.push(String(told["event"])),
  });
const by = (seat: number, number: number, ...events: string[]) => ({
  seat,
  number,
  events: events.map((event) => ({ event })),
  before: number - 1,
  after: number,
  own: seat === 0,
});

describe("beats", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    Object.assign(chosen, { pace: 240, speed: "normal" });
  });

  it("of others come one at a time, and what they led to afterwards", () => {
    const shown = pace();
    shown.happen(by(1, 4, "roll", "walk"));
    shown.happen(by(2, 5, "sleep"));
    expect([shown.beat?.sentence, shown.beat?.seat, shown.held?.view]).toEqual(["it rolls", 1, 3]);
    vi.advanceTimersByTime(100);
    expect([shown.beat?.sentence, shown.held?.view]).toEqual(["it walks", 3]);
    vi.advanceTimersByTime(100);
    expect([shown.beat?.sentence, shown.held?.view]).toEqual(["it sleeps", 4]);
    vi.advanceTimersByTime(100);
    expect([shown.beat, shown.late]).toEqual([null, false]);
    expect(heard).toEqual(["roll", "walk", "sleep"]);
  });

  it("of one's own hold nothing back, and end what others did", () => {
    const shown = pace();
    shown.happen(by(1, 4, "roll"));
    shown.happen(by(0, 5, "walk"));
    expect([shown.beat?.sentence, shown.late]).toEqual(["it walks", false]);
    shown.happen(by(1, 6, "sleep"));
    expect([shown.beat?.sentence, shown.held?.view]).toEqual(["it walks", 5]);
  });

  it("are finished by whoever is in a hurry", () => {
    const shown = pace();
    shown.happen(by(1, 4, "roll", "walk", "sleep"));
    shown.next();
    expect(shown.beat?.sentence).toBe("it walks");
    shown.toNow();
    expect([shown.beat, shown.late]).toEqual([null, false]);
    vi.advanceTimersByTime(1000);
    expect(shown.beat).toBeNull();
  });

  it("wait for a key, step by step", () => {
    chosen.speed = "step";
    const shown = pace();
    shown.happen(by(1, 4, "roll", "walk"));
    vi.advanceTimersByTime(60_000);
    expect(shown.beat?.sentence).toBe("it rolls");
    shown.next();
    shown.next();
    expect(shown.late).toBe(false);
  });

  it("are as fast as one likes, and none where nothing moves", () => {
    chosen.pace = 120;
    const shown = pace();
    shown.happen(by(1, 4, "roll"));
    vi.advanceTimersByTime(50);
    expect(shown.late).toBe(false);
    chosen.pace = 0;
    shown.happen(by(1, 5, "walk"));
    expect([shown.beat, shown.late]).toEqual([null, false]);
    expect(heard).toEqual(["roll", "walk"]);
  });

  it("that would take more than six seconds are told as a summary, until one's own turn", () => {
    const shown = pace();
    for (let number = 1; number <= 60; number++) shown.happen(by(1, number, "walk"));
    expect([shown.late, shown.missed]).toEqual([true, []]);
    shown.happen(by(2, 61, "sleep"));
    expect(shown.late).toBe(false);
    expect(shown.missed).toHaveLength(61);
    expect(shown.missed.at(-1)).toEqual({ seat: 2, number: 61, sentences: ["it sleeps"] });
    shown.happen(by(0, 62, "roll"));
    expect(shown.missed).toEqual([]);
  });
});
