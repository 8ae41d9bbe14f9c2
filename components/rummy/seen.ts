import type { SuitName } from "@/components/cards/suits";
import type { Suit } from "@/lib/rules/cards";

export const suitNames: Readonly<Record<Suit, SuitName>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
