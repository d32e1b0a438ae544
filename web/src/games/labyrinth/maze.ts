/** The maze as a graph of names: which neighbours every corridor of a tile leads to. */
import { BOX } from "./box";

const RADIUS = 3;
const SIDES = 6;
/** Where each edge leads, clockwise from the top, in axial coordinates. */
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const CORNER_EDGES = [0, 2, 3, 4];

const ring = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const highest = (q: number): number => Math.max(-RADIUS, -RADIUS - q);

function nameAt(q: number, r: number): string | null {
  return ring(q, r) <= RADIUS ? `${"abcdefg"[q + RADIUS]}${r - highest(q) + 1}` : null;
}

function placeOf(cell: string): [number, number] {
  const q = "abcdefg".indexOf(cell.charAt(0)) - RADIUS;
  return [q, Number(cell.slice(1)) - 1 + highest(q)];
}

export const CORNERS = WAYS.map(([across, down]) => nameAt(RADIUS * across, RADIUS * down)!);

function neighbours(cell: string, edges: number[]): string[] {
  const [q, r] = placeOf(cell);
  return edges.flatMap((edge) => {
    const [across, down] = WAYS[edge % SIDES]!;
    const start = CORNERS.indexOf(cell);
    const beside = nameAt(q + across, r + down);
    // The start space of a corner lies beyond its rim.
    return beside ? [beside] : start >= 0 && edge % SIDES === start ? [`s${start + 1}`] : [];
  });
}

/** By corridor, the cells a tile joins when it lies on a cell, turned by so much. */
export function joins(tile: string, turn: number, cell: string): string[][] {
  const found = BOX.tiles.find((each) => each.id === tile);
  return (found?.corridors ?? []).map((text) =>
    neighbours(
      cell,
      [...text].filter((sign) => /\d/.test(sign)).map((sign) => Number(sign) + turn),
    ),
  );
}

/** The spaces printed on the board: the centre joins all its neighbours, a key space those around it. */
export function printed(cell: string): string[][] {
  const corner = CORNERS.indexOf(cell);
  const edges = corner < 0 ? [0, 1, 2, 3, 4, 5] : CORNER_EDGES.map((edge) => edge + corner);
  return [neighbours(cell, edges)];
}
