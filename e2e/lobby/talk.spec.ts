import { axe, boxOf, expect, freshCode, liesOver, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { inTurns } from "../play/in-turns";

for (const [language, [width, height]] of inTurns([
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const))
  test(`the talk in the lobby lies over nothing, ${language} ${width}×${height}`, async ({ invite, server }) => {
    const noura = await invite("Noura", { on: { viewport: { width, height } }, language, server });
    const { page, t } = noura;
    const code = freshCode();
    await noura.isKnownAt(code, "friends");
    await noura.goTo(code, "baloot");
    await expect(noura.start).toBeVisible();
    await page.getByRole("button", { name: t("chat.open") }).click();
    const talk = page.getByRole("region", { name: t("chat.title") });
    await expect(page.getByRole("log")).toBeVisible();
    const there = await boxOf(talk);
    expect(there.y + there.height).toBeLessThanOrEqual(height);
    const rules = page.getByRole("region", { name: t("lobby.rules") });
    for (const part of [rules, noura.start, noura.button(t("lobby.copyLink")), noura.seats.getByRole("listitem")])
      expect(await liesOver(talk, part)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

test("a talk that loses its place beside the table lies over nothing", async ({ invite }) => {
  const fahd = await invite("Fahd", { on: { viewport: { width: 1280, height: 800 } } });
  const { page, t } = fahd;
  const stage = await BalootStage.of(fahd);
  stage.shows(scenes.amidTrick);
  const talk = page.getByRole("region", { name: t("chat.title") });
  await expect(talk).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1100 });
  await expect(page.locator("[data-hand] [data-card]").first()).toBeVisible();
  await expect(talk).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(talk).toBeVisible();
});
