import type { Card } from "@/lib/rules/baloot";
import { cards, contractOf, fourHands, playing } from "@/lib/rules/baloot/scene";
import { expect, finger, freshCode, middle, type Spot, test } from "./fixtures";
import { BalootStage } from "./play/baloot-stage";
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

test("the hand opens under a finger that goes along it, and what it rests on can be pulled out", async ({
  invite,
  arrangedServer,
}) => {
  const layla = await invite("Layla", { on: "phone" });
  const { page } = layla;
  const stage = await BalootStage.of(layla);
  stage.shows(playing(contractOf(1), fourHands, { dealer: 3 }));
  const table = new BalootTable(layla, arrangedServer, "STAGE");
  await expect(table.cards).toHaveCount(8);
  await table.liesStill();
  const gapAfter = (card: Card, next: Card) =>
    page.evaluate(
      ([one, other]) => {
        const left = (name: string) => document.querySelector(`[data-card="${name}"]`)?.getBoundingClientRect().x ?? 0;
        return left(other) - left(one);
      },
      [card, next] as const,
    );
  const closed = await gapAfter("9S", "7H");
  const spots = new Map<Card, Spot>();
  for (const card of cards("7S 8S 9S 7H")) spots.set(card, await table.spotOn(card));
  const spotOf = (card: Card) => spots.get(card) ?? { x: 0, y: 0 };
  const { down, moves, up } = await finger(page);
  await down(spotOf("7S"));
  await moves(spotOf("9S"));
  await expect(page.locator("[data-lifted]")).toHaveAttribute("data-card", "9S");
  await table.liesStill();
  expect(await gapAfter("9S", "7H")).toBeGreaterThan(closed * 1.5);
  const { x: resting } = await middle(table.card("9S"));
  // Up from there it follows the finger, and does not jump to where the finger came from.
  await moves({ x: spotOf("9S").x, y: spotOf("9S").y - 40 });
  await expect(table.card("9S")).toHaveAttribute("data-aloft");
  expect(Math.abs((await middle(table.card("9S"))).x - resting)).toBeLessThan(12);
  expect(stage.sent).toEqual([]);
  await moves({ x: spotOf("9S").x, y: spotOf("9S").y - 200 });
  await up();
  await expect(page.locator('[data-laid="9S"]')).toBeAttached();
  expect(stage.sent).toMatchObject([{ action: "play", card: "9S" }]);
});
