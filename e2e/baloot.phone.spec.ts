import { expect, freshCode, middle, test } from "./fixtures";
import { BalootTable } from "./play/baloot-table";

test("on a phone a tap lifts and a second tap plays; a grey card says why", async ({ invite, arrangedServer }) => {
  test.setTimeout(200_000);
  const layla = await invite("Layla", { on: "phone" });
  const { page } = layla;
  const table = await BalootTable.againstBots(layla, arrangedServer, freshCode(), "6".repeat(64));
  let explained = false;
  await table.playHand(async () => {
    const off = page.locator("[data-hand] [data-card][aria-disabled]").first();
    if (!explained && (await off.isVisible())) {
      // Playwright would wait for it to be no longer off.
      await off.tap({ position: { x: 12, y: 50 }, timeout: 2_000, force: true });
      await expect(page.getByRole("status").filter({ hasText: /\d\.\d/ })).toBeVisible();
      explained = true;
    }
    await table.play(await table.aPlayable(), "tap and tap");
  });
  expect(explained, "a card was grey, and said why").toBe(true);
  const scroll = await page.evaluate(() => [
    document.scrollingElement?.scrollTop,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(scroll).toEqual([0, 0]);
});

test("what is tapped right after a card was swiped takes the tap", async ({ invite, arrangedServer }) => {
  const layla = await invite("Layla", { on: "phone" });
  const { page, t } = layla;
  const table = await BalootTable.againstBots(layla, arrangedServer, freshCode(), "6".repeat(64));
  await table.comesToPlay();
  const { x, y } = await middle(layla.button(t("chat.open")));
  await table.play(await table.aPlayable(), "swipe");
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("dialog")).toBeVisible();
});
