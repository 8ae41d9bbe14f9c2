import type { Page } from "@playwright/test";
import { isolated } from "@/components/words/isolated-name";
import { arrange, expect, freshCode, test } from "../fixtures";
import { options } from "../play/deals";
import { gather } from "../play/gather";
import { once, screenHere } from "../play/guests";
import { planWhere } from "../play/plan";
import { Sitter } from "../play/sitter";

const plan = planWhere(3, options, 40, ({ turns }) =>
  turns.slice(0, 9).some(({ seat, action }) => seat === 0 && action.action === "play" && action.chosenColor),
);

/** Every word in Latin letters that is shown or spoken, but for what is said in English on purpose. */
async function latinWords(page: Page, code: string): Promise<string[]> {
  const said = await page.evaluate(() => {
    const isForeign = (element: Element) => element.closest("[lang=en]:not(html)") !== null;
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (isForeign(element) || element.closest("script, style, svg") || !element.checkVisibility()) continue;
      for (const name of ["aria-label", "title", "placeholder", "aria-description"])
        texts.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
    }
    return texts.join("\n");
  });
  return said.replaceAll(code, "").match(/[A-Za-z]{2,}/g) ?? [];
}

test("from the home page to the table everything is in Arabic, from right to left", async ({ invite, arrangedServer }, {
  project,
}) => {
  const salim = await invite("سالم", { on: project.name === "phone" ? "phone" : "desktop", language: "ar" });
  const { page, t, board } = salim;
  await salim.goHome();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(salim.button(t("home.withFriends"))).toBeVisible();
  expect(await latinWords(page, "")).toEqual([]);
  await salim.openTable("dallah");
  const code = page.url().split("/").at(-1) ?? "";
  const names = ["نورة", "بدر"];
  const sitters = [];
  for (const name of names) sitters.push(await Sitter.at(arrangedServer, code, name));
  for (const name of names) await expect(salim.seats).toContainText(name);
  await salim.choose(t("eights.options.noClock"));
  expect(await latinWords(page, code)).toEqual([]);
  await expect(page).toHaveTitle(`${t("games.eights.name")} ${code} · ${t("common.majlis")}`);
  await arrange(arrangedServer, code, { seed: plan.seed });
  await salim.start.click();
  for (const turn of plan.turns.slice(0, 9)) {
    if (turn.seat === 0) await board.plays(turn);
    else await sitters[turn.seat - 1]?.moves(turn.action);
    expect(await latinWords(page, code)).toEqual([]);
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(salim.complaints).toEqual([]);
});

test("from an English invitation a guest finds Arabic and the rules, and both again in the lobby", async ({
  invite,
  arrangedServer,
}, { project }) => {
  const salim = await invite("سالم", { on: project.name === "phone" ? "phone" : "desktop" });
  const { page } = salim;
  const code = freshCode();
  await Sitter.at(arrangedServer, code, "نورة");
  const reads = async (words: string) => {
    await salim.button(words).click();
    const book = page.getByRole("dialog");
    await expect(book.getByRole("searchbox")).toBeVisible();
    expect(await latinWords(page, code)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(book).toHaveCount(0);
  };
  await salim.goTo(code);
  await salim.pictured("invitation-en");
  await salim.button("العربية").click();
  salim.speaks("ar");
  await expect(
    page.getByRole("heading", { name: salim.t("table.join.from", { host: isolated("نورة") }) }),
  ).toBeVisible();
  // Who is there, and where one would sit.
  const there = page.getByRole("region", { name: salim.t("table.join.there") });
  await expect(there.or(page.getByRole("list", { name: salim.t("table.join.there") }))).toContainText("نورة");
  await expect(page.getByText(salim.t("table.join.yourSeat"))).toBeVisible();
  expect(await latinWords(page, code)).toEqual([]);
  await salim.pictured("invitation-ar");
  await reads(salim.t("home.rulesShort"));
  await salim.introduce("oud", salim.t("table.join.action"));
  await expect(salim.seats).toContainText("نورة");
  expect(await latinWords(page, code)).toEqual([]);
  await salim.pictured("lobby-ar");
  await reads(salim.t(project.name === "phone" ? "home.rulesShort" : "home.rules"));
  await salim.button("English").click();
  salim.speaks("en");
  await expect(salim.button(salim.t("lobby.ready"))).toBeVisible();
});

test("the language changes in the middle of a game, which stays where it is, and is remembered", async ({
  invite,
  arrangedServer,
}, { project }) => {
  const person = await invite("نورة", { on: project.name === "phone" ? "phone" : "desktop" });
  const { page, board } = person;
  const { sitters } = await gather(arrangedServer, person, { seed: plan.seed });
  const html = page.locator("html");
  await expect(html).toHaveAttribute("dir", "ltr");
  const laidOut = async () => {
    const [deck, pile] = [await board.deck.boundingBox(), await board.pile.last().boundingBox()];
    const cards = await board.cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
    return { pileIsRight: (pile?.x ?? 0) > (deck?.x ?? 0), cards };
  };
  const before = await laidOut();

  await person.button(person.t("eights.menu.open")).click();
  await page.getByRole("menuitem", { name: "العربية" }).click();
  person.speaks("ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(board.deck).toBeEnabled();
  // Cards and pile lie as they lay: only words and their places turn round.
  const after = await laidOut();
  expect(after.pileIsRight).toBe(before.pileIsRight);
  const rank = (cards: number[]) => cards.map((x) => [...cards].sort((one, other) => one - other).indexOf(x));
  expect(rank(after.cards)).toEqual(rank(before.cards));

  for (const turn of plan.turns.slice(0, 4))
    await (turn.seat === 0 ? board.plays(turn) : sitters[turn.seat - 1]?.moves(turn.action));
  await page.reload();
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(board.cards).toHaveCount(plan.turns[3]?.after.hands[0]?.length ?? 0);
  await expect(person.button(person.t("eights.menu.open"))).toBeVisible();
});

test(
  "numbers are Western until one wishes Arabic ones, and cards and codes stay as they are",
  once,
  async ({ invite }) => {
    const salim = await invite("سالم", { on: screenHere(), language: "ar" });
    const { page } = salim;
    await salim.goHome("baloot");
    const fontOf = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await fontOf()).not.toMatch(/digits/i);
    await page.evaluate(() => localStorage.setItem("majlis.digits", JSON.stringify("arabic")));
    await page.reload();
    await expect.poll(fontOf).toMatch(/^[^,]*digits/i);
  },
);
