import type { BotLevel, Seat } from "../../game";
import { isJoker, type PackCard } from "../../packs";
import type { Random } from "../../random";
import type { RummyAction, RummyState } from "../state";
import { FIRST_ROUND, laidNow, mustBeLaid, roundOf } from "../turn";
import { keeping } from "./discarding";
import { turnPlan } from "./turn-plan";

const known = (hand: readonly (PackCard | null)[]): PackCard[] => hand.filter((card) => card !== null);

/** A strong bot takes the top discard where that can be laid in this turn; the others never look at it. */
function draw(view: RummyState, seat: Seat, level: BotLevel): RummyAction {
  const pile: RummyAction = { action: "draw", from: "pile" };
  const top = view.discards.at(-1);
  if (level !== "strong" || !top || roundOf(view) < FIRST_ROUND) return pile;
  const { melds, hand, declared } = laidNow(view);
  const taken = turnPlan({ melds, hand: [...known(hand), top], declared }, top, seat);
  return taken ? { action: "draw", from: "discards" } : pile;
}

function ending(view: RummyState, seat: Seat, random: Random, level: BotLevel): RummyAction {
  const hand = known(laidNow(view).hand);
  const [only, second] = hand;
  if (only && !second) return { action: "close", card: only };
  const loose = random.shuffled(hand.filter((card) => card !== view.taken || level !== "easy"));
  const naturals = loose.filter((card) => !isJoker(card));
  const from = naturals.length > 0 ? naturals : loose;
  if (level === "easy" && from[0]) return { action: "discard", card: from[0] };
  const worth = new Map(from.map((card) => [card, keeping(view, seat, hand, card, level)]));
  const [card] = from.sort((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0));
  if (!card) throw new RangeError("no card to discard");
  return { action: "discard", card };
}

/** Draws, lays all it can, and discards; it goes on from whatever was laid before. */
export function bot(view: RummyState, seat: Seat, random: Random, level: BotLevel): RummyAction {
  if (view.asked) return { action: "seen" };
  if (view.picked === null) return draw(view, seat, level);
  const { melds, hand, declared } = laidNow(view);
  const must = mustBeLaid(view) ? view.taken : null;
  const lying = { melds, hand: known(hand), declared };
  const plan = roundOf(view) < FIRST_ROUND ? null : turnPlan(lying, must, seat);
  if (must && !plan) return view.draft ? { action: "undo" } : { action: "putBack" };
  const [step] = plan?.steps ?? [];
  return step ?? ending(view, seat, random, level);
}
