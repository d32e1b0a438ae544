/** What people and bots are called at a table. */
import { say } from "../state/speech.svelte";

interface Seated {
  seat: number;
  name: string | null;
  bot: string | null;
}

/** By seat; two of the same name are told apart by their seats. */
export function namesOf(seats: Seated[]): string[] {
  const called = seats.map((seat) => seat.name ?? seat.bot ?? say("player", { player: seat.seat + 1 }));
  return called.map((name, seat) => (called.indexOf(name) === called.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
