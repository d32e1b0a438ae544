import { describe, expect, it } from "vitest";
import { move, placesOf, settle, type Pieces, type Seen } from "../src/games/onirim/pieces";

function seen(change: Partial<Seen> = {}): Seen {
  return {
    hands: [["Rs", "Rm", "Bk"]],
    hidden: [0],
    shared: [],
    rows: [["Gs"]],
    doors: [[]],
    limbo: [],
    discard: [],
    aside: [],
    vision: [],
    hidden_vision: 0,
    ...change,
  };
}
const names = (pieces: Pieces, place: string) => pieces[place]?.map((piece) => piece.name);
const ids = (pieces: Pieces, place: string) => pieces[place]?.map((piece) => piece.id);

describe("pieces", () => {
  it("lie where the observation has them", () => {
    const pieces = settle({}, seen());
    expect(names(pieces, "hand0")).toEqual(["Rs", "Rm", "Bk"]);
    expect(names(pieces, "row0")).toEqual(["Gs"]);
    expect(
      new Set(
        Object.values(pieces)
          .flat()
          .map((piece) => piece.id),
      ).size,
    ).toBe(4);
  });

  it("are unknown where cards are hidden", () => {
    expect(placesOf(seen({ hands: [["Rs"]], hidden: [2] }))["hand0"]).toEqual(["Rs", "?", "?"]);
    expect(placesOf(seen({ vision: [], hidden_vision: 3 }))["vision"]).toEqual(["?", "?", "?"]);
  });

  it("travel with an event, and are the same when the observation comes", () => {
    const before = settle({}, seen());
    const moved = move(before, { event: "play", seat: 0, from: "hand", to: "row", card: "Rm" });
    expect(moved["row0"]!.at(-1)).toEqual(before["hand0"]![1]);
    const after = settle(moved, seen({ hands: [["Rs", "Bk"]], rows: [["Gs", "Rm"]] }));
    expect(ids(after, "row0")).toEqual(ids(moved, "row0"));
    expect(before["hand0"]).toHaveLength(3);
  });

  it("lie in the hand as they would after a reload", () => {
    const before = settle({}, seen({ hands: [["Rs", "Bk", "Nm"]] }));
    const after = settle(before, seen({ hands: [["Bk", "Gs", "Nm"]] }));
    expect(names(after, "hand0")).toEqual(["Bk", "Gs", "Nm"]);
    expect([ids(after, "hand0")![0], ids(after, "hand0")![2]]).toEqual(ids(before, "hand0")!.slice(1));
  });

  it("come back when something is taken back", () => {
    const before = settle({}, seen({ hands: [["Bk"]], rows: [["Gs", "Rm"]] }));
    const after = settle(before, seen({ hands: [["Bk", "Rm"]], rows: [["Gs"]] }));
    expect(ids(after, "hand0")).toContain(before["row0"]![1]!.id);
  });

  it("turn up as what they are", () => {
    const before = settle({}, seen({ hands: [["Rs"]], hidden: [1] }));
    const shown = move(before, { event: "play", seat: 0, from: "hand", to: "row", card: "Nk" });
    expect(shown["row0"]!.at(-1)).toEqual({ id: before["hand0"]![1]!.id, name: "Nk" });
  });

  it("belong to the partner where the event says so", () => {
    const two = seen({ hands: [["Rs"], ["Bs"]], hidden: [0, 0], rows: [[], []], doors: [[], []] });
    const moved = move(settle({}, two), { event: "gain", seat: 0, owner: 1, from: "deck", to: "doors", card: "Rd" });
    expect(names(moved, "doors1")).toEqual(["Rd"]);
  });

  it("leave limbo together, and stay where no card moves", () => {
    const before = settle({}, seen({ limbo: ["X", "Rd"] }));
    expect(move(before, { event: "limbo returns", seat: 0 })["limbo"]).toEqual([]);
    expect(move(before, { event: "shuffle", seat: 0 })).toBe(before);
  });
});
