/** The maze as SVG: what is built, what leads nowhere, what lies and stands where. One unit system: the side of a cell is 50,
 *  the size of the element does the scaling. Everything that has a colour has a class; maze.css gives it one. */
import { pawnOf, signOf } from "./art";
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
import { ending, type Maze, type Tile } from "./tile";

export const SIDE = 50;
const FLOOR = 18; // how wide a road is
const FRAME = 10;
const GATE = { out: 0.45, radius: 20 };
/** The whole board: where it begins, and how large it is. */
export const BOARD = { x: -310, y: -360, width: 620, height: 720 };
const LETTERS = "abc";
const STARTS = [1, 2, 3, 4, 5, 6];

const one = (x: number): number => Number(x.toFixed(1));
const scaled = (branch: Branch, o: Point): Branch => branch.map((p) => times(add(p, o), SIDE)) as unknown as Branch;
const degrees = ([x, y]: Point): number => one((Math.atan2(y, x) * 180) / Math.PI);
const at_ = (p: Point): string => `translate(${one(p[0])} ${one(p[1])})`;
export const middleOf = (cell: string): Point => times(centreOf(cell), SIDE);

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

/** A tile on a cell; by itself, where no cell is meant. */
export function place(tile: Tile, cell: string | null): Placed {
  const o: Point = cell ? centreOf(cell) : [0, 0];
  const { roads, cross } = layOut(tile.corridors, tile.bridge);
  const moved = (p: Point): Point => times(add(p, o), SIDE);
  return {
    cell: cell ?? "",
    tile,
    middle: times(o, SIDE),
    cross: cross && { ...cross, point: moved(cross.point) },
    deck: cross && scaled(deckOf(roads[0]!, cross), o),
    roads: roads.map((road, index) => {
      const branches = road.branches.map((branch) => scaled(branch, o));
      return {
        edges: road.edges,
        node: `${cell ?? ""}${LETTERS[index]}`,
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
  return roads.flatMap(plaza);
}
function plaza({ hub, edges }: Laid): Disc[] {
  return hub ? [[hub, edges.length === 1 ? 12.5 : edges.length > 3 ? 13.5 : 11]] : [];
}

const circle = ([p, r]: Disc, grown = 0): string =>
  `<circle cx="${one(p[0])}" cy="${one(p[1])}" r="${one(r + grown)}"/>`;

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
    return (
      `<g class="r-${name}" stroke-width="${width}" transform="translate(0 ${down})"><path d="${d}"/></g>` +
      `<g class="f-${name}" transform="translate(0 ${down})">${discs.map((disc) => circle(disc, grown)).join("")}</g>`
    );
  }).join("");
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

function plate({ middle, tile, cell }: Placed): string {
  const shade = cell ? ((cell.charCodeAt(0) * 7 + cell.charCodeAt(1) * 13) % 5) / 5.5 : 0;
  const closed = tile.kind === "down" ? `<text class="closed" y="11">?</text>` : "";
  return `<g transform="${at_(middle)}"><path class="plate ${tile.kind}" d="${hexagon(SIDE * 0.985)}"/><path class="plate-tone" opacity="${one(shade)}" d="${hexagon(SIDE * 0.97)}"/><path class="plate-line" d="${hexagon(SIDE * 0.9)}"/>${closed}</g>`;
}

function rose(middle: Point): string {
  const point = (r: number, angle: number): string => written(times(vertex(angle / 60 + 2), r));
  const rays = [0, 60, 120, 180, 240, 300].map((a) => `M${point(6, a - 26)}L${point(18.5, a)}L${point(6, a + 26)}Z`);
  return `<g transform="${at_(middle)}"><circle class="rose-rim" r="23"/><circle class="rose-line" r="19.5"/><path class="rose-star" d="${rays.join("")}"/><circle class="rose-heart" r="5"/></g>`;
}

const dais = ({ roads, tile }: Placed): string =>
  `<g transform="${at_(roads[0]!.hub!)}"><circle class="dais" r="13.5"/><circle class="dais-line" r="10.8"/><text class="dais-no" y="5">${tile.key}</text></g>`;

// --- the layers ---

const OUTLINE = CELLS.map((cell) => {
  const o = middleOf(cell);
  return `M${[0, 1, 2, 3, 4, 5].map((v) => written(add(o, times(vertex(v), SIDE)))).join("L")}Z`;
}).join("");

/** Where a start space lies, from 1, and where its way joins the board. */
export function gateAt(start: number): { p: Point; edge: Point } {
  const edge = start - 1;
  const o = centreOf(CORNERS[edge]!);
  const out = times(normal(edge), Math.sqrt(3) / 2 + GATE.out);
  return { p: times(add(o, out), SIDE), edge: times(add(o, times(edgeMiddle(edge), 0.98)), SIDE) };
}

/** What is the same in every match: the frame, and a bed for every start space. */
export const RIM = [
  ...(
    [
      ["fr-3", FRAME * 2 + 5],
      ["fr-2", FRAME * 2 + 2],
      ["fr-1", 7],
      ["fr-0", 3.5],
    ] as const
  ).map(([name, width]) => `<path class="${name}" d="${OUTLINE}" stroke-width="${width}"/>`),
  ...STARTS.map((start) => `<g class="gate-back">${circle([gateAt(start).p, GATE.radius + 6])}</g>`),
].join("");

/** Tiles and roads; bridges come above, so that roads one can take shine between the two. */
export function ground(maze: Maze, places: Placed[]): string {
  const ways = STARTS.map(gateAt).map(({ p, edge }) => `M${written(edge)}L${written(p)}`);
  const roads = places.flatMap((each) => each.roads.map((road) => road.d));
  const marks = places.flatMap((each) =>
    each.roads.flatMap((road) =>
      road.edges.flatMap((edge) => {
        const kind = ending(maze, each.cell, edge);
        return kind === "wall" || kind === "nothing" ? [endMark(each, edge, kind)] : [];
      }),
    ),
  );
  const all = [...ways, ...roads].join("");
  return [...places.map(plate), carved(all, places.flatMap(plazas)), ...marks].join("");
}

export function cellNames(places: Placed[]): string {
  return places
    .filter(({ tile }) => tile.kind !== "centre")
    .map(({ cell, middle }) => {
      const [x, y] = add(middle, times(vertex(0), SIDE * 0.79));
      return `<text class="cell-name" x="${one(x)}" y="${one(y + 3.4)}">${cell}</text>`;
    })
    .join("");
}

/** Those that can be taken are of gold. */
export function bridges(places: Placed[], lit: Set<string>): string {
  return places
    .filter(({ deck }) => deck)
    .map((each) => `<g class="bridge${lit.has(each.roads[0]!.node) ? " lit" : ""}">${bridge(each)}</g>`)
    .join("");
}

/** Key spaces, the centre, and the start spaces with the letters of those who begin there. */
export function spaces(places: Placed[], homes: Map<string, string>): string {
  const gates = STARTS.map((start) => {
    const seat = homes.get(`s${start}`);
    const sign = seat
      ? `<text class="gate-letter" y="6.5">${seat}</text>`
      : `<text class="gate-no" y="4.5">${start}</text>`;
    return `<g class="gate ${seat ? `seat-${seat}` : "unused"}" transform="${at_(gateAt(start).p)}"><circle class="gate-rim" r="${GATE.radius}"/><circle class="gate-floor" r="${GATE.radius - 4.5}"/>${sign}</g>`;
  });
  return [
    ...places.map((each) =>
      each.tile.kind === "centre" ? rose(each.middle) : each.tile.kind === "key" ? dais(each) : "",
    ),
    ...gates,
  ].join("");
}

const HALO = [
  [26, 0.13],
  [17, 0.22],
  [11, 0.5],
] as const;

/** A road that can be chosen: a halo of three strokes below, gold with steps above. */
export function litRoad(road: Laid, { tile, middle }: Placed): { halo: string; floor: string } {
  const discs = tile.kind === "centre" ? [[middle, 25] as Disc] : tile.kind === "key" ? [] : plaza(road);
  const halo = HALO.map(
    ([wider, opacity]) =>
      `<g opacity="${opacity}"><path d="${road.d}" stroke-width="${FLOOR + wider}"/>${discs.map((disc) => circle(disc, wider / 2)).join("")}</g>`,
  );
  const floor = `<g transform="translate(0 1.5)"><path class="lit-floor" d="${road.d}" stroke-width="${FLOOR - 3}"/><g class="lit-disc">${discs.map((disc) => circle(disc, -1.5)).join("")}</g><path class="lit-steps" d="${road.d}" stroke-width="${FLOOR - 9}"/></g>`;
  return { halo: halo.join(""), floor };
}

/** Trap and chest as printed: engraved, not yet a token. */
function engraved({ tile, roads }: Placed): string {
  return (tile.printed ?? [])
    .flatMap(({ trap, chest }, index) => {
      const stations = roads[index]?.stations ?? [];
      const signs = [...(chest ? ["chest"] : []), ...(trap ? ["trap"] : [])];
      return signs.map((sign, place) => {
        const p = stations[place] ?? stations[0];
        return p ? `<g class="printed" transform="${at_(p)}">${use(`sign-${sign}`, 14)}</g>` : "";
      });
    })
    .join("");
}

/** One tile by itself: in the tray, in a choice, in the rules. */
export function tileArt(each: Placed): string {
  const roads = carved(each.roads.map((road) => road.d).join(""), plazas(each));
  const above = each.tile.kind === "centre" ? rose(each.middle) : each.tile.kind === "key" ? dais(each) : "";
  return `${plate(each)}<g fill="none">${roads}<g class="bridge">${bridge(each)}</g></g>${above}${engraved(each)}`;
}

/** A tile that is not laid yet: a tick where its roads go on in a road that is there, bricks where they end at a wall. */
export function ghost(maze: Maze, each: Placed): string {
  const ends = each.roads.flatMap((road) => road.edges.map((edge) => ({ edge, kind: ending(maze, each.cell, edge) })));
  const ticks = ends.flatMap(({ edge, kind }) => {
    if (kind === "wall") return [endMark(each, edge, "wall")];
    if (kind !== "road") return [];
    const m = add(each.middle, times(edgeMiddle(edge), SIDE));
    return [
      `<g transform="${at_(m)}"><circle class="joins" r="5"/><path class="joins-tick" d="M-2.3 .2l1.7 1.9 3-3.8"/></g>`,
    ];
  });
  return tileArt(each) + ticks.join("");
}

/** Where the ways of lying stand around a cell: at its corners, where no roads leave. */
export function ringPoint(cell: string, turn: number): Point {
  return add(middleOf(cell), times(vertex((turn + 1) % 6), SIDE * RING));
}
export const RING = 1.3;

// --- what lies and stands there ---

export type Thing = { id: string } & (
  | { kind: "pawn"; character: string | null; seat: string; mine: boolean }
  | { kind: "golem" }
  | { kind: "key"; number: string }
  | { kind: "item"; sign: string }
  | { kind: "token"; sign: string; seat: string }
  | { kind: "trap"; sign: string | null; up: boolean }
);

const STAR =
  "M0-12.5L3.3-7.9 8.8-8.8 7.9-3.3 12.5 0 7.9 3.3 8.8 8.8 3.3 7.9 0 12.5-3.3 7.9-8.8 8.8-7.9 3.3-12.5 0-7.9-3.3-8.8-8.8-3.3-7.9Z";
const DIAMOND = "M0-11L11 0 0 11-11 0Z";
const use = (id: string, size: number): string =>
  `<use href="#${id}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;

/** Face up it is spiky; face down a diamond, with its sign for those who have looked at it. */
function trapArt(sign: string | null, up: boolean): string {
  if (sign && up) return `<g class="tok trap up"><path d="${STAR}"/>${use(signOf(sign, "trap"), 13)}</g>`;
  const face = sign ? use(signOf(sign, "trap"), 10) : `<text y="4.6">?</text>`;
  return `<g class="tok trap down${sign ? " known" : ""}"><path d="${DIAMOND}"/>${face}</g>`;
}

export function drawThing(thing: Thing): string {
  switch (thing.kind) {
    case "key":
      return `<g class="tok key"><circle r="13"/>${use("sign-key", 19)}</g><g class="tok-no" transform="translate(9.5 9.5)"><circle r="7.2"/><text y="3.9">${thing.number}</text></g>`;
    case "item":
      return `<g class="tok item"><rect x="-9" y="-9" width="18" height="18" rx="4.5"/>${use(signOf(thing.sign, "chest"), 13.4)}</g>`;
    case "token":
      return `<g class="tok token seat-${thing.seat}"><path d="${hexagon(11)}"/>${use(signOf(thing.sign, "seal"), 14)}</g>`;
    case "trap":
      return trapArt(thing.sign, thing.up);
    case "golem":
      return `<g class="golem"><ellipse class="dread" cy="2" rx="24" ry="13"/><use href="#golem" x="-20.5" y="-39" width="41" height="48.7"/></g>`;
    case "pawn": {
      const here = thing.mine
        ? `<ellipse class="here-case" cy="5.5" rx="21" ry="10.5"/><ellipse class="here" cy="5.5" rx="21" ry="10.5"/>`
        : "";
      return `<g class="pawn seat-${thing.seat}">${here}<ellipse class="shade" cy="7" rx="14" ry="5"/><use href="#${pawnOf(thing.character)}" x="-19" y="-37" width="38" height="45.8"/><text class="letter" y="3.8">${thing.seat}</text></g>`;
    }
  }
}

const RANK = { pawn: 0, golem: 0, key: 1, item: 2, token: 3, trap: 4 };
export const stands = (thing: Thing): boolean => RANK[thing.kind] === 0;

export interface Spot {
  p: Point;
  thing: Thing;
}

/** Those who stand there share the first station, what lies there takes the next ones. */
function spread(stations: Point[], things: Thing[]): Spot[] {
  const people = things.filter(stands);
  const rest = things.filter((thing) => !stands(thing)).sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  const first = people.length ? 1 : 0;
  return [
    ...people.map((thing, i) => ({
      thing,
      p: add(stations[0]!, [(i - (people.length - 1) / 2) * 26, i % 2 ? -3 : 0]),
    })),
    ...rest.map((thing, i) => {
      const over = Math.max(0, first + i - (stations.length - 1));
      return { thing, p: add(stations[Math.min(first + i, stations.length - 1)]!, [over * 7, over * -5]) };
    }),
  ];
}

/** Everything in the maze and on the start spaces, those in front last; `things` by corridor, or `s1` to `s6`. */
export function spots(places: Placed[], things: Map<string, Thing[]>): Spot[] {
  const stations = new Map(places.flatMap((each) => each.roads.map((road) => [road.node, road.stations] as const)));
  for (const each of places) if (each.tile.kind === "down") stations.set(`${each.cell}a`, [each.middle]);
  for (const start of STARTS) stations.set(`s${start}`, [add(gateAt(start).p, [0, 6])]);
  const put = [...things].flatMap(([node, list]) => {
    const found = stations.get(node);
    return found?.length ? spread(found, list) : [];
  });
  return put.sort((a, b) => Number(stands(a.thing)) - Number(stands(b.thing)) || a.p[1] - b.p[1]);
}

// --- where a road can be pressed ---

export interface Badge {
  p: Point;
  /** Where one comes in, and the direction one looks then; where somebody comes from beside it. */
  dart: string | null;
}

/** As far as possible from what lies there, and from the bridge above it; near the edge by which one enters. */
export function badgeOn(road: Laid, placed: Placed, from: Laid | null, taken: Point[]): Badge {
  const entry = from ? road.edges.find((edge) => beside(placed.cell, edge) === from.node.slice(0, 2) && from.edges.includes(opposite(edge))) : undefined; // prettier-ignore
  const gate = entry === undefined ? null : add(placed.middle, times(edgeMiddle(entry), SIDE));
  const along = road.branches.flatMap((branch) =>
    [0.1, 0.2, 0.3, 0.42, 0.5, 0.58, 0.7, 0.8, 0.9].map((t) => at(branch, t)),
  );
  const below = placed.cross && road === placed.roads[1] ? placed.cross.point : null;
  const room = (p: Point): number => {
    const things = taken.map((other) => Math.hypot(other[0] - p[0], (other[1] - 8 - p[1]) * 0.85));
    const free = Math.min(24, ...things, below ? dist(p, below) - 4 : 99);
    return gate ? free - dist(p, gate) * 0.1 - (dist(p, gate) < 19 ? 9 : 0) : free;
  };
  const p = along.reduce((best, each) => (room(each) > room(best) ? each : best), along[0] ?? placed.middle);
  const dart = gate && `${at_(gate)} rotate(${degrees(normal(opposite(entry!)))})`;
  return { p, dart };
}
