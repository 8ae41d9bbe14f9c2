import type { Locator, Page } from "@playwright/test";
import { pauses } from "@/lib/rules/baloot";
import { axe, boxOf, expect, liesOver, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage, type Setting } from "../play/baloot/stage";
import { looksAtAll } from "../play/in-turns";

/** `SCREENS=all` looks at every size, and keeps every picture. */
/** Without a graphics card the largest pictures take seconds each, and there are two dozen of them. */
test.describe.configure({ timeout: 240_000 });
const touch = { hasTouch: true };
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  small: { viewport: { width: 360, height: 640 }, ...touch },
  lying: { viewport: { width: 740, height: 360 }, ...touch },
  ...(looksAtAll && {
    large: { viewport: { width: 2560, height: 1440 } },
    lyingLarge: { viewport: { width: 844, height: 390 }, ...touch },
  }),
};
/** One name is as long as names are. */
const names = {
  en: ["Noura", "Badr", "Abdulrahman Alharbi", "Yousef"],
  ar: ["نورة", "بدر", "عبدالرحمن الحربي", "يوسف"],
} as const;

/**
 * What of the table cannot be read: text that is cut or hangs out, and what lies over something else that is needed. What
 * one looks for has to be seen in that very look, for what goes by itself is at fault nowhere once it has gone.
 */
const faults = (page: Page, shows: string) =>
  page.evaluate((subject) => {
    const found: string[] = [];
    const name = (element: Element) => {
      const data = element.getAttributeNames().filter((one) => one.startsWith("data-"));
      return `${[element.tagName.toLowerCase(), ...data].join(" ")} “${element.textContent?.trim().slice(0, 24)}”`;
    };
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2);
    const isIn = (box: DOMRect, frame: { left: number; top: number; right: number; bottom: number }, slack: number) =>
      box.left >= frame.left - slack &&
      box.right <= frame.right + slack &&
      box.top >= frame.top - slack &&
      box.bottom <= frame.bottom + slack;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const scrolls = ({ overflowY }: CSSStyleDeclaration) => overflowY === "auto" || overflowY === "scroll";

    for (const { element } of boxes("main *")) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (texts.length === 0 || element.closest(".sr-only, svg, [data-hand]")) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const line = range.getBoundingClientRect();
      // A line is taller than what is drawn in it.
      const text = new DOMRect(line.x, line.y + 6, line.width, Math.max(1, line.height - 12));
      let isFree = true;
      for (let around: Element | null = element; around && isFree; around = around.parentElement) {
        const style = getComputedStyle(around);
        // What scrolls may be cut, and what ends in dots says so.
        if (scrolls(style) || style.textOverflow === "ellipsis") isFree = false;
        else if (around.matches("[data-deed]") && !isIn(text, around.getBoundingClientRect(), 1))
          found.push(`${name(element)} is wider than its button`);
        else if (style.overflowX !== "visible" && !around.matches("main, html, body") && around.clientWidth > 2)
          if (!isIn(text, around.getBoundingClientRect(), 4)) found.push(`${name(element)} is cut`);
      }
      if (isFree && !isIn(text, screen, 0.5)) found.push(`${name(element)} hangs out of the screen`);
    }

    // Neither a verdict nor a sum has to be scrolled to, for both go by themselves.
    for (const { element, box } of boxes("main section h2, tfoot"))
      if (!isIn(box, screen, 1)) found.push(`${name(element)} has to be scrolled to`);

    /** Two kinds of things that may not lie over each other by more than a little. */
    const apart = (ones: string, others: string, slack = 3) => {
      for (const one of boxes(ones))
        for (const other of boxes(others)) {
          if (
            one.element === other.element ||
            one.element.contains(other.element) ||
            other.element.contains(one.element)
          )
            continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > slack && down > slack) found.push(`${name(one.element)} and ${name(other.element)} overlap`);
        }
    };
    for (const { element, box } of boxes("[data-seat] [data-said], [data-deed], [data-open-hand] > *, [data-coming]"))
      if (!isIn(box, screen, 1)) found.push(`${name(element)} hangs out of the screen`);
    apart("[data-seat] [data-said]", "[data-scoreboard], [data-deed], header button, [data-laid], [data-public]");
    apart("[data-deed]", "[data-deed], header button");
    apart("[data-exposed] [data-open-hand] > *", "[data-laid], [data-scoreboard], [data-deed], header button", 6);
    apart("[data-coming]", "[data-score], [data-match]");
    apart("[data-over-carpet]", "[data-scoreboard], [data-deed], [data-hand] [data-card], header button");
    apart("[data-over-carpet=sawa]", "[data-dashboard]");
    apart("[data-over-carpet=reveal]", "[data-seat=south] [data-said]", 0);
    apart("[data-laid] [data-flight-of]", "[data-dashboard]");
    if (boxes(subject).length === 0) found.push(`${subject} is not seen`);
    return [...new Set(found)];
  }, shows);

/** Whether each of them is seen whole, asked all at once. */
const wholly = (all: Locator) =>
  all.evaluateAll((elements) =>
    Promise.all(
      elements.map(
        (element) =>
          new Promise<boolean>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              resolve((entry?.intersectionRatio ?? 0) > 0.999);
            });
            observer.observe(element);
          }),
      ),
    ),
  );

interface Look extends Setting {
  readonly of?: keyof typeof scenes;
  /** What one saw just before it. */
  readonly before?: keyof typeof scenes;
  /** What must be there as it is looked at. */
  readonly shows?: string;
  /** It goes by itself, and is held half way. */
  readonly isPassing?: boolean;
}

const looks: Readonly<Record<string, Look>> = {
  dealerBids: { leftMs: 8_000, shows: "[data-deed=ashkal]" },
  dealerBidsLow: { leftMs: 8_000, shows: "[data-deed=kawesh]" },
  overbid: { shows: "[data-said=bid]" },
  doubling: { seat: 1, shows: "[data-deed=raiseClosed]" },
  projects: { leftMs: 8_000, shows: "[data-said=projects]" },
  declared: { shows: "[data-deed=sawa]" },
  revealed: { before: "full", shows: "[data-over-carpet] [data-mood=lost]", isPassing: true },
  amidTrick: { seat: 2, shows: "[data-coming]" },
  baloots: { before: "pair", shows: "[data-said=baloot]" },
  claimed: { leftMs: 8_000, shows: "[data-deed=accept]" },
  amidClaim: { leftMs: 8_000, shows: "[data-deed=accept]" },
  ownClaimed: { leftMs: 8_000, shows: "[data-open-hand]" },
  ownRefused: { before: "ownClaimed", shows: "[data-said=refused]" },
  ownRefusedLater: { of: "ownRefusedLate", shows: "[data-reason=quiet]" },
  refusedNorth: { shows: "[data-open-hand]" },
  refusedEast: { shows: "[data-open-hand]" },
  refusedWest: { shows: "[data-open-hand]" },
  revoked: { seat: 2, shows: "[data-deed=qayd]" },
  revokedNorth: { of: "revoked", shows: "[data-deed=qayd]" },
  accused: { before: "revoked", shows: "[data-deed=withdraw]" },
  accusing: { before: "revoked", shows: "section h2" },
  verdict: { of: "convicted", before: "accused", shows: "[data-deed=verdict]", isPassing: true },
  falseAlarm: { of: "acquitted", before: "accusing", shows: "[data-deed=verdict]", isPassing: true },
  lastCall: { leftMs: 4_000, shows: "[data-deed=qayd]" },
  sheet: { shows: "tfoot" },
  weighed: { shows: "tfoot" },
  watchedBids: { of: "overbid", seat: null, shows: "[data-said=bid]" },
  watched: { of: "amidTrick", seat: null, leftMs: 8_000, shows: "[data-laid]" },
  standIn: { of: "second", seats: { 0: { standIn: "away" }, 1: { presence: "lost" } }, shows: "[data-seat=south]" },
};

/** A verdict stays as long as it is looked at; the page's other timers run on. */
const holdsVerdicts = (page: Page) =>
  page.addInitScript((shown) => {
    const later = window.setTimeout;
    const held = (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(act, ms === shown ? 600_000 : ms, ...rest);
    window.setTimeout = held as typeof setTimeout;
  }, pauses.verdict);
/** What no match that is looked at elsewhere comes to surely; overlays at every size, the rest at one. */
const overlays = ["verdict", "falseAlarm", "sheet", "weighed"];
const rare = [
  "amidClaim",
  "ownRefused",
  "refusedWest",
  "accused",
  "accusing",
  "lastCall",
  "watchedBids",
  "watched",
  "standIn",
];
const isCloselyLookedAt = (name: string, size: string) =>
  overlays.includes(name) || (size === "phone" && rare.includes(name));
/** Half of the way of a reveal, and the end of everything that comes in. */
const HALF_WAY_MS = 1_250;

for (const language of ["en", "ar"] as const)
  for (const [size, on] of Object.entries(sizes))
    test(`nothing on the table is cut or covered, ${language} ${size}`, async ({ invite }) => {
      const [own, ...others] = names[language];
      const noura = await invite(own, { on: { ...on, reducedMotion: "reduce" }, language });
      const { page } = noura;
      await holdsVerdicts(page);
      const stage = await BalootStage.of(noura, others);
      for (const [
        name,
        { of = name as keyof typeof scenes, before, shows = "main", isPassing, ...setting },
      ] of Object.entries(looks)) {
        if (before) {
          stage.shows(scenes[before], setting);
          await expect(page.locator("[data-hand]")).toBeVisible();
        }
        stage.shows(scenes[of], setting);
        await expect(page.locator(shows).first()).toBeVisible();
        if (isPassing) await stage.freezes(HALF_WAY_MS);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => faults(page, shows), { message: name, timeout: 5_000 }).toEqual([]);
        if (looksAtAll) await page.screenshot({ path: `artifacts/baloot/${language}-${size}-fits-${name}.png` });
        if (isCloselyLookedAt(name, size)) {
          expect.soft(await axe(page), name).toEqual([]);
          await expect(page.locator(shows).first()).toBeVisible();
        }
      }
      expect(noura.complaints).toEqual([]);
    });

for (const language of ["en", "ar"] as const)
  test(`the projects that count leave score and hand in sight on every phone, ${language}`, async ({ invite }) => {
    // Whoever wins and whoever loses has a long name.
    const [own, , long, short] = names[language];
    const others = [long, long, short];
    const on = { viewport: { width: 640, height: 360 }, hasTouch: true, reducedMotion: "reduce" } as const;
    const noura = await invite(own, { on, language });
    const { page } = noura;
    const stage = await BalootStage.of(noura, others);
    for (const [width, height] of [
      [640, 360],
      [667, 375],
      [740, 360],
      [844, 390],
      [932, 430],
      [360, 640],
      [375, 667],
      [430, 932],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [scene, seat] of [
        ["revealed", 0],
        ["revealed", 1],
        ["revealedMost", 0],
        ["revealedMost", 1],
      ] as const) {
        stage.shows(scenes.full, { seat });
        await expect(page.locator("[data-over-carpet]")).toHaveCount(0);
        stage.shows(scenes[scene], { seat });
        await expect(page.locator("[data-over-carpet]")).toBeVisible();
        await stage.freezes(HALF_WAY_MS);
        const message = `${scene} ${width}×${height} seat ${seat}`;
        const shows = "[data-over-carpet] h2";
        await expect.poll(() => faults(page, shows), { message, timeout: 2_000 }).toEqual([]);
        // What is shown is large enough to be read, with the index of every card.
        const cards = page.locator("[data-over-carpet] figure > [aria-hidden] > *");
        const [card, next] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
        expect(card?.width, message).toBeGreaterThanOrEqual(scene === "revealed" ? 36 : 28);
        expect((next?.x ?? 0) - (card?.x ?? 0), message).toBeGreaterThanOrEqual(0.36 * (card?.width ?? 99));
        expect(await wholly(cards), message).not.toContain(false);
        if (looksAtAll) await page.screenshot({ path: `artifacts/baloot/${language}-${width}-${scene}-${seat}.png` });
      }
    }
  });

for (const language of ["en", "ar"] as const)
  test(`the whole sheet of a hand is seen on a phone on its side, ${language}`, async ({ invite }) => {
    const [own, ...others] = names[language];
    const on = { viewport: { width: 740, height: 360 }, hasTouch: true, reducedMotion: "reduce" } as const;
    const noura = await invite(own, { on, language });
    const { page } = noura;
    const stage = await BalootStage.of(noura, others);
    stage.shows(scenes.weighed, { leftMs: 8_000 });
    await expect(page.locator("[data-dense] tfoot")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [640, 360],
      [667, 375],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [page.locator("section:has(tfoot)"), page.locator("[data-deed=next]")])
        await expect(part, `${width}×${height}`).toBeInViewport({ ratio: 1 });
      if (looksAtAll) await page.screenshot({ path: `artifacts/baloot/${language}-${width}-weighed.png` });
    }
  });

for (const language of ["en", "ar"] as const)
  test(`on the smallest wide windows score, clock, hand, buttons and talk stand beside each other, ${language}`, async ({
    invite,
  }) => {
    const [own, ...others] = names[language];
    const on = { viewport: { width: 667, height: 375 }, hasTouch: true, reducedMotion: "reduce" } as const;
    const noura = await invite(own, { on, language });
    const { page } = noura;
    const stage = await BalootStage.of(noura, others);
    for (const [width, height] of [
      [640, 360],
      [667, 375],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      stage.shows(scenes.bids);
      stage.shows(scenes.projects, { leftMs: 8_000 });
      const message = `${width}×${height}`;
      await expect(page.locator("[data-deed=sawa]"), message).toBeVisible();
      await expect(page.locator("[data-hand] [data-card]"), message).toHaveCount(8);
      await expect.poll(() => faults(page, "[data-clock-bar], [data-held]"), { message, timeout: 5_000 }).toEqual([]);
      const hand = await page.locator("[data-hand] [data-card]").all();
      const needed = page.locator("[data-clock-bar], [data-deed]");
      for (const card of hand) expect(await liesOver(card, needed), message).toEqual([]);
      const held = page.locator("[data-seat=north] [data-held]");
      expect(await liesOver(held, page.locator("[data-scoreboard]")), message).toEqual([]);
      for (const end of await page.locator("aside form, aside form button").all()) {
        const box = await boxOf(end);
        expect(box.y + box.height, message).toBeLessThanOrEqual(height);
      }
    }
  });

test("beside a wide table one reads the last three things that were said", async ({ invite }) => {
  const noura = await invite("Noura", { on: { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.amidTrick);
  const talk = page.getByRole("log", { name: t("chat.title") });
  const said = ["Long hand, this one.", "Patience.", "Cut it."];
  for (const [index, text] of said.entries()) stage.says((index % 3) + 1, text);
  await expect(talk.getByRole("listitem")).toHaveCount(3);
  await expect.poll(() => talk.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0);
  // Reactions stand in the place of the phrases, and make way for them again.
  await expect(noura.button(t("chat.phrases.patience"))).toBeVisible();
  await noura.button(t("chat.reactionsLabel")).click();
  await noura.button(t("chat.reactions.heart")).click();
  await noura.button(t("chat.phrasesLabel")).click();
  await noura.button(t("chat.phrases.patience")).click();
  expect(stage.sent).toEqual([
    expect.objectContaining({ action: "react", reaction: "heart" }),
    expect.objectContaining({ action: "phrase", phrase: "patience" }),
  ]);
  expect(noura.complaints).toEqual([]);
});

test("alone with bots there is no talk beside the table, but what cards are worth, and the log has its room", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const bots = { 1: { bot: "good" }, 2: { bot: "good" }, 3: { bot: "good" } } as const;
  stage.shows(scenes.amidTrick, { seats: bots });
  const log = page.locator("aside").getByRole("region", { name: t("baloot.log.title") });
  const talk = page.getByRole("region", { name: t("chat.title") });
  await expect(log).toBeVisible();
  await expect(talk).toHaveCount(0);
  const worth = await boxOf(page.locator("aside").getByRole("region", { name: t("baloot.worth.title") }));
  expect(worth.y + worth.height).toBeGreaterThan(860);
  const { y, height } = await boxOf(log);
  expect(y + height).toBeGreaterThan(700);
  // Somebody comes to look on, and can be talked with.
  stage.shows(scenes.amidTrick, { seats: bots, watchers: 1 });
  await expect(talk).toBeVisible();
  stage.shows(scenes.amidTrick, { seats: bots });
  await expect(talk).toHaveCount(0);
  expect(noura.complaints).toEqual([]);
});

test("a card the table refuses glides back from where it lay, face up", async ({ invite }) => {
  const noura = await invite("Noura");
  const { page } = noura;
  const stage = await BalootStage.of(noura, ["Badr", "Salma", "Yousef"]);
  stage.shows(scenes.declared);
  const card = page.locator('[data-hand] [data-card="8C"]');
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-laid="8C"]')).toBeAttached();
  await expect.poll(() => stage.sent.length).toBe(1);
  // Whatever animates a returning card is noted down.
  await page.evaluate(() => {
    const own = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      if (this.closest('[data-card="8C"]'))
        document.body.dataset.returned = `${document.body.dataset.returned ?? ""} ${this.hasAttribute("data-back") ? "back" : "face"}`;
      return own.call(this, keyframes, options);
    };
  });
  stage.refuses("mustFollow", "5.3");
  await expect(card).toBeVisible();
  await expect(page.locator('[data-laid="8C"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.returned?.trim())).toBe("face");
  expect(noura.complaints).toEqual([]);
});

test("baloot is celebrated where it is called, and not again by the next hokum", async ({ invite }) => {
  const noura = await invite("Noura");
  const moment = noura.page.locator("[data-moment]");
  const stage = await BalootStage.of(noura, ["Badr", "Salma", "Yousef"]);
  stage.shows(scenes.pair);
  await expect(noura.page.locator("[data-hand]")).toBeVisible();
  stage.shows(scenes.baloots);
  await expect(moment).toBeAttached();
  // The hand is over before the word has faded, and another hokum is bought.
  stage.shows(scenes.claimed);
  await expect(moment).toHaveCount(0);
  stage.shows(scenes.second);
  await expect(noura.page.locator("[data-open-hand]")).toHaveCount(0);
  await expect(moment).toHaveCount(0);
});

for (const [deviceScaleFactor, layer] of [
  [1, "auto"],
  [2, "transform"],
] as const)
  test(`a card of the hand is drawn where it lies on a coarse screen, on a fine one as a layer, ${deviceScaleFactor}×`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: { viewport: { width: 1440, height: 900 }, deviceScaleFactor } });
    const stage = await BalootStage.of(noura, ["Badr", "Salma", "Yousef"]);
    stage.shows(scenes.declared);
    // A layer is drawn upright and turned then: where pixels are large the letters of a fan become soft.
    await expect(noura.page.locator('[data-hand] [data-card="8C"]')).toHaveCSS("will-change", layer);
  });
