import { type Card, type EightsState, eights } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { axe, expect, test } from "../fixtures";
import { TableStage } from "../play/table-stage";

const red = (value: number): Card => ({ type: "number", color: "red", value });
const plus4: Card = { type: "plus4", chosenColor: "red" };

/** Four of whom the first is down to two cards, at a table with everything that can be chosen besides. */
function late(rest: Partial<EightsState> = {}): EightsState {
  const options = { ...eights.defaults, calling: true, teams: true, clock: 0 } as const;
  const state = eights.setup(4, options, seedOf(4));
  return { ...state, hands: state.hands.with(0, [red(1), red(2)]), pile: [red(5)], color: "red", turns: 40, ...rest };
}

test("the last card is called with a button, or by L, and the call goes along with the card; the partner is marked", async ({
  invite,
}) => {
  const alice = await invite("Alice");
  const { page, board, t } = alice;
  const stage = await TableStage.of(eights, alice, ["Badr", "Salma", "Omar"]);
  stage.shows(late());
  const call = page.locator("[data-own] [aria-pressed]");
  await expect(call).toHaveAccessibleName(t("eights.call"));
  await alice.pictured("call");
  expect(await axe(page)).toEqual([]);
  await expect(page.locator("[data-round] > li").filter({ hasText: t("eights.partner") })).toContainText("Salma");
  await call.click();
  await expect(call).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("l");
  await expect(call).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("l");
  await board.lay(board.cards.first());
  await expect.poll(() => stage.sent).toMatchObject([{ action: "play", cardIndex: 0, call: true }]);

  // With three cards there is nothing to call.
  stage.shows(late({ hands: late().hands.with(0, [red(1), red(2), red(3)]), turns: 44 }));
  await expect(board.cards).toHaveCount(3);
  await expect(call).toHaveCount(0);
});

test("whoever stacked is tapped, and something is thrown at them", async ({ invite }) => {
  const alice = await invite("Alice", { on: "phone" });
  const { page, t } = alice;
  const stage = await TableStage.of(eights, alice, ["Badr", "Salma", "Omar"]);
  stage.shows(late({ pile: [plus4], pendingDraws: 4, log: [{ seat: 3, did: "played", card: plus4 }] }));
  await page.locator("[data-about]").filter({ visible: true }).last().click();
  const sheet = page.getByRole("dialog", { name: "Omar" });
  await expect(sheet).toBeVisible();
  await alice.pictured("throw");
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: t("chat.reactions.fire") }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => stage.sent).toMatchObject([{ action: "react", reaction: "fire", to: 3 }]);
});
