import { expect, test } from "./fixtures";
import { scenes } from "./play/baloot-scenes";
import { BalootStage } from "./play/baloot-stage";

const sizes = { p390: [390, 844], p360: [360, 640], lying: [844, 390], lying740: [740, 360], desk: [1440, 900], narrow: [1024, 768] } as const;
const names = { en: ["Noura", "Badr", "Abdulrahman Alharbi", "Yousef"], ar: ["نورة", "بدر", "Salma 2", "يوسف"] } as const;
for (const language of ["en", "ar"] as const)
  test(`look ${language}`, async ({ invite }) => {
    test.setTimeout(400_000);
    const [own, ...others] = names[language];
    const noura = await invite(own, { on: { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" }, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura, others);
    for (const [size, [width, height]] of Object.entries(sizes)) {
      if (language === "ar" && (size === "lying740" || size === "narrow")) continue;
      await page.setViewportSize({ width, height });
      const shot = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/ledger-shots/${language}-${size}-${name}.png`, animations: "disabled" });
      };
      stage.shows(scenes.weighed);
      await expect(page.locator("tfoot").first()).toBeVisible();
      await shot("weighed");
      stage.shows({ ...scenes.third, deals: [...scenes.weighed.deals.slice(0,3), ...scenes.convicted.deals.slice(-1), ...scenes.weighed.deals.slice(-1)] });
      await expect(page.locator("[data-hand] [data-card]").first()).toBeVisible();
      if (width >= 1000) await shot("table");
      else if (height > width) { await page.locator("[data-scoreboard]").click(); await shot("hands"); await page.locator("[data-scoreboard]").click(); }
      await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
      await page.getByRole("menuitem", { name: t("baloot.menu.log") }).click();
      const log = page.getByRole("dialog", { name: t("baloot.log.title") });
      await expect(log).toBeVisible();
      await shot("log");
      await log.getByRole("button", { name: t("baloot.log.toHand", { hand: 4 }) }).click();
      await expect(log.locator("tfoot")).toHaveCount(1);
      await shot("log4");
      await log.locator("tfoot").scrollIntoViewIfNeeded();
      await shot("log4ledger");
      await page.keyboard.press("Escape");
    }
  });
