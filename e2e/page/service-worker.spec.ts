import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, freshCode, test } from "../fixtures";
import { wordsOf } from "../play/words";

test.use({ serviceWorkers: "allow" });
const t = wordsOf("en");
const site = join("out", "parties", "site");

/** Resolves once the page can be opened without a network. */
const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const state = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active?.state ?? null, waiting: registration?.waiting?.state ?? null };
  });

test("the manifest and its icons are what they say they are", async ({ page, server }) => {
  await page.goto(server.url);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await fetch(server.url + address);
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  const { icons, start_url, display } = await response.json();
  expect([start_url, display]).toEqual(["/", "standalone"]);
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const wanted = [...icons, { src: apple, sizes: "180x180" }];
  for (const { src, sizes } of wanted) {
    if (sizes === "any") continue;
    const width = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(`${width}x${width}`, src).toBe(sizes);
  }
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
});

test("the house opens offline, at a table too, and no room is ever kept", async ({ page, server, context }) => {
  const code = freshCode();
  await page.goto(server.url);
  await isKept(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: t("home.withFriends") })).toBeVisible();
  await page.goto(`${server.url}/eights/${code}`);
  await expect(page.getByRole("textbox", { name: t("home.profile.name") })).toBeVisible();
  await page.getByRole("textbox", { name: t("home.profile.name") }).fill("Alice");
  await page.getByRole("button", { name: t("table.join.action") }).click();
  await expect(page.getByRole("heading", { name: t("table.reach.offline") })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => path.startsWith("/parties/") || path.includes(code))).toEqual([]);
  // An installed house has no way back of its own.
  await page.getByRole("link", { name: t("common.home") }).click();
  await expect(page.getByRole("button", { name: t("home.withFriends") })).toBeVisible();
});

test("a new version waits while a table is open, and comes when it no longer is", async ({ page }) => {
  // A house that can be renewed: the built site with a service worker that changes.
  let version = 1;
  const house = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://house");
    const table = pathname.replace(/^(\/[a-z]+)\/[A-Z0-9]{4,12}$/, "$1/table");
    const file = table === "/" ? "/index.html" : /\.[a-z0-9]+$/.test(table) ? table : `${table}.html`;
    const types: Record<string, string> = {
      js: "text/javascript",
      html: "text/html",
      css: "text/css",
      svg: "image/svg+xml",
    };
    try {
      const body = await readFile(join(site, file));
      response.setHeader("Content-Type", types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream");
      response.end(file === "/sw.js" ? `${String(body).replace(/version:"/, `version:"${version}-`)}` : body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((open) => house.listen(0, "127.0.0.1", open));
  const address = house.address();
  if (address === null || typeof address === "string") throw new Error("the house has no port");
  const url = `http://localhost:${address.port}`;

  await page.goto(url);
  await isKept(page);
  // In place: whoever asks the browser by which address the page was opened hears of no table.
  await page.goto(`${url}/eights`);
  await page.getByRole("button", { name: t("home.withFriends") }).click();
  await expect(page.getByRole("textbox", { name: t("home.profile.name") })).toBeVisible();
  version = 2;
  const table = await page.context().newPage();
  await table.goto(url);
  // It fetches the whole house before it waits.
  await expect.poll(() => state(table), { timeout: 60_000 }).toMatchObject({ waiting: "installed" });
  // Asked for again at every change of page, and not granted while the table is open.
  await table.reload();
  await expect(table.getByRole("button", { name: t("home.withFriends") })).toBeVisible();
  expect(await state(table)).toMatchObject({ waiting: "installed" });
  await page.goBack();
  await expect(page.getByRole("button", { name: t("home.withFriends") })).toBeVisible();
  await table.reload();
  await expect(table.getByRole("button", { name: t("home.withFriends") })).toBeVisible();
  // The worker before goes once it has nothing to do, for which a browser takes its time, and more of it while it is watched.
  const devtools = await table.context().newCDPSession(table);
  await devtools.send("ServiceWorker.enable");
  await expect(async () => {
    await devtools.send("ServiceWorker.stopAllWorkers");
    expect(await state(table)).toEqual({ active: "activated", waiting: null });
  }).toPass();
  expect(await table.evaluate(() => caches.keys())).toContainEqual(expect.stringContaining("shell.2-"));
  await new Promise((closed) => {
    house.closeAllConnections();
    house.close(closed);
  });
});
