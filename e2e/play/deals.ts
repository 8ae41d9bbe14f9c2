import { type Card, type EightsState, eights, needsColor, playable, topCard } from "@/lib/rules/eights";
import { dealWhere } from "./plan";

/** What the tables of these tests play by. */
export const options = { ...eights.defaults, clock: 0 } as const;

/** The place of the first player's first card of some kind that can be played at once, −1 without one. */
export const placeOf = (first: EightsState, suits: (card: Card) => boolean): number =>
  playable(first, 0).findIndex((fits, place) => {
    const card = first.hands[0]?.[place];
    return fits && card && suits(card);
  });

export const isNumber = (card: Card) => card.type === "number";

/** A deal with what the first player needs for one turn of every kind: a number, a colour to choose, and a misfit. */
export const variedDeal = dealWhere(3, options, (first) => {
  const hand = (first.hands[0] ?? []).flatMap((card) => (card ? [card] : []));
  const top = topCard(first.pile);
  return (
    placeOf(first, isNumber) >= 0 &&
    hand.filter(needsColor).length === 1 &&
    hand.some(({ type }) => type === "wild") &&
    hand.some((card) => card.color !== top.color && card.type === "number" && card.value !== top.value)
  );
});

/** That deal, before the first turn. */
export const varied = eights.setup(3, options, variedDeal);
