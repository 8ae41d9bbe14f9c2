import { devices } from "@playwright/test";
import { firstLoads, packedBytes } from "../../bench/size";
import { counted } from "../../bench/web/doors";
import { scriptsUntilDrawn } from "../../bench/web/until-drawn";
import { expect, freshCode, test } from "../fixtures";

const mostKb = {
  ...{ home: 200, table: 190, balootTable: 230, dhappaTable: 190, rummyTable: 220 },
  ...{ tiles: 180, ladder: 190, player: 190 },
};

for (const [page, most] of Object.entries(mostKb))
  test(`the ${page} loads little JavaScript first`, async () => {
    const load = (await firstLoads()).find(({ name }) => name === page);
    expect(load?.kB).toBeGreaterThan(50);
    expect(load?.kB).toBeLessThanOrEqual(most);
  });

test("nothing that can wait comes before the board of a match against bots", async ({ invite, server }) => {
  const noura = await invite("Noura", { server });
  const code = freshCode();
  await noura.isKnownAt(code, "bots");
  const scriptsUntilBoard = await scriptsUntilDrawn(noura.page, "[data-rail]");
  await noura.goTo(code, "rummy");
  const sizes = await Promise.all((await scriptsUntilBoard()).map(packedBytes));
  const kB = sizes.reduce((sum, size) => sum + size, 0) / 1_000;
  expect(kB).toBeGreaterThan(200);
  expect(kB).toBeLessThanOrEqual(315);
});

test("the home page names no drawing that can wait for its first table", async ({ server }) => {
  for (const path of ["/", "/baloot"]) {
    const html = await (await fetch(`${server.url}${path}`)).text();
    expect(html.match(/\/art\/carpet-\w+/g), path).toEqual(["/art/carpet-madder"]);
    expect(html, path).not.toContain("/art/deck/");
  }
});

for (const [locale, most] of [
  ["en", { kB: 295, requests: 30 }],
  // Beside the letters of its own it is sent English ones, as yet.
  ["ar", { kB: 312, requests: 33 }],
] as const)
  test(`whoever comes to the house for the first time is sent little before they move, ${locale}`, async ({
    browser,
    server,
  }) => {
    // A browser of its own, in which nothing lies yet.
    const context = await browser.newContext({ ...devices["Pixel 7"], locale, serviceWorkers: "block" });
    try {
      const page = await context.newPage();
      // What others have open just now brings words and drawings of its own.
      await page.routeWebSocket(/\/parties\/directory\//, () => {});
      const sum = await counted(await context.newCDPSession(page));
      await page.goto(server.url, { waitUntil: "networkidle" });
      // What comes last, once all else is there.
      await expect(page.locator("nav [style*='carpets.svg']")).toHaveCount(4);
      await page.waitForLoadState("networkidle");
      const { requests, kB } = sum();
      expect(kB).toBeGreaterThan(150);
      expect(kB).toBeLessThanOrEqual(most.kB);
      expect(requests).toBeLessThanOrEqual(most.requests);
    } finally {
      await context.close();
    }
  });
