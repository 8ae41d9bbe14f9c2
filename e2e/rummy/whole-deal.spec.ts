import { seedOf } from "@/lib/rules/laws";
import { faceOf, type PackCard } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { rummy } from "@/lib/rules/rummy";
import type { Meld, RummyAction, RummyState } from "@/lib/rules/rummy/state";
import { meldsSeen } from "@/lib/rules/rummy/targets";
import { arrange, axe, expect, finger, freshCode, middle, test } from "../fixtures";
import type { Person } from "../play/person";

const options = { ...rummy.defaults, maxPlayers: 2, clock: 0, deals: 1 } as const;

interface Played {
  readonly seed: string;
  readonly start: RummyState;
  readonly moves: readonly { readonly before: RummyState; readonly action: RummyAction }[];
}

/** A deal as two strong bots would play it, as far as nothing is shuffled anew. */
function played(seed: string): Played {
  const start = rummy.setup(2, options, seed);
  const moves: { before: RummyState; action: RummyAction }[] = [];
  let state = start;
  while (state.owed !== "score" && state.owed !== "shuffle" && moves.length < 60) {
    if (state.owed) state = rummy.timeout(state);
    else {
      const before = state;
      const view = rummy.view(before, before.current);
      const action = rummy.bot(view, before.current, randomFrom(seedOf(1)), "strong");
      moves.push({ before, action });
      state = rummy.apply(before, before.current, action);
    }
  }
  return { seed, start, moves };
}

const hasJoker = (melds: readonly Meld[]) => melds.some(({ cards }) => cards.some((card) => card.startsWith("JK")));
/** A deal that the first seat begins and closes soon, which has all there is to see in it, and leaves no joker a choice. */
const isGood = ({ start, moves }: Played) => {
  const of = (kind: RummyAction["action"], seat: number) =>
    moves.filter(({ before, action }) => before.current === seat && action.action === kind);
  const lays = moves.flatMap(({ action }) => (action.action === "lay" ? [action] : []));
  return (
    start.current === 0 &&
    moves.at(-1)?.action.action === "close" &&
    moves.at(-1)?.before.current === 0 &&
    moves.some(({ action }) => action.action === "draw" && action.from === "discards") &&
    of("lay", 0).length > 0 &&
    of("extend", 0).length > 0 &&
    lays.every(({ melds }) => !hasJoker(melds) || melds.every(({ cards }) => meldsSeen(cards).length === 1)) &&
    moves.every(({ action }) => action.action !== "extend" || !action.card.startsWith("JK"))
  );
};
function goodDeal(): Played | null {
  for (let number = 0; number < 400; number++) {
    const one = played(seedOf(number));
    if (isGood(one)) return one;
  }
  return null;
}
const deal = goodDeal();

const slotOf = (card: PackCard) => (card.startsWith("JK") ? "joker" : faceOf(card));
const standing = ({ page }: Person) => page.locator("[data-standing]");
const act = ({ page }: Person, id: string) => page.locator(`[data-act="${id}"]`);

/** Presses the strip of a card that no other one lies on, or the key of whoever has no pointer. */
async function select({ page }: Person, card: PackCard, isByKeys = false): Promise<void> {
  const slot = page.locator(`[data-card="${slotOf(card)}"]`);
  if (isByKeys) await slot.press("Enter");
  else await slot.click({ position: { x: 12, y: 14 } });
}

/** Makes a move as somebody does who sees the table. */
async function make(person: Person, { before, action }: Played["moves"][number]): Promise<void> {
  const { page } = person;
  switch (action.action) {
    case "draw":
      return page.locator(action.from === "pile" ? "[data-pile]" : "[data-discards]").click();
    case "lay": {
      const isFirst = before.declared[before.current] === null && before.draft === null;
      for (const { cards } of action.melds) {
        for (const card of cards) await select(person, card, !isFirst);
        if (isFirst) await act(person, "add").click();
        else await act(person, "lay").press("Enter");
      }
      if (isFirst) await act(person, "declare").click();
      return;
    }
    case "extend":
      await select(person, action.card, before.current === 0);
      await expect(page.locator(`[data-meld="${action.meld}"][data-lit]`)).toBeVisible();
      if (before.current === 0) return page.locator(`[data-meld="${action.meld}"]`).press("Enter");
      return page.locator(`[data-meld="${action.meld}"]`).click();
    case "discard":
      await select(person, action.card);
      return act(person, "discard").click();
    case "close": {
      const slot = page.locator("[data-closing]");
      await slot.hover();
      await page.mouse.down();
      await expect(page.locator("[data-result]")).toBeVisible();
      return page.mouse.up();
    }
  }
}

test("a whole deal by mouse and by finger: refused, declared, extended, a discard taken, and closed face down", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(180_000);
  if (!deal) throw new Error("no deal like that");
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
