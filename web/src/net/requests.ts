/** Requests to the server, each typed by what the wire says. */
import type {
  BoardLine,
  DailyCard,
  DailyTable,
  GameCard,
  GameStatistics,
  GuestCard,
  History,
  Moment,
  NewTable,
  NextTable,
  OpenedTable,
  ProgramCard,
  SeatGiven,
  TableRow,
  TermCard,
} from "../wire";

/** What went wrong, as a key and facts; `error-KEY` says it. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Trouble("unreachable");
  }
  const text = await answer.text();
  if (!answer.ok) {
    const said = answer.headers.get("content-type")?.includes("json")
      ? (JSON.parse(text) as { key: string; facts: Record<string, string | number> })
      : null;
    throw said ? new Trouble(said.key, said.facts) : new Trouble("unreachable");
  }
  return (text ? JSON.parse(text) : undefined) as Answer;
}

const at = encodeURIComponent;
const withKey = (key: string): string => (key ? `?key=${at(key)}` : "");

export const games = () => ask<GameCard[]>("GET", "/api/games");
export const me = () => ask<GuestCard | null>("GET", "/api/me");
export const takeName = (name: string) => ask<GuestCard>("POST", "/api/guests", { name });
export const partner = (name: string) => ask<ProgramCard>("POST", "/api/programs", { name });
export const myTables = () => ask<OpenedTable[]>("GET", "/api/me/tables");
export const lobby = () => ask<TableRow[]>("GET", "/api/tables");
export const statistics = () => ask<Record<string, GameStatistics>>("GET", "/api/me/statistics");
export const openTable = (wish: NewTable) => ask<OpenedTable>("POST", "/api/tables", wish);
export const table = (id: string, key: string) => ask<TableRow>("GET", `/api/tables/${at(id)}${withKey(key)}`);
export const takeSeat = (id: string, key: string, token?: string, seat: number | null = null) =>
  ask<SeatGiven>("POST", `/api/tables/${at(id)}/seats`, { key, seat }, token);
export const again = (id: string, sameDeal: boolean, token?: string) =>
  ask<NextTable>("POST", `/api/tables/${at(id)}/again`, { same_deal: sameDeal }, token);
export const seatBot = (id: string, seat: number, bot: string) =>
  ask<void>("PUT", `/api/tables/${at(id)}/seats/${seat}/bot`, { bot });
export const sendAway = (id: string, seat: number) => ask<void>("DELETE", `/api/tables/${at(id)}/seats/${seat}`);
export const giveVoice = (id: string, seat: number, muted: boolean) =>
  ask<void>("PUT", `/api/tables/${at(id)}/seats/${seat}/voice`, { muted });
export const record = (id: string, key: string) =>
  ask<Record<string, unknown>>("GET", `/api/tables/${at(id)}/record${withKey(key)}`);
export const daily = (game: string) => ask<DailyCard>("GET", `/api/daily/${at(game)}`);
export const dream = (game: string) => ask<DailyTable>("POST", `/api/daily/${at(game)}`);
export const dailyBoard = (game: string, day: string) => ask<BoardLine[]>("GET", `/api/daily/${at(game)}/${at(day)}`);

const lexicons = new Map<string, Promise<Record<string, TermCard>>>();
/** The pieces in the box of a match, asked for once; what cannot be had is called by its id. */
export function lexicon(id: string, key: string, token?: string): Promise<Record<string, TermCard>> {
  const path = `/api/tables/${at(id)}/lexicon${withKey(key)}`;
  if (!lexicons.has(id)) lexicons.set(id, ask<Record<string, TermCard>>("GET", path, undefined, token));
  return lexicons.get(id)!.catch(() => (lexicons.delete(id), {}));
}

/** A page of a match: what comes after the moment with that number. */
export function history(id: string, key: string, since: number, eyes: number | null, token?: string): Promise<History> {
  const query = new URLSearchParams({ since: String(since) });
  if (key) query.set("key", key);
  if (eyes !== null) query.set("eyes", String(eyes));
  return ask<History>("GET", `/api/tables/${at(id)}/moments?${query}`, undefined, token);
}

/** The whole match, page by page. */
export async function moments(id: string, key: string, eyes: number | null): Promise<Moment[]> {
  const found: Moment[] = [];
  let page: History;
  do {
    page = await history(id, key, found.at(-1)?.number ?? -1, eyes);
    found.push(...page.moments);
  } while (page.moments.length && found.length <= page.last);
  return found;
}

/** Whoever comes for the first time becomes a guest without being asked anything. */
export async function somebody(name: string): Promise<GuestCard> {
  return (await me()) ?? takeName(name);
}
