/** What can be done with a match that is over: play it again, pass it on, keep it. */
import * as requests from "../net/requests";
import { settings } from "../state/settings.svelte";
import type { NewTable } from "../wire";
import type { Sitting } from "./sitting.svelte";

/** Open a table like this one, with the same bots and the same people around the screen; its id. */
export async function again(like: Sitting, around: Sitting[], seed: string | null): Promise<string> {
  const old = like.table!;
  const bots = like.seats.flatMap((seat) => (seat.bot ? [{ seat: seat.seat, bot: seat.bot }] : []));
  const wish: NewTable = { game: old.game, options: old.options, seat: around[0]!.you, bots, private: old.private };
  if (seed !== null) wish.seed = seed;
  const opened = await requests.openTable(wish);
  const second = around[1]?.token;
  if (second) await seatSecond(opened.id, opened.key, second);
  return opened.id + (opened.private ? `?key=${encodeURIComponent(opened.key)}` : "");
}

/** Two around one screen: the second player has a token that this browser keeps. */
export async function seatSecond(table: string, key: string, token: string): Promise<void> {
  await requests.takeSeat(table, key, token);
  settings.partners = { ...settings.partners, [table]: token };
  settings.keep();
}

export async function copyLink(sitting: Sitting): Promise<boolean> {
  const screen = sitting.over ? "replay" : "table";
  const key = sitting.key ? `?key=${encodeURIComponent(sitting.key)}` : "";
  const link = `${location.origin}${location.pathname}#/${screen}/${sitting.id}${key}`;
  try {
    await navigator.clipboard.writeText(link);
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
