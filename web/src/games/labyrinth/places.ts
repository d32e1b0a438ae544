/** What is where in Labyrinth: everybody with what they carry and can do, what is in force, and the maze cell by cell. */
import { say } from "../../state/speech.svelte";
import type { Options, Place } from "../words";
import { abilitiesOf, BOX, nameOf, textOf, tokenOf } from "./box";
import { CORNERS } from "./hex";
import { centreFor, joins, mazeOf } from "./maze";

/** As the engine packs it; seats count from 1. */
export interface Seen {
  steps: string[];
  characters: (string | null)[];
  pawns: string[];
  tiles: Record<string, string>;
  traps: Record<string, string>;
  keys: Record<string, string>;
  items: Record<string, string>;
  tokens: Record<string, string[]>;
  event: string | null;
  events: string[];
  pool: string[];
  under: string[];
  unseen: Record<string, number>;
  golem_deck: Record<string, number>;
  looked: string[];
  veil: string | null;
  round: number;
  actions: number;
  seat: number;
  golem: string | null;
  lives: number[];
  dazes: number[];
  lit: number[];
  dark: number[];
  viewer: number | null;
}

type Line = Place["lines"][number];

const LIVES = 4;
const UNKNOWN = "?";
const LETTERS = "abc";

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, one) => sum + one, 0);
const carried = (seen: Seen, shelf: "keys" | "items", place: string): string[] =>
  Object.entries(seen[shelf]).flatMap(([piece, where]) => (where.split(":")[0] === place ? [piece] : []));
const tokensOn = (seen: Seen, place: string): string[] =>
  Object.entries(seen.tokens).flatMap(([owner, places]) => places.filter((where) => where === place).map(() => owner));

/** The tile that is to be laid, if this viewer may know it. */
export function tileInHand(observation: unknown): string | null {
  const { looked, veil, tiles } = observation as Seen;
  const name = looked.length ? (looked.length === 1 ? looked[0]! : "") : (tiles[veil ?? ""] ?? "").split(":")[0]!;
  return name.startsWith("n") ? name : null;
}

function headline(seen: Seen, options: Options, names: string[]): Place {
  if (seen.steps[0] === "over") return { title: say("labyrinth-over"), lines: [] };
  if (!seen.round) return { title: say("labyrinth-setup"), lines: [] };
  const title = [
    say("labyrinth-round", { round: seen.round, rounds: Number(options["rounds"]) }),
    names[seen.seat - 1] ?? "",
    say("labyrinth-actions-left", { count: seen.actions }),
  ].join(" · ");
  const drawn = seen.looked.map((piece) => (piece === UNKNOWN ? say("labyrinth-unseen-trap") : nameOf(piece)));
  const lines: Line[] = drawn.length ? [{ name: say("labyrinth-drawn"), text: drawn.join(" · ") }] : [];
  const event = seen.event;
  lines.push({
    name: say("labyrinth-in-force"),
    text: event ? `${nameOf(event)}. ${textOf(event)}` : say("labyrinth-no-event"),
  });
  return { title, lines };
}

function player(seen: Seen, seat: number, names: string[]): Place {
  const character = seen.characters[seat];
  const who = character ? nameOf(character) : say("labyrinth-nobody");
  const [lives, lit, dark] = [seen.lives[seat] ?? 0, seen.lit[seat] ?? 0, seen.dark[seat] ?? 0];
  const lines: Line[] = [
    {
      name: say("labyrinth-lives"),
      text: `${"♥".repeat(lives)}${"♡".repeat(Math.max(0, LIVES - lives))} ${lives}/${LIVES}`,
    },
    { name: say("labyrinth-crystals"), text: `${"◈".repeat(lit)}${"◇".repeat(dark)} ${lit}/${lit + dark}` },
  ];
  const dazes = seen.dazes[seat] ?? 0;
  if (dazes) lines.push({ name: say("labyrinth-dazes"), text: String(dazes) });
  const hand = `@${seat + 1}`;
  const keys = carried(seen, "keys", hand);
  if (keys.length) lines.push({ name: say("labyrinth-keys"), text: keys.map(nameOf).join(" · ") });
  lines.push(...carried(seen, "items", hand).map((item) => ({ name: nameOf(item), text: textOf(item) })));
  for (const owner of tokensOn(seen, hand)) {
    const token = tokenOf(owner);
    if (token) lines.push({ name: token.name, text: token.text });
  }
  if (character) lines.push(...abilities(character, seat === (seen.viewer ?? 0) - 1));
  return {
    title: `${names[seat] ?? ""} · ${who} · ${say("labyrinth-start-of", { place: seen.pawns[seat] ?? "" })}`,
    lines,
  };
}

/** One's own with what they do; of the others the names. */
function abilities(character: string, mine: boolean): Line[] {
  const all = abilitiesOf(character);
  if (mine) return all.map((ability) => ({ name: `${ability[3]} · ${nameOf(ability)}`, text: textOf(ability) }));
  return [{ name: say("web-abilities"), text: all.map(nameOf).join(" · ") }];
}

function pools(seen: Seen): Place {
  const down = Object.values(seen.tiles).filter((text) => text.endsWith(":down")).length;
  const unknown = Object.values(seen.traps).filter((text) => text.startsWith(UNKNOWN)).length;
  const counts = {
    tiles: seen.pool.length - down + seen.under.length,
    traps: total(seen.unseen) - unknown,
    items: BOX.items.length - Object.keys(seen.items).length,
    golem: total(seen.golem_deck),
    events: seen.events.length,
  };
  const text = Object.entries(counts).map(([kind, count]) => say(`labyrinth-pool-${kind}`, { count }));
  return { title: say("labyrinth-pools"), lines: [{ name: say("labyrinth-unseen"), text: text.join(" · ") }] };
}

/** Everybody and everything on one corridor, by name. */
function lying(seen: Seen, place: string, names: string[]): string[] {
  const [trap = "", known] = (seen.traps[place] ?? "").split(":");
  return [
    ...seen.pawns.flatMap((where, seat) => (where === place ? [names[seat] ?? ""] : [])),
    ...(seen.golem === place ? [say("labyrinth-golem")] : []),
    ...carried(seen, "keys", place).map(nameOf),
    ...carried(seen, "items", place).map(nameOf),
    ...tokensOn(seen, place).map((owner) => tokenOf(owner)?.name ?? owner),
    ...(trap === ""
      ? []
      : [
          trap === UNKNOWN
            ? say("labyrinth-unseen-trap")
            : nameOf(trap) + (known === "up" ? "" : ` (${say("labyrinth-face-down")})`),
        ]),
  ];
}

function cellLine(seen: Seen, cell: string, ways: string[][] | null, names: string[]): Line {
  const corridors = ways ?? [[]];
  const parts = corridors.map((beside, index) => {
    const letter = corridors.length > 1 ? `${LETTERS[index]}: ` : "";
    const things = lying(seen, `${cell}${LETTERS[index]}`, names).join(", ");
    const to = ways === null ? say("labyrinth-face-down") : `→ ${beside.join(" ") || "–"}`;
    return `${letter}${to}${things ? ` · ${things}` : ""}`;
  });
  return { name: cell, text: parts.join(" | ") };
}

function maze(seen: Seen, names: string[]): Place {
  const built = mazeOf(seen.tiles, seen.pawns.length);
  const printed = [centreFor(seen.pawns.length), ...CORNERS];
  const cells = [...new Set([...printed, ...Object.keys(built).sort()])];
  const lines = cells.map((cell) => {
    const tile = built[cell]!;
    return cellLine(seen, cell, tile.kind === "down" ? null : joins(tile, cell), names);
  });
  return { title: say("web-maze"), lines };
}

/** Traps that lie somewhere and are known, with what they do. */
function knownTraps(seen: Seen): Place[] {
  const traps = new Set(Object.values(seen.traps).map((text) => text.split(":")[0]!));
  traps.delete(UNKNOWN);
  const items = Object.entries(seen.items).flatMap(([item, where]) => (where.startsWith("@") ? [] : [item]));
  const lines = [...items, ...traps].map((piece) => ({ name: nameOf(piece), text: textOf(piece) }));
  return lines.length ? [{ title: say("labyrinth-on-board"), lines }] : [];
}

/** What kind of token a character lays. */
export const tokenKind = (character: string): string =>
  BOX.characters[Number(character.slice(1)) - 1]?.token?.kind ?? "";

/** The seat this is seen from; the first one's for those who look on. */
export const seatOf = (seen: Seen): number => (seen.viewer === null ? 0 : seen.viewer - 1);

export function places(observation: unknown, options: Options, names: string[]): Place[] {
  const seen = observation as Seen;
  const mine = seatOf(seen);
  const others = seen.pawns.map((_, seat) => seat).filter((seat) => seat !== mine);
  return [
    headline(seen, options, names),
    player(seen, mine, names),
    maze(seen, names),
    ...others.map((seat) => player(seen, seat, names)),
    ...knownTraps(seen),
    pools(seen),
  ];
}
