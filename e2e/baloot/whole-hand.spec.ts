import { deck } from "@/lib/rules/baloot";
import { axe, expect, freshCode, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { showing } from "../play/baloot/showing";
import { BalootTable } from "../play/baloot/table";
import type { Person } from "../play/person";

const seed = (digit: string) => digit.repeat(64);

/** The lines of the sheet are the hand: card points and the last trick are the raw ones, and what counts is the sum. */
async function addsUp({ page, t }: Person): Promise<void> {
  await expect(page.locator("table tfoot tr")).toHaveText(/^\d+this hand\d+$/);
  const rows = await page.locator("table:has(tfoot) :is(tbody, tfoot) tr").evaluateAll((all) =>
    all.map((row) => ({
      label: row.querySelector("th")?.textContent ?? "",
      values: [...row.querySelectorAll("td")].map(({ textContent }) => Number(textContent?.replace("–", "0"))),
    })),
  );
  const row = (key: "cards" | "lastTrick" | "raw" | "counts") => {
    const at = rows.findIndex(({ label }) => label.startsWith(t(`baloot.sheet.${key}`)));
    expect(at, key).toBeGreaterThan(0);
    return { at, values: rows[at]?.values ?? [] };
  };
  const sum = (lines: readonly (readonly number[])[]) =>
    [0, 1].map((side) => lines.reduce((total, line) => total + (line[side] ?? Number.NaN), 0));
  expect(sum([row("cards").values, row("lastTrick").values])).toEqual(row("raw").values);
  const counted = rows.slice(row("counts").at, -1).map(({ values }) => values);
  expect(sum(counted)).toEqual(rows.at(-1)?.values);
  expect([130, 162]).toContain(row("raw").values.reduce((total, points) => total + points, 0));
}

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
    await table.play(await table.aPlayable(), "click");
    await expect(table.cards).toHaveCount(held - 1);
  });
  await addsUp(noura);
  // The sheet goes by itself too.
  await table
    .deed("next")
    .click({ timeout: 5_000 })
    .catch(() => {});
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

test("a whole hand by the keyboard alone: bids, a suit, a double, a project, every card, a sawa", async ({
  invite,
  arrangedServer,
}) => {
  const badr = await invite("Badr", { on: { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } });
  const party = await BalootParty.of(arrangedServer, badr, showing, { others: ["Salma", "Layla", "Yousef"] });
  await party.plays(
    showing.turns.filter(({ before }) => before.deals.length === 0 || before.phase === "sheet"),
    "keys",
  );
  await expect(party.table.cards).toHaveCount(5);
  expect(badr.complaints).toEqual([]);
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

/** All that is said anywhere in a message. */
const within = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(within) : [value];

test("nobody is sent another’s cards", async ({ invite, arrangedServer }) => {
  const omar = await invite("Omar");
  const table = await BalootTable.againstBots(omar, arrangedServer, freshCode(), seed("5"));
  const isCard = (value: unknown) => typeof value === "string" && deck.some((card) => card === value);
  const sent = omar.frames.flatMap((frame) => within(JSON.parse(frame)).filter(isCard));
  const open = await omar.page.locator("[data-public]").getAttribute("data-public");
  const own = await table.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  expect(own).toHaveLength(5);
  expect(new Set(sent)).toEqual(new Set([...own, open]));
});
