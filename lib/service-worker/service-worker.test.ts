import { describe, expect, it, vi } from "vitest";
import { AT_TABLE, RENEW, type Scope, serviceWorker, wayOf } from "./service-worker";

const origin = "https://majlis.test";
const absolute = (request: Request | string) => (typeof request === "string" ? request : request.url);

/** A browser's caches, which outlive a worker. */
class TestCaches {
  readonly kept = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, response: Response) => void entries.set(url, response),
    };
  }

  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);

  async match(url: string) {
    for (const entries of this.kept.values()) if (entries.has(url)) return entries.get(url)?.clone();
    return undefined;
  }
}

type Happening = "install" | "activate" | "fetch" | "message";

/** The locks of a browser, as pages at a table and a worker share them. */
class TestLocks {
  readonly held = new Set<string>();

  request = async (name: string, _: LockOptions, use: (lock: Lock | null) => unknown) =>
    use(this.held.has(name) ? null : { name, mode: "exclusive" });
}

function worker(
  version: string,
  caches = new TestCaches(),
  files = ["/_next/static/a.js"],
  drawings: readonly string[] = [],
  locks?: TestLocks,
) {
  const listeners = new Map<string, (event: never) => void>();
  const windows: { url: string }[] = [];
  const fetch = vi.fn(async (request: Request | string) => new Response(`${version} of ${absolute(request)}`));
  const skipWaiting = vi.fn(async () => undefined);
  const scope = {
    location: { origin },
    navigator: { locks },
    caches,
    clients: { claim: vi.fn(async () => undefined), matchAll: async () => windows },
    fetch,
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  serviceWorker(scope as Scope & typeof scope, {
    version,
    documents: ["/", "/eights/OFFLINE", "/eights/rules"],
    files,
    drawings,
  });
  const happens = async (type: Happening, detail: object = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      ...detail,
      waitUntil: (task: Promise<unknown>) => work.push(task),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    };
    listeners.get(type)?.(event as never);
    await Promise.all(work);
    return answer ? (await answer).text() : null;
  };
  const asks = (path: string, mode: RequestMode = "cors", method = "GET") =>
    happens("fetch", { request: { url: origin + path, mode, method } });
  return { caches, windows, fetch, skipWaiting, happens, asks };
}

describe("a request", () => {
  it.each([
    ["/", "navigate", "GET", "document"],
    ["/eights/K7QM", "navigate", "GET", "document"],
    ["/_next/static/a.js", "cors", "GET", "file"],
    ["/art/oud.svg", "no-cors", "GET", "art"],
    ["/eights/K7QM.txt", "cors", "GET", "network"],
    ["/parties/eights/K7QM", "websocket", "GET", "network"],
    ["/parties/player/ab", "cors", "POST", "network"],
    ["/parties/eights/K7QM", "navigate", "GET", "network"],
    ["/sw.js", "same-origin", "GET", "network"],
  ] as const)("for %s as %s by %s is a matter of the %s", (path, mode, method, way) => {
    expect(wayOf({ url: origin + path, mode: mode as RequestMode, method }, origin)).toBe(way);
  });

  it("to another origin is none of ours", () => {
    expect(wayOf({ url: "https://other.test/", mode: "navigate", method: "GET" }, origin)).toBe("network");
  });
});

describe("the shell", () => {
  it("opens without a network, at any table too, and asks the network first where there is one", async () => {
    const { happens, asks, fetch } = worker("one");
    await happens("install");
    expect(await asks("/eights/K7QM", "navigate")).toBe(`one of ${origin}/eights/K7QM`);
    fetch.mockRejectedValue(new TypeError("offline"));
    for (const path of ["/eights/K7QM", "/eights/k7qm", "/EIGHTS/K7QM", "/eights/K7QM/"])
      expect(await asks(path, "navigate"), path).toBe(`one of ${origin}/eights/OFFLINE`);
    expect(await asks("/eights/rules", "navigate")).toBe(`one of ${origin}/eights/rules`);
    expect(await asks("/Eights/Rules/", "navigate")).toBe(`one of ${origin}/eights/rules`);
    expect(await asks("/nowhere", "navigate")).toBe(`one of ${origin}/`);
    expect(await asks("/_next/static/a.js")).toBe(`one of ${origin}/_next/static/a.js`);
  });

  it("does not wait for a network that never answers", async () => {
    vi.useFakeTimers();
    const { happens, asks, fetch } = worker("one");
    await happens("install");
    fetch.mockReturnValue(new Promise(() => undefined));
    const answer = asks("/", "navigate");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe(`one of ${origin}/`);
    vi.useRealTimers();
  });

  it("asks for a file it has only once, and leaves rooms alone", async () => {
    const { happens, asks, fetch } = worker("one");
    await happens("install");
    const installed = fetch.mock.calls.length;
    await asks("/_next/static/a.js");
    expect(await asks("/parties/eights/K7QM")).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(installed);
  });

  it("keeps drawings nobody has seen, and does without one that does not come", async () => {
    const { happens, asks, fetch } = worker("one", new TestCaches(), [], ["/art/K.svg", "/art/Q.svg"]);
    const answered = fetch.getMockImplementation();
    fetch.mockImplementation(async (request) => {
      if (absolute(request).endsWith("/art/Q.svg")) throw new TypeError("offline");
      return answered?.(request) ?? new Response();
    });
    await happens("install");
    fetch.mockRejectedValue(new TypeError("offline"));
    expect(await asks("/art/K.svg", "no-cors")).toBe(`one of ${origin}/art/K.svg`);
    await expect(asks("/art/Q.svg", "no-cors")).rejects.toThrow("offline");
  });

  it("is not installed by halves", async () => {
    const { happens, fetch } = worker("one");
    fetch.mockResolvedValueOnce(new Response("", { status: 500 }));
    await expect(happens("install")).rejects.toThrow("500");
  });
});

describe("a new version", () => {
  it("waits while anybody is at a table, by whatever address they came, and comes when nobody is", async () => {
    const locks = new TestLocks();
    const { windows, skipWaiting, happens } = worker("two", new TestCaches(), [], [], locks);
    locks.held.add(AT_TABLE);
    windows.push({ url: `${origin}/eights` });
    await happens("message", { data: RENEW });
    expect(skipWaiting).not.toHaveBeenCalled();
    locks.held.delete(AT_TABLE);
    windows.push({ url: `${origin}/eights/K7QM` });
    await happens("message", { data: RENEW });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it("goes by the addresses where a browser has no locks", async () => {
    const { windows, skipWaiting, happens } = worker("two");
    windows.push({ url: `${origin}/` }, { url: `${origin}/eights/K7QM?x=1` });
    await happens("message", { data: RENEW });
    expect(skipWaiting).not.toHaveBeenCalled();
    windows.pop();
    await happens("message", { data: RENEW });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it("does nothing it was not asked to", async () => {
    const { skipWaiting, happens } = worker("two");
    await happens("install");
    await happens("message", { data: "anything" });
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it("takes over what has not changed, and keeps the files of the one before for pages still open", async () => {
    const caches = new TestCaches();
    const one = worker("one", caches, ["/_next/static/a.js", "/_next/static/old.js"]);
    await one.happens("install");
    const two = worker("two", caches, ["/_next/static/a.js", "/_next/static/b.js"]);
    await two.happens("install");
    await two.happens("activate");
    expect(two.fetch.mock.calls.map(([request]) => absolute(request))).toEqual([
      `${origin}/`,
      `${origin}/eights/OFFLINE`,
      `${origin}/eights/rules`,
      `${origin}/_next/static/b.js`,
    ]);
    expect(await two.asks("/_next/static/old.js")).toBe(`one of ${origin}/_next/static/old.js`);
    const three = worker("three", caches, []);
    await three.happens("install");
    await three.happens("activate");
    expect(await caches.keys()).toEqual(["majlis.shell.two", "majlis.shell.three"]);
  });
});
