import { describe, expect, it } from "vitest";
import { adviceOf, bestOf, momentsOf, reviewOf } from "../src/table/advice";

describe("advice", () => {
  it("gives chances by action, and passes over what it cannot read", () => {
    const advice = {
      choices: [
        { action: "skip", chance: 0.2 },
        { action: "play Rs", chance: 0.7 },
        { action: 3 },
        null,
        { action: "play Bs", chance: 0.7 },
        { action: "open", chance: "x" },
      ],
    };
    expect([...adviceOf(advice)].map(([text, { chance, best }]) => [text, chance, best])).toEqual([
      ["skip", 0.2, false],
      ["play Rs", 0.7, true],
      ["play Bs", 0.7, false],
    ]);
    expect(bestOf(adviceOf(advice))).toBe("play Rs");
    for (const odd of [null, 7, "no", [], { choices: 1 }]) expect(adviceOf(odd).size).toBe(0);
  });

  it("gives the curve, the costly choices by their cost, and the turns of luck in their order", () => {
    const review = reviewOf({
      decisions: [
        {
          verb: "play",
          facts: { card: "Rs" },
          chance: 0.6,
          best_verb: "claim",
          best_facts: {},
          cost: 0.05,
          luck: 0.11,
        },
        { verb: "play", facts: { card: "Bm" }, chance: 0.7, best_verb: null, cost: 0.01 },
        { verb: "discard", facts: { card: "Gk" }, chance: 0.4, cost: 0.2, luck: -0.4 },
      ],
    });
    expect(review?.decisions.map((one) => one.chance)).toEqual([0.6, 0.7, 0.4]);
    expect(review?.decisions.map((one) => one.better?.verb)).toEqual(["claim", undefined, undefined]);
    expect(review?.decisions[2]?.played).toEqual({ verb: "discard", facts: { card: "Gk" } });
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
