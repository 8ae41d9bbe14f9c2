// Keeps Higher or Lower on the device: the page says what it is made of, and this answers for a server that is gone.
const name = "majlis-tiles";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page's files, whole; what an older build was made of goes. */
async function keep(paths) {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(paths.filter((path) => path === "/tiles" || !kept.includes(path)));
  await Promise.all(kept.filter((path) => !paths.includes(path)).map((path) => cache.delete(path)));
}

self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

/** A file's name changes with its content, so a kept one is right; a page is asked for anew while somebody answers. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === "/tiles")
    event.respondWith(fetch(request).catch(() => caches.match("/tiles").then((page) => page ?? Response.error())));
  else if (pathname.startsWith("/_next/static/"))
    event.respondWith(caches.match(pathname).then((file) => file ?? fetch(request)));
  else if (pathname.startsWith("/art/tiles/") || pathname === "/tiles.webmanifest")
    event.respondWith(fetch(request).catch(() => caches.match(pathname).then((file) => file ?? Response.error())));
});
