/** What people and bots are called at a table. */
import { say, speech } from "../state/speech.svelte";

interface Seated {
  seat: number;
  name: string | null;
  bot: string | null;
}

/** A bot in the user's language; the server knows it by its English name. */
export const botName = (bot: string): string => speech.sayIfKnown(`bot-${bot}`, bot);

/** By seat; two of the same name are told apart by their seats. */
export function namesOf(seats: Seated[]): string[] {
  const called = seats.map(
    (seat) => seat.name ?? (seat.bot ? botName(seat.bot) : say("player", { player: seat.seat + 1 })),
  );
  return called.map((name, seat) => (called.indexOf(name) === called.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
