import type { Page } from "@playwright/test";
import { timeout } from "@/lib/rules/baloot/moves";
import { closings } from "@/lib/table/wire/refusals";
import { expect, liesOver, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { bySpoken, inTurns } from "../play/in-turns";

// What stands round the carpet: words on a large screen, passing messages, what whoever looks on has, and when it comes.

const others = ["Badr", "Salma", "Yousef"];
const still = { reducedMotion: "reduce" } as const;
const touch = { hasTouch: true, ...still } as const;

/** How tall the letters of each are. */
const lettersOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      }),
    selectors,
  );

test("on a large screen the words are as much larger as the table is", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 1440, height: 900 }, ...still } });
  const { page } = noura;
  const stage = await BalootStage.of(noura, others);
  stage.shows(scenes.dealerBids, { leftMs: 8_000 });
  await expect(page.locator("[data-deed=ashkal]")).toBeVisible();
  const words = ["[data-seat=north] bdi", "[data-rules-line]", "[data-deed=pass]", "aside h2", "[data-score]"];
  const icon = () => page.locator("aside svg[viewBox='0 0 24 24']").first().boundingBox();
  const [common, commonIcon] = [await lettersOf(page, words), await icon()];
  expect(common.every((height) => height >= 13)).toBe(true);
  // Three figures a side are as large as their sidebar lets them be.
  for (const [width, height, times, score] of [
    [2560, 1440, 1.6, 1.6],
    [1920, 1080, 1.2, 1.2],
    [1366, 768, 1, 0.95],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await lettersOf(page, words)).map((now, index) => (now / (common[index] ?? 1)).toFixed(2)))
      .toEqual(words.map((word) => (word === "[data-score]" ? score : times).toFixed(2)));
    expect((await icon())?.width).toBeCloseTo(times * (commonIcon?.width ?? 0), 0);
  }
});

for (const [language, [width, height]] of inTurns([
  [390, 844],
  [360, 640],
  [844, 390],
  [740, 360],
] as const))
  test(`a passing message hides neither score nor turn nor hand, ${language} ${width}×${height}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: { viewport: { width, height }, ...touch }, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura, others);
    stage.shows(scenes.second, { leftMs: 9_000 });
    await expect(page.locator("[data-hand] [data-card]")).toHaveCount(7);
    // The longest there is.
    stage.shows(scenes.second, { leftMs: 9_000, seats: { 0: { standIn: "away" } } });
    const message = page.locator("li").filter({ hasText: t("presence.youAway") });
    await expect(message).toBeVisible();
    const hidden = await message.evaluate((toast) => {
      const box = toast.getBoundingClientRect();
      const isIn = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const needed = [...document.querySelectorAll("[data-scoreboard], [data-seat] [data-speaker], [data-deed]")].map(
        (part) => part.getBoundingClientRect(),
      );
      // Of a card one needs the upper half.
      const cards = [...document.querySelectorAll("[data-hand] [data-card]")].map((card) => {
        const { x, y, width: wide, height: high } = card.getBoundingClientRect();
        return new DOMRect(x, y, wide, high / 2);
      });
      const covers = [...needed, ...cards].filter(
        (part) =>
          part.left < box.right - 1 &&
          part.right > box.left + 1 &&
          part.top < box.bottom - 1 &&
          part.bottom > box.top + 1,
      );
      return {
        isIn,
        covers: covers.map(({ x, y, width: wide, height: high }) => [x, y, wide, high].map(Math.round)),
        box: [box.x, box.y, box.width, box.height].map(Math.round),
      };
    });
    expect(hidden).toMatchObject({ isIn: true, covers: [] });
  });

for (const language of ["en", "ar"] as const)
  test(`whoever looks on from a phone has a larger carpet, and the log where players hold their cards, ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: { viewport: { width: 390, height: 844 }, ...touch }, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura, others);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      stage.shows(scenes.amidTrick, { leftMs: 9_000 });
      const laid = page.locator("[data-laid]").first();
      await expect(laid).toBeVisible();
      const played = await laid.boundingBox();
      stage.shows(scenes.amidTrick, { leftMs: 9_000, seat: null });
      const log = page.getByRole("region", { name: t("baloot.log.title") });
      await expect(log).toBeVisible();
      await expect(log).toContainText(t("baloot.log.trick", { number: 2 }));
      const watched = await laid.boundingBox();
      expect(watched?.height).toBeGreaterThan(1.1 * (played?.height ?? 0));
      const box = await log.boundingBox();
      expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(16);
      expect(box?.height).toBeGreaterThan(0.2 * height);
      // Every seat is counted, the one whose place one looks from too.
      await expect(page.locator("[data-held]")).toHaveCount(4);
      await expect(page.locator("[data-scoreboard]")).toHaveAccessibleName(
        new RegExp(t("baloot.tally", { us: 0, them: 1 })),
      );
    }
  });

test("a seat's cards are counted when they have landed, not when they set out", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  const { page } = noura;
  const stage = await BalootStage.of(noura, others);
  stage.shows(scenes.sheet);
  await expect(page.locator("tfoot")).toBeVisible();
  stage.shows(scenes.dealt);
  const seat = page.locator("[data-seat=west] [data-held]");
  await expect(seat).toBeAttached();
  /** Which numbers can be seen on the back of the pile. */
  const seen = async (ms: number) => {
    await stage.freezes(ms);
    return seat.evaluate((pile) => {
      const isSeen = (element: Element) => Number(getComputedStyle(element).opacity) > 0.5;
      const numbers = [...pile.children].filter((child) => /^\d$/.test(child.textContent ?? ""));
      return isSeen(pile) ? numbers.filter(isSeen).at(-1)?.textContent : null;
    });
  };
  const order = [1, 2, 3, 0].map((step) => (scenes.dealt.deal.dealer + step) % 4);
  // 50 ms from card to card, 165 from seat to seat, 320 in flight (components/baloot/flight/dealing.ts).
  const first = (100 + 165) * order.indexOf(3) + 100 + 320;
  const second = (100 + 165) * 4 + (50 + 165) * order.indexOf(3) + 50 + 320;
  expect(await seen(first - 10)).toBeNull();
  expect(await seen(first + 90)).toBe("3");
  expect(await seen(second - 10)).toBe("3");
  expect(await seen(second + 90)).toBe("5");
});

test("the end of a claimed hand is told when its last card has fallen", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 1440, height: 900 } } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura, others);
  stage.shows(scenes.claimed, { leftMs: 9_000 });
  await expect(page.locator("[data-deed=accept]")).toBeVisible();
  const { scores } = scenes.accepted;
  const told = await page.evaluateHandle(
    (words) => {
      const fallen = new Set<string | null>();
      const before: { fallen: number | null } = { fallen: null };
      new MutationObserver(() => {
        for (const card of document.querySelectorAll("[data-laid]")) fallen.add(card.getAttribute("data-laid"));
        const says = [...document.querySelectorAll("[aria-live] p")].some(({ textContent }) =>
          textContent?.includes(words),
        );
        if (says) before.fallen ??= fallen.size;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return before;
    },
    t("baloot.said.score", { us: scores[0], them: scores[1] }),
  );
  stage.shows(scenes.accepted, { leftMs: 20_000 });
  await expect(page.locator("tfoot")).toBeVisible();
  await expect.poll(async () => (await told.jsonValue()).fallen).toBe(4 * 5);
});

test("one's own card that time or a bot has played comes out of the hand", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  const { page } = noura;
  const stage = await BalootStage.of(noura, others);
  const before = scenes.declared;
  stage.shows(before);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(8);
  const hand = await page.locator("[data-dashboard]").boundingBox();
  stage.shows(timeout(before));
  const laid = page.locator("[data-laid]").last();
  await expect(page.locator("[data-laid]")).toHaveCount(4);
  await stage.freezes(1);
  const start = await laid.locator("[data-flight-of]").boundingBox();
  expect(start?.y).toBeGreaterThan((hand?.y ?? 844) + (hand?.height ?? 0));
});

for (const [language, sizes] of bySpoken([
  [390, 844],
  [360, 640],
  [375, 667],
  [844, 390],
  [740, 360],
  [1440, 900],
] as const))
  test(`a lost line is said beside the score, and a card it kept back bears a mark, ${language}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura, others);
    for (const [width, height] of sizes) {
      const message = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      stage.shows(scenes.declared);
      const card = page.locator('[data-hand] [data-card="8C"]');
      await expect(card).toBeVisible();
      const needed = page.locator(
        "[data-score], [data-speaker], [data-said], [data-deed], [data-hand] [data-card], header button:not([data-scoreboard])",
      );
      // The longest words there are.
      await stage.goesDown(closings.storage);
      const banner = page.getByText(t("table.reach.unkept"));
      await expect(banner, message).toBeInViewport({ ratio: 1 });
      expect(await banner.evaluate((said) => said.scrollWidth - said.clientWidth), message).toBeLessThanOrEqual(0);
      expect(await liesOver(banner, needed), message).toEqual([]);
      await card.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator('[data-laid="8C"]')).toBeAttached();
      await expect(page.getByText(t("table.reach.notSent")), message).toBeInViewport({ ratio: 1 });
      await stage.comesBack();
    }
  });

for (const [language, sizes] of bySpoken([
  [390, 844],
  [360, 640],
  [740, 360],
  [1440, 900],
] as const))
  test(`what could not be sent says so wherever it was done, ${language}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: touch, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura, others);
    const mark = page.getByText(t("table.reach.notSent"));
    const onTable = "[data-public], [data-laid], [data-said], [data-speaker], [data-score], [data-hand] [data-card]";
    const deeds = [
      ["dealerBids", "pass", onTable],
      ["projects", "declare-AH-KH-QH", onTable],
      ["claimed", "accept", `${onTable}, [data-over-carpet]`],
      ["accused", "withdraw", onTable],
      ["sheet", "next", "tfoot, h2, table"],
    ] as const;
    for (const [[width, height], [scene, deed, needed]] of sizes.flatMap((size) =>
      deeds.map((one) => [size, one] as const),
    )) {
      const message = `${scene} ${width}×${height}`;
      await page.setViewportSize({ width, height });
      stage.shows(scenes[scene]);
      const button = page.locator(`[data-deed=${deed}]`);
      await expect(button).toBeVisible();
      await stage.goesDown();
      await expect(page.getByText(t("table.reach.lost"))).toBeVisible();
      await button.click();
      await expect(mark, message).toHaveCount(1);
      await expect(mark, message).toBeInViewport({ ratio: 1 });
      const isCovered = await mark.evaluate((words) => {
        const { x, y, width: wide, height: high } = words.getBoundingClientRect();
        // A mark lets taps through, and still is what one sees there.
        words.style.pointerEvents = "auto";
        const above = document.elementFromPoint(x + wide / 2, y + high / 2);
        return words.closest("[inert]") !== null || !(above && (words.contains(above) || above.contains(words)));
      });
      expect(isCovered, message).toBe(false);
      expect(await liesOver(mark, page.locator(needed)), message).toEqual([]);
      await stage.comesBack();
    }
  });

for (const [language, sizes] of bySpoken([
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const))
  test(`the guide of a first game lies over nothing beside a wide table, ${language}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: still, language });
    const { page } = noura;
    const stage = await BalootStage.of(noura, others, { isGuided: true });
    const guide = page.locator("[data-guide]");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      stage.shows(scenes.dealerBids);
      await expect(guide).toBeVisible();
      const board = page.locator("aside div[role=img]").first();
      expect(await board.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
      for (const scene of ["dealerBids", "overbid", "projects", "amidTrick"] as const) {
        stage.shows(scenes[scene]);
        await expect(page.locator(scene === "amidTrick" ? "[data-laid]" : "[data-said]").first()).toBeVisible();
        const needed = page.locator(
          "[data-hand] [data-card], [data-deed], [data-seat], [data-said], [data-laid], [data-public]",
        );
        if (!(await guide.isVisible())) continue;
        const message = `${scene} ${width}×${height}`;
        await expect.poll(() => liesOver(guide, needed), { message, timeout: 3_000 }).toEqual([]);
      }
    }
  });
