/** Geometry: the Studio seen from its corner, and the outlines of the six kinds of shard. All else is drawn from it. */

export type Point = readonly [number, number];
/** The letter of a shard. */
export type Kind = string;
export const KINDS: Kind[] = ["W", "E", "M", "R", "S", "N"];

/** One space: width and height of its diamond, and how much one shard adds to a stack. */
export const ISO = { wide: 100, high: 66, lift: 17 };
export const SQUASH = ISO.high / ISO.wide;

/** Ground (u to the lower right, v to the lower left, z in shards) to screen. */
export const project = (u: number, v: number, z = 0): Point => [
  ((u - v) * ISO.wide) / 2,
  ((u + v) * ISO.high) / 2 - z * ISO.lift,
];

const round = (n: number): number => Math.round(n * 10) / 10;
export const path = (points: readonly Point[], close = true): string =>
  "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + (close ? "z" : "");

const polar = (r: number, degrees: number): Point => [
  r * Math.cos((degrees / 180) * Math.PI),
  r * Math.sin((degrees / 180) * Math.PI),
];
const around = (count: number, radius: (degrees: number) => number): Point[] =>
  Array.from({ length: count }, (_, i) => polar(radius((i / count) * 360), (i / count) * 360));

/** A polygon with its corners cut round. */
function rounded(corners: Point[], cut: number, steps = 4): Point[] {
  const to = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = corners[(i + 1) % corners.length]!;
    const a = to(corner, before, cut / Math.hypot(corner[0] - before[0], corner[1] - before[1]));
    const b = to(corner, after, cut / Math.hypot(corner[0] - after[0], corner[1] - after[1]));
    return Array.from({ length: steps + 1 }, (_, s) =>
      to(to(a, corner, s / steps), to(corner, b, s / steps), s / steps),
    );
  });
}

const ROCK: [number, number][] = [
  [0.48, 8],
  [0.46, 62],
  [0.49, 112],
  [0.46, 166],
  [0.49, 220],
  [0.46, 272],
  [0.48, 322],
];
const SQUARE: Point[] = [
  [-0.4, -0.4],
  [0.4, -0.4],
  [0.4, 0.4],
  [-0.4, 0.4],
];

interface Outline {
  /** On the ground, seen from above, in spaces. */
  points: Point[];
  /** Turned by so many degrees when seen from the corner. */
  turn: number;
  smooth: boolean;
}
const outline = (points: Point[], smooth = false, turn = 0): Outline => ({ points, turn, smooth });

/** A round pool, a square clod, a clover of six, seven facets, a sail, nine thorns. */
export const OUTLINES: Record<Kind, Outline> = {
  W: outline(
    around(44, () => 0.455),
    true,
  ),
  E: outline(rounded(SQUARE, 0.1)),
  M: outline(
    around(72, (a) => 0.4 + 0.075 * Math.abs(Math.cos((3 * a * Math.PI) / 180))),
    true,
  ),
  R: outline(
    rounded(
      ROCK.map(([r, a]) => polar(r, a)),
      0.05,
      2,
    ),
  ),
  S: outline(
    rounded(
      [-90, 30, 150].map((a) => polar(0.62, a)),
      0.3,
      6,
    ),
    false,
    -45,
  ),
  N: outline(Array.from({ length: 18 }, (_, i) => polar(i % 2 ? 0.36 : 0.52, i * 20 + 10))),
};

/** Shards in the Studio are a little smaller than their space, so that a stack does not hide the one behind it. */
const AIR = 0.93;

function turned(points: Point[], degrees: number): Point[] {
  const [c, s] = polar(1, degrees);
  return points.map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
}
const scaled = (points: Point[], by: number): Point[] => points.map(([x, y]): Point => [x * by, y * by]);
const standing = (kind: Kind, by: number): Point[] =>
  scaled(turned(OUTLINES[kind]!.points, OUTLINES[kind]!.turn), by * AIR);

function clockwise(quad: Point[]): Point[] {
  const area = quad.reduce((sum, [x, y], i) => {
    const [a, b] = quad[(i + 1) % quad.length]!;
    return sum + x * b - a * y;
  }, 0);
  return area < 0 ? [...quad].reverse() : quad;
}

/** A shard as a prism: its silhouette, the walls towards us with their darkness, the upper face, an inlay on it. */
export function prism(kind: Kind) {
  const ground = standing(kind, 1);
  const at = (z: number, list = ground): Point[] => list.map(([u, v]) => project(u, v, z));
  const [low, high] = [at(0), at(1)];
  const walls = ground.flatMap(([u, v], i) => {
    const j = (i + 1) % ground.length;
    const [nu, nv] = [ground[j]![1] - v, u - ground[j]![0]];
    if (nu + nv <= 0) return [];
    const dark = 0.08 + 0.46 * (0.5 + (nu - nv) / (2 * Math.hypot(nu, nv) * 1.4143)); // light falls from the left
    return [{ d: path(clockwise([low[i]!, low[j]!, high[j]!, high[i]!])), dark: round(dark * 10) / 10 }];
  });
  return {
    side: path(clockwise(low)) + walls.map(({ d }) => d).join(""),
    facets: OUTLINES[kind]!.smooth ? null : walls,
    top: path(high),
    rim: path(at(1, scaled(ground, 0.84))),
  };
}

export const flat = (kind: Kind, size = 100): string => path(scaled(OUTLINES[kind]!.points, size));

/** The outline a shard would have at this place: a target has the shape of what goes onto it. */
export const slot = (kind: Kind, u: number, v: number, z: number, by: number): string =>
  path(standing(kind, by).map(([a, b]) => project(u + a, v + b, z)));

export function diamond(u: number, v: number, z = 0, half = 0.5): string {
  return path([
    project(u - half, v - half, z),
    project(u + half, v - half, z),
    project(u + half, v + half, z),
    project(u - half, v + half, z),
  ]);
}

// --- the Studio ---

export const COLUMNS = ["a", "b", "c", "d", "e"];
export const ROWS = [1, 2, 3, 4, 5];
/** As one reads: from the far left to the near right. */
export const SPACES = [...ROWS].reverse().flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const columnOf = (space: string): number => COLUMNS.indexOf(space.charAt(0));
export const rowOf = (space: string): number => Number(space.charAt(1)) - 1;

/** Where a space lies on the ground: a5 at the back, row 1 along the lower left edge; turned by quarters. */
export function ground(space: string, quarter = 0): Point {
  let [u, v] = [columnOf(space) + 0.5, 5 - rowOf(space) - 0.5];
  for (let i = 0; i < quarter; i++) [u, v] = [5 - v, u];
  return [u, v];
}

/** The line around a set of spaces, on the ground. */
export function outlineOf(spaces: string[], quarter: number): string {
  const inside = new Set(spaces.map((space) => ground(space, quarter).join()));
  const sides: Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  return spaces
    .flatMap((space) => {
      const [u, v] = ground(space, quarter);
      return sides
        .filter(([a, b]) => !inside.has(`${u + a},${v + b}`))
        .map(([a, b]) =>
          path([project(u + a / 2 - b / 2, v + b / 2 - a / 2), project(u + a / 2 + b / 2, v + b / 2 + a / 2)], false),
        );
    })
    .join("");
}

/** How wide a line is, roughly: drawings have to guess. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => {
    if (/[\u1100-\uffdc]/.test(sign)) return sum + 1;
    if (/[iljtfr.,'’ ·1|I]/.test(sign)) return sum + 0.36;
    if (/[mwMWĄŁ@]/.test(sign)) return sum + 0.9;
    return sum + (/[A-ZŚĆŻŹ0-9+−]/.test(sign) ? 0.68 : 0.6);
  }, 0) * size;
