import { type Card, plainOrder, rankOf, suitOf } from "../cards";
import type { Deal } from "../state";
import { currentTrick, higherOut } from "./tricks";

/** Is this lead an akka: in hokum, the highest card still out in a plain suit, and not its ace? */
export function isAkka(deal: Deal, card: Card): boolean {
  const { contract } = deal;
  if (contract?.kind !== "hokum" || currentTrick(deal).cards.length > 0) return false;
  if (suitOf(card) === contract.trump || rankOf(card) === "A") return false;
  return higherOut(deal, card, plainOrder).length === 0;
}
