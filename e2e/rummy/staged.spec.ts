import { seedOf } from "@/lib/rules/laws";
import { faceOf } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { rummy } from "@/lib/rules/rummy";
import type { RummyState } from "@/lib/rules/rummy/state";
import { axe, expect, test } from "../fixtures";
import { TableStage } from "../play/table-stage";

const small = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

/** A match as strong bots play it on, until a moment comes. */
function until(from: RummyState, isIt: (state: RummyState) => boolean): RummyState {
  let state = from;
  for (let steps = 0; steps < 500 && !isIt(state); steps++)
    if (state.owed)
      state = rummy.timeout(state, state.owed === "deal" || state.owed === "shuffle" ? seedOf(1) : undefined);
    else {
      const seat = state.asked?.[0] ?? state.current;
      const action = rummy.bot(rummy.view(state, seat), seat, randomFrom(seedOf(1)), "strong");
      state = rummy.apply(state, seat, action);
    }
  return state;
}

/** A deal that ends with many melds on the table. */
function fullTable(): RummyState {
  for (let number = 0; ; number++) {
    const start = rummy.setup(4, { ...rummy.defaults, maxPlayers: 4, clock: 0, deals: 3 }, seedOf(number));
    const ended = until(start, ({ asked }) => asked !== null);
    if (ended.asked && ended.melds.length >= 12) return ended;
  }
}

const isCourt = (card: string | null) => card !== null && /^[AKQJ][CDHS]/.test(card);
// Thought out before any page is open: a page that hears nothing all the while would call again.
const ended = fullTable();
const next = until(ended, ({ asked, owed, current, picked, hands }) => {
  return asked === null && owed === null && current === 0 && picked !== null && (hands[0] ?? []).some(isCourt);
});

const courts: Readonly<Record<string, string>> = { A: "أ", K: "ك", Q: "ب", J: "و" };

test("behind the score of a deal its melds are scrolled; in the next a slow tap chooses, and one on the bare rug clears", async ({
  invite,
}) => {
  const ann = await invite("Ann", { on: small, language: "ar" });
  const { page, t } = ann;
  await page.addInitScript(() => localStorage.setItem("majlis.rummy.guide", "true"));
  const stage = await TableStage.of(rummy, ann, ["Fahad", "Noura", "Salman"]);
  const aside = ann.button(t("rummy.result.melds"));
  await expect(async () => {
    stage.shows(ended);
    await expect(aside).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await aside.tap();
  const back = ann.button(t("rummy.result.back"));
  await expect(back).toBeFocused();
  const melds = page.locator("section[tabindex='0']").filter({ has: page.locator("[data-meld]") });
  expect(await axe(page)).toEqual([]);
  await ann.pictured("melds-behind-score");
  await melds.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => melds.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
  await back.press("Enter");
  await expect(page.locator("[data-result] h2")).toBeFocused();

  stage.shows(next);
  const court = next.hands[0]?.find(isCourt);
  if (!court) throw new Error("no court card");
  const face = faceOf(court);
  const card = page.locator(`[data-card="${face}"]`);
  await card.tap({ position: { x: 12, y: 14 } });
  await expect(card).toHaveAttribute("aria-pressed", "true");
  // A button writes the card's letter as the card does.
  await expect(page.locator("[data-act=discard]")).toContainText(courts[face[0] ?? ""] ?? face);
  await melds
    .or(page.locator("section[tabindex='0']"))
    .first()
    .tap({ position: { x: 4, y: 4 } });
  await expect(card).toHaveAttribute("aria-pressed", "false");

  // A press that rests so long that the card is taken up, and is let go where it was, has chosen it as well.
  const order = () => page.locator("[data-hand] ul").getAttribute("aria-owns");
  const before = await order();
  const other = page.locator(`[data-hand] [data-card]:not([data-card="${face}"])`).first();
  await other.tap({ position: { x: 12, y: 14 } });
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 14);
  await page.mouse.down();
  await expect(page.locator(".cursor-grabbing")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".cursor-grabbing")).toHaveCount(0);
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(other).toHaveAttribute("aria-pressed", "true");
  expect(await order()).toBe(before);
});
