/** A tile as it lies on its cell: which edges each of its corridors leads to. */
import { beside, CORNERS, opposite } from "./hex";

export interface Tile {
  /** `down`: it lies face down. */
  kind: "normal" | "key" | "centre" | "down";
  /** Of a key space: its number. */
  key?: number;
  bridge: boolean;
  /** By corridor, the edges it leads to. With a bridge the first passes over the second. */
  corridors: number[][];
  /** By corridor, what is printed there and comes into play when the tile is laid. */
  printed?: { trap: boolean; chest: boolean }[];
}
/** By cell, what is built there. */
export type Maze = Record<string, Tile>;

const SIDES = 6;

export function turnedBy(tile: Tile, sixths: number): Tile {
  const corridors = tile.corridors.map((edges) => edges.map((edge) => (edge + sixths + SIDES) % SIDES));
  return { ...tile, corridors };
}

export type Ending = "road" | "wall" | "nothing" | "gate";

/** What is beyond the edge of a road. */
export function ending(maze: Maze, cell: string, edge: number): Ending {
  const other = beside(cell, edge);
  if (!other) return CORNERS.indexOf(cell) === edge ? "gate" : "wall";
  const tile = maze[other];
  if (!tile || tile.kind === "down") return "nothing";
  return tile.corridors.some((edges) => edges.includes(opposite(edge))) ? "road" : "wall";
}

/** The cells a corridor leads to: those with a road to go on, and those where nothing is built yet. */
export function leads(maze: Maze, cell: string, edges: number[]): { joined: string[]; open: string[] } {
  const found: { joined: string[]; open: string[] } = { joined: [], open: [] };
  for (const edge of edges) {
    const kind = ending(maze, cell, edge);
    if (kind === "gate") found.joined.push(`s${edge + 1}`);
    else if (kind === "road") found.joined.push(beside(cell, edge)!);
    else if (kind === "nothing") found.open.push(beside(cell, edge)!);
  }
  return found;
}
