/** What is where in Dreamscape: the Dream World, supplies and goals, and everybody's Studio. */
import box from "../../../../src/reverie/games/dreamscape/content/standard.json";
import { say, speech } from "../../state/speech.svelte";
import type { Options, Piece, Place } from "../words";

/** As the engine packs it; seats count from 1, and nobody is null. */
interface Seen {
  steps: string[];
  round: number;
  turn: number;
  seat: number;
  order: number[];
  candle: number;
  flipped: number[];
  points: number[];
  travellers: (number | null)[];
  locales: string[];
  bag: Record<string, number>;
  held: string;
  trees: number;
  hands: string[];
  studios: Record<string, string>[];
  dreamers: (string | null)[];
  climbed: string[][];
  free: number;
  open: string[][];
  completed: string[][];
  stored: Record<string, string>;
  piles: number[];
  under: string[][];
  looked: string[];
  tokens: string[];
  slots: (string | null)[];
  pool: number;
  haunted: number | null;
  haunts: string[];
  viewer: number | null;
}

type Line = Place["lines"][number];

export const LOCALES = box.board.powers;
const LEVELS = ["I", "II", "III"];
const COLUMNS = "abcde";
const { rows: ROWS, entry: ENTRY } = box.studio;

export const localeWords = (number: string | number): string =>
  speech.sayIfKnown(`dreamscape-locale-${LOCALES[Number(number) - 1]}`, String(number));

/** A shard in one sign of the language; what is typed and stored keeps the letter of the notation. */
const signOf = (letter: string): string => say(`dreamscape-sign-${letter}`);
const shard = (letter: string): Piece => ({
  sign: signOf(letter),
  name: say(`dreamscape-colour-${letter}`),
  kind: letter,
});
const shards = (letters: string): Piece[] => [...letters].map(shard);
const sign = (letter: string, key: string): Piece => ({ sign: letter, name: say(key), kind: "" });
const points = (number: number): string => say("dreamscape-points", { points: number });
const nothing = (): string => say("dreamscape-nothing");

function phaseOf(seen: Seen, rounds: number): string {
  if (seen.steps[0] === "over") return "over";
  if (seen.round > rounds) return "last";
  if (seen.steps.includes("next-creator")) return "create";
  return seen.steps.includes("wander") || seen.steps.includes("sow") ? "wander" : "setup";
}

/** Who has fallen asleep this round: those whose wandering is over. */
function sleepers(seen: Seen): number[] {
  if (seen.steps.includes("next-creator")) return seen.order;
  if (seen.steps.includes("wander")) return seen.order.slice(0, seen.turn - 1);
  return seen.steps.includes("sow") ? seen.order.slice(0, seen.turn) : [];
}

function headline(seen: Seen, options: Options): Place {
  const rounds = Number(options["rounds"]);
  const phase = phaseOf(seen, rounds);
  const title = [
    phase === "over" ? "" : say("dreamscape-round", { phase, round: seen.round, rounds }),
    phase === "last" ? "" : say("dreamscape-phase", { phase }),
    phase === "wander" ? say("dreamscape-candle", { points: seen.candle }) : "",
    seen.free ? say("dreamscape-free-step") : "",
  ];
  const lines: Line[] = seen.held ? [{ name: say("dreamscape-held"), pieces: shards(seen.held) }] : [];
  if (seen.looked.length) {
    const known = seen.looked.map((entry) => entry.split(":")[0]!).filter((card) => cardOf(card));
    const hidden = seen.looked.length - known.length;
    lines.push(...known.map((card) => cardLine(card, seen)));
    if (hidden) lines.push({ name: say("dreamscape-looked"), text: say("dreamscape-hidden", { cards: hidden }) });
  }
  return { title: title.filter(Boolean).join(" · "), lines };
}

function world(seen: Seen, names: string[]): Place {
  const asleep = sleepers(seen);
  const lines: Line[] = seen.locales.map((letters, index) => {
    const here = seen.travellers.flatMap((place, seat) => (place === index + 1 ? [seat + 1] : []));
    const who = here.map((seat) =>
      asleep.includes(seat) ? say("web-asleep", { name: names[seat - 1] ?? "" }) : names[seat - 1],
    );
    if (seen.haunted === index + 1) who.push(say("web-mr-nightmare"));
    return {
      name: `${index + 1} ${localeWords(index + 1)}`,
      pieces: shards(letters),
      text: who.join(" · ") || (letters ? "" : "–"),
    };
  });
  const ways = (red: boolean): string =>
    box.board.edges.flatMap((ends) => (isRed(ends, seen) === red ? [ends.join("–")] : [])).join(" · ");
  lines.push({ name: say("web-passages"), text: ways(false) || "–" });
  if (seen.haunts.length) lines.push({ name: say("web-passages-red"), text: ways(true) });
  return { title: say("web-dream-world"), lines };
}

const isRed = ([one, other]: number[], seen: Seen): boolean =>
  seen.haunts.includes(`${one}-${other}`) || seen.haunts.includes(`${other}-${one}`);

function supplies(seen: Seen): Place {
  const bag = Object.entries(seen.bag).filter(([letter, count]) => count || letter !== "N");
  const piles = seen.piles.map((loose, level) => `${LEVELS[level]}: ${loose + (seen.under[level]?.length ?? 0)}`);
  const lines: Line[] = [
    {
      name: say("dreamscape-bag"),
      text: bag
        .map(([letter, count]) => `${say(`dreamscape-colour-${letter}`)} (${signOf(letter)}) ${count}`)
        .join(" · "),
    },
    { name: say("dreamscape-trees"), text: String(seen.trees) },
    { name: say("dreamscape-piles"), text: piles.join(" · ") },
  ];
  if (seen.haunted !== null) lines.push({ name: say("dreamscape-pool"), text: String(seen.pool) });
  return { title: say("web-supplies"), lines };
}

function goals(seen: Seen): Place {
  const lines = seen.tokens.map((id, index): Line => {
    const token = box.tokens.find((each) => each.id === id);
    if (!token) return { name: id };
    const colour = seen.slots[index] ?? "";
    const scale = "scale" in token && token.scale ? Object.entries(token.scale as Record<string, number>) : [];
    const worth = scale.length ? scale.map((step) => step.join(": ")).join(", ") : points(token.points ?? 0);
    return {
      name: say(`dreamscape-token-${token.kind}`, { colour }),
      ...(colour ? { pieces: [shard(colour)] } : {}),
      text: worth,
    };
  });
  return { title: say("dreamscape-tokens"), lines };
}

const cardOf = (id: string) => box.cards.find((card) => card.id === id);

/** A card: its name, what it is worth and does, and the landscape it wants. */
function cardLine(id: string, seen: Seen): Line {
  const card = cardOf(id);
  if (!card) return { name: id };
  const stored = seen.stored[id];
  return {
    name: card.names[speech.language],
    rows: card.pattern.map((row) => row.split(" ").map(stack)),
    text: [
      LEVELS[card.level - 1]!,
      points(card.points),
      say("web-card-power", { power: say(`dreamscape-power-${card.power}`) }),
      stored ? say("web-card-stored", { shard: say(`dreamscape-shard-${stored}`) }) : "",
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

/** `RR+TD`, from bottom to top: two rocks, and on them a tree and the Dreamer. */
function stack(text: string): Piece[] {
  const [letters = "", upon = ""] = text.split("+");
  const pieces = letters === "." ? [] : shards(letters);
  if (upon.includes("T")) pieces.push(sign("♣", "web-tree"));
  if (upon.includes("D")) pieces.push(sign("☺", "web-dreamer"));
  return pieces;
}

function studio(seen: Seen, seat: number): Place["grid"] {
  return Array.from({ length: ROWS }, (_, above) => {
    const row = ROWS - above;
    const spaces = [...COLUMNS].map((column) => ({
      name: `${column}${row}`,
      pieces: space(seen, seat, `${column}${row}`),
    }));
    return { row: String(row), spaces };
  });
}

function space(seen: Seen, seat: number, name: string): Piece[] {
  const lies = seen.studios[seat]?.[name] ?? "";
  const pieces = shards(lies.replace("+", ""));
  if (lies.endsWith("+")) pieces.push(sign("♣", "web-tree"));
  if (lies.includes("RR")) pieces.push(sign(seen.climbed[seat]?.includes(name) ? "△" : "▲", "web-mountain"));
  if (seen.dreamers[seat] === name) pieces.push(sign("☺", "web-dreamer"));
  const entry = `${COLUMNS[ENTRY[1]!]}${ENTRY[0]! + 1}`;
  if (!pieces.length && name === entry) pieces.push(sign("⌂", "web-entry"));
  return pieces;
}

function player(seen: Seen, seat: number, names: string[]): Place {
  const rank = seen.order.indexOf(seat + 1);
  const title = [
    names[seat] ?? say("dreamscape-player", { player: seat + 1 }),
    points(seen.points[seat] ?? 0),
    rank >= 0 ? say("dreamscape-rank", { rank: rank + 1 }) : "",
    seen.steps[0] === "over"
      ? ""
      : say(seen.flipped.includes(seat + 1) ? "dreamscape-power-used" : "dreamscape-power-ready"),
    seen.dreamers[seat] === null ? say("dreamscape-beside") : "",
  ];
  const hand = seen.hands[seat] ?? "";
  const lines: Line[] = [
    hand ? { name: say("dreamscape-hands"), pieces: shards(hand) } : { name: say("dreamscape-hands"), text: nothing() },
    { name: say("dreamscape-completed"), text: completed(seen, seat) },
    ...(seen.open[seat] ?? []).map((card) => cardLine(card, seen)),
  ];
  return { title: title.filter(Boolean).join(" · "), lines, grid: studio(seen, seat) ?? [] };
}

function completed(seen: Seen, seat: number): string {
  const done = seen.completed[seat] ?? [];
  return done.length ? done.map((id) => cardOf(id)?.names[speech.language] ?? id).join(" · ") : nothing();
}

export function places(observation: unknown, options: Options, names: string[]): Place[] {
  const seen = observation as Seen;
  const mine = seen.viewer === null ? 0 : seen.viewer - 1;
  const seats = seen.hands.map((_, seat) => seat).filter((seat) => seat !== mine);
  return [
    headline(seen, options),
    world(seen, names),
    player(seen, mine, names),
    ...seats.map((seat) => player(seen, seat, names)),
    goals(seen),
    supplies(seen),
  ];
}
