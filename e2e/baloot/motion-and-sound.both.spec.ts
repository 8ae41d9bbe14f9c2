import type { Page } from "@playwright/test";
import { contractOf, fourHands, played, playing } from "@/lib/rules/baloot/testing/scene";
import { screens } from "../devices";
import { dress, expect, finger, type Invite, type Spot, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { BalootTable } from "../play/baloot/table";
import { once, screenHere } from "../play/guests";
import { held, installLook, motions, type Seen, sounds } from "../play/motions";
import type { Server } from "../server";

// How cards and clocks move, sound and feel under a mouse and under a finger.

const lead = playing(contractOf(1), fourHands, { dealer: 3 });
const theirs = playing(contractOf(1), fourHands, { dealer: 0 });
/** Last to act, with three cards on the carpet, and spades to follow. */
const fourth = played(theirs, "AS 10S 7C");
const isTouch = () => screenHere() === "phone";

/** Somebody at a table of Baloot that the test plays. */
async function sat(invite: Invite, server: Server, more: { reducedMotion?: "reduce" } = {}) {
  const { viewport } = screens[screenHere()];
  const noura = await invite("Noura", { on: { viewport, hasTouch: isTouch(), ...more } });
  const { page } = noura;
  const [moved, heard] = [await motions(page), await sounds(page)];
  const stage = await BalootStage.of(noura);
  return { noura, page, stage, moved, heard, table: new BalootTable(noura, server, "STAGE") };
}

/** Something that is held and moved, by mouse or finger. */
async function grip(page: Page) {
  if (isTouch()) return finger(page);
  const { mouse } = page;
  return {
    async down({ x, y }: Spot) {
      await mouse.move(x, y);
      await mouse.down();
    },
    moves: ({ x, y }: Spot) => mouse.move(x, y, { steps: 8 }),
    up: () => mouse.up(),
  };
}

/** Where a card is seen. */
async function pictured(page: Page, selector: string): Promise<Seen> {
  await installLook(page);
  return page.locator(selector).evaluate((card) => {
    if (!("look" in window)) throw new Error("nothing to look with");
    return (window.look as (card: Element) => Seen)(card);
  });
}

/** One card is seen where the other was, as large and as turned. */
function alike(one: Seen | undefined, other: Seen | undefined, slack: number) {
  for (const side of ["x", "y", "width", "height", "angle"] as const)
    expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 999)), side).toBeLessThan(slack);
}

for (const ms of [0, 30, 120, 260])
  test(`${ms} ms on its way a card passes from the hand to the carpet where it is, as large and as turned`, async ({
    invite,
    arrangedServer,
  }) => {
    const { page, stage, moved, table } = await sat(invite, arrangedServer);
    stage.shows(lead);
    await expect(table.cards).toHaveCount(8);
    await table.liesStill();
    const spot = await table.spotOn("7S");
    if (isTouch()) await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.move(spot.x, spot.y);
    await expect(page.locator('[data-card="7S"][data-lifted]')).toBeVisible();
    await table.liesStill();
    const again = await table.spotOn("7S");
    const before = await pictured(page, '[data-card="7S"]');
    const seen = await held(page, { '[data-hand] [data-card="7S"]': ms, '[data-flight-of="7S"]': 0 });
    if (isTouch()) await page.touchscreen.tap(again.x, again.y);
    else await page.mouse.click(spot.x, spot.y);
    await expect(page.locator('[data-laid="7S"]')).toBeAttached();
    await expect(page.locator('[data-hand] [data-card="7S"]')).toHaveCount(0);
    const [inHand, onCarpet, ...more] = await seen();
    if (ms === 0) alike(inHand, before, 1);
    alike(onCarpet, inHand, 3);
    expect(more).toEqual([]);
    // The hand lets it go in the very event, before the page has thought about the move.
    const [first, second] = (await moved()).filter(({ who }) => /data-card=7S|data-flight-of=7S/.test(who));
    expect(first).toMatchObject({ who: expect.stringContaining("data-card"), on: "pointerup", duration: 300 });
    expect(second).toMatchObject({ who: expect.stringContaining("data-flight-of"), duration: 300 - ms + 120 });
    expect(stage.sent).toMatchObject([{ action: "play", card: "7S" }]);
  });

test("a card is played once, however often it is pressed before the page has thought", async ({
  invite,
  arrangedServer,
}) => {
  const { noura, page, stage, heard, table } = await sat(invite, arrangedServer);
  stage.shows(lead);
  await expect(table.cards).toHaveCount(8);
  await table.liesStill();
  // The keys and the screen reader press plainly; the second press comes in the same task, before any frame.
  await table.card("9S").evaluate((card: HTMLElement) => {
    card.click();
    card.click();
    card.parentElement?.nextElementSibling?.querySelector<HTMLElement>("[data-card]")?.click();
  });
  await expect(page.locator('[data-laid="9S"]')).toBeAttached();
  await expect(table.cards).toHaveCount(7);
  expect(stage.sent).toHaveLength(1);
  expect(await heard()).not.toContain("150 Hz");
  await expect(page.locator("[data-rule]")).toHaveCount(0);
  expect(noura.complaints).toEqual([]);
});

test("a card whose turn ended in the moment it set off glides back from where it has come to", async ({
  invite,
  arrangedServer,
}) => {
  const { noura, page, stage, moved, table } = await sat(invite, arrangedServer);
  stage.shows(lead);
  await expect(table.cards).toHaveCount(8);
  await table.liesStill();
  // No frame is drawn until the turn is another's.
  await page.evaluate(() => {
    const frames: FrameRequestCallback[] = [];
    const { requestAnimationFrame: draw, setTimeout: wait } = window;
    window.requestAnimationFrame = (deed) => frames.push(deed);
    Object.assign(window, {
      setTimeout: (deed: () => void, ms?: number) => (ms === 120 ? 0 : wait(deed, ms)),
      draws: () => {
        Object.assign(window, { requestAnimationFrame: draw, setTimeout: wait });
        for (const deed of frames) draw(deed);
      },
    });
  });
  await table.card("9S").evaluate((card: HTMLElement) => card.click());
  stage.shows(theirs);
  await expect(table.playable).toHaveCount(0);
  await page.evaluate(() => "draws" in window && (window.draws as () => void)());
  await expect(page.getByText(noura.t("baloot.refusals.notYourTurn"))).toBeVisible();
  const [throwing, glide] = (await moved()).filter(({ who }) => who.startsWith("data-card=9S"));
  expect(throwing?.duration).toBe(300);
  expect(glide).toMatchObject({ duration: 260, easing: "cubic-bezier(0.215, 0.61, 0.355, 1)" });
  await expect(table.card("9S")).not.toHaveAttribute("data-aloft");
  await expect(table.cards).toHaveCount(8);
  expect(stage.sent).toEqual([]);
});

for (const [name, setting, card] of [
  ["out of turn", theirs, "8H"],
  ["that may not be played", fourth, "8H"],
  ["let go too soon", lead, "8H"],
] as const)
  test(`a card ${name} glides back from where it was dragged`, async ({ invite, arrangedServer }) => {
    const { noura, page, stage, moved, table } = await sat(invite, arrangedServer);
    stage.shows(setting);
    await expect(table.cards).toHaveCount(8);
    await table.liesStill();
    const isShort = setting === lead;
    const spot = await table.spotOn(card);
    const seen = await held(page, { [`[data-hand] [data-card="${card}"]`]: 0 });
    const { down, moves, up } = await grip(page);
    await down(spot);
    await moves({ x: spot.x + 30, y: spot.y - (isShort ? 40 : 240) });
    // The hand has opened, and the card is where the finger is.
    await table.liesStill();
    const dragged = await pictured(page, `[data-card="${card}"]`);
    await up();
    await expect.poll(async () => (await seen()).length).toBe(1);
    alike((await seen())[0], dragged, 2);
    const glide = (await moved()).find(({ who }) => who.startsWith(`data-card=${card}`));
    expect(glide).toMatchObject({ duration: 260, easing: "cubic-bezier(0.215, 0.61, 0.355, 1)" });
    expect(glide?.keyframes).toHaveLength(1);
    await stage.thaws();
    await expect(table.card(card)).not.toHaveAttribute("data-aloft");
    await table.liesStill();
    const home = await pictured(page, `[data-card="${card}"]`);
    expect(home.y - dragged.y).toBeGreaterThan(isShort ? 5 : 150);
    expect(stage.sent).toEqual([]);
    expect(noura.complaints).toEqual([]);
  });

test("a refused card is back at once where nothing is to move", async ({ invite, arrangedServer }) => {
  const { page, stage, moved, table } = await sat(invite, arrangedServer, { reducedMotion: "reduce" });
  stage.shows(theirs);
  await expect(table.cards).toHaveCount(8);
  const spot = await table.spotOn("8H");
  const { down, moves, up } = await grip(page);
  await down(spot);
  await moves({ x: spot.x, y: spot.y - 240 });
  const dragged = await pictured(page, '[data-card="8H"]');
  await up();
  await expect(table.card("8H")).not.toHaveAttribute("data-aloft");
  expect((await pictured(page, '[data-card="8H"]')).y - dragged.y).toBeGreaterThan(150);
  expect((await moved()).filter(({ who }) => who.startsWith("data-card="))).toEqual([]);
});

test("a card that is dragged is in front of the trick, of the hand and of what lies beside", async ({
  invite,
  arrangedServer,
}) => {
  const { page, stage, table } = await sat(invite, arrangedServer);
  stage.shows(fourth);
  await expect(page.locator("[data-laid]")).toHaveCount(3);
  await table.liesStill();
  // What lies on the carpet takes no press; here it shall, to be found.
  await dress(page, "[data-laid], [data-laid] * { pointer-events: auto !important }");
  const isInFront = async ({ x, y }: Spot) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-card]")?.getAttribute("data-card"), [
      x,
      y,
    ] as const);
  const spot = await table.spotOn("7S");
  const { down, moves, up } = await grip(page);
  await down(spot);
  await moves({ x: spot.x, y: spot.y - 30 });
  const { x, y, width } = await pictured(page, '[data-card="7S"]');
  expect(await isInFront({ x: x + 0.35 * width, y })).toBe("7S");
  const north = await pictured(page, '[data-laid="10S"]');
  await moves({ x: spot.x + north.x - x, y: spot.y - 30 + north.y - y });
  expect(await isInFront(north)).toBe("7S");
  await up();
  await expect(page.locator('[data-laid="7S"]')).toBeAttached();
});

test("a thrown card flies on an arc, lands with a thump and a sound, and lies a little askew", async ({
  invite,
  arrangedServer,
}) => {
  const { page, stage, moved, heard, table } = await sat(invite, arrangedServer);
  stage.shows(theirs);
  await expect(table.cards).toHaveCount(8);
  // A page makes no sound before it was touched.
  await table.card("8H").press("Enter");
  stage.shows(played(theirs, "AS"));
  await expect(page.locator("[data-laid]")).toHaveCount(1);
  const flight = (await moved()).find(({ who }) => who.startsWith("data-flight-of=AS"));
  expect(flight?.duration).toBe(420);
  const ways = (flight?.keyframes ?? []).slice(0, -1).map(({ transform, computedOffset }) => {
    const [x = 0, y = 0, , , scale = 0] = (String(transform).match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    return { x, y, scale, offset: Number(computedOffset) };
  });
  const [start, end] = [ways[0], ways.at(-1)];
  // Cubic out: after a third of the time more than half of the way; and higher than the straight way by 12 % of it.
  const whole = Math.hypot(start?.x ?? 0, start?.y ?? 0);
  const rises = ways.map(({ x, y }) => (start?.y ?? 0) * (x / (start?.x ?? 1)) - y);
  expect(Math.max(...rises) / whole).toBeGreaterThan(0.1);
  expect(Math.max(...rises) / whole).toBeLessThan(0.125);
  const third = ways.find(({ offset }) => offset > 0.3 * (300 / 420));
  expect(Math.abs((third?.x ?? 0) / (start?.x ?? 1))).toBeLessThan(0.45);
  expect(end).toMatchObject({ x: 0, scale: 1.1, offset: 300 / 420 });
  expect(flight?.keyframes.at(-1)?.transform).toBe("none");
  const { turned, share } = await page.locator('[data-flight-of="AS"] > div').evaluate((laid) => {
    const plane = laid.closest<HTMLElement>("[style*='--fine']");
    const fine = Number(plane?.style.getPropertyValue("--fine"));
    const hand = document.querySelector<HTMLElement>("[data-hand] [data-card]");
    return {
      turned: Number.parseFloat(getComputedStyle(laid).rotate),
      share: laid.clientWidth / fine / (hand?.clientWidth ?? 1),
    };
  });
  expect(Math.abs(turned || 0)).toBeLessThanOrEqual(10);
  expect(share).toBeGreaterThanOrEqual(0.6);
  expect(share).toBeLessThanOrEqual(0.7);
  await expect.poll(heard).toContain("0.09 s");
});

test("a full trick rests, and is swept to whoever won it", async ({ invite, arrangedServer }) => {
  const { page, stage, moved, heard, table } = await sat(invite, arrangedServer);
  stage.shows(scenes.declared);
  await expect(table.cards).toHaveCount(8);
  await table.play("7C", isTouch() ? "tap and tap" : "click");
  // West's ace wins.
  stage.shows(scenes.full);
  const flights = page.locator("[data-flight-of]");
  await expect(flights).toHaveCount(4);
  await expect.poll(heard).toContain("0.22 s");
  // Not what still flies in: two flights of one element are no longer the compositor's.
  const sweeps = (await moved()).filter(({ who, delay }) => who.startsWith("data-laid") && delay >= 700);
  expect(sweeps.map(({ delay, duration }) => [delay, duration])).toEqual(
    [0, 1, 2, 3].map((place) => [700 + 30 * place, 320]),
  );
  await stage.freezes(1_200);
  const winner = await pictured(page, "[data-seat=west] [data-speaker]");
  for (const flight of await flights.all()) {
    const box = await flight.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - winner.x)).toBeLessThan(40);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - winner.y)).toBeLessThan(40);
  }
});

test("one's own cards come face down one after the other, and turn over half-way", async ({
  invite,
  arrangedServer,
}) => {
  const { page, stage, moved, table } = await sat(invite, arrangedServer);
  // From its first moment on, so that no card has turned before it is looked at.
  await held(page, { "[data-hand] *": 0 });
  stage.shows(scenes.dealt);
  await expect(table.cards).toHaveCount(5);
  const own = (await moved()).filter(({ who }) => who.startsWith("data-face"));
  expect(own.map(({ duration }) => duration)).toEqual([320, 320, 320, 320, 320]);
  const [first = 0, ...rest] = own.map(({ delay }) => delay).sort((one, other) => one - other);
  // Three to each and then two to each, one's own when it is one's turn.
  const place = (4 - scenes.dealt.deal.dealer - 1 + 4) % 4;
  const second = 4 * (2 * 50 + 165) - 50 * place;
  expect(rest.map((delay) => Math.round(delay - first))).toEqual([50, 100, second, second + 50]);
  const backs = () =>
    page
      .locator("[data-hand] [data-back]")
      .evaluateAll((all) => all.map((back) => Number(getComputedStyle(back).opacity)).sort());
  await stage.freezes(first + 155);
  expect(await backs()).toEqual([1, 1, 1, 1, 1]);
  await stage.freezes(first + 165);
  expect(await backs()).toEqual([0, 1, 1, 1, 1]);
  await stage.freezes(first + second + 50 + 165);
  expect(await backs()).toEqual([0, 0, 0, 0, 0]);
});

test("cards lie from left to right, and what is lifted comes up, grows and is in front", async ({
  invite,
  arrangedServer,
}) => {
  const { page, stage, table } = await sat(invite, arrangedServer);
  stage.shows(lead);
  await expect(table.cards).toHaveCount(8);
  await table.liesStill();
  const layers = () =>
    table.cards.evaluateAll((cards) =>
      cards
        .map((card) => ({ x: card.getBoundingClientRect().x, layer: Number(getComputedStyle(card).zIndex) }))
        .sort((one, other) => one.x - other.x)
        .map(({ layer }) => layer),
    );
  expect(await layers()).toEqual([71, 72, 73, 74, 75, 76, 77, 78]);
  const place = () =>
    table.card("8S").evaluate((card) => {
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(card).transform);
      return { scale: Math.hypot(a, b), x: e, y: f };
    });
  const before = await place();
  const spot = await table.spotOn("8S");
  if (isTouch()) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.move(spot.x, spot.y);
  await expect(table.card("8S")).toHaveAttribute("data-lifted");
  await table.liesStill();
  const after = await place();
  expect(after.scale).toBeCloseTo(1.1, 3);
  expect(before.y - after.y).toBeGreaterThan(20);
  expect(Math.max(...(await layers()))).toBe(99);
  expect(await table.card("8S").evaluate((card) => getComputedStyle(card).zIndex)).toBe("99");
  await expect(page.locator("[data-lifted]")).toHaveCount(1);
});

test("while somebody thinks the browser draws nothing by itself: what moves then goes by beats", async ({
  invite,
  arrangedServer,
}) => {
  const { page, stage } = await sat(invite, arrangedServer);
  stage.shows(scenes.dealerBids, { leftMs: 20_000 });
  await expect(page.locator("[data-deed=pass]")).toBeVisible();
  await expect(page.locator("[data-public]")).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().map(({ playState, currentTime }) => [playState, Number(currentTime)]));
  await expect.poll(async () => new Set((await moving()).map(([state]) => state))).toEqual(new Set(["paused"]));
  // The bar, both halves of the ring, and the frame of the public card.
  const before = await moving();
  expect(before).toHaveLength(4);
  await expect.poll(async () => (await moving()).every(([, at], index) => at !== before[index]?.[1])).toBe(true);
});

test(
  "what is blurred or shadowed as a group is small: it is made anew in every frame",
  once,
  async ({ invite, arrangedServer }) => {
    const { page, stage } = await sat(invite, arrangedServer);
    stage.shows(scenes.opened);
    await expect(page.locator("[data-public]")).toBeVisible();
    const groups = await page.evaluate(() => {
      const wide = (element: Element): number => {
        const all = [element, ...element.querySelectorAll("*")].map((one) => one.getBoundingClientRect());
        const boxes = all.filter(({ width }) => width > 0);
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      };
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const { filter, backdropFilter, mixBlendMode } = getComputedStyle(element);
          const isGroup = element.childElementCount > 0 && !(element instanceof SVGElement);
          return isGroup && (filter !== "none" || backdropFilter !== "none" || mixBlendMode !== "normal");
        })
        .map((element) => ({ who: element.className, width: wide(element) }));
    });
    expect(groups).not.toEqual([]);
    expect(groups.filter(({ width }) => width > 500)).toEqual([]);
  },
);

test("where nothing is to move nothing travels, and all that happens is seen", async ({ invite, arrangedServer }) => {
  const { page, stage, moved, table } = await sat(invite, arrangedServer, { reducedMotion: "reduce" });
  const travels = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect
              .getKeyframes()
              .some((frame) => ["transform", "translate", "scale", "rotate"].some((name) => name in frame)),
        )
        .map((animation) => {
          const { effect } = animation;
          const what = "transitionProperty" in animation ? animation.transitionProperty : "";
          return `${what} ${effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : ""}`;
        }),
    );
  const { sheet, dealt, declared, full, revealed, second, baloots, claimed, accepted, overbid } = scenes;
  for (const scene of [sheet, dealt, overbid, declared, full, revealed, second, baloots, claimed, accepted]) {
    stage.shows(scene);
    await expect(page.locator("[data-hand]")).toBeAttached();
    expect(await travels()).toEqual([]);
  }
  await expect(page.locator("tfoot")).toBeVisible();
  stage.shows(declared);
  await table.card("8C").focus();
  await expect(table.card("8C")).toHaveAttribute("data-lifted");
  expect(await travels()).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-laid="8C"]')).toBeAttached();
  stage.shows(full);
  await expect(page.locator("[data-laid]")).toHaveCount(4);
  const all = await moved();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ keyframes }) => keyframes.some((frame) => "transform" in frame))).toEqual([]);
  // The trick rests as long as ever before it fades.
  expect(all.filter(({ delay, duration }) => delay === 700 && duration === 120).length).toBeGreaterThan(3);
});
