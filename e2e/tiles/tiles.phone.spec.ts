import { play, recordOf, start, totalOf } from "@/lib/rules/tiles";
import { axe, expect, test } from "../fixtures";
import { looksAtAll } from "../play/in-turns";
import { type SeenRound, TilesPage } from "../play/tiles";

test("on a phone, in Arabic, the table is mirrored and the tiles are not", async ({ page, server }, info) => {
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.part("language").click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(tiles.part("new-game")).toHaveText("لعبة جديدة");
  expect(await axe(page)).toEqual([]);
  await tiles.begin("سلمان");
  await tiles.hurry();
  for (let round = 1; round <= 3; round++) await tiles.play(round);
  const left = async (part: string) => (await tiles.part(part).first().boundingBox())?.x ?? Number.NaN;
  expect(await left("higher")).toBeGreaterThan(await left("lower"));
  expect(await left("draw-pile")).toBeLessThan(await left("discard-pile"));
  await tiles.atRest();
  expect(await axe(page)).toEqual([]);
  if (looksAtAll) await page.screenshot({ path: info.outputPath("phone-ar.png") });
});

test("on every phone, upright and on its side, everything is on the screen, and nothing hides anything", async ({
  page,
  server,
}, info) => {
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Noura");
  await tiles.hurry();
  let last: SeenRound | undefined;
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
    // On its side, where a bar of the browser takes its part too.
    [844, 390],
    [844, 340],
    [640, 360],
    [932, 430],
  ] as const) {
    const message = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    last = await tiles.play((last?.round ?? 0) + 1, last);
    await tiles.atRest();
    if (looksAtAll) await page.screenshot({ path: info.outputPath(`phone-${width}.png`) });
    expect(await tiles.hidden(), message).toEqual([]);
    for (const part of ["higher", "lower", "back", "menu"]) {
      const box = await tiles.part(part).boundingBox();
      expect(box?.height, `${part} ${message}`).toBeGreaterThanOrEqual(44);
      expect(box?.width, `${part} ${message}`).toBeGreaterThanOrEqual(44);
    }
    const tops = await tiles.part("tile").evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    expect(new Set(tops).size, message).toBe(1);
  }
});

test("with reduced motion nothing travels, and the game goes on", async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Noura");
  await tiles.part("higher").click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []))
      .filter(({ transform, translate }) => (transform && transform !== "none") || (translate && translate !== "none")),
  );
  expect(moving).toEqual([]);
  await tiles.settled();
  await tiles.play(2);
});

test("a long look back at the history ends with the next bet", async ({ page, server }) => {
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Noura");
  await tiles.hurry();
  let last = await tiles.play(1);
  for (let round = 2; round <= 6; round++) last = await tiles.play(round, last);
  const ledger = page.locator("[data-part=history] ol");
  await ledger.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(ledger.getByRole("listitem").first()).not.toBeInViewport();
  await tiles.play(7, last);
  await expect(ledger.getByRole("listitem").first()).toBeInViewport();
  await expect(ledger.getByRole("listitem").first()).toContainText("7");
});

/** A game with one bet to go, and that bet. */
function lastBet() {
  const likelier = (hand: Parameters<typeof totalOf>[0]) => (totalOf(hand) <= 20 ? "higher" : "lower");
  let state = start("5".repeat(64));
  for (;;) {
    const bet = likelier(state.hand);
    const next = play(state, bet);
    if (next.ending) return { record: recordOf(state), bet };
    state = next;
  }
}

test("luck and choice are told without scrolling", async ({ page, server }) => {
  const { record, bet } = lastBet();
  const kept = { name: "Noura", day: null, record, end: null, saved: false };
  await page.addInitScript((game) => localStorage.setItem("majlis.tiles.game", game), JSON.stringify(kept));
  const tiles = new TilesPage(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${server.url}/tiles`);
  await expect(tiles.part(bet)).toBeEnabled();
  await tiles.hurry();
  await tiles.part(bet).click();
  await expect(tiles.over).toBeVisible();
  await tiles.part("account").click();
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [667, 375],
    [640, 360],
    [1440, 900],
  ] as const) {
    const message = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await tiles.atRest();
    for (const part of ["weighed", "again", "to-landing", "share"])
      await expect(tiles.part(part), message).toBeInViewport({ ratio: 1 });
    const over = await tiles.over.evaluate((body) => {
      const { scrollHeight = 0, clientHeight = 0 } = body.parentElement ?? {};
      return scrollHeight - clientHeight;
    });
    expect(over, message).toBeLessThanOrEqual(0);
    expect(await axe(page), message).toEqual([]);
  }
});
