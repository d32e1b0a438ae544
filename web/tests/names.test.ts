import { expect, it, vi } from "vitest";
import { speech } from "../src/state/speech.svelte";
import { namesOf } from "../src/table/names";

const seat = (number: number, name: string | null, bot: string | null) => ({ seat: number, name, bot });

it("tells two of the same name apart by their seats", () => {
  const table = [
    seat(0, "Ann", null),
    seat(1, null, "apprentice"),
    seat(2, null, "apprentice"),
    seat(3, "Bob", "oracle"),
  ];
  expect(namesOf(table)).toEqual(["Ann", "apprentice 2", "apprentice 3", "Bob"]);
});

it("calls bots by names of the user's language", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speech.become("pl");
  expect(namesOf([seat(0, "Ann", null), seat(1, null, "sleepwalker"), seat(2, null, "unheard-of")])).toEqual([
    "Ann",
    "lunatyk",
    "unheard-of",
  ]);
});
