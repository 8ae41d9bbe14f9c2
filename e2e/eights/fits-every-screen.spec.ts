import type { Page } from "@playwright/test";
import { type Card, type EightsState, eights, faces } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { expect, test } from "../fixtures";
import { TableStage } from "../play/table-stage";

/** From the smallest phone to the largest screen, upright and on their sides. */
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;
/** As long as names are. */
const names = {
  en: ["Abdulrahman Alharbi", "Noura", "Wilhelmina Montgomer", "Yousef", "Abdulrahman Alharbii", "Salma"],
  ar: ["عبدالرحمن الحربي أبو", "نورة", "عبدالرحمن الدوسري", "يوسف", "عبدالعزيز القحطاني", "سلمى"],
} as const;

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

/** What cannot be read or reached: cut, out of the screen, or over something else; and whatever a search of the page could scroll. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}”`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !one.closest("[inert]"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2);
    const scrolls = (element: Element) =>
      [getComputedStyle(element).overflowX, getComputedStyle(element).overflowY].some((flow) =>
        /auto|scroll/.test(flow),
      );
    const isScrolled = (element: Element): boolean =>
      element.parentElement !== null && (scrolls(element.parentElement) || isScrolled(element.parentElement));
    for (const { element, box } of seen("main button, main h1, main h2, [data-watchers], main bdi, header p"))
      if (
        !isScrolled(element) &&
        (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      )
        found.push(`${name(element)} hangs out of the screen`);
    for (const { element } of seen("main button, main h1, main p, main span")) {
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const { textOverflow, overflowX } = getComputedStyle(element);
      // A name may end in dots, a title may not.
      const mayEnd = textOverflow === "ellipsis" && !element.matches("h1");
      if (!isText || mayEnd || element.closest(".sr-only, svg, [data-hand]")) continue;
      if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name(element)} is cut`);
    }
    const apart = (ones: string, others: string) => {
      for (const { element: one, box: a } of seen(ones))
        for (const { element: other, box: b } of seen(others)) {
          if (one === other || one.contains(other) || other.contains(one)) continue;
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 3 && down > 3) found.push(`${name(one)} lies over ${name(other)}`);
        }
    };
    apart("header button, header h1, [data-watchers]", "header button, header h1, [data-watchers]");
    apart("header button, header h1, [data-watchers]", "[data-round] > li > *");
    apart("[data-in-force]", "[data-shelf], header button");
    apart("[data-own] button, [data-own] p", "[data-own] button, [data-own] p");
    apart("[data-round] > li > bdi", "[data-round] > li > bdi, [data-round] > li > [data-anchor]");
    const main = document.querySelector("main");
    if (main && (main.scrollWidth > main.clientWidth + 1 || main.scrollHeight > main.clientHeight + 1))
      found.push(
        `the board is ${main.scrollWidth} by ${main.scrollHeight} in ${main.clientWidth} by ${main.clientHeight}`,
      );
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than its window");
    return [...new Set(found)];
  });

for (const language of ["en", "ar"] as const)
  test(`nothing of Eights is cut or covered from 320 to 2560 px, ${language}`, async ({ invite }) => {
    const [own, ...others] = names[language];
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
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => faults(page), { message: `${scene} ${width}×${height}`, timeout: 4_000 }).toEqual([]);
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
