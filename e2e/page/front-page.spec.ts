import type { Page } from "@playwright/test";
import type { LadderPage, LadderRow } from "@/lib/ranked/wire";
import { gameIds, soloGames } from "@/lib/rules/registry";
import { axe, expect, freshCode, test } from "../fixtures";
import { longNames } from "../play/what-does-not-fit";

test("the front page asks for nothing of a table before somebody moves", async ({ invite, server }) => {
  const { page } = await invite("Noura", { server });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const courts = () => asked.filter((path) => /^\/art\/deck\/[KQJ]-/.test(path));
  await page.goto(`${server.url}/`);
  // The fan on its carpet shows three.
  await expect.poll(() => courts().length).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState("networkidle");
  expect(courts()).toHaveLength(3);
  // Each game shown costs one, its carpet: the cards of all of them come together. Where there is room for the ladder it costs
  // three more: its rows, its words and its question. What a phone asks for is counted in house/first-load-size.spec.ts.
  expect(asked.length).toBeLessThanOrEqual(33);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await expect.poll(() => new Set(courts()).size).toBe(24);
});

const NONE = { bought: 0, made: 0 };

/** Answers as a ladder would, on which these come first, and whoever asks far below them. */
async function hasLadder(page: Page, names: readonly string[]): Promise<void> {
  const row = (player: string, name: string, place: number): LadderRow => ({
    ...{ player, name, avatar: "falcon", points: 2_214 - place, spread: 40, matches: 120, provisionalFor: 0, place },
    ...{ isClaimed: place === 1, won: 60, week: 12, contracts: NONE, form: "WL" },
  });
  await page.route(/\/parties\/ladder\//, async (route) => {
    const { player, top } = route.request().postDataJSON();
    const answer: LadderPage = {
      ...{ tier: "rabbit", season: 3, leftMs: 1e9, endsAt: Date.now() + 42 * 86_400_000, placed: 38_912 },
      ...{ leagues: [0, 0, 0, 0, 0, 0, 0], house: { sun: NONE, hokum: NONE } },
      top: names.slice(0, top).map((name, order) => row(String(order).repeat(64), name, order + 1)),
      around: player ? [row(player, names[0] ?? "", 1_200)] : [],
    };
    await route.fulfill({ json: answer });
  });
}

for (const language of ["en", "ar"] as const)
  test(`on a desktop the house is seen whole: games of one size, the first of the ladder and the open tables, ${language}`, async ({
    invite,
    server,
  }) => {
    const names = longNames[language];
    const noura = await invite(names[0], { server, language });
    const { page, t } = noura;
    await noura.isKnownAt(freshCode());
    await hasLadder(page, names);
    await page.goto(server.url);
    const ladder = page.locator("main section").filter({ has: page.locator('h2 a[href="/ladder"]') });
    const rows = page.locator("main ol > li:not([aria-hidden])");
    await expect(rows).toHaveCount(4);
    await expect(rows.last()).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("heading", { name: t("home.openTables") })).toBeVisible();
    const games = page.getByRole("navigation", { name: t("home.games") }).getByRole("listitem");
    await expect(games).toHaveCount(gameIds.length - 1 + soloGames.length);
    await expect(games.locator("[style*='carpets.svg']")).toHaveCount(gameIds.length - 1 + soloGames.length);
    await noura.pictured("home");
    for (const [width, height] of [
      [1440, 900],
      [1280, 900],
      [1024, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Names end where their carpets end, and the page where the screen does.
      const amiss = () =>
        games.evaluateAll((all) => {
          const widths = all.map((one) => Math.round(one.getBoundingClientRect().width));
          const wide = all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
          const names = all.flatMap((one) => {
            const [around, name] = [one, one.querySelector("h2 span")].map((part) => part?.getBoundingClientRect());
            return name && around && name.width > around.width + 1
              ? [`${one.textContent} is wider than its carpet`]
              : [];
          });
          const { scrollHeight, scrollWidth } = document.documentElement;
          return {
            widths: new Set(widths).size,
            amiss: [...wide, ...names],
            beyond: [scrollWidth - innerWidth, Math.max(0, scrollHeight - innerHeight)],
          };
        });
      await expect.poll(amiss, `${width}`).toEqual({ widths: 1, amiss: [], beyond: [0, 0] });
      await expect(ladder).toBeVisible({ visible: width >= 1280 });
      expect(await axe(page)).toEqual([]);
    }
    expect(noura.complaints).toEqual([]);
  });
