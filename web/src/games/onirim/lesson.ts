/** The lesson of Onirim. */
import type { Lesson } from "../fronts";

export const lesson: Lesson = {
  // It deals a door by a series, a prophecy with two nightmares and a door, and a nightmare to be paid.
  seed: "first dream 1363",
  steps: [
    { action: "play Ns", says: "web-tutorial-play" },
    { action: "play Nm", says: "web-tutorial-golden" },
    { action: "play Ns", says: "web-tutorial-series" },
    { action: "discard Gk", says: "web-tutorial-key" },
    { action: "drop X", says: "web-tutorial-prophecy" },
    { action: "return Nd", says: "web-tutorial-order", together: true },
    { action: "return Rs", says: "web-tutorial-order", together: true },
    { action: "return Rs", says: "web-tutorial-order", together: true },
    { action: "open", says: "web-tutorial-open" },
    { action: "play Rm", says: "web-tutorial-on" },
    { action: "pay Gk", says: "web-tutorial-nightmare" },
  ],
};
