import type { BotLevel, Seat } from "../../game";
import { isJoker, type PackCard } from "../../packs";
import type { Random } from "../../random";
import type { RummyAction, RummyState } from "../state";
import { FIRST_ROUND, laidNow, roundOf } from "../turn";
import { bestToGo, costs, fitting } from "./discarding";
import { turnPlan } from "./turn-plan";

const known = (hand: readonly (PackCard | null)[]): PackCard[] => hand.filter((card) => card !== null);

/** Takes the top discard where that can be laid in this turn. */
function draw(view: RummyState, seat: Seat, level: BotLevel): RummyAction {
  const pile: RummyAction = { action: "draw", from: "pile" };
  const top = view.discards.at(-1);
  if (level === "easy" || !top || roundOf(view) < FIRST_ROUND) return pile;
  const { melds, hand, declared } = laidNow(view);
  // A good bot looks at the discards until it has declared, a strong one as long as it plays.
  if (level === "good" && declared) return pile;
  const taken = turnPlan({ melds, hand: [...known(hand), top], declared }, top, seat);
  return taken ? { action: "draw", from: "discards" } : pile;
}

/** How gladly a card is kept: for what it may become, and against what it would cost. */
function keeping(declared: boolean, hand: readonly PackCard[], card: PackCard): number {
  return 4 * fitting(card, hand) - (declared ? costs(card) : -costs(card) / 5);
}

function ending(view: RummyState, seat: Seat, random: Random, level: BotLevel): RummyAction {
  const hand = known(laidNow(view).hand);
  const [only, second] = hand;
  if (only && !second) return { action: "close", card: only };
  const loose = random.shuffled(hand.filter((card) => card !== view.taken || level !== "easy"));
  const naturals = loose.filter((card) => !isJoker(card));
  const from = naturals.length > 0 ? naturals : loose;
  if (level === "easy" && from[0]) return { action: "discard", card: from[0] };
  const { declared } = laidNow(view);
  const worth = new Map(from.map((card) => [card, keeping(declared, hand, card)]));
  from.sort((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0));
  const card = level === "strong" ? bestToGo(view, seat, hand, from, random) : from[0];
  if (!card) throw new RangeError("no card to discard");
  return { action: "discard", card };
}

/** Draws, lays all it can, and discards; it goes on from whatever was laid before. */
export function bot(view: RummyState, seat: Seat, random: Random, level: BotLevel): RummyAction {
  if (view.asked) return { action: "ready" };
  if (view.picked === null) return draw(view, seat, level);
  const { melds, hand, declared } = laidNow(view);
  const must = view.taken && hand.includes(view.taken) ? view.taken : null;
  const lying = { melds, hand: known(hand), declared };
  const plan = roundOf(view) < FIRST_ROUND ? null : turnPlan(lying, must, seat);
  if (must && !plan) return view.draft ? { action: "undo" } : { action: "putBack" };
  const [step] = plan?.steps ?? [];
  return step ?? ending(view, seat, random, level);
}
