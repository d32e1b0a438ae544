import { describe, expect, it } from "vitest";
import { grouped } from "../src/table/grouping";
import { inReadingOrder, nearest, Places } from "../src/table/targets";

const choice = (text: string, at?: string, from?: string) => ({
  text,
  verb: text.split(" ")[0]!,
  facts: { ...(at === undefined ? {} : { at }), ...(from === undefined ? {} : { from }) },
  code: 0,
});
const choices = [
  choice("move b", "b", "pawn"),
  choice("jump b", "b", "pawn"),
  choice("move c", "c", "pawn"),
  choice("lay d", "d"),
  choice("end"),
];
const places = new Places(choices, ({ facts }) =>
  "at" in facts ? { at: String(facts.at), ...("from" in facts ? { from: String(facts.from) } : {}) } : null,
);
const texts = (those: { text: string }[]) => those.map(({ text }) => text);

describe("choices", () => {
  it("lie at their places, in their order", () => {
    expect(texts(places.at("b"))).toEqual(["move b", "jump b"]);
    expect(places.at("pawn")).toEqual([]);
    expect(places.places).toEqual(["b", "c", "d"]);
    expect(texts(places.elsewhere)).toEqual(["end"]);
  });

  it("open only the drops they allow", () => {
    expect(places.open("pawn")).toEqual(["b", "c"]);
    expect(texts(places.between("pawn", "c"))).toEqual(["move c"]);
    expect(places.between("pawn", "d")).toEqual([]);
    expect(places.open("d")).toEqual([]);
  });
});

/** A box of ten by ten around a point. */
const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });

describe("arrows", () => {
  const around = [at(30, 0), at(28, 22), at(0, -40), at(-90, 10)];

  it("go to the nearest in their direction, straight before aside", () => {
    expect(nearest(at(0, 0), around, "ArrowRight")).toBe(0);
    expect(nearest(at(0, 0), around, "ArrowUp")).toBe(2);
    expect(nearest(at(0, 0), around, "ArrowLeft")).toBe(3);
  });

  it("go nowhere where nothing lies ahead", () => {
    expect(nearest(at(0, 0), [at(50, 10), at(0, -20)], "ArrowDown")).toBe(-1);
    expect(nearest(at(0, 0), [], "ArrowLeft")).toBe(-1);
  });
});

describe("reading", () => {
  it("goes line by line, each from the left, however crooked the line", () => {
    expect(inReadingOrder([at(50, 3), at(10, 41), at(0, 0), at(30, 38), at(90, -2)])).toEqual([2, 0, 4, 1, 3]);
  });
});

describe("a list of choices", () => {
  it("that is short has a line for each", () => {
    expect(grouped(choices).map((line) => line.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("that is long has one for each verb, and every choice its number", () => {
    const many = [...choices, ...["e", "f", "g", "h"].map((place) => choice(`lay ${place}`, place))];
    const lines = grouped(many);
    expect(lines.map((line) => line.map(({ choice: { text }, number }) => `${number} ${text}`))).toEqual([
      ["1 move b"],
      ["2 jump b"],
      ["3 move c"],
      ["4 lay d", "6 lay e", "7 lay f", "8 lay g", "9 lay h"],
      ["5 end"],
    ]);
  });
});
