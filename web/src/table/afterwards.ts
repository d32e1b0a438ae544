/** What can be done with a match that is over: play it again, pass it on, keep it. */
import * as requests from "../net/requests";
import { settings } from "../state/settings.svelte";
import type { NewTable } from "../wire";
import type { Sitting } from "./sitting.svelte";

/** Do people play here who do not sit around this screen? */
export function othersOf(like: Sitting, around: Sitting[]): boolean {
  return like.seats.some(
    (seat) => seat.name !== null && seat.bot === null && !around.some((sitting) => sitting.sat === seat.seat),
  );
}

const linkTo = (table: string, key: string): string => `${table}?key=${encodeURIComponent(key)}`;

/** A table like this one, with the same bots and the same people; where it is. With others there is one for all. */
export async function again(like: Sitting, around: Sitting[], sameDeal: boolean): Promise<string> {
  if (!othersOf(like, around)) return anew(like, around, sameDeal);
  const [first, ...partners] = around as [Sitting, ...Sitting[]];
  const next = await requests.again(first.id, sameDeal, first.token);
  for (const partner of partners) await requests.again(partner.id, sameDeal, partner.token);
  keepPartners(next.table, tokensOf(partners));
  return linkTo(next.table, next.key);
}

async function anew(like: Sitting, around: Sitting[], sameDeal: boolean): Promise<string> {
  const old = like.table!;
  const ours = (seat: number): boolean => around.some((sitting) => sitting.sat === seat);
  const bots = like.seats.flatMap(({ seat, bot }) => (bot && !ours(seat) ? [{ seat, bot }] : []));
  const [first, ...partners] = around as [Sitting, ...Sitting[]];
  const wish: NewTable = { game: old.game, options: old.options, seat: first.sat, bots, private: old.private };
  if (sameDeal && like.view?.seed) wish.seed = like.view.seed;
  const opened = await requests.openTable(wish);
  for (const partner of partners) await requests.takeSeat(opened.id, opened.key, partner.token, partner.sat);
  keepPartners(opened.id, tokensOf(partners));
  return opened.private ? linkTo(opened.id, opened.key) : opened.id;
}

const tokensOf = (sittings: Sitting[]): string[] => sittings.flatMap((sitting) => sitting.token ?? []);

/** Around one screen everybody but the first has a token that this browser keeps. */
export function keepPartners(table: string, tokens: string[]): void {
  if (!tokens.length) return;
  settings.partners = { ...settings.partners, [table]: tokens };
  settings.keep();
}

/** A match that is over is open to everybody; a table that waits is open to those who have its key. */
export async function copyLink(sitting: Sitting): Promise<boolean> {
  const place = sitting.over ? `replay/${sitting.id}` : `table/${linkTo(sitting.id, sitting.key)}`;
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#/${place}`);
    return true;
  } catch {
    return false;
  }
}

export async function saveRecord(sitting: Sitting): Promise<void> {
  const record = await requests.record(sitting.id, sitting.key);
  const file = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = `${sitting.table?.game ?? "match"}-${sitting.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 1000);
}
