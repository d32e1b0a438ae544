// Keeps the shell, so that the app opens at once and without a network; never anything that was said at a table.
const FILES = __FILES__;
const SHELF = `reverie-${FILES.join("").length}-${FILES.reduce((sum, name) => (sum * 31 + name.length + name.charCodeAt(name.length - 5)) % 1e9, 7)}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.includes("/assets/")) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate" && !/^\/(api|ws|verify|healthz|metrics)/.test(address.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match("./")));
  }
});

// Back to the table that called.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const back = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((one) => one.url === event.notification.data) ?? pages[0];
    await (page ? page.focus() : self.clients.openWindow(event.notification.data));
  };
  event.waitUntil(back());
});
