import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Seat } from "../game";
import { seedOf } from "../laws";
import { type Random, randomFrom, seedFrom } from "../random";
import { baloot } from ".";
import { openBids } from "./bidding/bidding";
import { nextRaise } from "./bidding/doubling";
import { deck } from "./cards";
import { defaults, ruleSetNames } from "./options";
import { oracle } from "./oracle";
import { playable, whyNot } from "./playing/legality";
import { playCount } from "./playing/tricks";
import { breakdown } from "./scoring/end-of-hand";
import { declarable, verifyProjectLog } from "./scoring/projects";
import type { BalootAction, BalootState } from "./state";

const HANDS = Number(process.env.BALOOT_HANDS ?? 2_000);
const rulebook = readFileSync(new URL("RULES.md", import.meta.url), "utf8");
const paragraphs = new Set([...rulebook.matchAll(/^\*\*([\d.]+)\*\*/gm)].map(([, number]) => number));

/** Any legal move, projects declared and raises made now and then. */
function blind(state: BalootState, seat: Seat, random: Random): BalootAction {
  switch (state.phase) {
    case "bidding":
    case "priority":
      return random.pick(openBids(state, seat));
    case "doubling": {
      const to = nextRaise(state);
      return to && random.below(6) === 0 ? { action: "raise", to } : { action: "decline" };
    }
    case "playing": {
      const options = declarable(state, seat);
      if (options.length > 0 && random.below(3) > 0)
        return { action: "declare", cards: [...random.pick(options).cards] };
      return { action: "play", card: random.pick(playable(state, seat)) };
    }
    default:
      return { action: "seen" };
  }
}

function complaint(state: BalootState): string | null {
  const held = state.hands.flat();
  const played = playCount(state.deal);
  if (new Set([...held, ...state.deal.tricks.flatMap(({ cards }) => cards)]).size !== held.length + played)
    return "a card twice";
  const [seat] = state.asked;
  if (state.phase !== "playing" || seat === undefined) return null;
  const may = playable(state, seat);
  if (may.length === 0) return "no legal card";
  const stranger = deck[state.turns % deck.length] ?? "7C";
  for (const card of [...(state.hands[seat] ?? []), stranger]) {
    if (card === null) return "a card is hidden from the table";
    const refusal = whyNot(state, seat, card);
    if ((refusal === null) !== may.includes(card)) return `${card} is both`;
    if ((refusal === null) !== oracle.isLegal(state, seat, { action: "play", card })) return `${card} by the rulebook`;
    if (refusal && !paragraphs.has(refusal.rule)) return `${refusal.code} is not explained`;
  }
  return null;
}

function miscount(state: BalootState): string | null {
  const deal = state.deals.at(-1);
  if (!deal) return "nothing scored";
  const score = breakdown(state, deal);
  const sum = ([one, other]: readonly [number, number]) => one + other;
  if (sum(score.raw.cards) + sum(score.raw.lastTrick) !== (score.kind === "sun" ? 130 : 162)) return "raw points";
  if (sum(score.tricks) !== 8) return "tricks";
  const stake = score.kind === "sun" ? 26 : 16;
  const kaboot = score.kind === "sun" ? 44 : 25;
  const usual = score.result === "kaboot" ? kaboot : score.result === "reverseKaboot" ? 88 : stake;
  if (score.level === 1 && sum(score.game.cards) !== usual) return "game points";
  if (score.points.some((points, side) => points !== sumOf(score.game, side))) return "the lines and their sum";
  const brought = [0, 1].map((side) => score.projects.reduce((all, { points }) => all + (points[side] ?? 0), 0));
  if (brought.some((points, side) => points !== score.game.projects[side])) return "the projects' lines and their sum";
  if (score.result === "made" && score.points[score.buyers] === 0 && score.level > 1) return "made for nothing";
  return verifyProjectLog(deal)[0]?.fault ?? null;
}

const sumOf = (game: Readonly<Record<string, readonly [number, number]>>, side: number): number =>
  Object.values(game).reduce((total, line) => total + (line[side] ?? 0), 0);

describe.each(ruleSetNames)("thousands of hands by blind players: %s", (ruleSet) => {
  it(`keeps every card, explains every refusal and counts every hand (${HANDS})`, () => {
    const random = randomFrom(seedOf(ruleSet.length));
    let hands = 0;
    let state = baloot.setup(4, { ...defaults, ruleSet }, seedFrom(random));
    while (hands < HANDS) {
      const wait = baloot.wait(state);
      if (!wait) {
        state = baloot.setup(4, state.options, seedFrom(random));
        continue;
      }
      const [seat] = wait.seats;
      const next =
        seat === undefined
          ? baloot.timeout(state, wait.deals ? seedFrom(random) : undefined)
          : baloot.apply(state, seat, blind(state, seat, random));
      if (next.deals.length > state.deals.length) {
        hands++;
        expect(miscount(next), JSON.stringify(next.deals.at(-1))).toBeNull();
      }
      const found = complaint(next);
      if (found) expect.fail(`${found}: ${JSON.stringify(next)}`);
      state = next;
    }
  });
});
