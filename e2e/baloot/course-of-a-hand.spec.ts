import { type BalootState, baloot } from "@/lib/rules/baloot";
import { apply, timeout } from "@/lib/rules/baloot/moves";
import {
  bid,
  bidding,
  cards,
  contractOf,
  doubling,
  ending,
  following,
  fourHands,
  pass,
  played,
  playing,
} from "@/lib/rules/baloot/testing/scene";
import { seedOf } from "@/lib/rules/laws";
import { phone, still } from "../devices";
import { boxOf, expect, test } from "../fixtures";
import { BalootStage } from "../play/baloot/stage";
import { sightings } from "../play/sightings";

// Every moment here is a state away: the rules make it, and the test looks at what the board tells of it.

const hokum = doubling(contractOf(0, "H"), fourHands);
const double = { action: "raise", to: "double", closed: true } as const;
const started = baloot.setup(4, { ...baloot.defaults, speed: "none" }, seedOf(5));

test("a raise is heard until the first card falls, a closed hand is locked, and those who may raise are named", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const said = (place: string) => page.locator(`[data-seat="${place}"] [data-said="raise"]`);
  const opponents = t("baloot.waits.double", { who: t("baloot.waits.opponents") });
  stage.shows(doubling(contractOf(0, "H"), fourHands));
  await expect(page.getByText(opponents)).toBeVisible();

  const doubled = following(hokum, [1, double]);
  stage.shows(doubled);
  await expect(said("east")).toHaveText(t("baloot.raiseClosed", { raise: t("baloot.raises.double") }));
  await expect(page.locator("[data-closed]")).toBeVisible();

  const sun = following(doubling(contractOf(0), fourHands, { scores: [101, 60] }), [
    1,
    { action: "raise", to: "double" },
  ]);
  stage.shows(sun);
  await expect(said("east")).toHaveText(t("baloot.raises.double"));

  const gahwa = following(
    doubled,
    [0, { action: "raise", to: "triple" }],
    [1, { action: "raise", to: "four" }],
    [0, { action: "raise", to: "gahwa" }],
  );
  stage.shows(gahwa);
  await expect(said("south")).toHaveText(t("baloot.raises.gahwa"));
  await expect(said("east")).toHaveText(t("baloot.raises.four"));
  await expect(page.locator("[data-closed]")).toBeHidden();
  stage.shows(played(gahwa, "AS"));
  await expect(said("south")).toBeHidden();
});

test("a deal that is thrown in says why and by whom, and the last pass is heard", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const start = bidding("KS", ["", "7S 8S 9D 8H 7C", "", ""]);
  stage.shows(start);
  stage.shows(apply(start, 1, { action: "kawesh" }));
  const why = page.locator("[data-thrown]");
  await expect(why).toContainText("Badr");
  await expect(why).toContainText(t("baloot.thrown.again"));
  await expect(page.locator('[data-seat="east"] [data-said="kawesh"]')).toHaveText(t("baloot.bids.kawesh"));

  const last = following(bidding("KS"), ...[1, 2, 3, 0, 1, 2, 3].map(pass));
  stage.shows(last);
  await expect(page.locator("[data-said=bid]")).toHaveCount(4);
  const thrown = apply(last, ...pass(0));
  stage.shows(thrown);
  await expect(why).toContainText(t("baloot.thrown.passed"));
  await expect(page.locator('[data-seat="south"] [data-said="bid"]')).toHaveText(t("baloot.bids.pass"));
  stage.shows(timeout(timeout(thrown), seedOf(9)));
  await expect(why).toBeHidden();
});

for (const size of [phone, { viewport: { width: 360, height: 640 }, hasTouch: true }] as const)
  test(`who answers a sawa sees the trick it is judged in, ${size.viewport.width}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: size });
    const { page } = noura;
    const stage = await BalootStage.of(noura);
    const three = ending(contractOf(1), ["7S 8S 9S", "AS KD 7H", "7D 8D 9D", "AH 8H 9H"], 3);
    stage.shows(three);
    stage.shows(following(played(three, "8H 9S"), [1, { action: "sawa" }]));
    const trick = page.locator("[data-claimed-in] svg");
    await expect(trick).toHaveCount(2);
    for (const deed of ["accept", "refuse"]) await expect(page.locator(`[data-deed="${deed}"]`)).toBeInViewport();
    await expect(page.locator("[data-claimed-in]")).toBeInViewport({ ratio: 1 });
    // And one's own cards.
    for (const card of await page.locator("[data-hand] [data-card]").all()) {
      const isSeen = await card.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = document.elementsFromPoint(x + width * 0.15, y + height * 0.5)[0];
        return at ? !at.closest("section") : false;
      });
      expect(isSeen).toBe(true);
    }
  });

test("cards leave a deck, the public card is turned up last, and whoever takes it has it once", async ({ invite }) => {
  const noura = await invite("Noura", { on: phone });
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  const dealt = timeout(started, seedOf(5));
  stage.shows(started);
  // However slow the machine, the deal is caught as it begins.
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector("[data-public]")) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  stage.shows(dealt);
  const flying = (place: string) => page.locator(`[data-flying="${place}"]`);
  await expect(page.locator("[data-deck]")).toBeAttached();
  for (const place of ["east", "north", "west"]) await expect(flying(place)).toHaveCount(5);
  await stage.freezes(600);
  const lies = () =>
    page
      .locator("[data-public] [data-back]")
      .last()
      .evaluate((back) => getComputedStyle(back).opacity);
  expect(await lies(), "face down while cards fly").toBe("1");
  await stage.freezes(2_450);
  expect(await lies(), "face up when they have landed").toBe("0");
  await stage.thaws();

  const open = timeout(dealt);
  for (const [buyer, place] of [
    [0, "south"],
    [2, "north"],
  ] as const) {
    const asked = { ...open, asked: [buyer] };
    stage.shows(asked);
    await expect(page.locator("[data-public]")).toBeVisible();
    const ready = timeout(apply(asked, ...bid(buyer, "sun")), seedOf(6));
    expect(ready.phase).toBe("ready");
    stage.shows(ready);
    await expect(flying("east")).toHaveCount(3);
    await expect(flying("north")).toHaveCount(place === "north" ? 2 : 3);
    const copies = page.locator(`[data-public], [data-hand] [data-card="${dealt.deal.faceUp}"]`);
    await expect(copies, "one card, once").toHaveCount(1);
  }
});

for (const language of ["en", "ar"] as const)
  for (const width of [360, 390])
    test(`five bids on a narrow phone stay in their buttons, ${language} ${width}`, async ({ invite }) => {
      const noura = await invite("Noura", {
        on: { viewport: { width, height: width === 360 ? 640 : 844 }, hasTouch: true, reducedMotion: "reduce" },
        language,
      });
      const { page } = noura;
      const stage = await BalootStage.of(noura);
      const low = bidding("KS", ["7S 8S 9D 8H 7C", "", "", ""], { dealer: 1 });
      const third = following(low, pass(2), pass(3));
      const ace = following(bidding("AS", ["AH KH", "", "", ""], { dealer: 1 }), pass(2), pass(3));
      for (const [state, count] of [
        [third, 5],
        [ace, 4],
      ] as const) {
        stage.shows(state);
        const deeds = page.locator("[data-deed]");
        await expect(deeds).toHaveCount(count);
        const spilt = await deeds.evaluateAll((all) =>
          all.flatMap((deed) => {
            const outer = deed.getBoundingClientRect();
            const inside = [...deed.querySelectorAll("svg, span:not(:has(*)):not(.sr-only)")].map((part) => {
              if (part instanceof SVGElement) return part.getBoundingClientRect();
              const letters = document.createRange();
              letters.selectNodeContents(part);
              return letters.getBoundingClientRect();
            });
            // What is said to no eye takes no room.
            const isIn = inside.every(({ left, right, top, bottom, width }) => {
              if (width === 0) return true;
              const [x, y] = [left >= outer.left && right <= outer.right, top >= outer.top && bottom <= outer.bottom];
              return x && y;
            });
            const isOnScreen = outer.left >= 0 && outer.right <= innerWidth;
            return inside.length > 0 && isIn && isOnScreen && outer.width >= 44 && outer.height >= 44
              ? []
              : [`${deed.getAttribute("data-deed")}: ${JSON.stringify([outer, inside])}`];
          }),
        );
        expect(spilt).toEqual([]);
      }
    });

test("what is off, alike or sure says so: ashkal on an ace, two siras, a sawa that is proved", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(following(bidding("AS", [], { dealer: 1 }), pass(2), pass(3)));
  const ashkal = page.locator('[data-deed="ashkal"]');
  await expect(ashkal).toHaveAttribute("aria-disabled", "true");
  await expect(ashkal).toContainText(t("baloot.bids.ashkalAce"));

  const twins = playing(contractOf(1), ["AS KS QS 9H 8H 7H 7D 8D", ...fourHands.slice(1)], { dealer: 3 });
  stage.shows(twins);
  const siras = page.locator("[data-deed^=declare]");
  await expect(siras).toHaveCount(2);
  expect(new Set(await siras.allTextContents()).size).toBe(2);

  const sawa = page.locator('[data-deed="sawa"]');
  stage.shows(ending(contractOf(1), ["AS 9S 7H", "7S 8S KH", "7D 8D 9D", "AH 8H 9H"], 0));
  await expect(sawa).toBeVisible();
  await expect(sawa).not.toHaveAttribute("data-sure");
  stage.shows(ending(contractOf(1), ["AS KS AH", "7S 8S 8H", "7D 8D 9D", "KH QH 9H"], 0));
  await expect(sawa).toHaveAttribute("data-sure");
  await expect(sawa).toHaveAccessibleName(t("baloot.sawaSure"));
});

test("a turn that ran out says so, and what was lost with it", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const start = bidding("KS", [], { dealer: 3 });
  stage.shows(start);
  await expect(page.locator("[data-deed]").first()).toBeVisible();
  stage.shows(timeout(start));
  await expect(page.getByText(t("baloot.late.bid")).first()).toBeVisible();
  const lead = playing(contractOf(1), ["AS KS QS 9H 8H 7H 7D 8D", ...fourHands.slice(1)], { dealer: 3 });
  const declared = following(lead, [0, { action: "declare", cards: cards("AS KS QS") }]);
  stage.shows(declared);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(8);
  stage.shows(timeout(declared));
  await expect(page.getByText(t("baloot.late.project")).first()).toBeVisible();
});

test("projects of a doubled hand are shown for what they bring, and fly once", async ({ invite }) => {
  const noura = await invite("Noura");
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  const raises = [{ seat: 1, to: "double", closed: false }] as const;
  const lead = playing(contractOf(0, "D"), fourHands, { deal: { raises } });
  const declared = following(lead, [1, { action: "declare", cards: cards("AS KS QS") }]);
  const full = ["AS", "10S", "7C", "7S"].reduce<BalootState>(
    (state, name) => apply(state, state.asked[0] ?? -1, { action: "play", card: cards(name)[0] ?? "7C" }),
    declared,
  );
  expect(full.phase).toBe("trick");
  stage.shows(full);
  const reveal = timeout(full);
  expect(reveal.phase).toBe("reveal");
  stage.shows(reveal);
  await expect(page.locator("figcaption bdi", { hasText: "+" })).toHaveText("+4");
  const flights = await sightings(page, "[data-flight]");
  // The board is late with the place they come to.
  await page.evaluate(() => {
    const find = document.querySelector;
    let isLate = true;
    document.querySelector = (selector: string) => {
      if (!isLate || !selector.startsWith("[data-coming")) return find.call(document, selector);
      isLate = false;
      return null;
    };
  });
  stage.shows(timeout(reveal));
  await expect.poll(flights).toEqual(["+4"]);
  await expect(page.locator("[data-flight]")).toBeHidden();
  expect(await flights()).toEqual(["+4"]);
});

test("the last trick stays as long as the mouse presses on the carpet", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(played(playing(contractOf(0), fourHands), "AS 10S 7C 7S"));
  await expect(page.locator("[data-hand] [data-card]").first()).toBeVisible();
  const last = page.locator("[data-last-trick]");
  await page.mouse.move(540, 300);
  await page.mouse.down();
  await expect(last).toBeVisible();
  await page.mouse.move(545, 305, { steps: 3 });
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await expect(last).toBeVisible();
  // Nor are the words of the table marked on the way.
  const plate = await boxOf(page.locator('[data-seat="west"]'));
  await page.mouse.move(plate.x + plate.width, plate.y + plate.height, { steps: 5 });
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.mouse.up();
  await expect(last).toBeHidden();
});
