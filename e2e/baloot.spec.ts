import { axe, expect, freshCode, test } from "./fixtures";
import { BalootTable } from "./play/baloot-table";

const seed = (digit: string) => digit.repeat(64);

test("a hand against bots, bid and played by clicks, ends in a sheet that adds up", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(200_000);
  const noura = await invite("Noura");
  const { page } = noura;
  const table = await BalootTable.againstBots(noura, arrangedServer, freshCode(), seed("1"));
  expect.soft(await axe(page), "bidding").toEqual([]);
  let looked = false;
  await table.playHand(async () => {
    if (!looked) expect.soft(await axe(page), "one’s turn").toEqual([]);
    looked = true;
    const held = await table.cards.count();
    await table.playable.last().click({ position: { x: 12, y: 60 }, timeout: 2_000 });
    await expect(table.cards).toHaveCount(held - 1);
  });
  const [cells] = await page.locator("table tfoot tr").allInnerTexts();
  expect(cells).toMatch(/\d+\s+this hand\s+\d+/);
  await table.deed("next").click();
  await expect(table.cards).toHaveCount(5, { timeout: 20_000 });
  expect(noura.complaints).toEqual([]);
});

test("one tap at home, with no question asked, and one plays against bots", async ({ invite, server }) => {
  const fahd = await invite("Fahd", { server });
  await fahd.goHome("baloot");
  await fahd.button(fahd.t("home.againstBots")).click();
  const cards = fahd.page.locator("[data-hand] [data-card]");
  await expect(cards).toHaveCount(5);
  await fahd.page.reload();
  await expect(cards.first()).toBeVisible();
  expect(fahd.complaints).toEqual([]);
});

test("a whole hand by the keyboard alone", async ({ invite, arrangedServer }) => {
  test.setTimeout(200_000);
  const badr = await invite("Badr");
  const { page } = badr;
  const table = await BalootTable.againstBots(badr, arrangedServer, freshCode(), seed("2"));
  await table.playHand(async () => {
    const held = await table.cards.count();
    await page.locator("[data-hand] [data-card][tabindex='0']").focus();
    await page.keyboard.press("Home");
    for (let step = 0; step < held; step++) {
      const focused = page.locator("[data-card]:focus");
      if ((await focused.getAttribute("aria-disabled")) === null) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await expect(table.cards).toHaveCount(held - 1);
  });
  await expect(table.deed("next")).toBeVisible();
});

test("silence passes, plays the weakest card and brings a bot; one is back by saying so", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(120_000);
  const salma = await invite("Salma");
  const table = await BalootTable.againstBots(salma, arrangedServer, freshCode(), seed("3"));
  const back = salma.button(salma.t("baloot.back"));
  await expect(async () => {
    await table.pass(10_000);
    await expect(back).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await back.click();
  await expect(back).toBeHidden({ timeout: 30_000 });
});

test("a page that is loaded again finds its hand", async ({ invite, arrangedServer }) => {
  const huda = await invite("Huda");
  const table = await BalootTable.againstBots(huda, arrangedServer, freshCode(), seed("4"));
  const names = () => table.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")).sort());
  const before = await names();
  await huda.page.reload();
  await expect(table.cards).not.toHaveCount(0);
  expect(await names()).toEqual(expect.arrayContaining(before));
});

test("nobody is sent another’s cards", async ({ invite, arrangedServer }) => {
  const omar = await invite("Omar");
  const table = await BalootTable.againstBots(omar, arrangedServer, freshCode(), seed("5"));
  const own = await table.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
  const first = omar.frames.map((frame) => JSON.parse(frame)).find((frame) => frame.gameState?.phase === "dealt");
  const hands: (string | null)[][] = first?.gameState.hands ?? [];
  expect(hands.flat().filter((card) => card !== null).length).toBeLessThanOrEqual(5);
  for (const card of hands.flat()) if (card !== null) expect(own).toContain(card);
});
