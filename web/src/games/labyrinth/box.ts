/** What lies in the box of Labyrinth, in words: names, and what everything does, put together from its effects. */
import box from "../../../../src/reverie/games/labyrinth/content/standard.json";
import { say, speech } from "../../state/speech.svelte";

type Names = Record<string, string>;
interface Power {
  effect: string;
  by?: number;
  at?: number;
  range?: number;
  tests?: string[];
  trap?: string;
  if?: string;
}
interface Ability {
  names: Names;
  powers: Power[];
  actions?: number;
  crystal?: boolean;
  life?: number;
  token?: boolean;
  once?: string;
  single?: boolean;
}
interface Token {
  kind: string;
  names: Names;
  count: number;
  at?: number;
  by?: number;
}
interface Trap {
  names: Names;
  rolls: number;
  difficulty: number;
  lose?: number;
  daze?: number;
  effect?: string;
  by?: number;
}
interface Box {
  layouts: Record<string, { centre: string; seats: number[] }>;
  tiles: { id: string; corridors: string[]; bridge?: boolean }[];
  traps: Trap[];
  items: Ability[];
  events: { names: Names; at_once: Power; ongoing: Power[] }[];
  characters: { names: Names; token?: Token; abilities: Ability[] }[];
}

export const BOX = box as unknown as Box;
const SLOTS = "abcd";
const TESTS = 5;
const ARROWS = "↑↗↘↓↙↖";

const called = (names: Names): string => names[speech.language] ?? Object.values(names)[0] ?? "";
const signed = (number: number): string => (number >= 0 ? `+${number}` : `−${-number}`);
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const number = (piece: string): number => Number(piece.slice(1, 3)) - 1;

/** A tile has no name, but ways out: by corridor, as it is printed. */
function tileSign(piece: string): string {
  const tile = BOX.tiles.find((each) => each.id === piece);
  if (!tile) return piece;
  return tile.corridors.map((text) => [...text].map((sign) => ARROWS[Number(sign)] ?? "").join("")).join(" / ");
}

/** `i07` by its name, `c03` by that of the character, `c03a` by that of the ability; what is not of our box by its id. */
export function nameOf(piece: string): string {
  if (piece.startsWith("k")) return say("labyrinth-key", { number: Number(piece.slice(1)) });
  if (piece === "gc") return say("labyrinth-golem-centre");
  if (piece.startsWith("g")) return say("labyrinth-golem-card", { count: Number(piece.slice(1)) });
  if (piece.startsWith("n")) return say("labyrinth-piece-tile", { id: tileSign(piece) });
  const shelf = { t: BOX.traps, i: BOX.items, e: BOX.events, c: BOX.characters }[piece.charAt(0)]?.[number(piece)];
  const found = shelf && "abilities" in shelf && piece[3] ? shelf.abilities[SLOTS.indexOf(piece[3])] : shelf;
  return found ? called(found.names) : piece;
}

function tests(named: string[] | undefined): string {
  if (!named || named.length === TESTS) return say("labyrinth-tests-all");
  return named.map((word) => say(`labyrinth-tests-${word}`)).join(", ");
}

function powerText(power: Power): string {
  const words = say(`labyrinth-effect-${power.effect}`, {
    count: power.by || (power.at ?? 0),
    signed: signed(power.by ?? 0),
    at: power.at ?? 0,
    range: power.range ?? 0,
    tests: tests(power.tests),
    trap: power.trap ? nameOf(power.trap) : "",
  });
  if (!power.if) return words;
  return say("labyrinth-conditional", { effect: words, condition: say(`labyrinth-if-${power.if}`) });
}

function cost(ability: Ability): string {
  return [
    ability.actions ? say("labyrinth-cost-actions", { count: ability.actions }) : "",
    ability.crystal ? say("labyrinth-cost-crystal") : "",
    ability.life ? say("labyrinth-count-lives", { count: ability.life }) : "",
    ability.token ? say("labyrinth-cost-token") : "",
    ability.once ? say(`labyrinth-cost-${ability.once}`) : "",
    ability.single ? say("labyrinth-cost-single") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What it costs and does; where all it does is to put a token somewhere, also what that does there. */
function abilityText(ability: Ability, token: Token | undefined): string {
  let deeds = ability.powers.map(powerText).join("; ");
  const puts = ability.powers.length === 1 && ["lay", "give"].includes(ability.powers[0]!.effect);
  if (puts && token) deeds += `: ${tokenWords(token)}`;
  const price = cost(ability);
  return sentence(price ? `${price}: ${deeds}` : deeds);
}

const tokenWords = (token: Token): string =>
  say(`labyrinth-token-${token.kind}`, { at: token.at ?? 0, count: token.by ?? 0, signed: signed(token.by ?? 0) });

function trapText(trap: Trap): string {
  const harm = [
    trap.lose ? say("labyrinth-trap-lose", { count: trap.lose }) : "",
    trap.daze ? say("labyrinth-trap-daze", { count: trap.daze }) : "",
    trap.effect ? say(`labyrinth-trap-${trap.effect}`, { count: trap.by ?? 0 }) : "",
  ];
  const rolls = say("labyrinth-trap-rolls", { rolls: trap.rolls, difficulty: trap.difficulty });
  return sentence(`${rolls}: ${harm.filter(Boolean).join(", ")}`);
}

/** What an ability, an item, a trap or an event in force does. */
export function textOf(piece: string): string {
  const place = number(piece);
  if (piece.startsWith("t") && BOX.traps[place]) return trapText(BOX.traps[place]);
  if (piece.startsWith("i") && BOX.items[place]) return abilityText(BOX.items[place], undefined);
  if (piece.startsWith("e") && BOX.events[place]) return sentence(BOX.events[place].ongoing.map(powerText).join("; "));
  const character = BOX.characters[place];
  const ability = character?.abilities[SLOTS.indexOf(piece[3] ?? "")];
  return ability ? abilityText(ability, character?.token) : "";
}

/** The abilities of a character, as `c03a`, `c03b` … */
export function abilitiesOf(character: string): string[] {
  return (BOX.characters[number(character)]?.abilities ?? []).map((_, slot) => `${character}${SLOTS[slot]}`);
}

/** The tokens of a character: their name, and what they do. */
export function tokenOf(character: string): { name: string; text: string } | null {
  const token = BOX.characters[number(character)]?.token;
  return token ? { name: called(token.names), text: sentence(tokenWords(token)) } : null;
}
