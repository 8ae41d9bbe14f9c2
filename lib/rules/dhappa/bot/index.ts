import type { BotLevel, Seat } from "../../game";
import type { PackCard } from "../../packs";
import type { Random } from "../../random";
import { isTwo, isWild, naturalSuit, placeOf } from "../cards";
import { cardsOf } from "../effects";
import { lockOf } from "../lock";
import { canEnd, type Position, whyNotDiscard } from "../position";
import { npickDepths, planFor } from "../search";
import type { DhappaAction, DhappaState, Play } from "../state";
import { deepestOf, isDeepestOwed, positionBefore, positionOf, teamOf } from "../table";
import { leastFitting, takersOf } from "../time-out";
import { allLaid, type Manner, nextLaid } from "./laying";

interface Skill {
  /** The ways of laying that it weighs against each other. */
  readonly manners: readonly Manner[];
  /** How many of the discards it looks at. */
  readonly looks: number;
  /** Thinks of what its discard is worth to the others. */
  readonly guards: boolean;
}

const full: Manner = { spendsWilds: true, goesOut: true };

const skills: Readonly<Record<BotLevel, Skill>> = {
  easy: { manners: [{ spendsWilds: true, keepsWildsUntil: 10, goesOut: false }], looks: 1, guards: false },
  good: { manners: [{ spendsWilds: true, goesOut: false }], looks: 1, guards: false },
  strong: {
    manners: [full, { ...full, fitsFirst: true }, { ...full, setsFirst: true }],
    looks: 12,
    guards: true,
  },
};

/** Less than any hand that is not out. */
const OUT = -100;

/** What a position costs after all is laid: a wild is never in the way for long. */
function burden(position: Position, rules: DhappaState["options"]): number {
  if (position.hand.length === 1 && canEnd(position, rules)) return OUT;
  return position.hand.reduce((sum, card) => sum + (isWild(card) ? -0.4 : 1), 0);
}

/** The way of laying that leaves least, and what it leaves. */
function bestManner(position: Position, { manners }: Skill, rules: DhappaState["options"]) {
  const tried = manners.map((manner) => ({ manner, cost: burden(allLaid(position, rules, manner), rules) }));
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** A card that is drawn is laid at once about so often. */
const DRAWN_STAYS = 0.55;

function picked(view: DhappaState, skill: Skill): DhappaAction {
  const { options } = view;
  const costOf = (position: Position) => bestManner(position, skill, options).cost;
  let best = { cost: costOf(positionOf(view)) + DRAWN_STAYS, depth: 0 };
  const near = { ...view, discards: view.discards.slice(-skill.looks) };
  const depths = skill.looks > 0 ? npickDepths(near) : [];
  for (const [index, depth] of depths.entries()) {
    if ("blocked" in depth) continue;
    const cost = costOf(depth.plan.position);
    if (cost < best.cost) best = { cost, depth: index + 1 };
  }
  return best.depth > 0 ? { action: "take", depth: best.depth } : { action: "draw" };
}

/** What a card of the hand may yet become: its neighbours and twins of rank there. */
function promise(card: PackCard, hand: readonly PackCard[]): number {
  return hand.reduce((sum, other) => {
    if (other === card || isWild(other) || naturalSuit(other) !== naturalSuit(card)) return sum;
    const distance = Math.abs(placeOf(other) - placeOf(card));
    return sum + (distance === 1 ? 2 : distance === 2 ? 1.5 : 0);
  }, 0);
}

/** The card that is best given away, the opponents' melds in mind. */
function given(view: DhappaState, { hand }: Position, seat: Seat): PackCard | undefined {
  const theirs = view.boards[teamOf(seat + 1)];
  const naturals = hand.filter((card) => !isWild(card));
  const worth = (card: PackCard) => promise(card, hand) + 1.5 * Math.min(1, takersOf(theirs, card, view.options));
  const [least] = naturals.map((card) => ({ card, worth: worth(card) })).sort((one, other) => one.worth - other.worth);
  return least?.card;
}

/** A 2 to burn with: worth it where the opponents' melds take much of what lies there, and another wild is left. */
function burning(view: DhappaState, { hand }: Position, seat: Seat): PackCard | undefined {
  const next = seat + 1 < view.options.seats ? seat + 1 : 0;
  const wilds = hand.filter(isWild);
  if (wilds.length < 3 || !view.opened[next] || view.discards.length < 8) return undefined;
  const theirs = view.boards[teamOf(next)];
  const wanted = view.discards.filter((card) => isWild(card) || takersOf(theirs, card, view.options) > 0);
  return wanted.length * 2 > view.discards.length ? wilds.find(isTwo) : undefined;
}

function discarded(view: DhappaState, position: Position, seat: Seat, skill: Skill): DhappaAction {
  const wise = skill.guards && position.hand.length > 1;
  const isLocked = lockOf(position.melds).isWhole && position.hand.length < 4;
  const burned = wise && !isLocked ? burning(view, position, seat) : undefined;
  const card =
    burned ??
    (wise ? given(view, position, seat) : undefined) ??
    leastFitting(position.hand, position.melds, view.options);
  const why = card ? whyNotDiscard(position, card, view.options) : "noSuchCard";
  if (card && !why) return { action: "discard", card };
  const other = position.hand.find((one) => !whyNotDiscard(position, one, view.options));
  return other ? { action: "discard", card: other } : { action: "undo", all: true };
}

const sameCards = (one: Play, other: Play | undefined): boolean =>
  one.action === other?.action && JSON.stringify(cardsOf(one)) === JSON.stringify(cardsOf(other));

/** The next play on the way of the deepest card, as it is found from the turn's beginning: found anew amid it, it might lead back. */
function towards(view: DhappaState, deepest: PackCard): DhappaAction {
  const plan = planFor(positionBefore(view), deepest, view.options);
  const plays = typeof plan === "string" ? [] : plan.plays;
  const laid = view.draft ?? [];
  const next = laid.every((play, index) => sameCards(play, plays[index])) ? plays[laid.length] : undefined;
  return next ?? { action: "undo", all: true };
}

/** Picks, lays and discards; it goes on from whatever was laid before. */
export function bot(view: DhappaState, seat: Seat, _random: Random, level: BotLevel): DhappaAction {
  const skill = skills[level];
  if (view.phase === "sheet") return { action: "seen" };
  if (!view.pick) return picked(view, skill);
  const position = positionOf(view);
  const deepest = deepestOf(view);
  if (deepest && isDeepestOwed(view, position)) return towards(view, deepest);
  const { manner } = bestManner(position, skill, view.options);
  const effect = nextLaid(position, view.options, manner);
  // The deepest card has to stay on the table: a joker of it that flew back to the hand would have to be laid for ever.
  const isOwedAgain = deepest !== null && effect?.freed === deepest;
  return effect && !isOwedAgain ? effect.play : discarded(view, position, seat, skill);
}
