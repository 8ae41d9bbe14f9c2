import { timeout } from "@/lib/rules/baloot/moves";
import { bidding, contractOf, ending, following, fourHands, played, playing } from "@/lib/rules/baloot/testing/scene";
import { phone, still } from "../devices";
import { expect, test } from "../fixtures";
import { BalootStage } from "../play/baloot/stage";
import { sightings } from "../play/sightings";

// What belongs to a turn, to a deal or to oneself, and not to the next one.

test("a question that was open when the turn ran out does not come again by itself", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const rest = page.getByRole("dialog", { name: t("baloot.sawaAsk") });
  const three = ending(contractOf(1), ["AS KS QS", "7S 8S KH", "7D 8D 9D", "AH 8H 9H"], 0);
  stage.shows(three);
  await page.locator("[data-deed=sawa]").click();
  await expect(rest).toBeVisible();
  const thrown = timeout(three);
  stage.shows(thrown);
  await expect(rest).toBeHidden();
  stage.shows(played(thrown, "8S 7D 8H"));
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(2);
  await expect(page.locator("[data-deed=sawa]")).toBeVisible();
  await expect(rest).toBeHidden();
  expect(noura.complaints).toEqual([]);
});

test("sawa is there beside a project that is not declared", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const stage = await BalootStage.of(noura);
  stage.shows(playing(contractOf(1), fourHands, { dealer: 3 }));
  await expect(noura.page.locator("[data-deed^=declare]").first()).toBeVisible();
  await expect(noura.page.locator("[data-deed=sawa]")).toBeVisible();
});

test("what lies over the table for a while gives the focus back to the hand, and takes no key meant for another", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const free = { options: { enforcement: "free" } } as const;
  const lead = ending(contractOf(1), ["7S 9S JS", "AS KS QS", "7D 8D 9D", "AH 8H 9H"], 0, free);
  const card = page.locator('[data-hand] [data-card="9S"]');
  stage.shows(lead);
  await card.focus();
  await page.keyboard.down("l");
  await expect(page.locator("[data-last-trick]")).toBeFocused();
  await page.keyboard.up("l");
  await expect(card).toBeFocused();

  const led = played(lead, "7S");
  stage.shows(led);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(2);
  await card.focus();
  const asked = following(led, [1, { action: "sawa" }]);
  stage.shows(asked);
  await expect(page.getByRole("heading", { name: /Badr/ })).toBeFocused();
  stage.shows(following(asked, [2, { action: "answer", accept: false }]));
  await expect(card).toBeFocused();
  const called = following(led, [3, { action: "qayd", after: 21 }]);
  stage.shows(called);
  await expect(page.getByRole("heading", { name: /Yousef/ })).toBeFocused();
  await page.keyboard.press("l");
  await expect(page.locator("[data-last-trick]")).toHaveCount(0);
  stage.shows(timeout(called));
  await expect(card).toBeFocused();

  stage.shows(lead);
  await page.locator("[data-deed=sawa]").click();
  const dialog = page.getByRole("dialog", { name: t("baloot.sawaAsk") });
  await expect(dialog).toBeVisible();
  const shown = await sightings(page, "[data-last-trick]");
  await page.keyboard.press("l");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await shown()).toEqual([]);
});

test("a card lifted or thrown in one deal is a card like any other in the next", async ({ invite }) => {
  const noura = await invite("Noura", { on: phone });
  const { page } = noura;
  await page.addInitScript(() => {
    let count = 0;
    navigator.vibrate = () => {
      document.documentElement.dataset.buzzes = String(++count);
      return true;
    };
  });
  const buzzes = async () => Number((await page.locator("html").getAttribute("data-buzzes")) ?? 0);
  const stage = await BalootStage.of(noura);
  const lead = playing(contractOf(1), ["AS 8S 9S 7H 8H 9H 7D 8D", "7S KS QS 9D 10D JD QD KD", ...fourHands.slice(2)], {
    dealer: 3,
  });
  stage.shows(lead);
  const corner = { position: { x: 10, y: 40 } };
  const ace = page.locator('[data-hand] [data-card="AS"]');
  await ace.tap(corner);
  await ace.tap(corner);
  await expect.poll(buzzes).toBe(1);
  stage.shows(played(lead, "AS"));
  const nine = page.locator('[data-hand] [data-card="9S"]');
  await nine.tap(corner);
  await expect(nine).toHaveAttribute("data-lifted");

  // In the next deal the ace is East's, and the nine one's own again.
  const next = playing(contractOf(1), fourHands, { dealer: 0 });
  stage.shows(next);
  await expect(page.locator("[data-laid]")).toHaveCount(0);
  await expect(nine).not.toHaveAttribute("data-lifted");
  stage.shows(played(next, "AS 10S 7C"));
  await expect(page.locator("[data-laid]")).toHaveCount(3);
  // That it is one's turn is felt too, and East's ace is not.
  await expect.poll(buzzes).toBe(2);
  await nine.tap(corner);
  await nine.tap(corner);
  await expect.poll(buzzes).toBeGreaterThan(2);
  expect(await buzzes()).toBe(3);
});

test("one hears of oneself as of oneself, and a hint is read out once", async ({ invite }) => {
  const noura = await invite("Noura", { on: phone });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const lead = playing(contractOf(1), fourHands, { dealer: 3 });
  stage.shows(lead);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(8);
  const said = page.locator("[aria-live=polite]");
  stage.shows(played(lead, "9S"));
  await expect(said.filter({ hasText: "You play" })).toHaveCount(1);
  stage.shows(played(lead, "9S AS 10S"));
  await expect(said.filter({ hasText: "Badr" })).toHaveCount(1);
  stage.shows(bidding("KS", [], { dealer: 3 }));
  await expect(page.getByText(/deals\. /)).toBeVisible();
  await expect(page.locator("[role=status]").filter({ hasText: /./ })).toHaveCount(0);
  stage.shows(bidding("KS", [], { dealer: 3 }), { seats: { 0: { standIn: "away" } } });
  await expect(page.getByText(t("baloot.standInFor")).first()).toBeVisible();
  await expect(page.getByText(/You.?’s turn/)).toHaveCount(0);
});

test("a card refused out of turn is no more called so once the turn has come", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const theirs = ending(contractOf(1), ["AS KS QS", "7S 8S KH", "7D 8D 9D", "AH 8H 9H"], 3);
  stage.shows(theirs);
  const hand = page.locator("[data-hand] [data-card]");
  await hand.first().press("Enter");
  const refusal = page.getByText(t("baloot.refusals.notYourTurn"));
  await expect(refusal).toBeVisible();
  // While its rule has the focus it stays.
  await page.locator("[data-rule]").focus();
  stage.shows(played(theirs, "AH"));
  await expect(page.locator("[data-deed=sawa]")).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("the second press of a double click lands on no other card", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  await page.clock.install();
  const stage = await BalootStage.of(noura);
  stage.shows(playing(contractOf(1), fourHands, { dealer: 3 }));
  const cards = page.locator("[data-hand] [data-card]");
  const card = cards.nth(3);
  await card.hover();
  await expect(card).toHaveAttribute("data-lifted");
  const box = await card.boundingBox();
  if (!box) throw new Error("no such card");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.mouse.dblclick(x, y);
  await expect(cards).toHaveCount(7);
  const refusal = page.getByText(t("baloot.refusals.notYourTurn"));
  expect(await refusal.count()).toBe(0);
  // A card lies there by now, and hears what comes later.
  await page.clock.runFor(600);
  await page.mouse.click(x, y);
  await expect(refusal).toBeVisible();
});
