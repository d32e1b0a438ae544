import { describe, expect, it } from "vitest";
import { answers, follow, moveTo, sendAway, type Order } from "../src/games/onirim/order";

const vision = ["X", "Rs", "Bd", "Gk"].map((name, id) => ({ id, name }));
const start: Order = follow({ kept: [], away: null }, vision);
const texts = (order: Order) => answers(order, []).map((answer) => answer.text);
const names = (order: Order) => order.kept.map((piece) => piece.name).join(" ");

describe("the order of a prophecy", () => {
  it("begins as the cards were seen", () => {
    expect(names(start)).toBe("X Rs Bd Gk");
    expect(texts(start)).toEqual(["return X", "return Rs", "return Bd"]);
  });

  it("sends one away, and takes it back for another", () => {
    const gone = sendAway(start, 0);
    expect([names(gone), gone.away?.name]).toEqual(["Rs Bd Gk", "X"]);
    const other = sendAway(gone, 2);
    expect([names(other), other.away?.name]).toEqual(["Rs X Gk", "Bd"]);
    expect(sendAway(gone, 0)).toBe(gone);
  });

  it("moves cards, and never past the ends", () => {
    expect(names(moveTo(start, 3, 0))).toBe("Gk X Rs Bd");
    expect(names(moveTo(start, 0, 99))).toBe("Rs Bd Gk X");
    expect(names(moveTo(start, 0, -1))).toBe("X Rs Bd Gk");
    const back = moveTo(sendAway(start, 0), 0, 1);
    expect([names(back), back.away]).toEqual(["Rs X Bd Gk", null]);
  });

  it("answers with the drop first", () => {
    expect(texts(moveTo(sendAway(start, 0), 3, 0))).toEqual(["drop X", "return Gk", "return Rs"]);
  });

  it("takes the choices it was given", () => {
    const drop = { text: "drop X", verb: "drop", facts: { card: "X", loses: 0 }, code: 7 };
    expect(answers(sendAway(start, 0), [drop])[0]).toBe(drop);
    const lost = { text: "drop Bd", verb: "drop", facts: { card: "Bd", loses: 1 }, code: 8 };
    expect(answers(sendAway(start, 2), [drop, lost])).toEqual([lost]);
  });

  it("keeps what was thought of when cards leave", () => {
    const order = moveTo(start, 3, 0);
    expect(names(follow(order, vision.slice(1)))).toBe("Gk Rs Bd");
  });
});
