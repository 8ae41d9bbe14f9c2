import type { Page } from "@playwright/test";
import { isolated } from "@/components/words/isolated-name";
import {
  type BalootState,
  baloot,
  type Card,
  openBids,
  paragraphOfVerdict,
  pauses,
  playsOf,
  rankOf,
  suitOf,
} from "@/lib/rules/baloot";
import { cards, contractOf, ending, following } from "@/lib/rules/baloot/testing/scene";
import { still } from "../devices";
import { expect, liesOver, pinged, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { balootPlan, balootPlanWhere } from "../play/baloot/plan";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { bySpoken, inTurns } from "../play/in-turns";
import type { Person } from "../play/person";

// What the table tells: to the ear, in its log, on its sheets, and by the cards as one has chosen to see them.

const cardName = ({ t }: Person, card: Card) =>
  t("baloot.card", { rank: t(`baloot.ranks.${rankOf(card)}`), suit: t(`baloot.suits.${suitOf(card)}`) });
/** What has just been said aloud. */
const heard = (page: Page) => page.locator("[aria-live=polite] p").filter({ hasText: /\S/ });

for (const [language, sizes] of bySpoken([
  [1440, 900],
  [390, 844],
  [360, 640],
  [740, 360],
] as const))
  test(`whose claim is refused is told by whom, and that the hand now lies open, ${language}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: still, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura);
    const note = page.locator("[data-hand] ~ [data-reason=quiet]").filter({ hasText: t("baloot.sawaOpen") });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      stage.shows(scenes.declared);
      await expect(page.locator("[data-open-hand]")).toHaveCount(0);
      stage.shows(scenes.ownClaimed);
      await expect(page.locator("[data-open-hand]")).toBeVisible();
      await expect(note).toHaveCount(0);
      stage.shows(scenes.ownHalfAccepted);
      stage.shows(scenes.ownRefusedLate);
      await expect(page.locator("[data-seat=west] [data-said=refused]")).toHaveText(t("baloot.sawaRefused"));
      await expect(page.locator("[data-said=refused]")).toHaveCount(1);
      const west = { name: isolated(stage.nameOf(3)), own: "no" };
      await expect(heard(page)).toContainText(`${t("baloot.said.refuses", west)}. ${t("baloot.sawaOpen")} `);
      await expect(heard(page)).not.toContainText("..");
      await expect(note).toBeVisible();
      expect(await liesOver(note, page.locator("[data-deed], [data-seat], [data-laid], [data-clock-bar]"))).toEqual([]);
      // It stays, for whoever comes to the page again too, until the last card.
      stage.shows(scenes.declared);
      await expect(note).toHaveCount(0);
      stage.shows(scenes.ownRefused, { leftMs: 8_000 });
      await expect(note).toBeVisible();
    }
    expect(noura.complaints).toEqual([]);
  });

test("the guide of a first hand and why cards are grey never lie over each other at the foot of a phone", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: { ...still, viewport: { width: 390, height: 844 }, hasTouch: true } });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura, undefined, { isGuided: true });
  const guide = page.locator("[data-guide]");
  const quiet = page.locator("[data-reason=quiet]");
  stage.shows(scenes.declared);
  await expect(guide).toBeVisible();
  await expect(page.locator("[data-hand] [aria-disabled=true]").first()).toBeVisible();
  await expect(quiet).toHaveCount(0);
  // A hand that lies open weighs more than either.
  stage.shows(scenes.ownRefused);
  await expect(quiet).toHaveText(t("baloot.sawaOpen"));
  await expect(guide).toBeHidden();
  stage.shows(scenes.declared);
  await guide.getByRole("button", { name: t("baloot.guide.skip") }).click();
  await expect(guide).toHaveCount(0);
  await expect(quiet).toBeVisible();
});

for (const [language, [width, height]] of inTurns([
  [1440, 900],
  [360, 640],
] as const))
  test(`whoever is back is told at once that the bot only ends its trick, ${language} ${width}×${height}`, async ({
    invite,
  }) => {
    const noura = await invite("Noura", { on: { ...still, viewport: { width, height } }, language });
    const { page, t } = noura;
    const stage = await BalootStage.of(noura);
    const away = { seats: { 0: { standIn: "away" } } } as const;
    const back = page.getByRole("button", { name: t("baloot.back") });
    stage.shows(scenes.amidTrick, away);
    await back.click();
    expect(stage.sent).toEqual([expect.objectContaining({ action: "back" })]);
    await expect(page.getByRole("status").filter({ hasText: t("baloot.backTrick") })).toHaveCount(1);
    await expect(page.locator("p").filter({ hasText: t("baloot.backTrick") })).toBeVisible();
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await back.click({ force: true });
    expect(stage.sent).toHaveLength(1);
    stage.shows(scenes.third);
    await expect(back).toHaveCount(0);
    stage.shows(scenes.third, away);
    await expect(back).not.toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText(t("baloot.backTrick"))).toHaveCount(0);
    expect(noura.complaints).toEqual([]);
  });

test("one hears the hand that is dealt, the bids, one's turn, the trick's cards, an akka and the projects that count", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const hears = (words: string) => expect(heard(page).filter({ hasText: words })).toHaveCount(1);
  const named = (name: string, own: "yes" | "no" = "no") => ({ name: isolated(name), own });

  stage.shows(scenes.sheet);
  await expect(page.locator("tfoot")).toBeVisible();
  stage.shows(scenes.dealt);
  const { hands, deal } = scenes.dealt;
  const own = (hands[0] ?? []).flatMap((card) => (card ? [cardName(noura, card)] : []));
  expect(own).toHaveLength(5);
  await hears(t("baloot.said.dealt", { cards: own.join(", ") }));
  if (!deal.faceUp) throw new Error("no public card");
  await hears(t("baloot.publicCard", { card: cardName(noura, deal.faceUp) }));

  stage.shows(scenes.opened);
  stage.shows(scenes.overbid);
  const hokum = t("baloot.hokumIn", { suit: t("baloot.suits.H") });
  await hears(t("baloot.said.bid", { ...named("Badr"), bid: hokum }));
  stage.shows(scenes.opened);
  stage.shows(scenes.dealerBids);
  await hears(t("baloot.said.bid", { ...named("Yousef"), bid: t("baloot.bids.pass") }));
  await hears(t("baloot.said.yourTurn"));

  stage.shows(scenes.dealt);
  stage.shows(scenes.ready);
  const held = (scenes.ready.hands[0] ?? []).flatMap((card) => (card ? [cardName(noura, card)] : []));
  expect(held).toHaveLength(8);
  await hears(t("baloot.said.dealt", { cards: held.join(", ") }));
  await hears(t("baloot.sunSpoken"));
  stage.shows(scenes.mayDouble);
  await hears(t("baloot.said.mayRaise", { raise: t("baloot.raises.double") }));
  stage.shows(scenes.second);
  stage.shows(scenes.amidTrick);
  const carpet = page.getByRole("region", { name: t("baloot.trick") });
  for (const { seat, card } of playsOf(scenes.amidTrick.deal).slice(4)) {
    const name = ["You", "Badr", "Salma", "Yousef"][seat] ?? "";
    const words = cardName(noura, card);
    await hears(t("baloot.said.played", { ...named(name, seat === 0 ? "yes" : "no"), card: words }));
    await expect(carpet.getByText(t("baloot.laid", { name, card: words }))).toBeAttached();
  }
  await expect(carpet).not.toContainText(t("baloot.akka"));

  const late = ending(contractOf(2, "H"), ["7H 8H", "KC 7D", "7C 8D", "8C 9S"], 1);
  const king = t("baloot.laid", { name: "Badr", card: cardName(noura, "KC") });
  stage.shows(late);
  stage.shows(following(late, [1, { action: "play", card: "KC", akka: true }]));
  await hears(t("baloot.said.akka", named("Badr")));
  await expect(carpet.getByText(`${king}, ${t("baloot.akka")}`)).toBeAttached();

  stage.shows(scenes.full);
  stage.shows(scenes.revealed);
  await hears(t("baloot.revealTitle", { side: t("baloot.us") }));
  const shown = (name: string, project: "sira" | "hundred", held: string) =>
    t("baloot.said.shown", {
      name: isolated(name),
      project: t(`baloot.projects.${project}`),
      cards: cards(held)
        .map((card) => cardName(noura, card))
        .join(", "),
    });
  await hears(shown("You", "sira", "AH KH QH"));
  await hears(shown("Salma", "hundred", "AD KD QD JD 10D"));
  await hears(t("baloot.said.broken", { name: isolated("Yousef"), project: t("baloot.projects.fifty") }));
  expect(noura.complaints).toEqual([]);
});

test("the log keeps the public card and its taker, projects, an akka, a claim, and what broke which rule", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const { third, convicted } = scenes;
  const tricks = third.deal.tricks.map((trick, index) => (index === 0 ? { ...trick, akka: true } : trick));
  const [public_] = cards("JH");
  const running: BalootState = {
    ...third,
    deals: convicted.deals,
    deal: { ...third.deal, faceUp: public_ ?? null, tricks, sawa: { seat: 3, answer: "refused" } },
  };
  stage.shows(running);
  const log = page.getByRole("region", { name: t("baloot.log.title") });
  const hand = convicted.deals.length - 1;
  const earlier = log.locator(`[data-hand-log="${hand}"]`);
  const calls = (kind: string) => log.locator(`:not(details *)[data-call="${kind}"]`);
  await expect(calls("public")).toContainText(`${t("baloot.log.publicCard")}Salma${cardName(noura, "JH")}`);
  await expect(calls("project").first()).toContainText(cardName(noura, "AH"));
  await expect(calls("project").filter({ hasText: "Yousef" })).toContainText(t("baloot.log.notCounted"));
  await expect(calls("akka")).toContainText(`Badr${cardName(noura, "KC")}`);
  await expect(calls("sawa")).toContainText(`Yousef`);
  await expect(calls("sawa")).toContainText(t("baloot.log.answers.refused"));

  const verdict = convicted.deals[hand]?.verdict;
  if (!verdict) throw new Error("nothing was broken");
  await expect(log.locator("tfoot")).toHaveCount(0);
  await earlier.locator("summary").click();
  const breach = earlier.locator('[data-call="breach"]');
  await expect(breach).toContainText(cardName(noura, "QC"));
  await expect(breach).toContainText("Badr");
  await expect(breach.locator("[data-rule]")).toHaveAttribute("data-rule", paragraphOfVerdict(verdict));
  await expect(earlier.locator("tfoot")).toHaveText(/\d/);
  // While its sheet lies beside it, it is not shown twice.
  stage.shows(scenes.sheet);
  await expect(page.locator("tfoot")).toHaveCount(1);
  expect(noura.complaints).toEqual([]);
});

test("in Arabic a sign stands left of its number, on the sheet and in the log", async ({ invite }) => {
  const noura = await invite("نورة", { on: still, language: "ar" });
  const { page } = noura;
  const stage = await BalootStage.of(noura, ["Badr 2", "سلمى", "Yousef"]);
  /** Each sign before a number, and whether it is seen there. */
  const signs = () =>
    page.evaluate(() => {
      const found: { text: string; isLeft: boolean }[] = [];
      const leftOf = ({ node, at }: { node: Node; at: number }) => {
        const letter = document.createRange();
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        return letter.getBoundingClientRect().left;
      };
      for (const element of document.querySelectorAll("main *")) {
        if (!element.checkVisibility() || element.closest(".sr-only, svg")) continue;
        // A sign and its number may be written one after the other.
        const letters = [...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE
            ? [...(node.nodeValue ?? "")].map((letter, at) => ({ letter, node, at }))
            : [],
        );
        const text = letters.map(({ letter }) => letter).join("");
        const [sign, digit] = letters.slice(text.search(/[+×]\d/));
        if (!/[+×]\d/.test(text) || !sign || !digit) continue;
        found.push({ text, isLeft: leftOf(sign) < leftOf(digit) });
      }
      return found;
    });
  const wrong = async () => (await signs()).filter(({ isLeft }) => !isLeft);
  stage.shows(scenes.weighed);
  await expect(page.locator("main section tfoot")).toBeVisible();
  // Its lines come one after the other.
  await expect.poll(async () => (await signs()).length).toBeGreaterThan(12);
  expect(await wrong()).toEqual([]);
  stage.shows(scenes.third);
  await expect(page.locator("main section tfoot")).toHaveCount(0);
  await expect.poll(async () => (await signs()).map(({ text }) => text)).toContain("+34");
  expect(await wrong()).toEqual([]);
});

test("a verdict shows its rule, which opens the rulebook there, and a red flag over the seat", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  const found = scenes.convicted.deals.at(-1)?.verdict;
  if (!found) throw new Error("nothing was found");
  stage.shows(scenes.accused);
  await expect(page.locator("[data-deed=withdraw]")).toBeVisible();
  stage.shows(scenes.convicted);
  const rule = page.getByRole("region", { name: t("baloot.verdict.title") }).locator("[data-rule]");
  await expect(rule).toHaveAttribute("data-rule", paragraphOfVerdict(found));
  await expect(page.locator("[data-flag]")).toHaveAttribute("data-flag", "east");
  await expect(page.locator("[data-seat=east]")).toContainText(t("baloot.verdict.flag"));
  await rule.click();
  await expect(page.getByRole("dialog").locator(`[id="${paragraphOfVerdict(found)}"]`)).toBeInViewport();
});

test("what is chosen among the settings is how the cards look: gold, four colours, Arabic letters", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.second);
  const hand = page.locator("[data-hand]");
  const king = hand.locator('[data-card="KH"] path').first();
  const club = hand.locator('[data-card="8C"] path').first();
  const gold = hand.locator('rect[fill="url(#deck-gold)"]');
  const chip = page.locator("[data-laid-by] span[dir=ltr]").filter({ hasText: "K" }).first();
  await expect(club).toHaveAttribute("fill", "#1A161F");
  await expect(gold).toHaveCount(0);
  const latin = await king.getAttribute("d");

  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.settings") }).click();
  const sheet = page.getByRole("dialog", { name: t("baloot.settings.title") });
  const turn = (words: string) => sheet.locator("label").filter({ hasText: words }).click();
  await expect(chip).toHaveCSS("color", "rgb(26, 22, 31)");
  await turn(t("baloot.settings.four"));
  await expect(club).toHaveAttribute("fill", "#17724A");
  // A card's name in the log is of one colour, whatever its suit is drawn in.
  await expect(chip).toHaveCSS("color", "rgb(23, 114, 74)");
  await expect(chip.locator("path")).toHaveAttribute("fill", "#17724A");
  await turn(t("baloot.settings.gold"));
  await expect(gold).toHaveCount(await hand.locator("[data-card]").count());
  await turn("أ ك ب و");
  await expect(king).not.toHaveAttribute("d", latin ?? "");
  await expect(page.locator("[data-laid-by] span[dir=ltr]").filter({ hasText: "ك" }).first()).toBeAttached();
  expect(noura.complaints).toEqual([]);
});

test("in the second round each suit has a button, the public one grey, and what one holds of it rises", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.secondRound);
  const suit = (name: "S" | "H" | "D" | "C") => page.locator(`[data-deed=hokum-${name}]`);
  await expect(suit("H")).toHaveAttribute("aria-disabled", "true");
  await expect(suit("H")).toContainText(t("baloot.bids.publicOff"));
  await expect(page.locator("[data-deed=pass]")).toHaveText(t("baloot.bids.passAgain"));
  const raised = page.locator("[data-hand] [data-raised]");
  await expect(raised).toHaveCount(0);
  await suit("S").hover();
  await expect(raised).not.toHaveCount(0);
  for (const card of await raised.all()) expect(await card.getAttribute("data-card")).toMatch(/S$/);
  // Pressed, and slid off: that is no bid.
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(raised).toHaveCount(0);
  expect(stage.sent.filter(({ action }) => action === "bid")).toEqual([]);
  await suit("S").click();
  await expect.poll(() => stage.sent.at(-1)).toMatchObject({ action: "bid", bid: "hokum", suit: "S" });
});

test("a double is closed by its own button, and the hand is locked at once", async ({ invite }) => {
  const noura = await invite("Noura", { on: still });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.doubling, { seat: 1 });
  const closed = page.locator("[data-deed=raiseClosed]");
  await expect(closed).toHaveAccessibleName(t("baloot.raiseClosed", { raise: t("baloot.raises.double") }));
  await closed.click();
  await expect.poll(() => stage.sent.at(-1)).toMatchObject({ action: "raise", to: "double", closed: true });
  await expect(page.locator("[data-closed]")).toBeVisible();
});

const federation = { ...baloot.defaults, ruleSet: "federation", speed: "turtle" } as const;
/** The first seat passes, and an opponent who speaks after it says sun. */
const overtaken = balootPlanWhere(
  0,
  (seed) =>
    balootPlan(
      seed,
      federation,
      (state, seat) => {
        if (state.phase !== "bidding") return null;
        const hasPassed = state.deal.bids.some((bid) => bid.seat === 0);
        const sun = openBids(state, seat).find(({ bid }) => bid === "sun");
        return seat % 2 === 1 && hasPassed && sun ? sun : { action: "bid", bid: "pass" };
      },
      ({ phase, thrown }) => phase === "priority" || thrown.length > 0,
    ),
  ({ last }) => last.phase === "priority" && last.asked.includes(0),
);

for (const takes of [true, false])
  test(`by the federation's rules an earlier seat has five seconds for another's sun, and ${takes ? "takes it" : "lets them go by"}`, async ({
    invite,
    arrangedServer,
  }) => {
    const noura = await invite("Noura");
    const { t, page } = noura;
    const ping = await pinged(page);
    const party = await BalootParty.of(arrangedServer, noura, overtaken, {
      ping,
      inLobby: () => noura.choose(t("baloot.options.federationNote")),
    });
    const [sun, stand] = [party.table.deed("sun"), party.table.deed("pass")];
    await party.plays(overtaken.turns, "click");
    await expect(sun).toHaveText(t("baloot.bids.takeOver"));
    await expect(stand).toHaveText(t("baloot.bids.letStand"));
    if (takes) await sun.click();
    else await party.pass(pauses.priority);
    const buyer = takes ? 0 : overtaken.last.deal.bids.at(-1)?.seat;
    await expect.poll(() => party.sitters[0]?.view?.deal.contract).toMatchObject({ kind: "sun", buyer });
    await expect(stand).toBeHidden();
    expect(noura.complaints).toEqual([]);
  });

const unhurried = { ...baloot.defaults, speed: "turtle" } as const;
/** A hand to its end, and then nobody says that they have seen the sheet. */
const unseen = balootPlanWhere(
  0,
  (seed) =>
    balootPlan(
      seed,
      unhurried,
      ({ phase }) => (phase === "sheet" ? "silence" : null),
      ({ deals, thrown, phase }) => thrown.length > 0 || (deals.length > 0 && phase !== "sheet"),
    ),
  ({ last }) => last.deals.length === 1,
);

test("the score sheet goes on by itself when its time is over", async ({ invite, arrangedServer }) => {
  const noura = await invite("Noura");
  const ping = await pinged(noura.page);
  const party = await BalootParty.of(arrangedServer, noura, unseen, { ping });
  const [end] = unseen.turns.slice(-1);
  if (end?.action.action !== "silence") throw new Error("somebody said something");
  await party.plays(unseen.turns.slice(0, -1), "click");
  const next = party.table.deed("next");
  await expect(next).toBeVisible();
  // What a busy machine takes to look is not of the sheet's time.
  await party.lingers();
  await expect(next).toBeEnabled();
  await party.pass(end.action.ms - 3_000);
  await expect(next).toBeVisible();
  while (party.sitters[0]?.view?.phase === "sheet") await party.pass(1_000);
  await party.stands(end);
  await expect(next).toBeHidden();
  await expect(party.table.cards).toHaveCount(5);
  expect(noura.complaints).toEqual([]);
});
