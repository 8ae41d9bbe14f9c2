import { expect, it } from "vitest";
import { seedOf } from "../laws";
import type { PackCard } from "../packs";
import { randomFrom } from "../random";
import { allLaid } from "./bot/laying";
import { deck, isWild, naturalSuit, placeOf } from "./cards";
import { dhappa } from "./index";
import { lockOf } from "./lock";
import { laidIn } from "./meld";
import { hasLock, oracle, wayToTable } from "./oracle";
import { after, canEnd, type Position, waysOf } from "./position";
import { npickDepths, planFor } from "./search";
import type { DhappaOptions, DhappaState, Meld, Play } from "./state";

/** Positions tried, each made of its number; more by POSITIONS, others by FIRST. */
const POSITIONS = Number(process.env.POSITIONS ?? 250);
const FIRST = Number(process.env.FIRST ?? 0);
const numbers = Array.from({ length: POSITIONS }, (_, index) => FIRST + index);

const spotOf = ({ hand, melds, hasOpened }: Position) => ({
  hand,
  melds: melds.map((meld) => ({ id: meld.id, pieces: laidIn(meld) })),
  isOpen: hasOpened,
});

type Rules = Pick<DhappaOptions, "duplicates" | "naturalOut">;

/** A small position with much in common: few cards, of two suits and some wilds, and melds as anybody might have laid them. */
function positionOf(number: number): { readonly position: Position; readonly rules: Rules } {
  const random = randomFrom(seedOf(number));
  const rules = { duplicates: random.below(2) === 0, naturalOut: random.below(2) === 0 };
  const near = deck.filter(
    (card) => isWild(card) || naturalSuit(card) === "C" || (naturalSuit(card) === "D" && placeOf(card) < 4),
  );
  let position: Position = { hand: random.shuffled(near).slice(0, 26), melds: [], hasOpened: true };
  for (let tries = 0; tries < 60 && position.melds.length < 4; tries++) {
    const [meld, other] = random.shuffled(position.melds);
    const some = random.shuffled(position.hand);
    const [one = "JK.0"] = some;
    const plays: Play[] = [
      { action: "lay", cards: some.slice(0, 3) },
      {
        action: "lay",
        cards: [...some.filter((card) => !isWild(card)).slice(0, 2), ...some.filter(isWild).slice(0, 1)],
      },
      ...(meld ? [{ action: "add" as const, meld: meld.id, cards: [one] }] : []),
      ...(meld && other
        ? [{ action: "link" as const, melds: [meld.id, other.id] as [typeof one, typeof one], cards: [] }]
        : []),
    ];
    const ways = waysOf(position, random.pick(plays), rules);
    if (typeof ways !== "string") position = after(position, random.pick(ways));
  }
  const melds: readonly Meld[] = position.melds;
  const hand = position.hand.slice(0, 2 + random.below(4));
  return { position: { hand, melds, hasOpened: random.below(4) > 0 }, rules };
}

/** What is wrong with a plan for a card, null where nothing is. */
function fault(position: Position, card: PackCard, rules: Rules): string | null {
  const plan = planFor(position, card, rules);
  const way = wayToTable(spotOf(position), card, rules);
  if (typeof plan === "string") return way && `${plan}, but ${JSON.stringify(way)}`;
  if (!way) return `no way but ${JSON.stringify(plan.plays)}`;
  let here = position;
  for (const play of plan.plays) {
    const ways = waysOf(here, play, rules);
    if (typeof ways === "string" || ways.length !== 1 || !ways[0]) return `cannot be gone: ${JSON.stringify(play)}`;
    here = after(here, ways[0]);
  }
  const isLaid = here.melds.some(({ cards }) => cards.includes(card));
  return isLaid && canEnd(here, rules) ? null : `leads elsewhere: ${JSON.stringify(plan.plays)}`;
}

const long = { timeout: 7_200_000 };

it("finds a way for the deepest card just where trying everything finds one, and one that can be gone", long, () => {
  const faults: string[] = [];
  let found = 0;
  for (const number of numbers) {
    const { position, rules } = positionOf(number);
    const [card = "JK.0"] = position.hand;
    const wrong = fault(position, card, rules);
    if (wrong) faults.push(`${number} ${JSON.stringify({ position, rules })} ${wrong}`);
    if (typeof planFor(position, card, rules) !== "string") found++;
  }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(POSITIONS / 4);
  expect(found).toBeLessThan(POSITIONS);
});

it("finds a lock just where one of all threes is one", long, () => {
  const seen = new Set<boolean>();
  for (const number of numbers) {
    const { melds } = positionOf(number).position;
    const { isWhole } = lockOf(melds);
    expect([number, isWhole]).toEqual([number, hasLock(spotOf({ hand: [], melds, hasOpened: true }).melds)]);
    seen.add(isWhole);
  }
  expect(seen.size).toBe(2);
});

/** A player about to pick, with a hand and discards of any size and what their team might have laid of the rest. */
function crowded(number: number): DhappaState {
  const random = randomFrom(seedOf(number));
  const first = dhappa.setup(4, { ...oracle.chosen(random), seats: 4 }, seedOf(number));
  const cards = random.shuffled(deck);
  // Wilds make nearly everything possible: of every two hands one has few.
  const few = [...cards.filter((card) => !isWild(card)), ...cards.filter(isWild)];
  const own = number % 2 === 0 ? cards : few;
  const [held, lying, laid] = [2 + random.below(26), 1 + random.below(12), random.below(60)];
  const loose = { hand: own.slice(held + lying, held + lying + laid), melds: [], hasOpened: random.below(3) > 0 };
  const { melds } = allLaid(loose, first.options, { spendsWilds: true, goesOut: false });
  const hands = first.hands.map((_, seat) => (seat === 0 ? own.slice(0, held) : own.slice(157 + seat, 158 + seat)));
  const opened = hands.map(() => random.below(4) > 0);
  return { ...first, hands, discards: own.slice(held, held + lying), boards: [melds, []], opened, current: 0 };
}

it("says of each depth, hands as large as they come, what the second opinion says", long, () => {
  const faults: string[] = [];
  const seen = { open: 0, blocked: 0 };
  for (const number of numbers.slice(0, POSITIONS / 25)) {
    const state = crowded(number);
    for (const [index, found] of npickDepths(state).entries()) {
      const depth = index + 1;
      const isOpen = "plan" in found;
      seen[isOpen ? "open" : "blocked"]++;
      if (isOpen !== oracle.isLegal(state, 0, { action: "take", depth }))
        faults.push(`${number}: depth ${depth}, ${isOpen ? JSON.stringify(found.plan.plays) : found.blocked}`);
    }
  }
  expect(faults).toEqual([]);
  expect(Math.min(seen.open, seen.blocked)).toBeGreaterThan(0);
});

it("opens with the deepest card, and then brings home the joker whose going makes the lock", () => {
  const run = (top: number, names: string): Meld => {
    const cards = names.split(" ").map((name) => name as PackCard);
    return { kind: "run", id: cards.find((card) => !isWild(card)) ?? "JK.0", suit: "C", top, cards };
  };
  const melds = [run(5, "9C.2 2D.2 7C.0 2S.2 2H.2 4C.0"), run(5, "9C.1 2H.0 7C.2"), run(5, "2S.1 8C.0 JK.1 6C.0 JK.5")];
  const position: Position = { hand: ["KD.2", "5C.2", "QD.2", "JD.1"], melds, hasOpened: false };
  const rules = { duplicates: true, naturalOut: false };
  expect(wayToTable(spotOf(position), "KD.2", rules)).not.toBeNull();
  const plan = planFor(position, "KD.2", rules);
  expect(typeof plan !== "string" && plan.plays).toHaveLength(2);
});

it("opens with all other cards, and then brings home the joker that goes out for the deepest one", () => {
  const run = (suit: "C" | "D" | "H", top: number, names: string): Meld => {
    const cards = names.split(" ").map((name) => name as PackCard);
    return { kind: "run", id: cards.find((card) => !isWild(card)) ?? "JK.0", suit, top, cards };
  };
  const melds = [run("C", 6, "8C.0 7C.0 JK.4"), run("C", 7, "2C.0 6C.0 5C.0"), run("H", 0, "AH.0 KH.0 QH.0")];
  const position: Position = { hand: ["6C.1", "AD.0", "QD.2", "KD.0"], melds, hasOpened: false };
  const rules = { duplicates: false, naturalOut: false };
  expect(fault(position, "6C.1", rules)).toBeNull();
  const plan = planFor(position, "6C.1", rules);
  expect(typeof plan === "string" ? plan : plan.plays.map(({ action }) => action)).toEqual(["lay", "exchange"]);
  // The same where the joker may not go out, or there is no lock: nothing would be left to discard.
  expect(planFor(position, "6C.1", { ...rules, naturalOut: true })).toBe("deepestLast");
  expect(planFor({ ...position, melds: melds.slice(0, 1) }, "6C.1", rules)).toBe("deepestLast");
});
