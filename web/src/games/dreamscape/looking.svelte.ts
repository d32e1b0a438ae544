/** How one likes to look at a Studio: from the corner or from above, and turned. This browser remembers it. */
const PLACE = "reverie-dreamscape";

interface Kept {
  flat?: boolean;
  quarter?: number;
}

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const kept = readKept();

class Looking {
  flat = $state(kept.flat ?? false);
  /** Quarter turns. */
  quarter = $state(kept.quarter ?? 0);

  change(flat: boolean): void {
    this.flat = flat;
    this.keep();
  }

  turn(by: number): void {
    this.quarter = (this.quarter + by + 4) % 4;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify({ flat: this.flat, quarter: this.quarter }));
    } catch {
      // Not every browser lets itself be written to; then it forgets.
    }
  }
}

export const looking = new Looking();
