import { describe, expect, it } from "vitest";
import { folded } from "../src/games/plain/folding";
import { CORNERS, layOut } from "../src/games/labyrinth/hex";
import { joins, mazeOf, printed, tileAs } from "../src/games/labyrinth/maze";

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
    expect(joins(tileAs("n01", 0), "d4")).toEqual([["d3", "d5"]]);
    expect(joins(tileAs("n01", 1), "d4")).toEqual([["e3", "c4"]]);
    expect(joins(tileAs("n12", 0), "d4")).toEqual([
      ["d3", "d5"],
      ["e3", "c4"],
    ]);
    expect(joins(tileAs("n01", 0), "b1")).toEqual([["b2"]]); // the other end is the rim
  });

  it("knows the spaces printed on the board", () => {
    expect(CORNERS).toEqual(["d1", "g1", "g4", "d7", "a4", "a1"]);
    expect(joins(printed("d1", "d4")!, "d1")).toEqual([["s1", "e1", "d2", "c1"]]);
    expect(joins(printed("d4", "d4")!, "d4")[0]).toHaveLength(6);
    expect(printed("c3", "d4")).toBeNull();
  });

  it("has a centre of its own for two, and tiles that lie face down", () => {
    const maze = mazeOf({ d3: "n20:0", c4: "?:down" }, 2);
    expect(maze["e2"]!.kind).toBe("centre");
    expect(maze["d4"]).toBeUndefined();
    expect(maze["c4"]!.kind).toBe("down");
    expect(maze["d3"]!.corridors.length).toBeGreaterThan(0);
  });

  it("leaves the edge of a tile at its middle, so that roads join, and has room for pieces on each", () => {
    const { roads, cross } = layOut(tileAs("n12", 0).corridors, true);
    expect(cross).not.toBeNull();
    for (const road of roads) {
      expect(road.stations.length).toBeGreaterThan(0);
      for (const [x, y] of [road.branches[0]![0], road.branches[0]![3]])
        expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) / 2);
    }
  });
});
