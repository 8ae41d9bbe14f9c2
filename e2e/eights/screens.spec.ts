import type { Page } from "@playwright/test";
import { isolated } from "@/components/words/isolated-name";
import { axe, expect, freshCode, test } from "../fixtures";
import { options } from "../play/deals";
import { gather } from "../play/gather";
import { inTurns, looksAtAll } from "../play/in-turns";
import type { Person } from "../play/person";
import { planWhere } from "../play/plan";
import { Sitter } from "../play/sitter";

/** Short, won by another, and with a colour to choose on the first turn or soon after. */
const plan = planWhere(3, options, 30, ({ turns, last }) => {
  const asked = turns.findIndex(({ seat, action }) => seat === 0 && action.action === "play" && action.chosenColor);
  return last.winners[0] !== 0 && asked >= 0 && asked < 7;
});

/** Looking closely takes its time. */
test.describe.configure({ timeout: 180_000 });

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true },
} as const;
const names = {
  en: ["Noura", "Badr", "Salma", "Yousef", "Layla", "Faisal"],
  ar: ["نورة", "بدر", "سلمى", "يوسف", "ليلى", "فيصل"],
} as const;

for (const [language, [size, on]] of inTurns(Object.entries(sizes))) {
  const screen = { on: { ...on, reducedMotion: "reduce" }, language } as const;
  const [own, ...others] = names[language];

  /** Sees that the screen is accessible and nothing hangs out of it; `SCREENS=all` keeps a picture under test-results/screens. */
  const look = async (page: Page, name: string) => {
    await page.evaluate(() => document.fonts.ready);
    if (looksAtAll)
      await page.screenshot({ path: `test-results/screens/${language}-${size}-${name}.png`, animations: "disabled" });
    expect.soft(await axe(page), name).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(width, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  };

  test(`the way to a table, ${language} ${size}`, async ({ invite, arrangedServer }) => {
    const host = await invite(own, screen);
    const { page, t } = host;
    await host.goHome();
    await expect(host.button(t("home.withFriends"))).toBeVisible();
    await look(page, "home");
    await page.getByRole("banner").getByRole("button").last().click();
    await expect(page.getByRole("dialog", { name: t("home.profile.title") })).toBeVisible();
    await look(page, "profile");
    await page.keyboard.press("Escape");

    const code = freshCode();
    const sitter = await Sitter.at(arrangedServer, code, others[0] ?? "");
    await host.goTo(code);
    await expect(
      page.getByRole("heading", { name: t("table.join.from", { host: isolated(others[0] ?? "") }) }),
    ).toBeVisible();
    await look(page, "join");
    await host.introduce("falcon", t("table.join.action"));
    await expect(page.getByText(t("lobby.waitingFor", { host: sitter.name }))).toBeVisible();
    await look(page, "lobby-guest");
    // Where there is no table one is not asked who one is.
    await host.goTo(freshCode());
    await expect(page.getByText(t("table.closed.noSuchTable.text"))).toBeVisible();
    await look(page, "no-such-table");
  });

  test(`a table of three from the lobby to the winner, ${language} ${size}`, async ({ invite, arrangedServer }) => {
    const host = await invite(own, screen);
    const { page, t, board } = host;
    const { sitters } = await gather(arrangedServer, host, {
      others: others.slice(0, 2),
      seed: plan.seed,
      inLobby: () => look(page, "lobby"),
    });
    await look(page, "table-own-turn");
    await seen(host, look);
    let isLookedAt = false;
    for (const turn of plan.turns) {
      const { seat, action } = turn;
      if (seat !== 0) await sitters[seat - 1]?.moves(action);
      else {
        if (action.action === "play" && action.chosenColor && !isLookedAt) {
          await board.lay(board.cards.nth(action.cardIndex));
          await expect(board.picker).toBeVisible();
          await look(page, "picker");
          await page.keyboard.press("Escape");
          await expect(board.picker).toBeHidden();
          isLookedAt = true;
        }
        await board.plays(turn);
        if (turn === plan.turns[0]) await look(page, "table-others-turn");
      }
    }
    await expect(board.places).toBeVisible();
    await look(page, "winner");
    await expect(host.button(t("eights.winner.again"))).toBeVisible();
  });

  test(`a table of six, ${language} ${size}`, async ({ invite, arrangedServer }) => {
    const host = await invite(own, screen);
    const { sitters } = await gather(arrangedServer, host, { others, seed: plan.seed });
    await host.board.draw.click();
    for (const sitter of sitters.slice(0, 3)) await sitter.moves({ action: "draw" });
    await expect(host.board.cards).toHaveCount(8);
    await look(host.page, "table-six");
  });
}

/** The things that open over a table. */
async function seen({ page, t }: Person, look: (page: Page, name: string) => Promise<void>): Promise<void> {
  const menu = page.getByRole("button", { name: t("eights.menu.open"), exact: true });
  await menu.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look(page, "menu");
  await page.getByRole("menuitem", { name: t("eights.menu.rules") }).click();
  await expect(page.getByRole("dialog", { name: t("eights.rules.title") })).toBeVisible();
  await look(page, "rules");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const log = page.getByRole("button", { name: t("eights.log.open"), exact: true });
  if (await log.isVisible()) {
    await log.click();
    await expect(page.getByRole("dialog", { name: t("eights.log.title") })).toBeVisible();
    await look(page, "log");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await menu.click();
  await page.getByRole("menuitem", { name: t("eights.menu.leave") }).click();
  await expect(page.getByRole("dialog", { name: t("table.leave.title") })).toBeVisible();
  await look(page, "leave");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}
