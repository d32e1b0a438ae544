/** Calling somebody back who looks elsewhere: it is their turn. */
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** May the browser show notices? It asks its user, if that was never answered. */
export async function mayCall(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function callBack(title: string, body: string): void {
  play("call");
  if (!document.hidden || !settings.notices || !("Notification" in window)) return;
  if (Notification.permission !== "granted" || !("serviceWorker" in navigator)) return;
  // By the worker, as phones show no others; a later one takes the place of an earlier one of the same table.
  const about = { body, tag: location.hash, icon: "./icon.svg", data: location.href };
  void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, about));
}
