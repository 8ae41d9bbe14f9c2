import { baloot } from "@/lib/rules/baloot";
import { axe, expect, freshCode, type Invite, test } from "../fixtures";
import { once, screenHere } from "../play/guests";
import { bring, keptMatch } from "../play/kept-match";
import type { Person } from "../play/person";
import { Sitter } from "../play/sitter";
import type { Server } from "../server";

const options = { ...baloot.defaults, speed: "none" } as const;

/** In the third hand, with a card to play. */
const begun = (code = freshCode()) =>
  keptMatch({
    code,
    options,
    until: ({ deals, phase, asked }) => deals.length === 2 && phase === "playing" && asked[0] === 0,
  });

const waysBack = ({ page, t }: Person) => page.getByRole("navigation", { name: t("home.back.title") });
const cards = ({ page }: Person) => page.locator("[data-hand] [data-card]");

/** Somebody at a match they have begun. */
async function amidMatch(invite: Invite, server: Server) {
  const noura = await invite("Noura", { on: screenHere(), server });
  const match = begun();
  await bring(noura, match);
  await noura.goTo(match.code, "baloot");
  await expect(cards(noura).first()).toBeVisible();
  return { noura, match };
}

test("home leads back to a match against bots, which nothing takes away unasked", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = begun();
  await bring(noura, match);
  await noura.goHome("eights");
  const [us, them] = match.view.scores;
  const back = waysBack(noura).getByRole("link");
  await expect(back).toHaveCount(1);
  await expect(back).toContainText(`${t("games.baloot.name")} · ${t("home.againstBots")} · ${us}–${them}`);
  const top = await back.evaluate((link) => link.getBoundingClientRect().bottom / innerHeight);
  expect(top, "before all else").toBeLessThan(0.3);
  expect(await axe(page)).toEqual([]);
  await back.click();
  await expect(page).toHaveURL(`${server.url}/baloot/${match.code}`);
  const held = match.view.hands[0]?.length ?? 0;
  await expect(cards(noura)).toHaveCount(held);

  // Against bots means the same match, and a new one is another button.
  await noura.goHome("baloot");
  await noura.button(t("home.againstBots")).click();
  await expect(page).toHaveURL(`${server.url}/baloot/${match.code}`);
  await expect(cards(noura)).toHaveCount(held);
  await noura.goHome("baloot");
  await noura.button(t("home.back.newMatch")).click();
  await expect(page).not.toHaveURL(`${server.url}/baloot/${match.code}`);
  await expect(cards(noura)).toHaveCount(5);
  const table = page.url();

  // The new one is in the place of the old.
  await noura.goHome("baloot");
  await expect(back).toHaveCount(1);
  await expect(back).toContainText("0–0");
  await noura.button(t("home.againstBots")).click();
  await expect(page).toHaveURL(table);
  await expect(cards(noura).first()).toBeVisible();
  expect(noura.complaints).toEqual([]);
});

test("a match against bots is kept for later or given up, and home knows which", once, async ({ invite, server }) => {
  const { noura, match } = await amidMatch(invite, server);
  const { page, t } = noura;
  const leave = async (how: "keep" | "giveUp") => {
    await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("baloot.menu.leave") }).click();
    const question = page.getByRole("dialog", { name: t("table.leave.title") });
    await expect(question).toContainText(t("table.leave.textAlone"));
    await question.getByRole("button", { name: t(`table.leave.${how}`) }).click();
    await expect(page).toHaveURL(`${server.url}/`);
  };
  await leave("keep");
  await waysBack(noura).getByRole("link").click();
  await expect(cards(noura)).toHaveCount(match.view.hands[0]?.length ?? 0);
  await leave("giveUp");
  await expect(noura.button(t("home.againstBots"))).toBeVisible();
  await expect(waysBack(noura)).toBeHidden();
  await expect(noura.button(t("home.back.newMatch"))).toBeHidden();
  await page.reload();
  await expect(noura.button(t("home.againstBots"))).toBeVisible();
  await expect(waysBack(noura)).toBeHidden();
  await noura.goHome("baloot");
  await noura.button(t("home.againstBots")).click();
  await expect(page).not.toHaveURL(new RegExp(match.code));
  await expect(cards(noura)).toHaveCount(5);
  expect(noura.complaints).toEqual([]);
});

test("a match of a device that kept only the match is found all the same", once, async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = begun();
  await bring(noura, { ...match, values: { ...match.values, "majlis.visits": [] } });
  await noura.goHome("baloot");
  await expect(waysBack(noura).getByRole("link")).toContainText(t("home.againstBots"));
  await noura.button(t("home.againstBots")).click();
  await expect(page).toHaveURL(`${server.url}/baloot/${match.code}`);
  await expect(cards(noura)).toHaveCount(match.view.hands[0]?.length ?? 0);
});

test(
  "home leads back to a table of friends before and in the game, and no more once it is gone or over",
  once,
  async ({ invite, server }) => {
    const hessa = await invite("Hessa", { on: screenHere(), server });
    const { page, t } = hessa;
    const code = freshCode();
    await hessa.isKnownAt(code, "friends");
    await hessa.goTo(code);
    await expect(hessa.start).toBeVisible();
    await hessa.goHome("baloot");
    const back = waysBack(hessa).getByRole("link");
    await expect(back).toContainText(code);
    await expect(back).toContainText(t("home.back.waiting"));
    await back.click();
    await expect(hessa.start).toBeVisible();
    const sitters = [await Sitter.at(server, code, "Badr"), await Sitter.at(server, code, "Salma")];
    for (const { name } of sitters) await expect(hessa.seats).toContainText(name);
    await hessa.start.click();
    await expect(hessa.board.cards).toHaveCount(7);
    await hessa.goHome("baloot");
    await expect(back).toContainText(code);
    await expect(back).not.toContainText(t("home.back.waiting"));

    // A table that is there no longer says so once, and is not led to again.
    await page.evaluate((code) => {
      const visits = JSON.parse(localStorage.getItem("majlis.visits") ?? "[]");
      const gone = { ...visits[0], code, way: "code" };
      localStorage.setItem("majlis.visits", JSON.stringify([gone, ...visits]));
    }, freshCode());
    await page.reload();
    await expect(back).toHaveCount(2);
    await back.first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: t("common.home") })).toBeVisible();
    await hessa.goHome("baloot");
    await expect(back).toHaveCount(1);
    await expect(back).toContainText(code);

    // The game ends without the other two.
    await back.click();
    await expect(hessa.board.cards.first()).toBeVisible();
    for (const { client } of sitters) await client.send({ action: "stand" });
    await expect(hessa.button(t("eights.winner.again"))).toBeVisible();
    await hessa.goHome("baloot");
    await expect(hessa.button(t("home.againstBots"))).toBeVisible();
    await expect(waysBack(hessa)).toBeHidden();
  },
);

test("the table can be muted from its menu and from the lobby", async ({ invite, server }) => {
  const { noura } = await amidMatch(invite, server);
  const { page, t } = noura;
  const menu = page.getByRole("button", { name: t("baloot.menu.open"), exact: true });
  const entry = page.getByRole("menuitemcheckbox", { name: t("common.sound") });
  await menu.click();
  await expect(entry).toBeChecked();
  expect(await axe(page)).toEqual([]);
  await entry.click();
  await page.reload();
  await expect(cards(noura).first()).toBeVisible();
  await menu.click();
  await expect(entry).not.toBeChecked();

  const code = freshCode();
  await page.evaluate((code) => {
    localStorage.setItem("majlis.visits", JSON.stringify([{ code, way: "friends" }]));
  }, code);
  await noura.goTo(code, "baloot");
  await expect(noura.start).toBeVisible();
  await noura.button(t("common.soundOn")).click();
  await expect(noura.button(t("common.soundOff"))).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
