import { type IncomingHttpHeaders, request } from "node:http";
import { arrange, expect, freshCode, test, watchComplaints } from "../fixtures";
import { type Message, PlainClient } from "../plain-client";

const key = "5eed".repeat(16);

// What holds twice in three times does not hold.
test.describe.configure({ retries: 0 });

test("every document carries its content policy, and what it holds keeps to it", async ({ page, server }) => {
  const complaints = watchComplaints(page);
  for (const path of ["/", "/eights", `/eights/${freshCode()}`]) {
    const response = await page.goto(server.url + path, { waitUntil: "load" });
    expect(response?.status()).toBe(200);
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain("unsafe");
    expect(policy).not.toContain("unsafe-inline");
    // Next's own scripts ran, so the policy names them rightly.
    await page.waitForFunction(() => "next" in window);
  }
  expect(complaints).toEqual([]);
});

test("a page under a dialog stands still, by a style that nobody wrote into it", async ({ invite, server }) => {
  const person = await invite("Hessa", { on: "desktop", server });
  const { page, t } = person;
  await person.goHome();
  const isStill = () => page.evaluate(() => getComputedStyle(document.body).overflow === "hidden");
  expect(await isStill()).toBe(false);
  await page.getByRole("button", { name: t("home.profile.open", { name: t("home.profile.guest") }) }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(isStill).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(isStill).toBe(false);
  expect(await page.locator("style").count()).toBe(1);
  expect(person.complaints).toEqual([]);
});

declare global {
  interface Window {
    next?: { router?: { push(address: string): void } };
    sameDocument?: boolean;
  }
}

test("a table opens without loading a new document, and again when it is reloaded", async ({ page, server }) => {
  const complaints = watchComplaints(page);
  const address = `/eights/${freshCode()}`;
  await page.goto(`${server.url}/eights`);
  await page.waitForFunction(() => window.next?.router !== undefined);
  await page.evaluate((table) => {
    window.sameDocument = true;
    window.next?.router?.push(table);
  }, address);
  await page.waitForURL(server.url + address);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  await page.goBack();
  await page.waitForURL(`${server.url}/eights`);
  await page.goForward();
  await page.waitForURL(server.url + address);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  const reloaded = await page.reload();
  expect(reloaded?.status()).toBe(200);
  expect(complaints).toEqual([]);
});

test("addresses that nobody has are not found, and only those", async ({ server }) => {
  const statusOf = async (path: string) => (await fetch(server.url + path, { redirect: "manual" })).status;
  const unknown = [
    ...["/nothing", "/nothing/abcd", "/eights/ABC", "/eights/ABCDEFGHIJKLM", "/eights/table", "/index.html"],
    ...["/parties/site/index.html", "/parties/build/policies.json", "/party/main", "/parties/eights/abcd"],
    ...["/parties/eights/ABCD/more", "/_next/static/nothing.js"],
  ];
  for (const path of unknown) expect(await statusOf(path), path).toBe(404);
  for (const path of ["/", "/eights", "/eights/ABCD", "/eights/ABCDEFGHIJKL"])
    expect(await statusOf(path), path).toBe(200);
  for (const path of ["/eights/", "/eights/abcd", "/EIGHTS/ABCD", "/eights/ABCD/"])
    expect(await statusOf(path), path).toBe(308);
  expect(await statusOf("/parties/eights/ABCD")).toBe(426);
  expect((await fetch(server.url, { method: "POST" })).status).toBe(405);
});

test("what looks through sites, and what shows links, find what they look for", async ({ server }) => {
  const read = async (path: string) => {
    const answered = await fetch(server.url + path);
    return { status: answered.status, type: answered.headers.get("content-type") ?? "", text: await answered.text() };
  };
  expect(await read("/robots.txt")).toMatchObject({
    status: 200,
    text: expect.stringContaining(`${server.url}/sitemap.xml`),
  });
  const map = await read("/sitemap.xml");
  expect(map.type).toContain("xml");
  for (const [, page = ""] of map.text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect(page.startsWith(server.url), page).toBe(true);
    expect((await fetch(page)).status, page).toBe(200);
  }
  expect(await read("/favicon.ico")).toMatchObject({ status: 200, type: expect.stringContaining("icon") });
  expect(await read("/.well-known/security.txt")).toMatchObject({
    status: 200,
    text: expect.stringContaining("Expires: "),
  });
  const ranked = ["/ranked", "/ladder", "/leagues?ar", "/player", "/friends"];
  for (const path of ["/", "/baloot", "/eights", "/tiles", `/eights/${freshCode()}`, "/eights/rules?ar", ...ranked]) {
    const { text } = await read(path);
    const [, picture = ""] = /property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect(picture, path).toContain(`${server.url}/previews/`);
    const shown = await fetch(picture);
    expect([shown.status, shown.headers.get("content-type")], picture).toEqual([200, "image/jpeg"]);
    expect((await shown.arrayBuffer()).byteLength, picture).toBeLessThan(300_000);
    expect(text, path).not.toContain("house.invalid");
    // Every part is in its place: none waits for a script to be put there.
    expect(text, path).not.toMatch(/<div hidden id="S:|\$RC\("/);
  }
});

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const asked = request(url, { headers }, async (answer) => {
      let text = "";
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    asked.on("error", reject).end();
  });

for (const named of ["server", "arrangedServer"] as const)
  test(`what no ${named} knows is not found, whatever it is called, and told nothing of the house`, async ({
    server,
    arrangedServer,
  }) => {
    const { url } = named === "server" ? server : arrangedServer;
    // PartyKit's own ways to its parties and files answer these before ours are asked, in words of their own.
    const isOurs = named === "server";
    const parties = isOurs ? ["constructor", "__proto__", "toString", "hasOwnProperty"] : ["nothing"];
    const rooms = parties.map((party) => `/parties/${party}/x`);
    const files = isOurs ? ["/%E0%A4%A.txt", "/%", "/%00.txt", "/..%2f..%2fetc.txt", `/${"x".repeat(300)}.txt`] : [];
    for (const path of [...rooms, ...files, `/${"x/".repeat(3_000)}y.txt`]) {
      const { status, text } = await get(url + path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(/ at \w|node_modules|Error:/);
    }
    const knock = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
    for (const header of ["x-partykit-props", "x-partykit-room", "x-partykit-namespace", "x-partykit-jurisdiction"]) {
      const address = `${url}/parties/eights/${freshCode()}`;
      const { status, text } = await get(address, { [header]: "!" });
      // An arranged table shows whoever asks what it keeps.
      expect(status, header).toBe(isOurs ? 426 : 200);
      expect(text, header).not.toMatch(/ at \w|node_modules|Error:/);
      const opened = await new Promise<number>((resolve, reject) => {
        const key = "AAAAAAAAAAAAAAAAAAAAAA==";
        const asked = request(address, { headers: { ...knock, "Sec-WebSocket-Key": key, [header]: "!" } });
        asked.on("upgrade", ({ statusCode }, socket) => {
          socket.destroy();
          resolve(statusCode ?? 0);
        });
        asked.on("response", ({ statusCode }) => resolve(statusCode ?? 0));
        asked.on("error", reject).end();
      });
      expect(opened, header).toBe(101);
    }
  });

test("what somebody cannot read is not sent to them, and nobody is served by another name", async ({
  server,
}, info) => {
  test.skip(info.project.name === "cloud", "an account's own server packs files, and knows its own names");
  const packedFor = async (accepted: string) =>
    (await get(server.url, { "Accept-Encoding": accepted, "Sec-Fetch-Dest": "document" })).headers["content-encoding"];
  expect(await packedFor("gzip, br")).toBe("br");
  expect(await packedFor("br;q=0, gzip")).toBe("gzip");
  expect(await packedFor("br;q=0, gzip;q=0")).toBeUndefined();
  expect((await get(server.url, { Host: "rebound.test:3000" })).status).toBe(421);
  expect((await get(server.url)).headers["strict-transport-security"]).toBeUndefined();
});

test("files with a hash in their name are kept for a year, documents are asked for again", async ({ server }) => {
  const page = await fetch(server.url);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(server.url + script)).headers.get("cache-control")).toContain("immutable");
});

test("a table speaks to its own pages and to what is no page", async ({ page, server }) => {
  const room = server.room(freshCode());
  const opens = (address: string) =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          const socket = new WebSocket(url);
          socket.onopen = () => resolve(true);
          socket.onerror = () => resolve(false);
        }),
      address,
    );
  expect(await new PlainClient(room).opened()).toBe(true);
  await page.goto(server.url);
  expect(await opens(room)).toBe(true);
  await page.goto("data:text/html,<p>somebody else's page");
  expect(await opens(room)).toBe(false);
});

test("a code that is none, a binary frame and a long one are turned away", async ({ server }) => {
  for (const code of ["abcd", "ABC", "ABCD/more", "ABCD%20", "ABCDEFGHIJKLM"])
    expect(await new PlainClient(server.room(code)).opened(), code).toBe(false);
  const binary = new PlainClient(server.room(freshCode()));
  await binary.send(new ArrayBuffer(8));
  expect(await binary.closed).toBe(1003);
  const long = new PlainClient(server.room(freshCode()));
  await long.send("x".repeat(4_097));
  expect(await long.closed).toBe(1009);
});

test("what was told outlives the power going", async ({ server }) => {
  const code = freshCode();
  const before = new PlainClient(server.room(code));
  await before.send({ action: "join", name: "Alice", key });
  await before.send({ action: "startGame", fill: true });
  const told = await before.next(({ type, gameState }) => type === "state" && gameState !== null);
  await server.kill9();
  await server.restart();
  const after = new PlainClient(server.room(code));
  await after.send({ action: "join", name: "Alice", key, mustExist: true });
  const found = await after.next(({ type }) => type === "state");
  expect(found.yourPlayerId).toBe(told.yourPlayerId);
  expect(found.gameState).toEqual(told.gameState);
  after.close();
});

test("a table that nobody looks at goes on by itself when the power is back", async ({ server }) => {
  const code = freshCode();
  const before = new PlainClient(server.room(code));
  await before.send({ action: "join", name: "Alice", key });
  await before.send({ action: "startGame", fill: true });
  const myTurn = ({ type, gameState, yourPlayerId }: Message) =>
    type === "state" && (gameState as { currentPlayerId?: string } | null)?.currentPlayerId === yourPlayerId;
  const asked = await before.next(myTurn);
  await before.send({ action: "draw" });
  await before.next(({ type, turn }) => type === "state" && Number(turn) > Number(asked.turn));
  await server.kill9();
  const kept = await server.turnKept(code);
  await server.restart();
  // Bots move; only the alarm can have woken them.
  await expect.poll(() => server.turnKept(code), { timeout: 60_000 }).toBeGreaterThan(kept);
});

test("an arranged table lets time pass and repeats its chance", async ({ arrangedServer }) => {
  const deal = async () => {
    const code = freshCode();
    const client = new PlainClient(arrangedServer.room(code));
    await client.send({ action: "join", name: "Alice", key });
    await client.next(({ type }) => type === "state");
    await arrange(arrangedServer, code, { seed: key });
    await client.send({ action: "startGame", fill: true });
    const dealt = await client.next(({ type, gameState }) => type === "state" && gameState !== null);
    return { code, client, dealt };
  };
  const [first, second] = [await deal(), await deal()];
  expect(second.dealt.gameState).toEqual(first.dealt.gameState);
  const heard = first.client.received.length;
  await arrange(arrangedServer, first.code, { advance: 120_000 });
  await first.client.next(({ type, turn }) => type === "state" && turn !== first.dealt.turn, heard);
  first.client.close();
  second.client.close();
});

test("the product has no door for tests", async ({ server }) => {
  await expect(arrange(server, freshCode(), { advance: 1 })).rejects.toThrow("426");
});
