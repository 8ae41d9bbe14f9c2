import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gameIds, soloGames } from "@/lib/rules/registry";
import { rulebookOf } from "@/lib/rules/rulebook";
import { arrange, axe, expect, freshCode, test } from "../fixtures";
import { BalootTable } from "../play/baloot/table";
import { once, screenHere } from "../play/guests";

test("the rulebook is found from home, searched, and followed from rule to rule", async ({ invite }) => {
  const reem = await invite("Reem", { on: screenHere() });
  const { page, t } = reem;
  await reem.goHome("baloot");
  await page.getByRole("link", { name: t("home.rules") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rules of Baloot");
  expect(await axe(page)).toEqual([]);
  const rule = (number: string) => page.locator(`[id="${number}"]`);
  const search = page.getByRole("searchbox", { name: t("rulebook.search") });
  await search.fill("kawesh");
  await expect(page.getByText(t("rulebook.found", { count: 1 }), { exact: true })).toBeVisible();
  await expect(rule("3.12")).toBeVisible();
  await expect(rule("3.11")).toHaveCount(0);
  await search.fill("7.2");
  await search.press("Enter");
  await expect(rule("7.2")).toBeFocused();
  await expect(rule("7.2")).toBeInViewport();
  await rule("7.2").getByRole("link", { name: "6.1" }).click();
  await expect(page).toHaveURL(/\/baloot\/rules#6\.1$/);
  await expect(rule("6.1")).toBeFocused();
  expect(reem.complaints).toEqual([]);
});

test("a link to a rule opens the book there, in Arabic too", async ({ invite, arrangedServer }) => {
  const saad = await invite("Saad", { on: screenHere(), language: "ar" });
  const { page, t } = saad;
  for (const game of [...gameIds, ...soloGames]) {
    const book = rulebookOf(await readFile(join("lib", "rules", game, "RULES.md"), "utf8"));
    const number = book.sections.at(-1)?.paragraphs.at(-1)?.number ?? "";
    await page.goto(`${arrangedServer.url}/${game}/rules#${number}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("rulebook.page", { game: t(`games.${game}.name`) }),
    );
    const rule = page.locator(`[id="${number}"]`);
    await expect(rule).toBeFocused();
    await expect(rule).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  expect(await axe(page)).toEqual([]);
});

test("a rule has its name once, also before the book is alive", once, async ({ arrangedServer }) => {
  const document = await (await fetch(`${arrangedServer.url}/baloot/rules`)).text();
  // What waits there out of sight is drawn anew beside itself where the address names a rule.
  expect(document).toContain('data-number="5.3"');
  expect(document).not.toContain('id="5.3"');
});

test("a grey card leads to the rule it rests on, and back to the hand", async ({ invite, arrangedServer }) => {
  test.setTimeout(150_000);
  const screen = screenHere();
  const maha = await invite("Maha", { on: screen });
  const { page, t } = maha;
  const code = freshCode();
  await arrange(arrangedServer, code, { seed: "6".repeat(64) }, "baloot");
  await maha.isKnownAt(code, "friends");
  await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await maha.goTo(code, "baloot");
  await maha.choose(t("baloot.options.none"));
  await maha.start.click();
  const table = new BalootTable(maha, arrangedServer, code);
  const grey = page.locator("[data-hand] [data-card][aria-disabled]").last();
  // It is off, and says so when it is pressed all the same.
  const at = { position: { x: 20, y: 60 }, force: true };
  await expect(async () => {
    for (const name of ["accept", "pass", "decline"])
      if (await table.deed(name).isVisible()) await table.deed(name).click({ timeout: 1_000 });
    if ((await table.playable.count()) > 0 && !(await grey.isVisible())) {
      await table.playable.first().focus();
      await page.keyboard.press("Enter");
    }
    await expect(grey).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [60], timeout: 120_000 });

  if (screen === "phone") await grey.tap(at);
  else await grey.hover(at);
  const link = page.getByRole("status").locator("[data-rule]");
  const number = (await link.getAttribute("data-rule")) ?? "";
  expect(number).toMatch(/^5\.\d$/);
  if (screen === "phone") await link.tap();
  else await link.click();
  const rule = page.getByRole("dialog").locator(`[data-number="${number}"]`);
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(grey).toBeVisible();
});
