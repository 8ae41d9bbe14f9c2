import { needsColor } from "@/lib/rules/eights";
import { arrange, expect, pinged, test } from "../fixtures";
import { isNumber, placeOf, varied, variedDeal } from "../play/deals";
import { gather } from "../play/gather";

const wild = placeOf(varied, needsColor);

test("a colour is asked for, and whichever way the question is left the card is back in the hand", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, page, t } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  const leave = [
    () => alice.button(t("eights.picker.back")).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(40, 400),
  ];
  for (const way of leave) {
    await board.lay(board.cards.nth(wild));
    await expect(board.picker).toBeVisible();
    await way();
    await expect(board.picker).toBeHidden();
    await expect(board.cards).toHaveCount(7);
    await expect(page.locator("[data-place=hand][data-travel]")).toHaveCount(7);
    await expect(board.deck).toBeEnabled();
  }
  // The hand is not locked: another card goes.
  await board.lay(board.cards.nth(placeOf(varied, isNumber)));
  await expect(board.cards).toHaveCount(6);
});

test("a card dragged to the table asks for its colour too, and any of the four can be named", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, t } = alice;
  const { sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  await board.lay(board.cards.nth(wild), undefined, "drag");
  for (const color of ["red", "blue", "green", "yellow"] as const) {
    const held = varied.hands[0]?.filter((card) => card?.color === color).length ?? 0;
    await expect(board.color(color)).toContainText(t("eights.picker.inHand", { count: held }));
  }
  await board.color("yellow").focus();
  await board.page.keyboard.press("Space");
  await expect(board.picker).toBeHidden();
  const told = await sitters[0]?.told(({ gameState }) => gameState?.players[0]?.cardCount === 6);
  expect(told?.gameState).toMatchObject({
    topCard: { type: "wild", chosenColor: "yellow" },
    lastPlayedColor: "yellow",
  });
});

test("the question goes when the turn does", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board } = alice;
  const ping = await pinged(alice.page);
  const { code } = await gather(arrangedServer, alice, { seed: variedDeal, clock: 10 });
  await board.lay(board.cards.nth(wild));
  await expect(board.picker).toBeVisible();
  await ping();
  await arrange(arrangedServer, code, { advance: 10_000 });
  await expect(board.picker).toBeHidden();
  await expect(board.cards).toHaveCount(8);
  await expect(board.page.locator("[data-place=hand][data-travel]")).toHaveCount(8);
});
