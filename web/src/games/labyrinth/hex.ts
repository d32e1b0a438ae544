/** The hexagon of 37 cells and the geometry of corridors. Nothing here knows rules, colours or the page.
 *  The side of a cell is 1; whoever draws multiplies. Flat-topped cells, edges 0 to 5 clockwise from the top. */
export type Point = readonly [number, number];
/** A cubic curve: start, two handles, end. */
export type Branch = readonly [Point, Point, Point, Point];

export interface Road {
  edges: number[];
  /** Where three and more ways meet, or where a dead end stops. */
  hub: Point | null;
  branches: Branch[];
  /** Places for pieces, the best first. */
  stations: Point[];
}
/** Where the first road passes over the second: on which branches, and where along them. */
export interface Crossing {
  over: number;
  under: number;
  s: number;
  t: number;
  point: Point;
}

const RADIUS = 3;
const SIDES = 6;
const COLUMNS = "abcdefg";
const ROOT3 = Math.sqrt(3);
const WAYS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const highest = (q: number): number => Math.max(-RADIUS, -RADIUS - q);
const ring = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

function nameAt(q: number, r: number): string | null {
  return ring(q, r) <= RADIUS ? `${COLUMNS[q + RADIUS]}${r - highest(q) + 1}` : null;
}

function placeOf(cell: string): Point {
  const q = COLUMNS.indexOf(cell.charAt(0)) - RADIUS;
  return [q, Number(cell.slice(1)) - 1 + highest(q)];
}

const SPAN = Array.from({ length: 2 * RADIUS + 1 }, (_, place) => place - RADIUS);
export const CELLS = SPAN.flatMap((q) => SPAN.flatMap((r) => nameAt(q, r) ?? []));
/** Key k lies on the k-th of these. */
export const CORNERS = WAYS.map(([across, down]) => nameAt(RADIUS * across, RADIUS * down)!);

export function beside(cell: string, edge: number): string | null {
  const [q, r] = placeOf(cell);
  const [across, down] = WAYS[edge % SIDES]!;
  return nameAt(q + across, r + down);
}
export const opposite = (edge: number): number => (edge + SIDES / 2) % SIDES;

// --- points ---

export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
export const sub = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
export const times = (p: Point, k: number): Point => [p[0] * k, p[1] * k];
export const dist = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
const lerp = (p: Point, q: Point, t: number): Point => add(p, times(sub(q, p), t));
const mean = (points: Point[]): Point => times(points.reduce(add, [0, 0]), 1 / points.length);
const around = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

export function centreOf(cell: string): Point {
  const [q, r] = placeOf(cell);
  return [1.5 * q, ROOT3 * (r + q / 2)];
}
export const normal = (edge: number): Point => around(60 * edge - 90);
export const edgeMiddle = (edge: number): Point => times(normal(edge), ROOT3 / 2);
/** Vertex v lies between edge v-1 and edge v. */
export const vertex = (v: number): Point => around(60 * v - 120);

// --- branches ---

/** Handles that make arcs of radius 1/2 (edges side by side) and 3/2 (one between), and a line. */
const HANDLE = [0, 0.385, 0.536, 0.577];

function through(a: number, b: number): Branch {
  const between = Math.abs(a - b) % SIDES;
  const handle = HANDLE[Math.min(between, SIDES - between)]!;
  const [p, q] = [edgeMiddle(a), edgeMiddle(b)];
  return [p, sub(p, times(normal(a), handle)), sub(q, times(normal(b), handle)), q];
}

/** From the edge to a hub: it leaves the edge at a right angle, so that it goes on smoothly in the next tile. */
function spoke(edge: number, hub: Point): Branch {
  const p = edgeMiddle(edge);
  return [p, sub(p, times(normal(edge), 0.32)), lerp(hub, p, 0.3), hub];
}

export function at([p, a, b, q]: Branch, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u * u * u * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t * t * t * q[i];
  return [mix(0), mix(1)];
}

export function tangent([p, a, b, q]: Branch, t: number): Point {
  const u = 1 - t;
  const slope = (i: 0 | 1): number => 3 * (u * u * (a[i] - p[i]) + 2 * u * t * (b[i] - a[i]) + t * t * (q[i] - b[i]));
  const [x, y] = [slope(0), slope(1)];
  return times([x, y], 1 / (Math.hypot(x, y) || 1));
}

/** The part of a branch between two of its points (de Casteljau). */
export function slice(branch: Branch, from: number, to: number): Branch {
  const [, right] = cut(branch, from);
  return cut(right, (to - from) / (1 - from))[0];
}

function cut([p, a, b, q]: Branch, t: number): [Branch, Branch] {
  const [pa, ab, bq] = [lerp(p, a, t), lerp(a, b, t), lerp(b, q, t)];
  const [x, y] = [lerp(pa, ab, t), lerp(ab, bq, t)];
  const z = lerp(x, y, t);
  return [
    [p, pa, x, z],
    [z, y, bq, q],
  ];
}

export function lengthOf(branch: Branch): number {
  const steps = 24;
  let sum = 0;
  for (let i = 0; i < steps; i++) sum += dist(at(branch, i / steps), at(branch, (i + 1) / steps));
  return sum;
}

// --- the roads of a tile ---

/** Where three and more ways meet, and where a dead end stops. A road that crosses them pushes the hub to its fuller side. */
function hubOf(edges: number[], others: number, crossing: number[] | null): Point {
  if (edges.length === 1) return times(edgeMiddle(edges[0]!), others > 1 ? 0.62 : 0.4);
  if (!crossing) return times(mean(edges.map(edgeMiddle)), others ? 0.72 : 0.3);
  const [a, b] = [crossing[0]!, crossing.at(-1)!];
  const isOneSide = (edge: number): boolean => (edge - a + SIDES) % SIDES < (b - a + SIDES) % SIDES;
  const [one, two] = [edges.filter(isOneSide), edges.filter((edge) => !isOneSide(edge))];
  return times(mean((one.length > two.length ? one : two).map(edgeMiddle)), 0.5);
}

/** A tile as it lies, by the edges each of its corridors leads to; with a bridge the first passes over the second. */
export function layOut(corridors: number[][], bridge: boolean): { roads: Road[]; cross: Crossing | null } {
  const roads: Road[] = corridors.map((edges, index) => {
    const partner = bridge && index < 2 ? corridors[1 - index]! : null;
    if (edges.length === 2) return { edges, hub: null, branches: [through(edges[0]!, edges[1]!)], stations: [] };
    const hub = hubOf(edges, corridors.length - 1, edges.length > 2 ? partner : null);
    return { edges, hub, branches: edges.map((edge) => spoke(edge, hub)), stations: [] };
  });
  const cross = bridge ? crossingOf(roads[0]!, roads[1]!) : null;
  roads.forEach((road, index) => {
    const others = roads.filter((other) => other !== road);
    road.stations = stationsOf(road, index === 1 ? cross : null, others);
  });
  return { roads, cross };
}

function crossingOf(over: Road, under: Road): Crossing {
  let best: (Crossing & { gap: number }) | null = null;
  over.branches.forEach((a, i) =>
    under.branches.forEach((b, j) => {
      for (let s = 0.04; s < 0.98; s += 0.02)
        for (let t = 0.04; t < 0.98; t += 0.02) {
          const gap = dist(at(a, s), at(b, t));
          if (!best || gap < best.gap) best = { gap, over: i, under: j, s, t, point: at(a, s) };
        }
    }),
  );
  return best!;
}

const DECK = 0.47; // half the length of a deck, along the road
const RIM = 0.1; // it never reaches quite to the edge of the tile

/** The planks: the road above, near the crossing. */
export function deckOf(over: Road, cross: Crossing): Branch {
  const branch = over.branches[cross.over]!;
  const length = lengthOf(branch);
  const [rim, reach] = [RIM / length, DECK / length];
  const end = over.hub ? 0.98 : 1 - rim;
  return slice(branch, Math.max(rim, cross.s - reach), Math.min(end, cross.s + reach));
}

const ALONG = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];

/** Places for pieces along a road, away from the crossing if it runs below. */
function stationsOf(road: Road, cross: Crossing | null, others: Road[]): Point[] {
  const spots: { p: Point; score: number }[] = [];
  const away = (p: Point): number =>
    Math.min(0.8, ...others.flatMap((other) => other.branches.flatMap((b) => ALONG.map((t) => dist(p, at(b, t))))));
  const offer = (p: Point, base: number): void => {
    if (cross && dist(p, cross.point) <= 0.38) return;
    const low = road.hub ? p[1] * 0.12 : 0;
    spots.push({ p, score: base + (cross ? away(p) : 0) + low - spots.length * 0.01 });
  };
  if (road.hub && road.edges.length > 1) offer(road.hub, 0.25);
  const ts = road.hub ? (road.edges.length === 1 ? [0.98, 0.22] : [0.34]) : [0.5, 0.22, 0.78, 0.34, 0.66];
  for (const branch of road.branches) for (const t of ts) offer(at(branch, t), 0);
  spots.sort((a, b) => b.score - a.score);
  const chosen: Point[] = [];
  for (const { p } of spots) if (chosen.every((other) => dist(other, p) > 0.3)) chosen.push(p);
  return chosen;
}

// --- as text ---

const short = (x: number): number => Number(x.toFixed(2));
export const written = (p: Point): string => `${short(p[0])} ${short(p[1])}`;
export const curve = ([p, a, b, q]: Branch): string => `M${written(p)}C${written(a)} ${written(b)} ${written(q)}`;
export const hexagon = (size: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((v) => written(times(vertex(v), size))).join("L")}Z`;
