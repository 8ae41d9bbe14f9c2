import type { Locator } from "@playwright/test";
import { isolated } from "@/components/words/isolated-name";
import { baloot } from "@/lib/rules/baloot";
import { axe, boxOf, expect, liesOver, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { gather } from "../play/gather";
import { once, screenHere } from "../play/guests";
import type { Person } from "../play/person";
import { Sitter } from "../play/sitter";

const seatOf = ({ page, t }: Person, name: string): Locator =>
  page.getByRole("button", { name: t("presence.about.label", { name: isolated(name) }), exact: true });
const sheetOf = ({ page }: Person, name: string): Locator => page.getByRole("dialog", { name, exact: true });
const muting = ({ t }: Person, sheet: Locator, name: string): Locator =>
  sheet.getByRole("button", { name: t("chat.mute", { name: isolated(name) }) });
const reaction = ({ page }: Person): Locator => page.locator("[data-said] svg");
const close = async (person: Person, sheet: Locator) => {
  await sheet.getByRole("button", { name: person.t("common.close"), exact: true }).click();
  await expect(sheet).toBeHidden();
};
const boxes = async (parts: Locator) => Promise.all((await parts.all()).map((part) => part.boundingBox()));
/** As large as a finger wants it. */
const isFinger = async (target: Locator) => {
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
};

test("at Eights somebody who only shows pictures is muted at their seat, and seen again", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { page, t } = alice;
  const { sitters } = await gather(arrangedServer, alice, { others: ["Bob", "Carol"] });
  const [bob, carol] = sitters;
  await bob?.client.send({ action: "react", reaction: "fire" });
  await expect(reaction(alice)).toBeVisible();

  const seat = seatOf(alice, "Bob");
  await isFinger(seat);
  await seat.click();
  const sheet = sheetOf(alice, "Bob");
  await expect(sheet.getByText(t("presence.about.here"))).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await alice.pictured("seat-sheet");
  await muting(alice, sheet, "Bob").click();
  await expect(sheet.getByText(t("presence.about.isMuted"))).toBeVisible();
  await close(alice, sheet);
  await expect(reaction(alice)).toHaveCount(0);

  await bob?.client.send({ action: "react", reaction: "heart" });
  await carol?.client.send({ action: "chat", text: "and now?" });
  await expect(page.locator("[data-said]").getByText("and now?")).toBeVisible();
  await expect(reaction(alice)).toHaveCount(0);

  await seat.click();
  await sheet.getByRole("button", { name: t("presence.about.unmute", { name: isolated("Bob") }) }).click();
  await expect(muting(alice, sheet, "Bob")).toBeVisible();
  await close(alice, sheet);
  await bob?.client.send({ action: "react", reaction: "laugh" });
  await expect(reaction(alice)).toBeVisible();
  expect(alice.complaints).toEqual([]);
  for (const { client } of sitters) client.close();
});

test("at Eights the host asks somebody to leave at their seat", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { page, t } = alice;
  const { sitters } = await gather(arrangedServer, alice, { others: ["Bob", "Carol"] });
  const [bob] = sitters;
  const ask = () => sheetOf(alice, "Bob").getByRole("button", { name: t("removing.one", { name: isolated("Bob") }) });
  const sure = page.getByRole("dialog", { name: t("removing.sure", { name: "Bob" }) });
  await seatOf(alice, "Bob").click();
  await ask().click();
  await expect(sure.getByText(t("removing.cardsGo"))).toBeVisible();
  expect(await axe(page)).toEqual([]);
  // Nothing has happened yet, and nobody has to.
  await alice.button(t("removing.cancel")).click();
  await expect(sure).toBeHidden();
  await expect(seatOf(alice, "Bob")).toBeFocused();
  await seatOf(alice, "Bob").click();
  await ask().click();
  await alice.button(t("removing.confirm")).click();
  await bob?.client.next(({ type, code }) => type === "notice" && code === "removed");
  await expect(sure).toBeHidden();
  for (const { client } of sitters) client.close();
});

for (const language of ["en", "ar"] as const)
  test(`at Baloot a seat says who sits there and how they are, by finger and by key, in ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: screenHere(), language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura);
    stage.shows(scenes.second, {
      seats: { 2: { id: "bot-zayd", name: "Zayd", bot: "good" }, 3: { standIn: "away", presence: "lost" } },
    });
    await expect(page.locator("[data-hand] [data-card]")).toHaveCount(7);
    stage.reacts(1, "heart");
    await expect(reaction(noura)).toBeVisible();

    const badr = sheetOf(noura, "Badr");
    await isFinger(seatOf(noura, "Badr"));
    await seatOf(noura, "Badr").click();
    await expect(badr.getByText(t("presence.about.here"))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await noura.pictured(`baloot-seat-${language}`);
    await muting(noura, badr, "Badr").click();
    await page.keyboard.press("Escape");
    await expect(badr).toBeHidden();
    await expect(seatOf(noura, "Badr")).toBeFocused();
    await expect(reaction(noura)).toHaveCount(0);

    // A bot has nothing to be muted for, and does not leave.
    const zayd = t("table.bots.bot-zayd");
    await seatOf(noura, zayd).focus();
    await page.keyboard.press("Enter");
    await expect(sheetOf(noura, zayd).getByText(t("presence.about.good"))).toBeVisible();
    await expect(sheetOf(noura, zayd).getByRole("button")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(sheetOf(noura, zayd)).toBeHidden();

    await seatOf(noura, "Yousef").click();
    const yousef = sheetOf(noura, "Yousef");
    await expect(yousef.getByText(t("presence.about.away"))).toBeVisible();
    await expect(yousef.getByRole("button", { name: t("removing.one", { name: isolated("Yousef") }) })).toBeVisible();
    await close(noura, yousef);
    stage.shows(scenes.second, { seats: { 3: { presence: "disconnected" } } });
    await seatOf(noura, "Yousef").click();
    await expect(yousef.getByText(t("presence.about.disconnected"), { exact: true })).toBeVisible();
    await close(noura, yousef);

    // One's own seat is none of these, and for a guest nobody can be asked to leave.
    await expect(page.locator("[data-about]")).toHaveCount(3);
    stage.shows(scenes.second, { seat: 1 });
    await seatOf(noura, "Noura").click();
    await expect(muting(noura, sheetOf(noura, "Noura"), "Noura")).toBeVisible();
    await expect(sheetOf(noura, "Noura").getByText(t("removing.one", { name: isolated("Noura") }))).toHaveCount(0);
    await page.keyboard.press("Escape");
    // Whoever looks on may ask about all four.
    stage.shows(scenes.second, { seat: null });
    await expect(page.locator("[data-about]")).toHaveCount(4);
    expect(noura.complaints).toEqual([]);
  });

test("at Baloot the host asks somebody to leave at their seat", once, async ({ invite, arrangedServer }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page, t } = noura;
  const options = { ...baloot.defaults, speed: "none" } as const;
  await BalootParty.of(arrangedServer, noura, { seed: "7".repeat(64), options });
  await seatOf(noura, "Badr").click();
  await sheetOf(noura, "Badr")
    .getByRole("button", { name: t("removing.one", { name: isolated("Badr") }) })
    .click();
  await expect(page.getByRole("dialog").getByText(t("removing.botStays"))).toBeVisible();
  await noura.button(t("removing.confirm")).click();
  await expect(noura.says(t("presence.said.left", { name: "Badr" }))).toBeVisible();
  await seatOf(noura, "Badr").click();
  await expect(sheetOf(noura, "Badr").getByText(t("presence.about.left"))).toBeVisible();
});

test("a Baloot seat wears a robot while a bot plays in it, and a lost line while theirs is lost", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura, ["Badr", "Salma Alharbi", "Yousef"]);
  const east = page.locator("[data-seat=east]");
  const west = page.locator("[data-seat=west]");
  // The seat in the middle stays where it is when its plate grows by what its owner buys.
  const north = page.locator("[data-seat=north]");
  stage.shows(scenes.bids);
  await expect(north).toBeVisible();
  const { x, width } = await boxOf(north);
  stage.shows(scenes.second);
  await expect(north.locator("bdi ~ span svg")).toBeVisible();
  expect(await boxOf(north)).toMatchObject({ x, width });
  await expect(east).toBeVisible();
  await expect(page.locator("[data-sign]")).toHaveCount(0);
  stage.shows(scenes.second, { seats: { 1: { presence: "lost" }, 3: { standIn: "disconnected" } } });
  await expect(east.locator("[data-sign=offline]")).toBeVisible();
  await expect(east).toContainText(t("baloot.away"));
  await expect(west.locator("[data-sign=bot]")).toBeVisible();
  await expect(west).toContainText(t("baloot.standIn"));
  await expect(page.locator("li").filter({ hasText: t("presence.said.cutOff", { name: "Yousef" }) })).toBeVisible();
  stage.shows(scenes.second, { seats: { 1: { presence: "disconnected" }, 3: { quit: true } } });
  await expect(east.locator("[data-sign=offline]")).toBeVisible();
  await expect(west.locator("[data-sign=bot]")).toBeVisible();
  // A bot by nature wears none.
  stage.shows(scenes.second, { seats: { 1: { bot: "easy", presence: "here" } } });
  await expect(page.locator("[data-sign]")).toHaveCount(0);
});

test("a slow line wears a yellow sign at the Baloot table", async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura, undefined, { lateMs: 1_200 });
  stage.shows(scenes.second);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(7);
  const sign = noura.says(t("table.reach.slow"));
  await expect(sign).toBeVisible();
  const yellow = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-hurry"),
  );
  const color = await sign.locator("svg").evaluate((icon) => getComputedStyle(icon).color);
  const wanted = await page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = value;
    return getComputedStyle(probe).color;
  }, yellow);
  expect(color).toBe(wanted);
  // Where something lies over the table, its headline is read all the same.
  for (const [scene, covered] of [
    ["sheet", "sheet"],
    ["over", "end"],
  ] as const) {
    stage.shows(scenes[scene]);
    await expect(page.locator("html")).toHaveAttribute("data-covered", covered);
    const headline = page.locator(scene === "over" ? "[data-told] h2, [data-told] [data-result]" : "main h2");
    await expect(headline.first()).toBeVisible();
    await expect(sign).toBeVisible();
    await expect.poll(() => liesOver(sign, headline), { message: scene }).toEqual([]);
  }
});

test("how many look on is said while one plays at Baloot", async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const stage = await BalootStage.of(noura);
  const words = (count: number) => noura.page.getByText(noura.t("lobby.watchers", { count }), { exact: true });
  const line = noura.page.locator("[data-watchers]");
  stage.shows(scenes.second);
  await expect(noura.page.locator("[data-hand] [data-card]")).toHaveCount(7);
  await expect(line).toHaveCount(0);
  const parts = noura.page.locator("[data-score], header button");
  // They come a frame after the cards.
  await expect(parts.last()).toBeVisible();
  const before = await boxes(parts);
  stage.shows(scenes.second, { watchers: 3 });
  await expect(line).toBeVisible();
  await expect(line).toContainText("3");
  await expect(words(3)).toBeAttached();
  // They come and go, and nothing moves for it.
  expect(await boxes(parts)).toEqual(before);
  await noura.pictured("watchers");
});

test("how many look on is said while one plays at Eights", once, async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  const { code, sitters } = await gather(arrangedServer, alice, { others: ["Bob", "Carol"] });
  const late = await Sitter.at(arrangedServer, code, "Late");
  await expect(alice.page.getByText(alice.t("lobby.watchers", { count: 1 }))).toBeVisible();
  await alice.pictured("watchers-eights");
  for (const { client } of [...sitters, late]) client.close();
});
