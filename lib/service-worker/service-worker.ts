/** What the worker is told at build time. */
export interface Shell {
  /** Another one for every build. */
  readonly version: string;
  /** Documents by their address; those of a game's tables under the code that stands for all. */
  readonly documents: readonly string[];
  /** Files whose name changes with their content. */
  readonly files: readonly string[];
  /** Drawings, which keep their names. */
  readonly drawings: readonly string[];
}

/** What of a service worker's world this one touches; the browser's own types of it would replace those of the page. */
export interface Scope {
  readonly location: { readonly origin: string };
  /** Older browsers have no locks. */
  readonly navigator: { readonly locks?: Pick<LockManager, "request"> };
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extended) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
  addEventListener(type: "message", listener: (event: Extended & { readonly data: unknown }) => void): void;
}
interface Extended {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a page says when it would rather have the new version. */
export const RENEW = "renew";
/** The lock that every page at a table shares. */
export const AT_TABLE = "majlis.table";
/** The code that stands for all in the address of a kept table page. */
const ANY_CODE = "OFFLINE";

const CACHE = "majlis.shell.";
const ART = "majlis.art";
/** Without an answer for this long, a kept document is better than none. */
const PATIENCE_MS = 5_000;
const table = /^\/([a-z]+)\/[A-Z0-9]{4,12}$/;
const typedTable = /^\/([a-z]+)\/[a-z0-9]{4,12}\/*$/i;

/** How a request is answered: rooms, and whatever changes without its name changing, are left to the network. */
export function wayOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string) {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || pathname.startsWith("/parties/")) return "network";
  if (mode === "navigate") return "document";
  if (pathname.startsWith("/_next/static/")) return "file";
  return /^\/(art|icons)\//.test(pathname) ? "art" : "network";
}

/** The address under which the document of a table is kept, in whichever letters its own was typed. */
const keptPath = (path: string): string =>
  path.replace(typedTable, (_, game: string) => `/${game.toLowerCase()}/${ANY_CODE}`);

/** Keeps what Majlis needs to open without a network, and lets a new version wait while anybody is at a table. */
export function serviceWorker(scope: Scope, { version, documents, files, drawings }: Shell): void {
  const { caches, clients } = scope;
  const { origin } = scope.location;
  const own = CACHE + version;

  async function install() {
    const cache = await caches.open(own);
    const keep = async (path: string, init: RequestInit) => {
      // What an earlier version kept of the same name is the same.
      const kept = init.cache ? undefined : await caches.match(origin + path);
      const response = kept ?? (await scope.fetch(origin + path, init));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(origin + path, response);
    };
    await Promise.all([
      ...documents.map((path) => keep(path, { cache: "reload" })),
      ...files.map((path) => keep(path, {})),
    ]);
    // A card that was never seen is drawn without a network too; what does not come now comes when it is first seen.
    await Promise.allSettled(drawings.map(draw));
  }

  async function draw(path: string) {
    const cache = await caches.open(ART);
    if (await cache.match(origin + path)) return;
    const response = await scope.fetch(origin + path);
    if (response.ok) await cache.put(origin + path, response);
  }

  /** Pages of the version before are still open, so its files stay for one version more. */
  async function activate() {
    const shells = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== own);
    await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
  }

  /** A page's address here is the one it was opened by, and tables are come to in place, so pages hold a lock there. */
  async function renew() {
    const { locks } = scope.navigator;
    if (locks) return locks.request(AT_TABLE, { ifAvailable: true }, (lock) => lock && scope.skipWaiting());
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (!open.some(({ url }) => table.test(new URL(url).pathname))) return scope.skipWaiting();
  }

  async function document(request: Request): Promise<Response> {
    const cache = await caches.open(own);
    const path = new URL(request.url).pathname;
    const addresses = [path, path.toLowerCase().replace(/\/+$/, ""), keptPath(path), "/"];
    const found = await Promise.all(addresses.map((address) => cache.match(origin + address)));
    const kept = found.find((document) => document !== undefined);
    const asked = scope.fetch(request);
    if (!kept) return asked;
    const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
    return Promise.race([asked.catch(() => kept), patience]);
  }

  const file = async (request: Request) => (await caches.match(request.url)) ?? scope.fetch(request);

  /** Drawings are shown as they were kept, and fetched anew for the next time. */
  async function art(request: Request, event: Extended): Promise<Response> {
    const cache = await caches.open(ART);
    const kept = await cache.match(request.url);
    const fetched = scope.fetch(request).then(async (response) => {
      if (response.ok) await cache.put(request.url, response.clone());
      return response;
    });
    if (!kept) return fetched;
    event.waitUntil(fetched.catch(() => undefined));
    return kept;
  }

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(activate()));
  scope.addEventListener("message", (event) => {
    if (event.data === RENEW) event.waitUntil(renew());
  });
  scope.addEventListener("fetch", (event) => {
    switch (wayOf(event.request, origin)) {
      case "document":
        return event.respondWith(document(event.request));
      case "file":
        return event.respondWith(file(event.request));
      case "art":
        return event.respondWith(art(event.request, event));
    }
  });
}
