import type { Page } from "@playwright/test";
import { ranks } from "@/lib/rules/cards";
import { seedOf } from "@/lib/rules/laws";
import { type PackCard, packsOf } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { rummy } from "@/lib/rules/rummy";
import type { LaidMeld, RummyState } from "@/lib/rules/rummy/state";
import { expect, test } from "../fixtures";
import { slotOf } from "../play/rummy-deal";
import { TableStage } from "../play/table-stage";
import { everySize, longNames, whatDoesNotFit } from "../play/what-does-not-fit";

/** A run as long as one can be, with a joker in it, and what lies beside it in a table that is nearly played out. */
const melds: readonly LaidMeld[] = [
  {
    by: 0,
    kind: "run",
    cards: ["AC.0", "2C.0", "3C.0", "4C.0", "5C.0", "JK.0", "7C.0", "8C.0", "9C.0", "10C.0", "JC.0", "QC.0", "KC.0"],
  },
  { by: 0, kind: "set", cards: ["9D.0", "9H.0", "9S.0"] },
  { by: 1, kind: "run", cards: ["3H.0", "4H.0", "5H.0", "6H.0", "7H.0", "8H.0"] },
  { by: 2, kind: "run", cards: ["10S.0", "JS.0", "QS.0", "KS.0"] },
  { by: 3, kind: "set", cards: ["2D.0", "2H.0", "JK.1", "2S.0"] },
  { by: 4, kind: "run", cards: ["4D.0", "5D.0", "6D.0"] },
  { by: 5, kind: "run", cards: ["4S.0", "5S.0", "6S.0", "7S.0", "8S.0"] },
];
/** What is put together by whoever has not declared, what they have selected, and the rest of their hand. */
const put: readonly (readonly PackCard[])[] = [
  ["5H.1", "6H.1", "7H.1", "8H.1"],
  ["3C.1", "4C.1", "5C.1"],
];
const selected: readonly PackCard[] = ["QD.0", "QS.1", "JK.2"];
const loose: readonly PackCard[] = ["KC.1", "JC.1", "9D.1", "2S.1"];
const laid = new Set([...melds.flatMap(({ cards }) => cards), ...put.flat(), ...selected, ...loose]);
const rest = randomFrom(seedOf(6)).shuffled(packsOf(2, ranks, 4).filter((card) => !laid.has(card)));
const take = (count: number): readonly PackCard[] => rest.splice(-count);

/** Six play, whoever looks holds about as many cards as hands come to hold, and the table is full. */
const laden: RummyState = {
  ...rummy.setup(6, { ...rummy.defaults, clock: 0 }, seedOf(6)),
  hands: [18, 10, 3, 9, 4, 11].map(take),
  discards: take(9),
  pile: take(8),
  melds,
  declared: [18, 19, 20, 21, 22, 23],
  current: 0,
  turn: 42,
  picked: "pile",
};
const result = {
  closer: 1,
  seats: [7, 0, 12, 3, 9, 13].map((count, seat) => {
    const left = laden.hands[0]?.slice(0, count) ?? [];
    return { declared: seat % 2 === 0, left, points: count * 9, perfect: 0, pure: 0 };
  }),
};

const composing: RummyState = {
  ...laden,
  declared: laden.declared.with(0, null),
  hands: laden.hands.with(0, [...put.flat(), ...selected, ...loose]),
};

const scenes = {
  composing: { state: composing, seat: 0 },
  laden: { state: laden, seat: 0 },
  shut: { state: { ...laden, declared: laden.declared.with(0, null) }, seat: 0 },
  drawing: { state: { ...laden, picked: null }, seat: 0 },
  other: { state: { ...laden, current: 3 }, seat: 0 },
  watched: { state: laden, seat: null },
  sheet: { state: { ...laden, results: [result], asked: [0, 2, 3] }, seat: 0 },
} as const;

const apart = [
  ["header button, header h1, [data-watchers]", "header button, header h1, [data-watchers]"],
  ["[data-hand]", "[data-act], [data-pile], [data-discards]"],
  ["[data-act], [data-pile]", "[data-act], [data-pile], [data-discards]"],
] as const;

/** Melds that hang out of where they lie: it cannot be scrolled to its sides. */
const meldsCut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-meld]")].flatMap((meld) => {
      const around = meld.closest("section")?.getBoundingClientRect();
      // Its cards may be wider than itself.
      const boxes = [meld, ...meld.querySelectorAll("[data-travel]")].map((one) => one.getBoundingClientRect());
      const isIn = around && boxes.every(({ left, right }) => left >= around.left - 1 && right <= around.right + 1);
      return isIn ? [] : [`${meld.getAttribute("aria-label")} is cut`];
    }),
  );

/** Buttons of the rail that are cut at its edge, and melds of which too little is seen to tell what they are. */
const railOrMeldsCut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll("[data-rail] button")) {
      const [rail, box] = [button.closest("[data-rail]"), button].map((one) => one?.getBoundingClientRect());
      if (rail && box && box.width > 0 && (box.left < rail.left || box.right > rail.right))
        found.push(`${button.textContent} is cut`);
    }
    const [meld] = document.querySelectorAll("[data-meld]");
    let around = meld?.parentElement;
    while (around && getComputedStyle(around).overflowY !== "auto") around = around.parentElement;
    if (around && around.clientHeight < 36) found.push(`melds are seen ${around.clientHeight} px high`);
    return found;
  });

/** Puts together what is kept for it, and selects what is to join it. */
async function compose(page: Page): Promise<void> {
  const choose = (card: PackCard) => page.locator(`[data-card="${slotOf(card)}"]`).click({ position: { x: 8, y: 8 } });
  for (const cards of put) {
    for (const card of cards) await choose(card);
    await page.locator("[data-act=add]").click();
  }
  for (const card of selected) await choose(card);
}

for (const language of ["en", "ar"] as const)
  test(`nothing of Rummy is cut or covered from 320 to 2560 px, ${language}`, async ({ invite }) => {
    // Ten sizes, seven scenes each.
    test.setTimeout(240_000);
    const [own, ...others] = longNames[language];
    const on = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
    const person = await invite(own, { on, language });
    const { page } = person;
    const stage = await TableStage.of(rummy, person, others);
    for (const [scene, { state, seat }] of Object.entries(scenes)) {
      stage.shows(state, { seat, watchers: 12, seats: { 3: { presence: "disconnected" } } });
      await expect(page.locator("[data-meld]")).toHaveCount(melds.length);
      if (state === composing) await compose(page);
      // Between a phone's columns and the sidebar a row has the least room.
      for (const [width, height] of [...everySize, [900, 700], [1024, 768]] as const) {
        await page.setViewportSize({ width, height });
        const message = `${scene} ${width}×${height}`;
        const faults = async () => [
          ...(await whatDoesNotFit(page, apart)),
          ...(await meldsCut(page)),
          ...(await railOrMeldsCut(page)),
        ];
        await expect.poll(faults, { message, timeout: 4_000 }).toEqual([]);
        if (process.env.SCREENS) await page.screenshot({ path: `artifacts/rummy/${language}-${width}-${scene}.png` });
      }
    }
    expect(person.complaints).toEqual([]);
  });
