import type { Page } from "@playwright/test";
import { axe, expect, freshCode, test } from "../fixtures";
import { wordsOf } from "../play/words";

test.use({ serviceWorkers: "allow" });
const t = wordsOf("en");

const cards = (page: Page) => page.locator("[data-hand] [data-card]");
const playable = (page: Page) =>
  page.locator(`[data-hand] [data-card][aria-label$="${t("baloot.playable", { card: "" }).replace(/^\P{L}*/u, "")}"]`);
const names = (page: Page) =>
  cards(page).evaluateAll((held) => held.map((card) => card.getAttribute("data-card")).sort());

test("installed, Baloot against bots is one tap away without a network, and still there after a reload", async ({
  page,
  server,
  context,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: t("home.againstBots") }).click();
  await expect(page).toHaveURL(/\/baloot\/[A-Z0-9]{4,12}$/);
  await expect(cards(page)).toHaveCount(5);

  // Bids are passed until cards can be played; where nobody buys, it is dealt again.
  await expect(async () => {
    for (const name of ["pass", "decline", "accept"]) {
      const deed = page.locator(`[data-deed="${name}"]`);
      if (await deed.isVisible()) await deed.click({ timeout: 1_000 });
    }
    await expect(playable(page)).not.toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [60] });
  const card = playable(page).last();
  const played = await card.getAttribute("data-card");
  await card.press("Enter");
  await expect(page.locator(`[data-hand] [data-card="${played}"]`)).toHaveCount(0);
  const held = await names(page);

  await page.reload();
  await expect(cards(page)).not.toHaveCount(0);
  const found = await names(page);
  expect(held).toEqual(expect.arrayContaining(found));
  expect(found).not.toContain(played);
  await expect(page.getByText(t("table.reach.unreachable"))).toHaveCount(0);

  const art = await page.evaluate(async () => (await fetch("/art/deck/Q-clubs.svg")).ok);
  expect(art, "a card nobody has seen yet").toBe(true);

  // So is the choice of the next match, and home leads back to this one.
  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.next") }).click();
  const next = page.getByRole("dialog", { name: t("lobby.nextMatch.title") });
  await next
    .locator("label")
    .filter({ hasText: t("baloot.options.none") })
    .click();
  await next.getByRole("button", { name: t("lobby.nextMatch.done") }).click();
  const table = page.url();
  await page.goto(server.url);
  await page
    .getByRole("navigation", { name: t("home.back.title") })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(table);
  await expect(cards(page)).toHaveCount(found.length);
  await page.goto(server.url);
  await page.getByRole("button", { name: t("home.back.newMatch") }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).not.toHaveURL(table);
  await expect(page.locator("[data-rules-line]")).toContainText(t("baloot.options.none"));

  // And the rules are at hand.
  await page.goto(`${server.url}/baloot/rules#5.3`);
  await expect(page.locator('[id="5.3"]')).toBeFocused();
  expect(complaints).toEqual([]);
});

test("installed, Eights against bots is there without a network too, and still after a reload", async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.url}/eights`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: t("home.againstBots") }).click();
  await expect(page).toHaveURL(/\/eights\/[A-Z0-9]{4,12}$/);
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole("button", { name: t("eights.draw"), exact: true }).click();
  await expect(cards(page)).toHaveCount(8);
  const held = await names(page);
  // The bots play on, until it is one's own turn again.
  await expect(page.getByRole("button", { name: t("eights.draw"), exact: true })).toBeEnabled();
  await page.reload();
  await expect(cards(page)).not.toHaveCount(0);
  expect(await names(page)).toHaveLength(held.length);
  await page.getByRole("button", { name: t("eights.menu.open"), exact: true }).click();
  // As many play next as were chosen.
  await page.getByRole("menuitem", { name: t("eights.menu.next") }).click();
  const next = page.getByRole("dialog", { name: t("lobby.nextMatch.title") });
  await expect(next.locator("output")).toHaveText("3");
  await next.getByRole("button", { name: t("eights.options.more") }).click();
  await expect(next.locator("output")).toHaveText("4");
  await next.getByRole("button", { name: t("lobby.nextMatch.done") }).click();
  const others = page.locator("[data-round] > li");
  await expect(others).toHaveCount(2);
  await page.goto(`${server.url}/eights`);
  await page.getByRole("button", { name: t("home.back.newMatch") }).click();
  await expect(others).toHaveCount(3);
});

test("installed, Rummy against bots is there without a network too, and a running turn goes on after a reload", async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.url}/rummy`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: t("home.againstBots") }).click();
  await expect(page).toHaveURL(/\/rummy\/[A-Z0-9]{4,12}$/);
  const hand = (count: number) => page.getByRole("list", { name: t("melds.hand", { count }) });
  await expect(hand(13)).toBeVisible();
  // A bot plays first, where the lot says so.
  await page.getByRole("button", { name: t("melds.draw"), exact: true }).click({ timeout: 60_000 });
  await expect(hand(14)).toBeVisible();
  await page.reload();
  await expect(hand(14)).toBeVisible();
});

test("installed, Dhappa Baaji against bots is there without a network too, and a running turn goes on after a reload", async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.url}/dhappa`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: t("home.againstBots") }).click();
  await expect(page).toHaveURL(/\/dhappa\/[A-Z0-9]{4,12}$/);
  const hand = (count: number) => page.getByRole("list", { name: t("melds.hand", { count }) });
  await expect(hand(27)).toBeVisible();
  // The bots play first, where the lot says so.
  await page.getByRole("button", { name: t("melds.draw"), exact: true }).click({ timeout: 60_000 });
  await expect(hand(28)).toBeVisible();
  await page.reload();
  await expect(hand(28)).toBeVisible();
  await expect(page.locator("[data-standing]")).toHaveText(t("dhappa.phase.play"));
  // An installed Majlis that is opened anew shows it by itself.
  const table = page.url();
  await page.close();
  const app = await context.newPage();
  await app.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await app.goto(server.url);
  await expect(app).toHaveURL(table);
  await expect(app.getByRole("list", { name: t("melds.hand", { count: 28 }) })).toBeVisible();
});

for (const language of ["en", "ar"] as const)
  test(`installed, a table among friends that cannot be reached offline says so and leads on, in ${language}`, async ({
    invite,
  }) => {
    const sara = await invite("Sara", { on: "phone", language });
    const { page, t } = sara;
    await page.addInitScript(() => localStorage.setItem("majlis.baloot.guide", "true"));
    await sara.goHome("baloot");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.context().setOffline(true);
    await sara.button(t("home.withFriends")).click();
    await sara.introduce("falcon", t("table.join.openAction"));
    await expect(page.getByRole("heading", { name: t("table.reach.offline") })).toBeVisible();
    await sara.pictured("offline");
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    await sara.pictured("offline-lying");
    await expect(page.getByRole("link", { name: t("common.home") })).toBeInViewport();
    await sara.button(t("home.againstBots")).click();
    await expect(cards(page)).toHaveCount(5);
  });

test("a table that does not answer says so and leads on, and comes when it answers", async ({ invite }) => {
  const sara = await invite("Sara", { on: "phone" });
  const { page, t } = sara;
  let isThere = false;
  await page.routeWebSocket(/\/parties\/eights\//, (socket) => {
    if (isThere) socket.connectToServer();
    else void socket.close();
  });
  const code = freshCode();
  await sara.isKnownAt(code, "friends");
  await sara.goTo(code);
  await expect(page.getByRole("heading", { name: t("table.reach.unreachable") })).toBeVisible();
  await sara.pictured("unreachable");
  await expect(sara.button(t("home.againstBots"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("common.home") })).toBeVisible();
  isThere = true;
  await expect(sara.start).toBeVisible();
});
