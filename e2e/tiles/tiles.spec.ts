import { writeFile } from "node:fs/promises";
import { axe, expect, test, watchComplaints } from "../fixtures";
import { type SeenRound, TilesPage } from "../play/tiles";

// A trace films every frame of hundreds of rounds; the report tells more.
test.use({ trace: "off" });

/** No game may last longer; the rules end it after 201 rounds at the latest. */
const cap = 500;
/** So many rounds are played in the time they take, to see that nothing on the table moves by it; the rest as quick as can be. */
const watched = 41;

test("a whole game, played by what can be seen, to its natural end, and nothing moves by a pixel", async ({
  page,
  server,
}, info) => {
  test.setTimeout(600_000);
  const complaints = watchComplaints(page);
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  expect(await axe(page)).toEqual([]);
  await tiles.begin("  Noura  ");
  await tiles.hurry();

  const rounds: SeenRound[] = [];
  const play = async () => rounds.push(await tiles.play(rounds.length + 1, rounds.at(-1)));
  const atRest = async () => {
    await page.mouse.move(0, 0);
    // What became of a bet lifts the total for a while.
    await expect(page.locator("[data-verdict]")).toHaveCount(0);
    await tiles.atRest();
  };
  await play();
  await atRest();
  const before = await tiles.places();
  while (rounds.length < watched) {
    await play();
    if (rounds.length === 20) expect(await axe(page)).toEqual([]);
  }
  await atRest();
  await expect.poll(() => tiles.places(), { timeout: 10_000 }).toEqual(before);
  const ledger = page.locator("[data-part=history] ol");
  await expect(ledger.getByRole("listitem")).toHaveCount(watched);
  await expect(ledger.getByRole("listitem").first()).toContainText(`${watched}`);
  await ledger.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(ledger.getByRole("listitem").last()).toBeInViewport();

  await tiles.takesTime();
  while (!rounds.at(-1)?.isOver && rounds.length < cap) await play();
  await expect(tiles.over).toBeVisible();
  const ending = await page.getByRole("dialog").getAttribute("aria-describedby");
  const cause = (await page.locator(`[id="${ending}"]`).textContent()) ?? "";
  await tiles.atRest();
  const report = info.outputPath("report.json");
  await writeFile(report, JSON.stringify({ rounds, cause, score: rounds.at(-1)?.score }, null, 2));
  await info.attach("report", { path: report, contentType: "application/json" });

  // The rules, read off the screen.
  expect(rounds.length).toBeLessThanOrEqual(201);
  expect(rounds.length).toBeGreaterThanOrEqual(101);
  for (const [index, { base, bet, total, outcome, next }] of rounds.entries()) {
    expect(outcome === "won").toBe(bet === "higher" ? total > base : total < base);
    const moved = next - total;
    expect(outcome === "won" ? moved : -moved).toBeGreaterThanOrEqual(0);
    expect(Math.abs(moved)).toBeLessThanOrEqual(4);
    const following = rounds[index + 1];
    if (following) expect(following.base).toBe(next);
  }
  const decks = (index: number) => (index < 33 ? 1 : index < 100 ? 2 : 3);
  for (const { round, draw, discard } of rounds) expect(draw + discard + 4).toBe(136 * decks(round));
  expect(rounds[31]).toMatchObject({ draw: 4, discard: 128 });
  expect(rounds[32]).toMatchObject({ draw: 268, discard: 0 });
  expect(cause).toMatch(/reached (0|10)(, and the draw pile ran out)?$|third time$/);

  // The end: score, name, saved once, and out again.
  const score = rounds.filter(({ outcome }) => outcome === "won").length;
  await expect(tiles.part("final-score")).toHaveText(String(score));
  await expect(tiles.part("final-name")).toHaveText("Noura");
  await expect(tiles.part("saved")).toHaveText("Saved, 1st place");
  await expect(tiles.part("higher")).toBeDisabled();
  await tiles.part("account").click();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(tiles.part("final-score")).toHaveText(String(score));
  await tiles.part("to-landing").click();
  const board = tiles.part("leaderboard");
  await expect(board.getByRole("listitem")).toHaveText([new RegExp(`Noura\\s*${score}$`)]);
  await page.reload();
  await expect(board.getByRole("listitem")).toHaveCount(1);
  await expect(page.locator("input[name=name]")).toHaveValue("Noura");

  // Clearing asks first.
  await tiles.part("clear").click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(board.getByRole("listitem")).toHaveCount(1);
  await tiles.part("clear").click();
  await page.getByRole("button", { name: "Clear it" }).click();
  await expect(board.getByRole("listitem")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the server may go: the game opens, plays and shares its faces without it", async ({ page, server }) => {
    const tiles = new TilesPage(page);
    await tiles.open(server.url);
    const kept = () =>
      page.evaluate(async () => {
        // A cache may be full before its worker answers for the page.
        await navigator.serviceWorker.ready;
        const drawings = await (await caches.open("majlis.art")).keys();
        return Boolean(await caches.match(`${location.origin}/tiles`)) && drawings.length;
      });
    await expect.poll(kept, { timeout: 30_000 }).toBeGreaterThanOrEqual(36);
    await server.kill9();
    await page.reload();
    await tiles.begin("Omar K");
    await tiles.play(1);
    await page.evaluate(() => Promise.all(["red", "bamboo-1"].map((kind) => fetch(`/art/tiles/${kind}.svg`))));
    await tiles.part("back").click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await tiles.part("language").click();
    await expect(tiles.part("new-game")).toHaveText("لعبة جديدة");
  });
});

test("names are checked where they are written, and the keyboard plays", async ({ page, server }) => {
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  const name = page.locator("input[name=name]");
  await tiles.part("new-game").click();
  await expect(page.getByText("Write a name first.")).toBeVisible();
  await name.fill("N");
  await expect(page.getByText("A name has 2 letters at least.")).toBeVisible();
  await name.fill("12345678901234567");
  await expect(page.getByText("A name has 16 letters at most.")).toBeVisible();
  await name.fill("No!");
  await expect(page.getByText("Only letters, numbers, spaces, _ and - are possible.")).toBeVisible();
  await name.fill("Dana");
  await name.press("Enter");
  await expect(tiles.part("higher")).toBeEnabled();
  await page.keyboard.press("ArrowUp");
  await expect(tiles.part("higher")).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await tiles.settled();
  await expect(page.locator("[data-part=history] ol").getByRole("listitem")).toHaveCount(1);
  await expect(tiles.part("told")).toContainText("Round 1: Higher on");

  // Back asks, and what is left is not saved.
  await tiles.part("back").click();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(tiles.part("higher")).toBeEnabled();
  await page.reload();
  await expect(tiles.part("round")).toHaveText("Round 2");
  await tiles.part("back").click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(tiles.part("leaderboard").getByRole("listitem")).toHaveCount(0);
});

test("a bet made with Enter can be made again with Enter", async ({ page, server }) => {
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Dana");
  await tiles.part("lower").focus();
  for (const round of [1, 2, 3]) {
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-part=history] ol").getByRole("listitem")).toHaveCount(round);
    await tiles.settled();
    await expect(tiles.part("lower")).toBeFocused();
  }
});

test("a device that keeps nothing is said to, and plays", async ({ page, server }) => {
  // The browser's own refusal, as with blocked cookies.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Noura");
  await tiles.play(1);
  await tiles.part("back").click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(tiles.part("trouble")).toContainText("This device does not let us keep anything");
});

test("today's deck is the same for two players", async ({ browser, server }) => {
  const hands = await Promise.all(
    ["Noura", "سلمان"].map(async (name) => {
      const context = await browser.newContext();
      const tiles = new TilesPage(await context.newPage());
      await tiles.open(server.url);
      await tiles.page.locator("input[name=name]").fill(name);
      await tiles.part("today").click();
      await expect(tiles.part("higher")).toBeEnabled();
      const first = await tiles.part("tile").allTextContents();
      await context.close();
      return first;
    }),
  );
  expect(hands[0]).toHaveLength(4);
  expect(hands[1]).toEqual(hands[0]);
});

test("the Back of the browser asks as the Back of the page does, and leads to the front page", async ({
  page,
  server,
}) => {
  const tiles = new TilesPage(page);
  await page.goto(server.url);
  await tiles.open(server.url);
  await tiles.begin("Dana");
  await tiles.play(1);
  const asked = page.getByRole("dialog");
  await page.goBack();
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "Play on" }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await expect(tiles.part("higher")).toBeEnabled();
  await page.goBack();
  await asked.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(tiles.part("new-game")).toBeVisible();

  // Before the first bet nothing is lost, so nothing is asked; and the front page is one step from where one came from.
  await tiles.begin("Dana");
  await page.goBack();
  await expect(tiles.part("new-game")).toBeVisible();
  expect(page.url()).toBe(`${server.url}/tiles`);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});

test("a round moves the hands of the ledger on without laying anything out anew", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const tiles = new TilesPage(page);
  await tiles.open(server.url);
  await tiles.begin("Dana");
  await tiles.hurry();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const sources = (entry: PerformanceEntry) => ("sources" in entry ? (entry.sources as { node: Node | null }[]) : []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of sources(entry)) {
          if (node instanceof Element && node.matches("[data-part=history] li")) seen.push(node.outerHTML.slice(0, 80));
        }
    }).observe({ type: "layout-shift" });
  });
  let before = await tiles.play(1);
  for (let round = 2; round <= 4; round++) before = await tiles.play(round, before);
  await tiles.atRest();
  const xs = await page
    .locator("[data-part=history] li")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  expect(new Set(xs).size).toBe(4);
  expect(await page.evaluate(() => ("seen" in window ? window.seen : null))).toEqual([]);
});
