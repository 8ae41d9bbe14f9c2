import type { Seat } from "@/lib/rules/game";

/** The names of places that cards fly from and to: the pile, the discards, and whoever sits at a seat. */
export const DECK = "deck";
export const DISCARDS = "discards";
export const seatAnchor = (seat: Seat) => `seat-${seat}`;
