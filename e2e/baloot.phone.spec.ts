import { expect, freshCode, test } from "./fixtures";
import { BalootTable } from "./play/baloot-table";

test("on a phone a tap lifts and a second tap plays; a grey card says why", async ({ invite, arrangedServer }) => {
  test.setTimeout(200_000);
  const layla = await invite("Layla", { on: "phone" });
  const { page } = layla;
  const table = await BalootTable.againstBots(layla, arrangedServer, freshCode(), "6".repeat(64));
  let explained = false;
  await table.playHand(async () => {
    const held = await table.cards.count();
    const off = page.locator("[data-hand] [data-card][aria-disabled]").first();
    if (!explained && (await off.isVisible())) {
      // Playwright would wait for it to be no longer off.
      await off.tap({ position: { x: 12, y: 50 }, timeout: 2_000, force: true });
      await expect(page.getByRole("status").filter({ hasText: /\d\.\d/ })).toBeVisible();
      explained = true;
    }
    const card = table.playable.first();
    await card.tap({ position: { x: 12, y: 50 }, timeout: 2_000 });
    const lifted = page.locator("[data-card][data-lifted]");
    await expect(lifted).toHaveCount(1);
    await lifted.tap({ position: { x: 14, y: 50 }, timeout: 2_000 });
    await expect(table.cards).toHaveCount(held - 1);
  });
  const scroll = await page.evaluate(() => [
    document.scrollingElement?.scrollTop,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(scroll).toEqual([0, 0]);
});
