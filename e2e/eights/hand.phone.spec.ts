import { expect, middle, test } from "../fixtures";
import { isNumber, options, placeOf, varied, variedDeal } from "../play/deals";
import { gather } from "../play/gather";
import { type PlannedTurn, planWhere } from "../play/plan";

test("a card is dragged up to the table with a finger", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { board } = alice;
  const { sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  const place = placeOf(varied, isNumber);
  await board.lay(board.cards.nth(place), undefined, "drag");
  await expect(board.cards).toHaveCount(6);
  const told = await sitters[0]?.told(({ gameState }) => gameState?.players[0]?.cardCount === 6);
  expect(told?.gameState?.topCard).toEqual(varied.hands[0]?.[place]);
});

test("what is tapped right after a card was flung takes the tap", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { board, page, t } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  const { x, y } = await middle(alice.button(t("chat.open")));
  await board.lay(board.cards.nth(placeOf(varied, isNumber)), undefined, "drag");
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what is pressed in the very moment after a card was flung is pressed", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { board, page, t } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  await alice.button(t("chat.open")).evaluate((button: HTMLElement) => {
    document.addEventListener("pointerup", () => setTimeout(() => button.click(), 10), { once: true });
  });
  await board.lay(board.cards.nth(placeOf(varied, isNumber)), undefined, "drag");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(board.cards).toHaveCount(6);
});

test("a card that is flung stays under its finger until the touch is over", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { board, page } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  // What has left the page hears of no end, nor does the page; a browser then takes the next tap for something else.
  await page.evaluate(() => document.addEventListener("touchend", () => (document.body.dataset.ended = ""), true));
  await board.lay(board.cards.nth(placeOf(varied, isNumber)), undefined, "drag");
  await expect(board.cards).toHaveCount(6);
  await expect(page.locator("body[data-ended]")).toBeAttached();
});

test("a card is tapped, and its colour too", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { board } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  const place = placeOf(varied, ({ type }) => type === "wild");
  await board.lay(board.cards.nth(place), "green");
  await expect(board.picker).toBeHidden();
  await expect(board.cards).toHaveCount(6);
  await board.shows({ type: "wild" }, { color: "green", direction: 1 });
});

/** Does the first player end this turn with thirty cards, having taken what the others stacked? */
const floods = ({ seat, after }: PlannedTurn) => seat === 0 && (after.hands[0]?.length ?? 0) >= 30;
const flood = planWhere(3, options, 400, ({ turns }) => turns.slice(0, 12).some(floods));

test("thirty cards on the smallest phone stay within reach of a thumb", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: { viewport: { width: 360, height: 640 }, hasTouch: true } });
  const { board, page } = alice;
  const { sitters } = await gather(arrangedServer, alice, { seed: flood.seed });
  const end = flood.turns.findIndex(floods);
  for (const turn of flood.turns.slice(0, end + 1))
    await (turn.seat === 0 ? board.plays(turn) : sitters[turn.seat - 1]?.moves(turn.action));
  const count = flood.turns[end]?.after.hands[0]?.length ?? 0;
  await expect(board.cards).toHaveCount(count);
  // What shows of a card is its left part, up to the next one of its row; those just taken still glide to their places.
  await expect(async () => {
    const boxes = await board.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })),
    );
    for (const { x, y, height } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      const next = boxes.filter((other) => Math.abs(other.y - y) < 30 && other.x > x).map((other) => other.x - x);
      expect(Math.min(...next, 78)).toBeGreaterThanOrEqual(43.5);
    }
  }).toPass({ timeout: 10_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // Scrolled to, every card is the one under the finger; the hand may still be on its own way to those just taken.
  for (const [index, card] of (await board.cards.all()).entries()) {
    const isHit = () =>
      card.evaluate((element) => {
        element.scrollIntoView({ inline: "center", block: "nearest" });
        const { x, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 20, y + height / 4));
      });
    await expect.poll(isHit, `card ${index}`).toBe(true);
  }
});
