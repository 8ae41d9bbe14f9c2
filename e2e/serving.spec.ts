import { arrange, expect, freshCode, test, watchComplaints } from "./fixtures";
import { type Message, PlainClient } from "./plain-client";

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
    // Next's own scripts ran, so the policy names them rightly.
    await page.waitForFunction(() => "next" in window);
  }
  expect(complaints).toEqual([]);
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
    ...["/nothing", "/eights/abcd", "/eights/ABC", "/eights/ABCDEFGHIJKLM", "/eights/table", "/index.html"],
    ...["/parties/site/index.html", "/parties/build/policies.json", "/party/lobby", "/parties/eights/abcd"],
    ...["/parties/eights/ABCD/more", "/_next/static/nothing.js"],
  ];
  for (const path of unknown) expect(await statusOf(path), path).toBe(404);
  for (const path of ["/", "/eights", "/eights/ABCD", "/eights/ABCDEFGHIJKL"])
    expect(await statusOf(path), path).toBe(200);
  expect(await statusOf("/eights/")).toBe(308);
  expect(await statusOf("/parties/eights/ABCD")).toBe(426);
  expect((await fetch(server.url, { method: "POST" })).status).toBe(405);
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
