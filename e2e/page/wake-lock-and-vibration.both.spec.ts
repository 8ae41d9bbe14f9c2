import { isolated } from "@/components/words/isolated-name";
import { type BalootAction, type BalootState, baloot } from "@/lib/rules/baloot";
import { cards, contractOf, ending } from "@/lib/rules/baloot/testing/scene";
import { axe, expect, freshCode, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { gather } from "../play/gather";
import { once, screenHere } from "../play/guests";
import { bring, keptMatch } from "../play/kept-match";
import type { Person } from "../play/person";

/** Writes down how many hold the screen awake. */
const watchScreen = ({ page }: Person) =>
  page.addInitScript(() => {
    const lit = new Set();
    Object.assign(window, { lit });
    const request = async () => {
      const sentinel = {
        released: false,
        release: async () => {
          sentinel.released = true;
          lit.delete(sentinel);
        },
      };
      lit.add(sentinel);
      return sentinel;
    };
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  });
const lit = ({ page }: Person) => expect.poll(() => page.evaluate(() => Reflect.get(window, "lit").size));

test("the screen stays awake while one plays at Baloot, and no longer", async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  await watchScreen(noura);
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.second);
  await lit(noura).toBe(1);
  stage.shows(scenes.second, { seats: { 0: { standIn: "away" } } });
  await lit(noura).toBe(0);
  stage.shows(scenes.second);
  await lit(noura).toBe(1);
  stage.shows(scenes.second, { seat: null });
  await lit(noura).toBe(0);
  stage.shows(scenes.second);
  await lit(noura).toBe(1);
  stage.shows(scenes.over);
  await lit(noura).toBe(0);
});

test("the screen stays awake at Eights and against bots", once, async ({ invite, arrangedServer, server }) => {
  const alice = await invite("Alice", { on: screenHere() });
  await watchScreen(alice);
  const { sitters } = await gather(arrangedServer, alice);
  await lit(alice).toBe(1);
  for (const { client } of sitters) client.close();

  const noura = await invite("Noura", { on: screenHere(), server });
  await watchScreen(noura);
  const options = { ...baloot.defaults, speed: "none" } as const;
  const match = keptMatch({ code: freshCode(), options, until: ({ phase }) => phase === "playing" });
  await bring(noura, match);
  await noura.goTo(match.code, "baloot");
  await lit(noura).toBe(1);
});

/** Writes down what is felt. */
const watchHand = ({ page }: Person) =>
  page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, "vibrate", {
      configurable: true,
      value: (pulse: unknown) => felt.push(pulse) > 0,
    });
  });
const felt = ({ page }: Person) => page.evaluate(() => Reflect.get(window, "felt").length);

test("one's own turn at Baloot is felt in the hand, unless that is switched off", async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page, t } = noura;
  await watchHand(noura);
  const stage = await BalootStage.of(noura);
  const settings = page.getByRole("dialog", { name: t("baloot.settings.title") });
  const vibration = settings.getByRole("switch", { name: t("common.vibration") });
  const flip = () =>
    settings
      .locator("label")
      .filter({ hasText: t("common.vibration") })
      .click();
  const openSettings = async () => {
    await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("baloot.menu.settings") }).click();
    await expect(settings.getByRole("switch").first()).toBeAttached();
  };
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
  };
  /** West's turn, and then one's own. */
  const comesRound = async () => {
    stage.shows(scenes.second);
    await expect(page.getByText(t("baloot.theirTurn", { name: isolated("Yousef") })).first()).toBeVisible();
    stage.shows(scenes.thrown);
    await expect(page.getByText(t("baloot.yourTurn"), { exact: true }).first()).toBeVisible();
  };
  stage.shows(scenes.second);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(7);
  await openSettings();
  if (screenHere() === "desktop") {
    await expect(vibration).toHaveCount(0);
    await close();
    await comesRound();
    await expect(page.getByText(`${t("baloot.said.yourTurn")}.`)).toBeAttached();
    expect(await felt(noura)).toBe(0);
    return;
  }
  await expect(vibration).toBeChecked();
  await noura.pictured("settings");
  await close();
  await comesRound();
  await expect.poll(() => felt(noura)).toBe(1);

  await openSettings();
  await flip();
  await expect(vibration).not.toBeChecked();
  await close();
  await comesRound();
  await openSettings();
  await flip();
  await close();
  await comesRound();
  // Had the one before been felt there would be three.
  await expect.poll(() => felt(noura)).toBe(2);
});

test("one's own turn at Eights is felt in the hand, unless its menu says no", async ({ invite, arrangedServer }) => {
  test.skip(screenHere() === "desktop", "a desk does not tremble");
  const alice = await invite("Alice", { on: screenHere() });
  const { page, t, board } = alice;
  await watchHand(alice);
  const { sitters } = await gather(arrangedServer, alice, { others: ["Bob", "Carol"] });
  const comesRound = async () => {
    await expect(board.deck).toBeEnabled();
    await board.deck.click();
    await expect(board.deck).toBeDisabled();
    for (const sitter of sitters) await sitter.moves({ action: "draw" });
    await expect(board.deck).toBeEnabled();
  };
  const toggle = async () => {
    await alice.button(t("eights.menu.open")).click();
    await page.getByRole("menuitemcheckbox", { name: t("common.vibration") }).click();
  };
  await comesRound();
  await expect.poll(() => felt(alice)).toBeGreaterThan(0);
  const before = await felt(alice);
  await toggle();
  await comesRound();
  await toggle();
  await comesRound();
  await expect.poll(() => felt(alice)).toBe(before + 1);
  for (const { client } of sitters) client.close();
});

/** The last trick of a sun, three cards of it laid: one's own follows. */
const lastTrick = scenesOf("7H", "8H 9H 10H");
/** The same a hand later with another card. */
const nextLast: BalootState = { ...scenesOf("7D", "8D 9D 10D"), deals: scenes.second.deals, scores: [84, 61] };

function scenesOf(own: string, others: string): BalootState {
  const [east = "", north = "", west = ""] = others.split(" ");
  const start = ending(contractOf(1), [own, east, north, west], 1, {
    options: { ...baloot.defaults, speed: "rabbit" },
  });
  return [east, north, west].reduce((state, card, index) => baloot.apply(state, index + 1, play(card)), start);
}
function play(name: string): BalootAction {
  const [card] = cards(name);
  if (!card) throw new RangeError(name);
  return { action: "play", card };
}

const plays = (stage: BalootStage) => stage.sent.filter(({ action }) => action === "play");
/** Comes to a table with such a wish for the last card, whose time the test has in hand. */
async function stageOf(noura: Person, isWished: boolean): Promise<BalootStage> {
  await noura.page.clock.install();
  await noura.page.addInitScript(
    (wish) => localStorage.setItem("majlis.baloot.lastCard", JSON.stringify(wish)),
    isWished,
  );
  return BalootStage.of(noura);
}
const hand = ({ page }: Person) => page.locator("[data-hand] [data-card]");

test("the last card waits for its player, where nothing else was wished", async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page, t } = noura;
  await page.clock.install();
  const stage = await BalootStage.of(noura);
  stage.shows(lastTrick);
  await expect(hand(noura)).toHaveCount(1);
  await page.clock.runFor(2_000);
  expect(plays(stage)).toEqual([]);

  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.settings") }).click();
  const settings = page.getByRole("dialog", { name: t("baloot.settings.title") });
  const wish = settings.getByRole("switch", { name: t("baloot.settings.lastCard") });
  await expect(wish).not.toBeChecked();
  await settings
    .locator("label")
    .filter({ hasText: t("baloot.settings.lastCard") })
    .click();
  await expect(wish).toBeChecked();
  expect(await axe(page)).toEqual([]);
  // Not while the settings lie over the hand.
  await page.clock.runFor(2_000);
  expect(plays(stage)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await page.clock.runFor(1_000);
  await expect.poll(() => plays(stage).length).toBe(1);
});

test("the last card plays by itself where that is wished, and only once", once, async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page } = noura;
  const stage = await stageOf(noura, true);
  stage.shows(lastTrick);
  await page.clock.runFor(1_000);
  await expect.poll(() => plays(stage).length).toBe(1);
  expect(plays(stage)[0]).toMatchObject({ action: "play", card: "7H" });
  await expect(hand(noura)).toHaveCount(0);
  // What the table gives back is played by hand.
  stage.refuses("tooFast", "");
  await expect(hand(noura)).toHaveCount(1);
  await page.clock.runFor(2_000);
  expect(plays(stage)).toHaveLength(1);
  await hand(noura).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => plays(stage).length).toBe(2);

  // And in the next hand it does so again, also with more cards before.
  stage.shows({ ...scenes.second, phase: "playing" });
  await expect(hand(noura)).toHaveCount(7);
  stage.shows(nextLast);
  await page.clock.runFor(1_000);
  await expect.poll(() => plays(stage).length).toBe(3);
  expect(plays(stage)[2]).toMatchObject({ card: "7D" });
});

test("the last card does not play by itself while something can be chosen", once, async ({ invite }) => {
  const noura = await invite("Noura", { on: screenHere() });
  const { page } = noura;
  const stage = await stageOf(noura, true);
  // It leads, and is the highest of its suit still out: akka may be called.
  const akka = ending(contractOf(1, "S"), ["KD", "9D", "8D", "7D"], 0, {
    options: { ...baloot.defaults, speed: "rabbit" },
  });
  stage.shows(akka);
  await expect(page.locator("[data-deed=akka]")).toBeVisible();
  await page.clock.runFor(2_000);
  expect(plays(stage)).toEqual([]);
  // Nor two cards, nor another's turn.
  stage.shows(scenes.second);
  await expect(hand(noura)).toHaveCount(7);
  stage.shows(ending(contractOf(1), ["7H", "8H", "9H", "10H"], 1));
  await expect(hand(noura)).toHaveCount(1);
  await page.clock.runFor(2_000);
  expect(plays(stage)).toEqual([]);
});
