import { describe, expect, it, vi } from "vitest";
import { fileFor, site } from "./site";

const built: Readonly<Record<string, string>> = {
  "/parties/site/index.html": "home",
  "/parties/site/404.html": "not found",
  "/parties/site/eights.html": "eights",
  "/parties/site/eights/table.html": "table",
  "/parties/site/eights/rules.html": "rules",
  "/parties/site/_next/static/a.js": "script",
  "/parties/build/policies.json": JSON.stringify({
    rooms: "rooms.test",
    scripts: { "index.html": ["sha256-home"], "404.html": ["sha256-lost"] },
    styles: { "index.html": ["sha256-style"] },
  }),
};

const files = async (file: string) => {
  // As a disk does of which a file is asked that it cannot have.
  if (/%|[^/]{256}/.test(file)) throw new Error(`no file is called ${file}`);
  return built[file] === undefined ? null : new Response(built[file]);
};
const ask = (path: string, method = "GET", env: Record<string, unknown> = {}, house = "http://majlis.test") =>
  site({ method, url: `${house}${path}`, headers: new Headers({ "Sec-Fetch-Dest": "document" }) }, files, { env });

describe("the site", () => {
  it("answers again after what the build noted could not be read once", async () => {
    let reads = 0;
    const asked = () =>
      site(
        { method: "GET", url: "http://majlis.test/", headers: new Headers({ "Sec-Fetch-Dest": "document" }) },
        async (file) => {
          if (file.endsWith("policies.json") && reads++ === 0) throw new Error("the disk is busy");
          return built[file] === undefined ? null : new Response(built[file]);
        },
      );
    await expect(asked()).rejects.toThrow();
    expect((await asked()).headers.get("Content-Security-Policy")).toContain("'sha256-home'");
  });

  it.each([
    ["nobody", null],
    ["a host that says so", new Response(null, { status: 404 })],
  ])("keeps no policy that %s has: a document without one is not shown", async (_, missing) => {
    vi.resetModules();
    const { site: another } = await import("./site");
    let isBuilt = false;
    const asked = () =>
      another(
        { method: "GET", url: "http://majlis.test/", headers: new Headers({ "Sec-Fetch-Dest": "document" }) },
        async (file) => {
          if (file.endsWith("policies.json") && !isBuilt) return missing;
          return built[file] === undefined ? null : new Response(built[file]);
        },
      );
    await expect(asked()).rejects.toThrow("noted nothing");
    isBuilt = true;
    expect((await asked()).headers.get("Content-Security-Policy")).toContain("'sha256-home'");
  });

  it.each(["/", "/nothing", "/eights/K7QM", "/_next/static/a.js", "/eights/"])(
    "tells browsers at %s to frame nothing, guess nothing and give nothing away",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      for (const power of ["camera", "microphone", "geolocation", "payment", "usb", "display-capture"])
        expect(headers.get("Permissions-Policy")).toContain(`${power}=()`);
    },
  );

  it.each([
    ["/", "index.html"],
    ["/eights", "eights.html"],
    ["/eights.txt", "eights.txt"],
    ["/eights/K7QM", "eights/table.html"],
    ["/eights/K7QM.txt", "eights/table.txt"],
    ["/eights/K7QM/__next._tree.txt", "eights/table/__next._tree.txt"],
    ["/_next/static/chunks/a.js", "_next/static/chunks/a.js"],
    ["/eights/k7qm", "eights/k7qm.html"],
    ["/player", "player.html"],
    [`/player/${"0a".repeat(32)}`, "player.html"],
    [`/player/${"0a".repeat(32)}.txt`, "player.txt"],
    ["/player/0a0a", "player/0a0a.html"],
    ["/eights/table", null],
    ["/eights/table.txt", null],
    ["/eights/table/__next._tree.txt", null],
    ["/index.html", null],
    ["/eights/K7QM/more/", null],
  ])("answers %s with %s", (path, file) => expect(fileFor(path)).toBe(file));

  it.each([
    ["/eights/", "/eights"],
    ["/eights/k7qm", "/eights/K7QM"],
    ["/eights/K7QM/", "/eights/K7QM"],
    ["/EIGHTS/K7QM", "/eights/K7QM"],
    ["/EIGHTS/k7qm?from=chat", "/eights/K7QM?from=chat"],
    ["/Eights/Rules", "/eights/rules"],
  ])("sends whoever typed %s to %s", async (typed, proper) => {
    const answered = await ask(typed);
    expect([answered.status, answered.headers.get("Location")]).toEqual([308, proper]);
    const [path = ""] = proper.split("?");
    expect((await ask(path)).status).not.toBe(308);
  });

  it.each(["/nothing/", "/nothing/k7qm", "/eights/table", "/eights/TABLE/more", "//evil.test/", "/_NEXT/static/a.js"])(
    "sends nobody from %s anywhere",
    async (typed) => expect((await ask(typed)).status).toBe(404),
  );

  it("names the scripts of each document in its policy", async () => {
    const home = await ask("/");
    expect(home.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-home';");
    expect(home.headers.get("Content-Security-Policy")).toContain("ws://majlis.test");
    expect(home.headers.get("Content-Security-Policy")).toContain("https://rooms.test wss://rooms.test");
    const lost = await ask("/nothing");
    expect(lost.status).toBe(404);
    expect(await lost.text()).toBe("not found");
    expect(lost.headers.get("Content-Security-Policy")).toContain("'sha256-lost'");
  });

  it("lets nothing style a document but what was built into it", async () => {
    const policy = (await ask("/")).headers.get("Content-Security-Policy");
    expect(policy).toContain("style-src 'self' 'unsafe-hashes' 'sha256-style';");
    expect(policy).not.toContain("unsafe-inline");
  });

  it.each([
    "/%E0%A4%A.txt",
    "/%00.txt",
    "/..%2f..%2fetc.txt",
    `/${"x".repeat(300)}`,
    `/${"x/".repeat(3_000)}y`,
    "/a b.txt",
    "/%",
  ])("looks for nothing no file can be called: %s", async (path) => expect((await ask(path)).status).toBe(404));

  it("is served by no name but its own to whoever is on this machine alone", async () => {
    const statusBy = async (house: string, env: Record<string, unknown>) => (await ask("/", "GET", env, house)).status;
    const local = { MAJLIS_LOCAL: "1", MAJLIS_ORIGINS: "https://friend.test" };
    for (const house of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://friend.test"])
      expect(await statusBy(house, local), house).toBe(200);
    for (const house of ["http://rebound.test:3000", "http://localhost.evil.test"])
      expect([await statusBy(house, local), await statusBy(house, {})], house).toEqual([421, 200]);
  });

  it("is come to over TLS again by whoever came so, and by nobody else", async () => {
    const strict = async (house: string, env = {}) =>
      (await ask("/nothing", "GET", env, house)).headers.get("Strict-Transport-Security");
    expect(await strict("https://majlis.test")).toContain("max-age=");
    expect(await strict("http://majlis.test", { MAJLIS_ORIGINS: "https://majlis.test" })).toContain("max-age=");
    expect(await strict("http://majlis.test")).toBeNull();
    expect(await strict("http://localhost:3000", { MAJLIS_ORIGINS: "https://majlis.test" })).toBeNull();
  });

  it("says the same without a body when only asked about", async () => {
    const head = await ask("/", "HEAD");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect((await ask("/", "PUT")).status).toBe(405);
  });

  it("lets files with a hash in their name be kept", async () => {
    expect((await ask("/_next/static/a.js")).headers.get("Cache-Control")).toContain("immutable");
    const missing = await ask("/_next/static/b.js");
    expect([missing.status, await missing.text()]).toEqual([404, ""]);
  });
});
