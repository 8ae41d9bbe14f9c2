import { contractOf, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { finePhone } from "../devices";
import { expect, finger, freshCode, middle, test } from "../fixtures";
import { BalootStage } from "../play/baloot/stage";
import { BalootTable } from "../play/baloot/table";

test("on a phone a tap lifts and a second tap plays; a grey card says why", async ({ invite, arrangedServer }) => {
  test.setTimeout(200_000);
  const layla = await invite("Layla", { on: finePhone });
  const { page } = layla;
  const table = await BalootTable.againstBots(layla, arrangedServer, freshCode(), "6".repeat(64));
  let explained = false;
  await table.playHand(async () => {
    const off = page.locator("[data-hand] [data-card][aria-disabled]").first();
    if (!explained && (await off.isVisible())) {
      // Playwright would wait for it to be no longer off.
      await off.tap({ position: { x: 12, y: 50 }, timeout: 2_000, force: true });
      await expect(page.getByRole("status").locator("[data-rule]")).toBeVisible();
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
  const layla = await invite("Layla", { on: finePhone });
  const { page, t } = layla;
  const table = await BalootTable.againstBots(layla, arrangedServer, freshCode(), "6".repeat(64));
  await table.comesToPlay();
  const { x, y } = await middle(layla.button(t("baloot.menu.open")));
  await table.play(await table.aPlayable(), "swipe");
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("menu")).toBeVisible();
});

test("the hand opens under a finger that goes along it, and what it rests on can be pulled out", async ({
  invite,
  arrangedServer,
}) => {
  const layla = await invite("Layla", { on: finePhone });
  const { page } = layla;
  const stage = await BalootStage.of(layla);
  stage.shows(playing(contractOf(1), fourHands, { dealer: 3 }));
  const table = new BalootTable(layla, arrangedServer, "STAGE");
  await expect(table.cards).toHaveCount(8);
  await table.liesStill();
  const lefts = () =>
    table.cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().x)));
  const closed = await lefts();
  const { x, y } = await middle(table.cards.first());
  const under = { x: x + 130, y };
  const { down, moves, up } = await finger(page);
  await down({ x, y });
  await moves(under);
  const lifted = page.locator("[data-lifted]");
  await expect(lifted).toHaveCount(1);
  await table.liesStill();
  const card = await lifted.getAttribute("data-card");
  const place = await table.cards.evaluateAll(
    (all, name) => all.findIndex((one) => one.getAttribute("data-card") === name),
    card,
  );
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(7);
  const isUnder = await lifted.evaluate((one, { x, y }) => one.contains(document.elementFromPoint(x, y)), under);
  expect(isUnder).toBe(true);
  const strip = (all: readonly number[]) => (all[place + 1] ?? 0) - (all[place] ?? 0);
  expect(strip(await lefts())).toBeGreaterThan(1.5 * strip(closed));
  // Up from there it follows the finger, and does not jump to where the finger came from.
  const resting = await middle(lifted);
  await moves({ x: under.x, y: under.y - 40 });
  await expect(lifted).toHaveAttribute("data-aloft");
  expect(Math.abs((await middle(lifted)).x - resting.x)).toBeLessThan(8);
  expect(stage.sent).toEqual([]);
  await moves({ x: under.x, y: under.y - 200 });
  await up();
  await expect(page.locator(`[data-laid="${card}"]`)).toBeAttached();
  expect(stage.sent).toMatchObject([{ action: "play", card }]);
});
