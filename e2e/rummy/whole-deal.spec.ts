import type { PackCard } from "@/lib/rules/packs";
import { rummy } from "@/lib/rules/rummy";
import type { Meld, RummyAction } from "@/lib/rules/rummy/state";
import { meldsSeen } from "@/lib/rules/rummy/targets";
import { arrange, axe, expect, finger, freshCode, middle, test } from "../fixtures";
import type { Person } from "../play/person";
import { act, foundDeal, makePlanned, type PlannedDeal, type PlannedMove, select, slotOf } from "../play/rummy-deal";

const options = { ...rummy.defaults, maxPlayers: 2, clock: 0, deals: 1 } as const;

const hasJoker = (melds: readonly Meld[]) => melds.some(({ cards }) => cards.some((card) => card.startsWith("JK")));
/** A deal that the first seat begins and closes soon, which has all there is to see in it, and leaves no joker a choice. */
const isGood = ({ moves }: PlannedDeal) => {
  const of = (kind: RummyAction["action"], seat: number) =>
    moves.filter(({ before, action }) => before.current === seat && action.action === kind);
  const lays = moves.flatMap(({ action }) => (action.action === "lay" ? [action] : []));
  return (
    moves[0]?.before.current === 0 &&
    moves.at(-1)?.action.action === "close" &&
    moves.at(-1)?.before.current === 0 &&
    moves.some(({ action }) => action.action === "draw" && action.from === "discards") &&
    of("lay", 0).length > 0 &&
    of("extend", 0).length > 0 &&
    lays.every(({ melds }) => !hasJoker(melds) || melds.every(({ cards }) => meldsSeen(cards).length === 1)) &&
    moves.every(({ action }) => action.action !== "extend" || !action.card.startsWith("JK"))
  );
};

const standing = ({ page }: Person) => page.locator("[data-standing]");

/** Where such a deal was found. */
const FOUND = 21;

/** Chooses a card as whoever has no pointer does. */
const selectByKeys = ({ page }: Person, card: PackCard) => page.locator(`[data-card="${slotOf(card)}"]`).press("Enter");

/** Makes a move as somebody does who sees the table; the first seat goes on by keys once it has declared, and closes by mouse. */
async function make(person: Person, move: PlannedMove): Promise<void> {
  const { page } = person;
  const { before, action } = move;
  const isByKeys = before.current === 0 && (before.declared[0] !== null || before.draft !== null);
  if (action.action === "close") {
    await page.locator("[data-closing]").hover();
    await page.mouse.down();
    await expect(page.locator("[data-result]")).toBeVisible();
    await page.mouse.up();
  } else if (action.action === "lay" && isByKeys) {
    for (const { cards } of action.melds) {
      for (const card of cards) await selectByKeys(person, card);
      await act(person, "lay").press("Enter");
    }
  } else if (action.action === "extend" && before.current === 0) {
    await selectByKeys(person, action.card);
    await expect(page.locator(`[data-meld="${action.meld}"][data-lit]`)).toBeVisible();
    await page.locator(`[data-meld="${action.meld}"]`).press("Enter");
  } else await makePlanned(person, move);
}

test("a whole deal by mouse and by finger: refused, declared, extended, a discard taken, and closed face down", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(180_000);
  const deal = foundDeal(FOUND, 2, options, isGood);
  const [ann, badr] = [await invite("Ann"), await invite("بدر", { on: "phone", language: "ar" })];
  const code = freshCode();
  await ann.isKnownAt(code, "friends");
  await ann.goTo(code, "rummy");
  await expect(ann.seats).toBeVisible();
  await badr.isKnownAt(code);
  await badr.goTo(code, "rummy");
  await expect(ann.seats).toContainText(badr.name);
  await ann.choose(ann.t("rummy.options.noClock"));
  await ann.choose(ann.t("rummy.options.dealsCount", { count: 1 }));
  await arrange(arrangedServer, code, { seed: deal.seed }, "rummy");
  await ann.start.click();

  // The discards are closed before round 4, and say so.
  await expect(standing(ann)).toContainText(ann.t("rummy.phase.draw"));
  await ann.page.locator("[data-discards]").click({ force: true });
  await expect(ann.page.locator("[data-refused]")).toContainText(ann.t("rummy.refusals.discardsClosed"));
  expect(await axe(ann.page)).toEqual([]);

  let isRefused = false;
  let isCarried = false;
  for (const move of deal.moves) {
    const { before, action } = move;
    const person = before.current === 0 ? ann : badr;
    if (action.action === "draw")
      await expect(standing(person)).toContainText(person.t("rummy.phase.draw"), { timeout: 15_000 });
    if (action.action === "lay" && person === ann && !isRefused) {
      // Too little is put together: what is missing stands there, and nothing is declared.
      isRefused = true;
      const [meld] = action.melds;
      for (const card of meld?.cards ?? []) await select(ann, card);
      await act(ann, "add").click();
      await expect(ann.page.locator("[data-missing]")).toHaveText(/\d+/);
      await expect(act(ann, "declare")).toHaveAttribute("aria-disabled", "true");
      await ann.pictured("composing");
      // What was put together is still there when the page is loaded anew.
      await ann.page.reload();
      await ann.page.locator("[data-composed]").first().click();
      await expect(ann.page.locator("[data-composed]")).toHaveCount(0);
    }
    if (action.action === "discard" && person === badr && !isCarried) {
      // A finger carries the card up to the discards.
      isCarried = true;
      const slot = badr.page.locator(`[data-card="${slotOf(action.card)}"]`);
      // The hand closes up round a card that was drawn: where it lies is known once it lies still.
      await slot.click({ trial: true, position: { x: 12, y: 14 } });
      const box = await slot.boundingBox();
      const from = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 14 };
      const { down, moves, up } = await finger(badr.page);
      await down(from);
      await moves({ x: from.x, y: from.y - 60 });
      await moves(await middle(badr.page.locator("[data-discards]")));
      await up();
    } else await make(person, move);
    if (action.action === "lay") {
      await expect(person.page.locator("[data-meld]")).not.toHaveCount(0);
      expect(await axe(person.page)).toEqual([]);
      await person.pictured(`laid-${before.current}`);
    }
  }
  await expect(badr.page.locator("[data-result=over]")).toBeVisible();
  await expect(ann.page.locator("[data-result=over]")).toContainText(ann.t("rummy.result.youWin"));
  expect(await axe(ann.page)).toEqual([]);
  expect(ann.complaints.concat(badr.complaints)).toEqual([]);
});
