/** What the drawing needs of a view: tiles on cells, and what lies and stands on every corridor. */
import { say } from "../../state/speech.svelte";
import type { Words } from "../../table/board";
import type { Thing } from "./draw";
import { CELLS } from "./hex";
import { leads, type Maze, type Tile } from "./tile";
import type { LabyrinthCell, LabyrinthTile, LabyrinthView } from "./told";

const SEATS = "ABCDEF";
export const letterOf = (seat: number): string => SEATS[seat] ?? "?";

const asLaid = ({ kind, number, bridge, corridors }: LabyrinthCell): Tile => ({
  kind,
  ...(number === null ? {} : { key: number }),
  bridge,
  corridors: kind === "down" ? [] : corridors.map(({ edges }) => edges), // nothing is drawn on its back
});

export const mazeOf = (view: LabyrinthView): Maze =>
  Object.fromEntries(view.cells.map((cell) => [cell.cell, asLaid(cell)]));

/** A tile out of the pool, not turned. */
export const fromPool = ({ bridge, corridors }: LabyrinthTile): Tile => ({
  kind: "normal",
  bridge,
  corridors: corridors.map(({ edges }) => edges),
  printed: corridors.map(({ trap, chest }) => ({ trap, chest })),
});

/** Everything by corridor or start space. */
export function thingsOf(view: LabyrinthView): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  const put = (where: string | null, thing: Thing): void => {
    if (where !== null) found.set(where, [...(found.get(where) ?? []), thing]);
  };
  view.players.forEach(({ place, character }, seat) =>
    put(place, { id: `pawn${seat}`, kind: "pawn", seat: letterOf(seat), character, mine: seat === view.viewer }),
  );
  put(view.golem.place, { id: "golem", kind: "golem" });
  for (const { key, place } of view.keys) put(place, { id: key, kind: "key", number: key.slice(1) });
  for (const { item, place } of view.items) put(place, { id: item, kind: "item", sign: item });
  view.tokens.forEach(({ kind, owner, place }, index) =>
    put(place, {
      id: `${kind}${owner}-${place}-${index}`,
      kind: "token",
      sign: kind,
      seat: owner === null ? "" : letterOf(owner),
    }),
  );
  for (const { place, trap, up } of view.traps) put(place, { id: `trap-${place}`, kind: "trap", sign: trap, up });
  return found;
}

export const homesOf = (view: LabyrinthView): Map<string, string> =>
  new Map(view.players.map(({ start }, seat) => [start, letterOf(seat)]));

/** One thing that lies or stands somewhere: its name, and what it does. */
export interface Named {
  id: string;
  name: string;
  text: string;
}

const keyName = (key: string): string => say("labyrinth-key-short", { number: key.slice(1) });

/** With the chance to come through it, where that is known. */
const likely = (name: string, chance: number | null): string => (chance === null ? name : `${name} ${chance} %`);
const golemChance = (view: LabyrinthView): number | null =>
  view.viewer === null ? null : (view.players[view.viewer]?.golem_chance ?? null);

/** Everybody and everything on a corridor. */
export function lyingOn(view: LabyrinthView, node: string, words: Words): Named[] {
  const piece = (id: string): Named => ({ id, name: words.called(id), text: words.text(id) });
  return [
    ...view.players.flatMap(({ place, character }, seat) =>
      place === node
        ? [{ id: `pawn${seat}`, name: words.player(seat), text: character ? words.called(character) : "" }]
        : [],
    ),
    ...(view.golem.place === node
      ? [{ id: "golem", name: likely(say("labyrinth-golem"), golemChance(view)), text: "" }]
      : []),
    ...view.keys.filter(({ place }) => place === node).map(({ key }) => ({ ...piece(key), name: keyName(key) })),
    ...view.items.filter(({ place }) => place === node).map(({ item }) => piece(item)),
    ...view.tokens.filter(({ place }) => place === node).map(({ token }) => piece(token)),
    ...view.traps
      .filter(({ place }) => place === node)
      .map(({ trap, up, chance }) => {
        if (trap === null) return { id: "trap", name: say("labyrinth-unseen-trap"), text: "" };
        const name = up ? words.called(trap) : say("labyrinth-known-trap", { name: words.called(trap) });
        return { ...piece(trap), name: likely(name, chance) };
      }),
  ];
}

/** By cell, what one would say of it: its corridors, where they lead, who and what is there. */
export function describe(view: LabyrinthView, maze: Maze, words: Words): Map<string, string> {
  return new Map(CELLS.map((cell) => [cell, describeCell(view, maze, cell, words)]));
}

const LETTERS = "abc";

function describeCell(view: LabyrinthView, maze: Maze, cell: string, words: Words): string {
  const tile = maze[cell];
  if (!tile) return say("labyrinth-cell-empty", { cell });
  if (tile.kind === "down") return say("labyrinth-cell-down", { cell });
  const kind = tile.kind === "normal" ? cell : say(`labyrinth-cell-${tile.kind}`, { cell, number: tile.key ?? 0 });
  const roads = tile.corridors.map((edges, index) => {
    const { joined, open } = leads(maze, cell, edges);
    const things = lyingOn(view, `${cell}${LETTERS[index]}`, words).map(({ name }) => name);
    return say("labyrinth-corridor", {
      letter: LETTERS[index]!,
      many: tile.corridors.length > 1 ? "yes" : "no",
      deck: tile.bridge && index < 2 ? (index ? "under" : "over") : "none",
      joined: joined.join(", ") || "no",
      open: open.join(", ") || "no",
      things: things.join(", ") || "no",
    });
  });
  return `${kind}. ${roads.join(" ")}`;
}
