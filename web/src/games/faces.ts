/** What the folders of the games bring, found by their names: a board, and what the game declares of its telling. */
import { lexicon } from "../net/requests";
import { say, speech } from "../state/speech.svelte";
import type { GameFace, Words } from "../table/board";
import type { TermCard } from "../wire";
import { Wording, type Declared } from "./words";

const FACES = import.meta.glob<{ default: GameFace }>("./*/index.ts");
const TOLD = import.meta.glob<Declared>("./*/told.ts");

/** The board of a game; one that has none is shown by the plain one. */
export async function faceOf(game: string): Promise<GameFace> {
  const found = FACES[`./${game}/index.ts`] ?? FACES["./plain/index.ts"];
  return (await found!()).default;
}

export async function declaredBy(game: string): Promise<Declared> {
  const found = TOLD[`./${game}/told.ts`];
  return found ? found() : { FACTS: {}, EVENTS: {} };
}

/** All that a table needs to show a match and to speak of it. */
export interface Brought {
  game: string;
  face: GameFace;
  declared: Declared;
  lexicon: Record<string, TermCard>;
}

export async function bring(game: string, table: string, key: string, token?: string): Promise<Brought> {
  const [face, declared, terms] = await Promise.all([
    faceOf(game),
    declaredBy(game),
    lexicon(table, key, token),
    speech.learn(game),
  ]);
  return { game, face, declared, lexicon: terms };
}

/** The sentences of a match whose players have these names. */
export function wordsOf({ game, face, declared, lexicon }: Brought, names: string[]): Words {
  const player = (seat: number): string => names[seat] ?? say("player", { player: seat + 1 });
  return new Wording(speech, { game, declared, lexicon, player, listed: face.listed });
}
