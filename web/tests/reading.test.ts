import { describe, expect, it } from "vitest";
import { chancesOf, momentsOf, reviewOf } from "../src/table/advice";
import { readDeed } from "../src/games/onirim/words";

describe("an action in notation", () => {
  it("has a verb, a card and an owner", () => {
    expect(readDeed("play Rs shared")).toMatchObject({ verb: "play", card: "Rs", owner: "shared", object: null });
    expect(readDeed("pay Gd partner")).toMatchObject({ verb: "pay", card: "Gd", owner: "partner" });
    expect(readDeed("pay deck")).toMatchObject({ verb: "pay", card: null, object: "deck", owner: "own" });
    expect(readDeed("swap Rs Bk")).toMatchObject({ card: "Rs", other: "Bk" });
    expect(readDeed("drop X")).toMatchObject({ card: "X" });
    expect(readDeed("open")).toMatchObject({ verb: "open", card: null, object: null });
  });
});

describe("advice", () => {
  it("gives chances by action, and passes over what it cannot read", () => {
    const advice = {
      choices: [{ action: "play Rs", chance: 0.7 }, { action: 3 }, null, { action: "open", chance: "x" }],
    };
    expect([...chancesOf(advice)]).toEqual([["play Rs", 0.7]]);
    for (const odd of [null, 7, "no", [], { choices: 1 }]) expect(chancesOf(odd).size).toBe(0);
  });

  it("gives the curve, the costly choices by their cost, and the turns of luck in their order", () => {
    const review = reviewOf({
      decisions: [
        { action: "play Rs", chance: 0.6, best: "play Bs", cost: 0.05, luck: 0.11 },
        { action: "play Bm", chance: 0.7, best: null, cost: 0.01 },
        { action: "discard Gk", chance: 0.4, best: "play Gk", cost: 0.2, luck: -0.4 },
      ],
    });
    expect(review?.decisions.map((one) => one.chance)).toEqual([0.6, 0.7, 0.4]);
    expect(review?.costly.map((one) => one.number)).toEqual([2, 0]);
    expect(review?.turns.map((one) => one.number)).toEqual([0, 2]);
    expect(review?.luck).toBeCloseTo(-0.29);
    expect(review?.skill).toBeCloseTo(-0.26);
    expect(reviewOf({})).toBeNull();
  });

  it("finds the moments that the decisions of one seat led to", () => {
    const moments = [null, 0, 0, 1, 0, 1].map((seat) => ({ seat }));
    expect(momentsOf(moments, 0)).toEqual([1, 2, 4]);
    expect(momentsOf(moments, 1)).toEqual([3, 5]);
    expect(momentsOf(moments, null)).toEqual([]);
  });
});
