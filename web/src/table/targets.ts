/** Choices by place: which of them a click, a drop or a key on a place means. */
import type { Choice } from "../wire";
import type { Spot, Targets } from "./board";

export class Places implements Targets {
  private readonly here = new Map<string, Choice[]>();
  private readonly ways = new Map<string, Map<string, Choice[]>>();
  /** What has no place on the board. */
  readonly elsewhere: Choice[] = [];

  constructor(
    choices: Choice[],
    place: (choice: Choice) => Spot | null,
    private readonly where: () => string | null = () => null,
  ) {
    for (const choice of choices) {
      const spot = place(choice);
      if (spot) this.put(choice, spot);
      else this.elsewhere.push(choice);
    }
  }

  private put(choice: Choice, { at, from }: Spot): void {
    listAt(this.here, at).push(choice);
    if (from === undefined) return;
    if (!this.ways.has(from)) this.ways.set(from, new Map());
    listAt(this.ways.get(from)!, at).push(choice);
  }

  at(place: string): Choice[] {
    return this.here.get(place) ?? [];
  }

  between(from: string, at: string): Choice[] {
    return this.ways.get(from)?.get(at) ?? [];
  }

  /** Where something can be dragged to from here. */
  open(from: string): string[] {
    return [...(this.ways.get(from)?.keys() ?? [])];
  }

  get places(): string[] {
    return [...this.here.keys()];
  }

  get focus(): string | null {
    return this.where();
  }
}

function listAt(map: Map<string, Choice[]>, key: string): Choice[] {
  if (!map.has(key)) map.set(key, []);
  return map.get(key)!;
}

// --- going from place to place by keys ---

/** Where a place lies on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WIDEST = Math.cos(Math.PI / 3); // what lies further aside is not in that direction

export const isArrow = (key: string): boolean => key in AWAY;

/** The nearest box in the direction of an arrow key; what lies straight ahead is nearer than what lies aside. */
export function nearest(from: Box, boxes: Box[], key: string): number {
  const [x, y] = AWAY[key] ?? [0, 0];
  const [here, there] = [middle(from), boxes.map(middle)];
  let [found, least] = [-1, Infinity];
  there.forEach((point, index) => {
    const [right, down] = [point[0] - here[0], point[1] - here[1]];
    const distance = Math.hypot(right, down);
    const ahead = distance && (right * x + down * y) / distance;
    if (ahead < WIDEST) return;
    const far = distance / ahead ** 2;
    if (far < least) [found, least] = [index, far];
  });
  return found;
}

/** Line by line from above, each from the left: the order in which one reads. Those are of one line whose middles lie
 * within half a height of each other. */
export function inReadingOrder(boxes: Box[]): number[] {
  const order = boxes.map((_, index) => index);
  order.sort((one, other) => middle(boxes[one]!)[1] - middle(boxes[other]!)[1]);
  const lines: number[][] = [];
  for (const index of order) {
    const line = lines.at(-1);
    const first = line && boxes[line[0]!]!;
    if (first && middle(boxes[index]!)[1] - middle(first)[1] <= first.height / 2) line.push(index);
    else lines.push([index]);
  }
  return lines.flatMap((line) => line.sort((one, other) => boxes[one]!.left - boxes[other]!.left));
}

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
