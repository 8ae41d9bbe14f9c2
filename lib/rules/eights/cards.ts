import type { Random } from "../random";
import { type Card, type CardType, type Color, colors, type HeldCard, type Preset } from "./state";

const inEveryColor = (type: CardType): Card[] => colors.map((color) => ({ type, color }));

const facesOf = {
  number: [0, 1, 2, 3, 4, 5, 6, 7, 9].flatMap((value) =>
    colors.map((color): Card => ({ type: "number", color, value })),
  ),
  wild: [{ type: "wild" }],
  plus2: inEveryColor("plus2"),
  plus4: [{ type: "plus4" }],
  plus20: [{ type: "plus20" }],
  skip: inEveryColor("skip"),
  reverse: inEveryColor("reverse"),
} as const satisfies Record<CardType, readonly Card[]>;

/** The 51 faces of the endless deck. */
export const faces: readonly Card[] = Object.values(facesOf).flat();

/** How many cards of a thousand are of each kind in the decks that are no even mix of faces. */
const mixes: Readonly<Record<Exclude<Preset, "classic">, readonly (readonly [CardType, number])[]>> = {
  quick: [
    ["number", 600],
    ["wild", 200],
    ["plus2", 50],
    ["plus4", 10],
    ["plus20", 2],
    ["skip", 69],
    ["reverse", 69],
  ],
  insane: [
    ["number", 440],
    ["wild", 50],
    ["plus2", 102],
    ["plus4", 102],
    ["plus20", 102],
    ["skip", 102],
    ["reverse", 102],
  ],
};

/** One card off the endless deck. */
export function generateCard(random: Random, preset: Preset): Card {
  if (preset === "classic") return random.pick(faces);
  let place = random.below(1000);
  for (const [type, share] of mixes[preset]) {
    if (place < share) return random.pick<Card>(facesOf[type]);
    place -= share;
  }
  throw new RangeError("a mix does not add up to a thousand");
}

const plusAmounts: Partial<Record<CardType, number>> = { plus2: 2, plus4: 4, plus20: 20 };

/** How many cards this one adds to the stack, 0 for all but plus cards. */
export const plusAmount = (card: Card): number => plusAmounts[card.type] ?? 0;

/** Must its player name a colour? */
export const needsColor = (card: Card): boolean => card.color === undefined;

/** The top of the pile. */
export function topCard(pile: readonly Card[]): Card {
  const card = pile.at(-1);
  if (!card) throw new RangeError("the pile is never empty");
  return card;
}

/** The colour most of the given cards show. */
export function commonestColor(cards: readonly HeldCard[]): Color {
  const counts = colors.map((color) => cards.filter((card) => card?.color === color).length);
  return colors[counts.indexOf(Math.max(...counts))] ?? "red";
}
