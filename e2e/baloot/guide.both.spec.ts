import type { Locator, Page } from "@playwright/test";
import { bidding, contractOf, following, fourHands, pass, playing } from "@/lib/rules/baloot/testing/scene";
import { axe, expect, freshCode, liesOver, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { once, screenHere } from "../play/guests";

/** Whether what stands at the middle of something is that very thing. */
const isOpen = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + 12);
    return above !== null && element.contains(above);
  });
const guideOf = (page: Page) => page.locator("[data-guide]");

/** It lies over nothing that is needed. */
async function coversNothing(page: Page, what: string): Promise<void> {
  const box = await guideOf(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  // Cards that are being dealt fly over what is beneath them.
  for (const deed of await page.locator("[data-deed]").all()) await expect.poll(() => isOpen(deed), what).toBe(true);
  const table = page.locator("[data-seat], [data-said], [data-laid], [data-public]");
  expect(await liesOver(guideOf(page), table), what).toEqual([]);
  // Cards lie in a fan: the corners of their boxes are no cards.
  for (const card of await page.locator("[data-hand] [data-card]").all()) {
    const held = await card.boundingBox();
    const isBeside =
      !held || !box || box.x >= held.x + held.width || held.x >= box.x + box.width || box.y + box.height <= held.y;
    if (!isBeside) expect(box.y, what).toBeGreaterThan(held.y + held.height * 0.86);
  }
}

for (const language of ["en", "ar"] as const)
  test(`the guide of a first hand follows it, covers no card and no button, and is gone when it has been counted, in ${language}`, async ({
    invite,
  }) => {
    const screen = screenHere() === "phone" ? { viewport: { width: 360, height: 640 }, hasTouch: true } : "desktop";
    const dana = await invite("Dana", { on: screen, language });
    const { page } = dana;
    const stage = await BalootStage.of(dana, undefined, { isGuided: true });
    const guide = guideOf(page);
    const seen = async (moment: string) => {
      await expect(guide).toHaveAttribute("data-guide", moment);
      await coversNothing(page, moment);
      await dana.pictured(`${moment}-${language}`);
    };
    const first = bidding("KS", [], { dealer: 3 });
    stage.shows(first);
    await seen("bid");
    expect(await axe(page)).toEqual([]);
    stage.shows(following(first, pass(0), pass(1), pass(2), pass(3)));
    await seen("suits");
    const lead = playing(contractOf(1), fourHands, { dealer: 3 });
    stage.shows(lead);
    await seen("project");
    stage.shows({ ...lead, deals: scenes.doubling.deals.slice(0, 1) });
    await expect(guide).toHaveCount(0);
  });

test("the guide of a first hand gives way on a phone to why a card is refused", once, async ({ invite }) => {
  const on = { viewport: { width: 360, height: 640 }, hasTouch: true };
  const dana = await invite("Dana", { on });
  const { page } = dana;
  const stage = await BalootStage.of(dana, undefined, { isGuided: true });
  const play = (card: "9D" | "AD" | "7C") => ({ action: "play", card }) as const;
  stage.shows(following(playing(contractOf(1), fourHands), [1, play("9D")], [2, play("AD")], [3, play("7C")]));
  const guide = guideOf(page);
  await expect(guide).toBeVisible();
  await page.locator('[data-hand] [data-card="7S"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reason='']")).toBeVisible();
  await expect(guide).toBeHidden();
  await dana.pictured("refused");
  await page.keyboard.press("Escape");
  await expect(guide).toBeVisible();
});

for (const language of ["en", "ar"] as const)
  test(`the first match against bots offers the rules of the apps, once, in ${language}`, async ({
    invite,
    server,
  }) => {
    const screen = screenHere() === "phone" ? { viewport: { width: 360, height: 640 }, hasTouch: true } : "desktop";
    const dana = await invite("Dana", { on: screen, language, server });
    const { page, t } = dana;
    const code = freshCode();
    await dana.isKnownAt(code, "bots");
    await dana.goTo(code, "baloot");
    await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
    const guide = guideOf(page);
    const offer = guide.getByRole("button", { name: t("baloot.guide.apps") });
    await expect(offer).toBeVisible();
    await coversNothing(page, "the offer");
    expect(await axe(page)).toEqual([]);
    await dana.pictured(`offer-${language}`);
    const rules = await page.locator("[data-rules-line]").textContent();
    expect(rules).toContain(t("baloot.options.majlis"));
    await offer.click();
    const sheet = page.getByRole("dialog", { name: t("lobby.nextMatch.title") });
    await expect(sheet.getByText(t("baloot.options.appAtLength"))).toBeInViewport({ ratio: 1 });
    // It is offered, and nothing is changed.
    await expect(sheet.getByRole("radio", { name: t("baloot.options.majlis") })).toBeChecked();
    await dana.pictured(`offered-${language}`);
    await dana.choose(t("baloot.options.appNote"));
    await sheet.getByRole("button", { name: t("lobby.nextMatch.done") }).click();
    await expect(sheet).toBeHidden();
    await expect(offer).toHaveCount(0);
    expect(await page.locator("[data-rules-line]").textContent()).toBe(rules);
    await expect(guide).toBeVisible();
    await page.reload();
    await expect(page.locator("[data-hand] [data-card]")).not.toHaveCount(0);
    await expect(offer).toHaveCount(0);
    expect(dana.complaints).toEqual([]);
  });
