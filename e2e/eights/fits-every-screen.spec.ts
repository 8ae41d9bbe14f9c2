import { type Card, type EightsState, eights, faces } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { expect, test } from "../fixtures";
import { TableStage } from "../play/table-stage";
import { everySize, longNames, whatDoesNotFit } from "../play/what-does-not-fit";

const cards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => faces[index % 51] as Card);
const plus20: Card = { type: "plus20", chosenColor: "yellow" };

/** Six who hold as many cards as can be, under a stack, with a log that is full. */
const crowded = (current: number): EightsState => {
  const state = eights.setup(6, { ...eights.defaults, maxPlayers: 6 }, seedOf(6));
  const log = Array.from({ length: 24 }, (_, index) => ({ seat: index % 6, did: "played" as const, card: plus20 }));
  const hands = [54, 1, 145, 99, 1, 38].map(cards);
  return { ...state, hands, log, current, turns: 399, pile: [plus20], color: "yellow", pendingDraws: 186 };
};
/** Down to two cards, at a table of teams where the last one is called. */
const called: EightsState = {
  ...crowded(0),
  options: { ...eights.defaults, calling: true, teams: true },
  hands: [2, 1, 145, 99, 1, 38].map(cards),
};
const over: EightsState = { ...crowded(1), hands: [54, 0, 145, 99, 1, 38].map(cards), winners: [1], pendingDraws: 0 };

const apart = [
  ["header button, header h1, [data-watchers]", "header button, header h1, [data-watchers]"],
  ["header button, header h1, [data-watchers]", "[data-round] > li > *"],
  ["[data-in-force]", "[data-shelf], header button"],
  ["[data-own] button, [data-own] p", "[data-own] button, [data-own] p"],
  ["[data-round] > li > bdi", "[data-round] > li > bdi, [data-round] > li > [data-anchor]"],
] as const;

for (const language of ["en", "ar"] as const)
  test(`nothing of Eights is cut or covered from 320 to 2560 px, ${language}`, async ({ invite }) => {
    const [own, ...others] = longNames[language];
    const on = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
    const person = await invite(own, { on, language });
    const { page } = person;
    const stage = await TableStage.of(eights, person, others);
    const scenes = {
      own: () => stage.shows(crowded(0), { watchers: 12 }),
      called: () => stage.shows(called, { watchers: 12 }),
      other: () => stage.shows(crowded(2), { watchers: 12, seats: { 3: { presence: "disconnected" } } }),
      watched: () => stage.shows(crowded(2), { watchers: 12, seat: null }),
      over: () => stage.shows(over, { watchers: 12 }),
    };
    for (const [scene, shows] of Object.entries(scenes)) {
      shows();
      await expect(scene === "over" ? person.board.places : page.locator("[data-round] > li").first()).toBeVisible();
      for (const [width, height] of everySize) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => whatDoesNotFit(page, apart), { message: `${scene} ${width}×${height}`, timeout: 4_000 })
          .toEqual([]);
        if (process.env.SCREENS) await page.screenshot({ path: `artifacts/eights/${language}-${width}-${scene}.png` });
      }
    }
    expect(person.complaints).toEqual([]);
  });

test("a hand of 54 cards is reached to its end with a mouse: by the wheel, the arrows at its ends, and dragged", async ({
  invite,
}) => {
  const alice = await invite("Alice");
  const { page, board } = alice;
  const stage = await TableStage.of(eights, alice, ["Badr", "Salma", "Omar", "Lina", "Hind"]);
  stage.shows(crowded(0));
  await expect(board.cards).toHaveCount(54);
  const row = page.locator("[data-hand]");
  const at = () => row.evaluate((one) => Math.round(one.scrollLeft));
  const end = await row.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(end).toBeGreaterThan(500);

  await row.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(at).toBe(400);
  await page.mouse.wheel(0, 9_000);
  await expect.poll(at).toBe(end);
  await expect(page.locator("[data-more=right]")).toHaveCount(0);
  await page.locator("[data-more=left]").click();
  await expect.poll(at).toBeLessThan(end - 200);
  await page.mouse.wheel(0, -20_000);
  await expect.poll(at).toBe(0);

  const box = await row.boundingBox();
  if (!box) throw new Error("no hand");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y + 2, { steps: 8 });
  await page.mouse.up();
  expect(await at()).toBe(300);
  // What was dragged along is neither played nor asked about.
  await expect(board.cards).toHaveCount(54);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await board.cards.first().focus();
  await page.keyboard.press("End");
  await expect.poll(at).toBe(end);
});

test("a card on its way flies under whatever is open over the board", async ({ invite }) => {
  const alice = await invite("Alice");
  const { page } = alice;
  const stage = await TableStage.of(eights, alice, ["Badr", "Salma", "Omar", "Lina", "Hind"]);
  stage.shows(crowded(2));
  await page.getByRole("button", { name: alice.t("eights.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: alice.t("eights.menu.leave") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const layer = (selector: string) =>
    page.evaluate((wanted) => {
      let top = 0;
      for (let one = document.querySelector(wanted); one; one = one.parentElement)
        top = Number(getComputedStyle(one).zIndex) || top;
      return top;
    }, selector);
  expect(await layer("[data-sky]")).toBeGreaterThan(100);
  expect(await layer("[role=dialog]")).toBeGreaterThan(await layer("[data-sky]"));
});
