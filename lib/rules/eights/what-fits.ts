import { needsColor, plusAmount } from "./cards";
import type { Card, EightsOptions } from "./state";

/** Does a card fit the top card and the colour in force while nothing is pending? */
export function canPlayCard(card: Card, topCard: Card, color = topCard.chosenColor ?? topCard.color): boolean {
  if (needsColor(card) || card.color === color) return true;
  return card.type === topCard.type && card.value === topCard.value;
}

/** May a card answer the plus card on top? */
export function canStack(card: Card, topCard: Card, stacking: EightsOptions["stacking"]): boolean {
  const amount = plusAmount(card);
  if (amount === 0 || stacking === "none") return false;
  return stacking === "any" || amount >= plusAmount(topCard);
}
