import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { gather } from "../play/gather";
import { TilesPage } from "../play/tiles";

const on = { viewport: { width: 2560, height: 1440 }, reducedMotion: "reduce" } as const;
/** The smallest words of all are 12 px on a screen of 1440 by 900. */
const LEAST_PX = 12 * 1.6;

/** Words that are smaller than that, and what hangs out of the screen. */
async function amiss(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((least) => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the screen"] : [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim() ?? "";
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text === "" || parent.closest("svg")) continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const px = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (px < least - 0.01) small.push(`${px} px: ${text.slice(0, 40)}`);
    }
    return [...wide, ...small];
  }, LEAST_PX);
}

test("on a large screen words are as large as on an ordinary one", async ({ invite, arrangedServer }) => {
  const host = await invite("Noura", { on });
  const { page, t } = host;
  await host.goHome("baloot");
  await expect(page.getByRole("heading", { name: t("home.openTables") })).toBeVisible();
  expect(await amiss(page)).toEqual([]);
  await gather(arrangedServer, host, {
    others: ["Badr", "Salma", "Yousef", "Layla"],
    inLobby: async () => expect(await amiss(page)).toEqual([]),
  });
  expect(await amiss(page)).toEqual([]);
  await page.goto(`${arrangedServer.url}/eights/rules`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await amiss(page)).toEqual([]);
  const tiles = new TilesPage(page);
  await tiles.open(arrangedServer.url);
  expect(await amiss(page)).toEqual([]);
  await tiles.begin("Noura");
  expect(await amiss(page)).toEqual([]);
});
