/** The maze as tiles on cells: which edges every corridor leads to, and which neighbours it joins. */
import { BOX } from "./box";
import { beside, CORNERS } from "./hex";

export interface Tile {
  /** `down`: it lies face down. */
  kind: "normal" | "key" | "centre" | "down";
  /** Of a key space, from 1. */
  key?: number;
  bridge: boolean;
  /** By corridor, the edges it leads to. */
  corridors: number[][];
}
export type Maze = Record<string, Tile>;

const SIDES = 6;
const KEY_EDGES = [0, 2, 3, 4];
const ALL_EDGES = [0, 1, 2, 3, 4, 5];

const turned = (edges: number[], turn: number): number[] => edges.map((edge) => (edge + turn) % SIDES);

/** A tile of the box, turned by so much. */
export function tileAs(id: string, turn: number): Tile {
  const found = BOX.tiles.find((each) => each.id === id);
  const printed = (found?.corridors ?? []).map((text) => [...text].filter((sign) => /\d/.test(sign)).map(Number));
  return {
    kind: "normal",
    bridge: found?.bridge ?? false,
    corridors: printed.map((edges) => turned(edges, turn)),
  };
}

/** The spaces printed on the board: the centre joins all its neighbours, a key space those around it. */
export function printed(cell: string, centre: string): Tile | null {
  if (cell === centre) return { kind: "centre", bridge: false, corridors: [ALL_EDGES] };
  const corner = CORNERS.indexOf(cell);
  if (corner < 0) return null;
  return { kind: "key", key: corner + 1, bridge: false, corridors: [turned(KEY_EDGES, corner)] };
}

export const centreFor = (players: number): string => BOX.layouts[String(players)]?.centre ?? "d4";

/** Everything that is built, `d3: "n20:0"`, and what is printed. */
export function mazeOf(laid: Record<string, string>, players: number): Maze {
  const centre = centreFor(players);
  const maze: Maze = {};
  for (const cell of [centre, ...CORNERS]) maze[cell] = printed(cell, centre)!;
  for (const [cell, text] of Object.entries(laid)) {
    const [id = "", turn = ""] = text.split(":");
    maze[cell] = /^\d$/.test(turn) ? tileAs(id, Number(turn)) : { kind: "down", bridge: false, corridors: [] };
  }
  return maze;
}

/** By corridor, the cells a tile leads to from where it lies; a start space lies beyond the rim of its corner. */
export function joins(tile: Tile, cell: string): string[][] {
  const corner = CORNERS.indexOf(cell);
  return tile.corridors.map((edges) =>
    edges.flatMap((edge) => beside(cell, edge) ?? (edge === corner ? [`s${corner + 1}`] : [])),
  );
}
