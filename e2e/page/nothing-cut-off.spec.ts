import { gameIds } from "@/lib/rules/registry";
import { expect, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";

// What is there to be read is there whole, whatever it is read on.

for (const [width, height, language] of [
  [844, 390, "en"],
  [740, 360, "ar"],
  [667, 375, "en"],
] as const)
  test(`every line of the menu is in sight on a phone of ${width} by ${height} on its side, in ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: { viewport: { width, height }, hasTouch: true }, language });
    const { page, t } = noura;
    await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
    await noura.goHome("baloot");
    await noura.button(t("home.againstBots")).click();
    await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
    await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
    const lines = page.getByRole("menu").locator("[role^=menuitem]");
    await expect(lines).toHaveCount(9);
    await noura.pictured("menu");
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
    expect(Math.min(...(await lines.evaluateAll((all) => all.map((line) => line.clientHeight))))).toBeGreaterThan(43);
  });

test("a host who may send somebody away sees every line of the menu on such a phone too", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 667, height: 375 }, hasTouch: true } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.third);
  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  const lines = page.getByRole("menu").locator("[role^=menuitem]");
  await expect(lines.filter({ hasText: t("removing.action") })).toHaveCount(1);
  await noura.pictured("host-menu");
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
});

test("a long Arabic name in the log of an English page begins where it begins", async ({ invite }) => {
  const noura = await invite("Noura");
  const { page, t } = noura;
  const long = "عبدالرحمن الدوسري أبو";
  const stage = await BalootStage.of(noura, ["Badr", long, "Yousef"]);
  stage.shows(scenes.third);
  const name = page
    .getByRole("region", { name: t("baloot.log.title") })
    .locator("thead bdi")
    .filter({ hasText: long })
    .first();
  await expect(name).toBeVisible();
  await noura.pictured("log");
  const [overflow, direction] = await name.evaluate((element) => [
    element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow,
    getComputedStyle(element).direction,
  ]);
  expect([overflow, direction]).toEqual(["ellipsis", "rtl"]);
});

test("a score that a hand did not change is not struck out, and the dash of the result stands between its numbers", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const { convicted } = scenes;
  stage.shows(convicted);
  const paper = page.getByRole("region", { name: t("baloot.sheet.hand", { hand: convicted.deals.length }) });
  await expect(paper).toBeVisible();
  await noura.pictured("sheet");
  await expect(paper.locator("s")).toHaveCount(1);

  stage.shows(scenes.over);
  const result = page.locator("[data-result]");
  await expect(result).toBeVisible();
  await noura.pictured("victory");
  const [number, dash] = await result.locator("span").evaluateAll((all) =>
    all.slice(0, 2).map((span) => {
      const { y, height } = span.getBoundingClientRect();
      return y + height / 2;
    }),
  );
  expect(Math.abs((number ?? 0) - (dash ?? 100))).toBeLessThan(2);
});

for (const language of ["en", "ar"] as const)
  test(`no game's front is wider than the screen it is on, nor its name than that, in ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { language });
    const { page } = noura;
    for (const game of gameIds) {
      await noura.goHome(game);
      const name = page.getByRole("heading", { level: 1 });
      for (const width of [320, 360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(name).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${game} ${width}`).toBe(width);
      }
    }
  });
