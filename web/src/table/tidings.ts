/** Who came and who went, from one look at the seats to the next. */
import type { SeatCard } from "../wire";

export interface Tiding {
  what: "joined" | "left-table" | "back-again";
  seat: number;
}

export function tidings(before: SeatCard[], now: SeatCard[], you: number | null): Tiding[] {
  return now.flatMap((seat, index): Tiding[] => {
    const earlier = before[index];
    if (!earlier || seat.seat === you || seat.name === null) return [];
    if (earlier.name === null) return [{ what: "joined", seat: seat.seat }];
    if (earlier.present === seat.present) return [];
    return [{ what: seat.present ? "back-again" : "left-table", seat: seat.seat }];
  });
}
