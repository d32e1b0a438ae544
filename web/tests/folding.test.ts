import { describe, expect, it } from "vitest";
import { folded } from "../src/games/plain/folding";
import { CORNERS, joins, printed } from "../src/games/labyrinth/maze";

describe("choices of one kind", () => {
  it("share a line, and keep their numbers", () => {
    const fold = (text: string) => {
      const [verb = "", what = ""] = text.split(" ");
      return verb === "place" ? { label: "place on", short: what } : null;
    };
    expect(folded(["place b1", "done", "place c1"], fold)).toEqual([
      {
        label: "place on",
        choices: [
          { text: "place b1", number: 1, short: "b1" },
          { text: "place c1", number: 3, short: "c1" },
        ],
      },
      { choices: [{ text: "done", number: 2 }] },
    ]);
  });
});

describe("the maze", () => {
  it("says which cells a tile joins, by corridor and turn", () => {
    expect(joins("n01", 0, "d4")).toEqual([["d3", "d5"]]);
    expect(joins("n01", 1, "d4")).toEqual([["e3", "c4"]]);
    expect(joins("n12", 0, "d4")).toEqual([
      ["d3", "d5"],
      ["e3", "c4"],
    ]);
    expect(joins("n01", 0, "b1")).toEqual([["b2"]]); // the other end is the rim
  });

  it("knows the spaces printed on the board", () => {
    expect(CORNERS).toEqual(["d1", "g1", "g4", "d7", "a4", "a1"]);
    expect(printed("d1")).toEqual([["s1", "e1", "d2", "c1"]]);
    expect(printed("d4")[0]).toHaveLength(6);
  });
});
