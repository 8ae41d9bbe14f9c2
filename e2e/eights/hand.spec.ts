import { cardTypes, topCard } from "@/lib/rules/eights";
import { expect, mouseDrag, test } from "../fixtures";
import { isNumber, options, placeOf, varied, variedDeal } from "../play/deals";
import { gather } from "../play/gather";
import { planWhere } from "../play/plan";

test("a card is dragged to the table with the mouse, and let go over the hand it stays", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, page } = alice;
  const { sitters } = await gather(arrangedServer, alice, { seed: variedDeal });
  const place = placeOf(varied, isNumber);
  const card = varied.hands[0]?.[place];
  if (!card) throw new Error("no such card");

  await mouseDrag(page, board.cards.nth(place), board.cards.nth(place === 0 ? 3 : 0));
  await expect(board.cards).toHaveCount(7);
  await expect(board.deck).toBeEnabled();

  await board.lay(board.cards.nth(place), undefined, "drag");
  await expect(board.cards).toHaveCount(6);
  await board.shows(card, { color: card.color ?? "red", direction: 1 });
  const told = await sitters[0]?.told(({ gameState }) => gameState?.players[0]?.cardCount === 6);
  expect(told?.gameState?.topCard).toEqual(card);
});

test("a card that does not fit says why and stays", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  const { color } = varied;
  await board.misfits.first().click({ position: { x: 12, y: 40 }, force: true });
  const words = alice.t("eights.refusals.noMatch", { color: alice.t(`eights.inText.${color}`) });
  await expect(alice.says(words)).toBeVisible();
  await expect(board.cards).toHaveCount(7);
  await expect(board.deck).toBeEnabled();
});

test("one card is drawn with the button, another from the deck", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board } = alice;
  const { sitters } = await gather(arrangedServer, alice);
  await board.draw.click();
  await expect(board.cards).toHaveCount(8);
  await expect(board.deck).toBeDisabled();
  await expect(board.draw).toBeDisabled();
  for (const sitter of sitters) await sitter.moves({ action: "draw" });
  await board.deck.click();
  await expect(board.cards).toHaveCount(9);
  await expect(board.deck).toBeDisabled();
});

/** A game whose first player plays cards with and without a colour of their own, and draws. */
const plan = planWhere(3, options, 60, ({ turns }) => {
  const own = turns.slice(0, 16).filter(({ seat }) => seat === 0);
  const [played, drawn] = [
    own.filter(({ action }) => action.action === "play"),
    own.filter(({ action }) => action.action === "draw"),
  ];
  const kinds = new Set(played.map(({ after }) => topCard(after.pile).type));
  return (
    drawn.length === 1 &&
    kinds.has("wild") &&
    kinds.has(cardTypes[0]) &&
    played.length > 3 &&
    turns.slice(0, 16).every(({ before }) => before.pendingDraws < 5)
  );
});

test("several turns are played with the keyboard alone", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice");
  const { board, page } = alice;
  const { sitters } = await gather(arrangedServer, alice, { seed: plan.seed });
  for (let presses = 0; presses < 20 && !(await board.isInHand()); presses++) await page.keyboard.press("Tab");
  for (const { seat, action, before, after } of plan.turns.slice(0, 16)) {
    if (seat !== 0) {
      await sitters[seat - 1]?.moves(action);
      continue;
    }
    await expect(board.deck).toBeEnabled();
    await expect(board.cards).toHaveCount(before.hands[0]?.length ?? 0);
    if (action.action === "draw") await page.keyboard.press("d");
    else {
      await board.reachWithArrows(board.cards.nth(action.cardIndex));
      await page.keyboard.press("Enter");
    }
    if (action.action === "play" && action.chosenColor) {
      await expect(board.picker).toBeVisible();
      const wanted = board.color(action.chosenColor);
      for (let presses = 0; presses < 5 && !(await board.isFocused(wanted)); presses++)
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await expect(board.cards).toHaveCount(after.hands[0]?.length ?? 0);
  }
});

test("the hand is sorted by colour, by number and as it came, and the way is remembered", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice");
  const { board, page, t } = alice;
  await gather(arrangedServer, alice, { seed: variedDeal });
  const shown = () =>
    board.cards.evaluateAll((cards) => {
      const lefts = cards.map((card) => ({ name: card.getAttribute("data-card"), x: card.getBoundingClientRect().x }));
      return lefts.sort((one, other) => one.x - other.x).map(({ name }) => name);
    });
  const sort = (order: "color" | "number" | "drawn") =>
    alice.button(t("eights.sortLabel", { order: t(`eights.sortOrder.${order}`) }));
  const byColor = await shown();
  await sort("color").click();
  await expect(sort("number")).toBeVisible();
  await expect.poll(shown).not.toEqual(byColor);
  await sort("number").click();
  const asDealt = await board.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  await expect.poll(shown).toEqual(asDealt);
  await page.reload();
  await expect(sort("drawn")).toBeVisible();
  await sort("drawn").click();
  await expect(sort("color")).toBeVisible();
});
