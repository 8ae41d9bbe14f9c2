import type { BalootState } from "@/lib/rules/baloot";
import { bidding } from "@/lib/rules/baloot/testing/scene";
import { axe, expect, test } from "../fixtures";
import { BalootStage } from "../play/baloot/stage";
import { screenHere } from "../play/guests";

const sound = bidding("KS", [], { dealer: 3 });
/** A state no board can be drawn from. */
const broken: BalootState = JSON.parse(JSON.stringify({ ...sound, scores: null }));

for (const language of ["en", "ar"] as const)
  test(`a page that breaks says so, can be tried again and left, in ${language}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: screenHere(), language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura);
    const cards = page.locator("[data-hand] [data-card]");
    const trouble = page.getByRole("alert").filter({ hasText: t("brokenPage.title") });
    stage.shows(sound);
    await expect(cards).toHaveCount(5);

    stage.shows(broken);
    await expect(trouble).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await axe(page)).toEqual([]);

    const joined = stage.joins();
    await trouble.getByRole("button", { name: t("brokenPage.again") }).click();
    await joined;
    stage.shows(sound);
    await expect(cards).toHaveCount(5);
    await expect(trouble).toHaveCount(0);

    stage.shows(broken);
    await trouble.getByRole("link", { name: t("brokenPage.home") }).click();
    await expect(noura.button(t("home.againstBots"))).toBeVisible();
  });
