/** The maze as SVG: what is built, what leads nowhere, what lies and stands where. One unit system: the side of a cell is 50,
 *  the size of the element does the scaling. Everything that has a colour has a class; Maze.svelte gives it one. */
import {
  add,
  at,
  beside,
  CELLS,
  centreOf,
  CORNERS,
  curve,
  deckOf,
  dist,
  edgeMiddle,
  hexagon,
  layOut,
  lengthOf,
  normal,
  opposite,
  slice,
  tangent,
  times,
  vertex,
  written,
  type Branch,
  type Crossing,
  type Point,
  type Road,
} from "./hex";
import type { Maze, Tile } from "./maze";

export const SIDE = 50;
const FLOOR = 18; // how wide a road is
const FRAME = 10;
const GATE = { out: 0.45, radius: 20 };
export const VIEW = "-310 -360 620 720";
const LETTERS = "abc";

const one = (x: number): number => Number(x.toFixed(1));
const scaled = (branch: Branch, o: Point): Branch => branch.map((p) => times(add(p, o), SIDE)) as unknown as Branch;
const degrees = ([x, y]: Point): number => one((Math.atan2(y, x) * 180) / Math.PI);
const at_ = (p: Point): string => `translate(${one(p[0])} ${one(p[1])})`;

/** A road of a tile where it lies, in units of the picture. */
export interface Laid extends Road {
  node: string;
  d: string;
}
export interface Placed {
  cell: string;
  tile: Tile;
  middle: Point;
  roads: Laid[];
  cross: Crossing | null;
  deck: Branch | null;
}

export function place(tile: Tile, cell: string): Placed {
  const o = centreOf(cell);
  const { roads, cross } = layOut(tile.corridors, tile.bridge);
  const moved = (p: Point): Point => times(add(p, o), SIDE);
  return {
    cell,
    tile,
    middle: times(o, SIDE),
    cross: cross && { ...cross, point: moved(cross.point) },
    deck: cross && scaled(deckOf(roads[0]!, cross), o),
    roads: roads.map((road, index) => {
      const branches = road.branches.map((branch) => scaled(branch, o));
      return {
        edges: road.edges,
        node: `${cell}${LETTERS[index]}`,
        hub: road.hub && moved(road.hub),
        branches,
        stations: road.stations.map(moved),
        d: branches.map(curve).join(""),
      };
    }),
  };
}

export function placeAll(maze: Maze): Placed[] {
  return Object.entries(maze).map(([cell, tile]) => place(tile, cell));
}

// --- roads ---

type Disc = readonly [Point, number];

/** Plazas where three and more roads meet, chambers at dead ends. */
function plazas({ tile, middle, roads }: Placed): Disc[] {
  if (tile.kind === "centre") return [[middle, 25]];
  if (tile.kind === "key") return [[roads[0]!.hub!, 15.5]];
  return roads.flatMap(({ hub, edges }): Disc[] =>
    hub ? [[hub, edges.length === 1 ? 12.5 : edges.length > 3 ? 13.5 : 11]] : [],
  );
}

/** From the bottom up: lower lip, wall, shadowed floor, floor, joints. That they are shifted makes them look carved. */
const STROKES = [
  ["lip", FLOOR + 7.5, 1.7],
  ["wall", FLOOR + 6, 0],
  ["floor-lo", FLOOR, 0],
  ["floor", FLOOR - 3, 1.5],
  ["joint", FLOOR - 3, 1.5],
] as const;

function carved(d: string, discs: Disc[]): string {
  return STROKES.map(([name, width, down]) => {
    const grown = (width - FLOOR) / 2 - (name === "joint" ? 0.6 : 0);
    const circles = discs.map(([p, r]) => `<circle cx="${one(p[0])}" cy="${one(p[1])}" r="${one(r + grown)}"/>`);
    return (
      `<g class="r-${name}" stroke-width="${width}" transform="translate(0 ${down})"><path d="${d}"/></g>` +
      `<g class="f-${name}" transform="translate(0 ${down})">${circles.join("")}</g>`
    );
  }).join("");
}

/** What is beyond the edge of a road. */
function ending(maze: Maze, cell: string, edge: number): "road" | "wall" | "nothing" | "gate" {
  const other = beside(cell, edge);
  if (!other) return CORNERS.indexOf(cell) === edge ? "gate" : "wall";
  const tile = maze[other];
  if (!tile || tile.kind === "down") return "nothing";
  return tile.corridors.some((edges) => edges.includes(opposite(edge))) ? "road" : "wall";
}

/** The end of a road that leads nowhere: bricks at a wall, a dotted way on where nothing is built yet. */
function endMark({ middle }: Placed, edge: number, kind: "wall" | "nothing"): string {
  const m = add(middle, times(edgeMiddle(edge), SIDE));
  const n = normal(edge);
  if (kind === "nothing")
    return `<path class="stub" stroke-width="${FLOOR - 5}" d="M${written(m)}L${written(add(m, times(n, 9)))}"/>`;
  const inner = add(m, times(n, -3.4));
  const half = FLOOR / 2 + 2.4;
  return `<g class="brick" transform="${at_(inner)} rotate(${degrees(n)})"><rect x="-3" y="${-half}" width="6.4" height="${2 * half}" rx="1"/><path d="M-3 -5.6h6.4M-3 0h6.4M-3 5.6h6.4"/></g>`;
}

function bridge({ deck, cross, roads }: Placed): string {
  if (!deck || !cross) return "";
  const d = curve(deck);
  const under = roads[1]!.branches[cross.under]!;
  const near = (reach: number): string => {
    const t = (reach * SIDE) / lengthOf(under);
    return curve(slice(under, Math.max(0, cross.t - t), Math.min(1, cross.t + t)));
  };
  const stroke = (name: string, path: string, width: number, down = 0): string =>
    `<path class="b-${name}" d="${path}" stroke-width="${one(width)}" transform="translate(0 ${down})"/>`;
  const posts = [0, 1].flatMap((t) =>
    [-1, 1].map((side) => {
      const [x, y] = tangent(deck, t);
      const post = add(at(deck, t), times([-y, x], side * (FLOOR / 2 + 2.6)));
      return `<circle class="b-post" cx="${one(post[0])}" cy="${one(post[1])}" r="3"/>`;
    }),
  );
  return [
    stroke("dusk", near(0.42), FLOOR),
    stroke("dark", near(0.31), FLOOR),
    stroke("shadow", d, FLOOR + 15, 3),
    stroke("out", d, FLOOR + 9.5),
    stroke("parapet", d, FLOOR + 6.5),
    stroke("in", d, FLOOR + 1.6),
    stroke("deck", d, FLOOR - 0.6),
    stroke("plank", d, FLOOR - 0.6),
    ...posts,
  ].join("");
}

function plate({ middle, tile }: Placed): string {
  return `<g transform="${at_(middle)}"><path class="plate ${tile.kind}" d="${hexagon(SIDE * 0.985)}"/><path class="plate-line" d="${hexagon(SIDE * 0.9)}"/></g>`;
}

function rose(middle: Point): string {
  const point = (r: number, angle: number): string => written(times(vertex(angle / 60 + 2), r));
  const rays = [0, 60, 120, 180, 240, 300].map((a) => `M${point(6, a - 26)}L${point(18.5, a)}L${point(6, a + 26)}Z`);
  return `<g transform="${at_(middle)}"><circle class="rose-rim" r="23"/><circle class="rose-line" r="19.5"/><path class="rose-star" d="${rays.join("")}"/><circle class="rose-heart" r="5"/></g>`;
}

// --- the layers ---

const OUTLINE = CELLS.map((cell) => {
  const o = times(centreOf(cell), SIDE);
  return `M${[0, 1, 2, 3, 4, 5].map((v) => written(add(o, times(vertex(v), SIDE)))).join("L")}Z`;
}).join("");

/** Where a start space lies, from 1, and where its way joins the board. */
export function gateAt(start: number): { p: Point; edge: Point } {
  const edge = start - 1;
  const o = centreOf(CORNERS[edge]!);
  const out = times(normal(edge), Math.sqrt(3) / 2 + GATE.out);
  return { p: times(add(o, out), SIDE), edge: times(add(o, times(edgeMiddle(edge), 0.98)), SIDE) };
}

function gate(start: number, seat: string | undefined): string {
  const sign = seat
    ? `<text class="gate-letter" y="6.5">${seat}</text>`
    : `<text class="gate-no" y="4">${start}</text>`;
  return `<g class="gate ${seat ? `seat-${seat}` : "unused"}" transform="${at_(gateAt(start).p)}"><circle class="gate-rim" r="${GATE.radius}"/><circle class="gate-floor" r="${GATE.radius - 4.5}"/>${sign}</g>`;
}

/** Frame, tiles and roads; what comes above them is apart, so that roads one can take shine between the two. */
export function ground(maze: Maze, places: Placed[]): string {
  const starts = [1, 2, 3, 4, 5, 6].map(gateAt);
  const frame = [
    ["fr-3", FRAME * 2 + 5],
    ["fr-2", FRAME * 2 + 2],
    ["fr-1", 7],
    ["fr-0", 3.5],
  ].map(([name, width]) => `<path class="${name}" d="${OUTLINE}" stroke-width="${width}"/>`);
  const backs = starts.map(
    ({ p }) => `<circle class="gate-back" cx="${one(p[0])}" cy="${one(p[1])}" r="${GATE.radius + 6}"/>`,
  );
  const ways = starts.map(({ p, edge }) => `M${written(edge)}L${written(p)}`).join("");
  const roads = places.flatMap((each) => each.roads.map((road) => road.d)).join("");
  const marks = places.flatMap((each) =>
    each.roads.flatMap((road) =>
      road.edges.flatMap((edge) => {
        const kind = ending(maze, each.cell, edge);
        return kind === "wall" || kind === "nothing" ? [endMark(each, edge, kind)] : [];
      }),
    ),
  );
  return [...frame, ...backs, ...places.map(plate), carved(ways + roads, places.flatMap(plazas)), ...marks].join("");
}

/** Names of cells, bridges, key spaces, the centre, the start spaces with the letters of those who begin there. */
export function above(places: Placed[], homes: Map<number, string>): string {
  const names = places.flatMap(({ cell, tile, middle }) => {
    if (tile.kind === "centre") return [];
    const [x, y] = add(middle, times(vertex(0), SIDE * 0.79));
    const closed =
      tile.kind === "down" ? `<text class="closed" x="${one(middle[0])}" y="${one(middle[1] + 9)}">?</text>` : "";
    return [`<text class="cell-name" x="${one(x)}" y="${one(y + 3.4)}">${cell}</text>${closed}`];
  });
  const spaces = places.map((each) => {
    if (each.tile.kind === "centre") return rose(each.middle);
    if (each.tile.kind !== "key") return "";
    return `<g transform="${at_(each.roads[0]!.hub!)}"><circle class="dais" r="13.5"/><circle class="dais-line" r="10.8"/><text class="dais-no" y="5">${each.tile.key}</text></g>`;
  });
  const gates = [1, 2, 3, 4, 5, 6].map((start) => gate(start, homes.get(start)));
  return [...names, ...places.map(bridge), ...spaces, ...gates].join("");
}

/** A tile that is not laid yet: its roads, and a tick where they go on in a road that is there. */
export function ghost(maze: Maze, each: Placed): string {
  const ends = each.roads.flatMap((road) => road.edges.map((edge) => ({ edge, kind: ending(maze, each.cell, edge) })));
  const ticks = ends.flatMap(({ edge, kind }) => {
    const m = add(each.middle, times(edgeMiddle(edge), SIDE));
    if (kind === "wall") return [endMark(each, edge, "wall")];
    if (kind !== "road") return [];
    return [
      `<g transform="${at_(m)}"><circle class="joins" r="5"/><path class="joins-tick" d="M-2.3 .2l1.7 1.9 3-3.8"/></g>`,
    ];
  });
  return [
    plate(each),
    `<g fill="none">${carved(each.roads.map((road) => road.d).join(""), plazas(each))}${bridge(each)}</g>`,
    ...ticks,
  ].join("");
}

// --- what lies and stands there ---

export type Thing =
  | { kind: "pawn"; character: string | null; seat: string; mine: boolean }
  | { kind: "golem" }
  | { kind: "key"; number: number }
  | { kind: "item" | "token"; sign: string }
  | { kind: "trap"; sign: string | null };

const STAR =
  "M0-12.5L3.3-7.9 8.8-8.8 7.9-3.3 12.5 0 7.9 3.3 8.8 8.8 3.3 7.9 0 12.5-3.3 7.9-8.8 8.8-7.9 3.3-12.5 0-7.9-3.3-8.8-8.8-3.3-7.9Z";
const use = (id: string, size: number): string =>
  `<use href="#${id}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;

function drawThing(thing: Thing): string {
  switch (thing.kind) {
    case "key":
      return `<g class="tok key"><circle r="13"/>${use("sign-key", 19)}</g><g class="tok-no" transform="translate(9.5 9.5)"><circle r="7.2"/><text y="3.9">${thing.number}</text></g>`;
    case "item":
      return `<g class="tok item"><rect x="-9" y="-9" width="18" height="18" rx="4.5"/>${use(`sign-${thing.sign}`, 13.4)}</g>`;
    case "token":
      return `<g class="tok token"><path d="${hexagon(11)}"/>${use(`sign-${thing.sign}`, 14)}</g>`;
    case "trap":
      return thing.sign
        ? `<g class="tok trap up"><path d="${STAR}"/>${use(`sign-${thing.sign}`, 13)}</g>`
        : `<g class="tok trap down"><path d="M0-11L11 0 0 11-11 0Z"/><text y="4.6">?</text></g>`;
    case "golem":
      return `<g class="golem"><ellipse class="dread" cy="2" rx="24" ry="13"/><use href="#golem" x="-20.5" y="-39" width="41" height="48.7"/></g>`;
    case "pawn": {
      const here = thing.mine
        ? `<ellipse class="here-case" cy="5.5" rx="21" ry="10.5"/><ellipse class="here" cy="5.5" rx="21" ry="10.5"/>`
        : "";
      return `<g class="pawn seat-${thing.seat}">${here}<ellipse class="shade" cy="7" rx="14" ry="5"/><use href="#pawn-${thing.character ?? "c01"}" x="-19" y="-37" width="38" height="45.8"/><text class="letter" y="3.8">${thing.seat}</text></g>`;
    }
  }
}

const stands = (thing: Thing): boolean => thing.kind === "pawn" || thing.kind === "golem";

/** Those who stand there share the first station, what lies there takes the next ones. */
function spread(stations: Point[], things: Thing[]): { p: Point; thing: Thing }[] {
  const people = things.filter(stands);
  const rest = things.filter((thing) => !stands(thing));
  const first = people.length ? 1 : 0;
  return [
    ...people.map((thing, i) => ({
      thing,
      p: add(stations[0]!, [(i - (people.length - 1) / 2) * 26, i % 2 ? -3 : 0]),
    })),
    ...rest.map((thing, i) => ({ thing, p: stations[Math.min(first + i, stations.length - 1)]! })),
  ];
}

/** Everything in the maze and on the start spaces, those in front last; `things` by corridor, or `s1` to `s6`. */
export function pieces(places: Placed[], things: Map<string, Thing[]>): string {
  const stations = new Map(places.flatMap((each) => each.roads.map((road) => [road.node, road.stations] as const)));
  for (const start of [1, 2, 3, 4, 5, 6]) stations.set(`s${start}`, [add(gateAt(start).p, [0, 6])]);
  const put = [...things].flatMap(([node, list]) => {
    const found = stations.get(node);
    return found?.length ? spread(found, list) : [];
  });
  put.sort((a, b) => Number(stands(a.thing)) - Number(stands(b.thing)) || a.p[1] - b.p[1]);
  return put.map(({ p, thing }) => `<g transform="${at_(p)}">${drawThing(thing)}</g>`).join("");
}

/** Where a road can be pressed: as far as possible from what lies there, and from the bridge above it. */
export function badgeOn(road: Laid, placed: Placed, taken: Point[]): Point {
  const spots = road.branches.flatMap((branch) => [0.2, 0.3, 0.42, 0.5, 0.58, 0.7, 0.8].map((t) => at(branch, t)));
  const below = placed.cross && road === placed.roads[1] ? placed.cross.point : null;
  const room = (p: Point): number =>
    Math.min(24, ...taken.map((other) => dist(p, add(other, [0, -8]))), below ? dist(p, below) - 4 : 99);
  return spots.reduce((best, p) => (room(p) > room(best) ? p : best), spots[0]!);
}
