import type { Seat } from "@/lib/rules/game";
import { isGahwa, levelOf } from "../bidding/doubling";
import type { Rules } from "../options";
import { balootOf, playsOf, takenIn } from "../playing/tricks";
import { actingOrder, type BySide, onSide, otherSide, type Side, sideOf } from "../seats";
import type { Contract, ScoredDeal } from "../state";
import { type OpenProject, projectsOf } from "./projects";
import { calculatePoints, projectFactor, rawWorth } from "./projects-worth";

/** A deal that is over, its points still to be counted. */
export type PlayedDeal = Omit<ScoredDeal, "points">;

/** How a hand came out, in the order the rules ask. */
export type Result = "breach" | "reverseKaboot" | "kaboot" | "lost" | "tied" | "made";

/** Why an all-or-nothing hand went the way it did. */
export type Why = "revoke" | "falseCharge" | "falseSawa" | "noTrick" | "fewerPoints" | "lastToRaise";

/** A project that scored, and what it brought each side. */
export interface ScoredProject extends OpenProject {
  readonly seat: Seat;
  readonly points: BySide<number>;
}

/** How a hand was counted, line by line; every pair is side 0, side 1. */
export interface Score {
  readonly kind: Contract["kind"];
  readonly buyers: Side;
  readonly ending: "played" | "sawa" | "breach";
  /** 1 undoubled, up to 4, 5 for gahwa. */
  readonly level: number;
  readonly tricks: BySide<number>;
  /** What the sides' points were compared by. */
  readonly raw: {
    readonly cards: BySide<number>;
    readonly lastTrick: BySide<number>;
    readonly projects: BySide<number>;
    readonly baloot: BySide<number>;
    readonly total: BySide<number>;
  };
  readonly result: Result;
  /** The side that took it all; null where the points were shared. */
  readonly winner: Side | null;
  readonly why: Why | null;
  /** The projects that scored. */
  readonly projects: readonly ScoredProject[];
  /** Whose king and queen of trumps are the baloot. */
  readonly balootOwner: Seat | null;
  /** What the points are made of. */
  readonly game: {
    readonly cards: BySide<number>;
    readonly projects: BySide<number>;
    readonly baloot: BySide<number>;
  };
  readonly points: BySide<number>;
}

/** All that is at stake on the cards of an undoubled hand. */
export const stakes = { sun: 26, hokum: 16 } as const;
const kaboots = { sun: 44, hokum: 25 } as const;
const REVERSE_KABOOT = 88;
export const BALOOT = 2;
const RAW_BALOOT = 20;
/** A match is won with this much, and so is what gahwa gives. */
export const MATCH = 152;

const sum = (...pairs: readonly BySide<number>[]): BySide<number> => [
  pairs.reduce((total, [one]) => total + one, 0),
  pairs.reduce((total, [, other]) => total + other, 0),
];

const NOTHING: BySide<number> = [0, 0];

/** A side's raw card points as game points. */
export function converted(raw: number, kind: Contract["kind"], { halves }: Pick<Rules, "halves">): number {
  if (halves === "up") return Math.floor((raw + 5) / 10) * (kind === "sun" ? 2 : 1);
  const tens = Math.floor(raw / 10);
  const rest = raw % 10;
  if (kind === "hokum") return tens + (rest > 5 ? 1 : 0);
  return 2 * tens + (rest > 5 ? 2 : rest === 5 ? 1 : 0);
}

/** Had the buyer an ace once all the cards were out? */
const buyerHeldAce = ({ contract: { buyer }, left, tricks }: PlayedDeal): boolean =>
  [...playsOf({ tricks }).filter(({ seat }) => seat === buyer), ...(left[buyer] ?? []).map((card) => ({ card }))].some(
    ({ card }) => card.startsWith("A"),
  );

interface Settled {
  readonly result: Result;
  readonly winner: Side | null;
  readonly why: Why | null;
  /** The game points of cards for the winner, or for both where they are shared. */
  readonly cards: BySide<number>;
  /** Whose projects score, and who gets how much of what they are worth. */
  readonly scoring: Side | null;
  readonly shared: (worth: number) => BySide<number>;
  readonly baloot: BySide<number>;
}

/** What each project brings, so that the first ones together bring what they would bring alone. */
function broughtBy(
  projects: readonly (readonly OpenProject[])[],
  { scoring, shared }: Pick<Settled, "scoring" | "shared">,
  worthOf: (projects: readonly OpenProject[]) => number,
): ScoredProject[] {
  const own = projects.flatMap((declared, seat) =>
    sideOf(seat) === scoring ? declared.map((project) => ({ ...project, seat })) : [],
  );
  return own.map((project, index) => {
    const upTo = (count: number) => shared(worthOf(own.slice(0, count)));
    const [before, after] = [upTo(index), upTo(index + 1)];
    return { ...project, points: [after[0] - before[0], after[1] - before[1]] };
  });
}

/** A hand once its cards are counted, before it is said whose the points are. */
interface Counted {
  readonly deal: PlayedDeal;
  readonly rules: Rules;
  readonly level: number;
  readonly buyers: Side;
  readonly tricks: BySide<number>;
  readonly raw: Score["raw"];
  readonly balootSide: Side | null;
}

const allTo =
  (side: Side) =>
  (worth: number): BySide<number> =>
    onSide(side, worth, 0);

const ownBaloot = ({ balootSide }: Counted): BySide<number> =>
  balootSide === null ? NOTHING : onSide(balootSide, BALOOT, 0);

/** One side takes the hand whole. */
function taking(winner: Side, cards: number, hand: Counted): Omit<Settled, "result" | "why"> {
  const isLostWithIt = hand.balootSide !== null && hand.rules.lostBaloot === "winner";
  return {
    winner,
    cards: onSide(winner, cards, 0),
    scoring: hand.deal.counted,
    shared: allTo(winner),
    baloot: isLostWithIt ? onSide(winner, BALOOT, 0) : ownBaloot(hand),
  };
}

/** Whose the points are, in the order the rules ask: a breach, every trick, a raised hand, and what the cards weigh. */
function settle(hand: Counted): Settled {
  const { verdict } = hand.deal;
  if (verdict) return settleBreach(verdict, hand);
  const beaten = hand.tricks.indexOf(0);
  if (beaten >= 0) return settleKaboot(beaten === 0 ? 1 : 0, hand);
  return hand.level > 1 ? settleRaised(hand) : settleWeighed(hand);
}

function settleBreach({ against, why }: NonNullable<PlayedDeal["verdict"]>, hand: Counted): Settled {
  const winner = otherSide(against);
  return {
    result: "breach",
    winner,
    why,
    cards: onSide(winner, stakes[hand.deal.contract.kind] * hand.level, 0),
    scoring: winner,
    shared: allTo(winner),
    baloot: hand.balootSide === winner ? ownBaloot(hand) : NOTHING,
  };
}

/** One side has every trick. */
function settleKaboot(winner: Side, hand: Counted): Settled {
  const { deal, rules, level, buyers } = hand;
  const { kind, buyer } = deal.contract;
  const isFirst = actingOrder(deal.dealer)[0] === buyer;
  if (rules.reverseKaboot === "on" && kind === "sun" && winner !== buyers && isFirst && buyerHeldAce(deal))
    return { result: "reverseKaboot", why: "noTrick", ...taking(winner, REVERSE_KABOOT, hand) };
  const isRaised = level > 1 && rules.doubledKaboot === "level";
  const cards = isRaised ? stakes[kind] * level : kaboots[kind];
  return { result: "kaboot", why: "noTrick", ...taking(winner, cards, hand) };
}

/** Who has more takes a raised hand whole; where both have the same, whoever did not raise last. */
function settleRaised(hand: Counted): Settled {
  const { deal, level, buyers, raw } = hand;
  const lead = raw.total[buyers] - raw.total[otherSide(buyers)];
  const raiser = deal.raises.at(-1)?.seat ?? deal.contract.buyer;
  const winner = lead === 0 ? otherSide(sideOf(raiser)) : lead > 0 ? buyers : otherSide(buyers);
  const why = lead === 0 ? "lastToRaise" : "fewerPoints";
  return {
    result: winner === buyers ? "made" : "lost",
    why,
    ...taking(winner, stakes[deal.contract.kind] * level, hand),
  };
}

/** A hand as it was bought: lost by its buyers, even, or made and shared. */
function settleWeighed(hand: Counted): Settled {
  const { deal, rules, buyers, raw } = hand;
  const { kind } = deal.contract;
  const defenders = otherSide(buyers);
  const lead = raw.total[buyers] - raw.total[defenders];
  if (lead < 0) return { result: "lost", why: "fewerPoints", ...taking(defenders, stakes[kind], hand) };
  const open = { winner: null, why: null, scoring: deal.counted, baloot: ownBaloot(hand) };
  if (lead === 0) {
    const half = (whole: number): BySide<number> => onSide(defenders, Math.ceil(whole / 2), Math.floor(whole / 2));
    // The stake itself is even.
    return { result: "tied", ...open, cards: half(stakes[kind]), shared: half };
  }
  const theirs = converted(raw.cards[defenders] + raw.lastTrick[defenders], kind, rules);
  const cards = onSide(defenders, theirs, stakes[kind] - theirs);
  return { result: "made", ...open, cards, shared: allTo(deal.counted ?? buyers) };
}

/** Counts a hand. */
export function scoreOf(deal: PlayedDeal, rules: Rules): Score {
  const { contract, projects, counted, verdict, sawa } = deal;
  const { kind } = contract;
  const buyers = sideOf(contract.buyer);
  const level = levelOf(deal);
  const balootOwner = balootOf(deal, contract);
  const balootSide = balootOwner === null ? null : sideOf(balootOwner);

  const isConceded = sawa?.answer === "accepted" && !verdict;
  const taken = takenIn(deal, contract, isConceded ? sawa.seat : null);
  const compared = {
    cards: taken.cards,
    lastTrick: taken.lastTrick,
    projects: counted === null ? NOTHING : onSide(counted, rawWorth(projectsOf(projects, counted)), 0),
    baloot: balootSide === null ? NOTHING : onSide(balootSide, RAW_BALOOT, 0),
  };
  const raw = { ...compared, total: sum(...Object.values(compared)) };

  const settled = settle({ deal, rules, level, buyers, tricks: taken.tricks, raw, balootSide });
  const { result, winner, why } = settled;
  const isMatch = isGahwa(deal) && winner !== null;
  const factor = projectFactor(level, rules);
  const brought = isMatch ? [] : broughtBy(projects, settled, (some) => calculatePoints(some, kind, factor));
  const game = {
    cards: isMatch ? onSide(winner, MATCH, 0) : settled.cards,
    projects: sum(...brought.map(({ points }) => points)),
    baloot: isMatch ? NOTHING : settled.baloot,
  };
  return {
    kind,
    buyers,
    ending: verdict ? "breach" : isConceded ? "sawa" : "played",
    level,
    tricks: taken.tricks,
    raw,
    result,
    winner,
    why,
    projects: brought,
    balootOwner,
    game,
    points: sum(game.cards, game.projects, game.baloot),
  };
}
