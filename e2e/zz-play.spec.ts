import { baloot } from "@/lib/rules/baloot";
import { expect, freshCode, test } from "./fixtures";
import { bring, keptMatch } from "./play/kept-match";

const options = { ...baloot.defaults, speed: "none", changes: { confirm: "on", reverseKaboot: "on" } } as const;
const sizes = {
  d: { width: 1440, height: 900 },
  p390: { width: 390, height: 844 },
  p360: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
};
const only = process.env.LOOK?.split(",");
for (const language of ["en", "ar"] as const)
  for (const [name, viewport] of Object.entries(sizes))
    test(`${name}-${language}`, async ({ invite, server }) => {
      test.skip(Boolean(only && !only.includes(`${name}-${language}`)));
      test.setTimeout(240_000);
      const noura = await invite("Noura", {
        on: { viewport, hasTouch: name !== "d", reducedMotion: "reduce" },
        server,
        language,
      });
      const { page, t } = noura;
      const shot = async (what: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `/tmp/play-shots/${name}-${language}-${what}.png`, animations: "disabled" });
      };
      const match = keptMatch({
        code: freshCode(),
        options,
        until: ({ deals, phase, asked, deal }) =>
          deals.length === 2 && phase === "playing" && asked[0] === 0 && deal.tricks.length > 2,
      });
      await bring(noura, match);
      await noura.goHome("");
      await expect(page.getByRole("navigation", { name: t("home.back.title") })).toBeVisible();
      await shot("home");
      await noura.goTo(match.code, "baloot");
      await expect(page.locator("[data-hand] [data-card]").first()).toBeVisible();
      await expect(page.locator("[data-rules-line]")).toBeVisible();
      await shot("board");
      await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await shot("menu");
      await page.getByRole("menuitem", { name: t("baloot.menu.next") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await shot("next");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
      await page.getByRole("menuitem", { name: t("baloot.menu.leave") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await shot("leave");
      const over = keptMatch({ code: freshCode(), options, until: ({ phase }) => phase === "over" });
      await page.goto("about:blank");
      await noura.goHome("");
      await page.evaluate((kept) => {
        for (const [n, v] of Object.entries(kept)) localStorage.setItem(n, JSON.stringify(v));
      }, over.values);
      await noura.goTo(over.code, "baloot");
      await expect(noura.button(t("baloot.victory.again"))).toBeVisible();
      await shot("victory");
      const code = freshCode();
      await page.evaluate(
        (c) => localStorage.setItem("majlis.visits", JSON.stringify([{ code: c, way: "friends" }])),
        code,
      );
      await noura.goTo(code, "baloot");
      await expect(noura.start).toBeVisible();
      await shot("lobby");
      await page.getByText(t("lobby.baloot.switches")).click();
      await page.getByRole("switch", { name: t("baloot.switches.reverseKaboot.label") }).click({ force: true });
      await page.getByRole("switch", { name: t("baloot.switches.confirm.label") }).click({ force: true });
      const guest = await invite("Badr", {
        on: { viewport, hasTouch: name !== "d", reducedMotion: "reduce" },
        server,
        language,
      });
      await guest.isKnownAt(code);
      await guest.goTo(code, "baloot");
      await guest.page.getByText(t("baloot.switches.reverseKaboot.label")).scrollIntoViewIfNeeded();
      await guest.page.evaluate(() => document.fonts.ready);
      await guest.page.screenshot({ path: `/tmp/play-shots/${name}-${language}-guest.png`, animations: "disabled" });
    });
