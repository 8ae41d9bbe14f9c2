import { type Random, randomFrom } from "../random";
import { digitOf, kinds } from "./kinds";
import type { Tile } from "./state";

export const handSize = 4;
const copies = 4;
/** Tiles in a fresh deck. */
export const deckSize = kinds.length * copies;
/** What a fresh wind or dragon is worth: any of these, each as likely. */
export const freshValues = [3, 4, 5, 6, 7] as const;

/** The deck of its number, counted from 0, in order and with ids of its own. */
export function freshDeck(number: number, random: Random): Tile[] {
  return kinds.flatMap((kind, index) =>
    Array.from({ length: copies }, (_, copy) => ({
      id: number * deckSize + index * copies + copy,
      kind,
      value: digitOf(kind) ?? random.pick(freshValues),
    })),
  );
}

/** The draw pile of its number: these tiles and a fresh deck, shuffled. Its chance is its own, whatever was bet before. */
export function freshPile(seed: string, number: number, discard: readonly Tile[]): Tile[] {
  const random = randomFrom(pileSeed(seed, number));
  return random.shuffled([...discard, ...freshDeck(number, random)]);
}

function pileSeed(seed: string, number: number): string {
  const random = randomFrom(seed);
  const bytes = Array.from({ length: 32 * (number + 1) }, () => random.below(256)).slice(-32);
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
