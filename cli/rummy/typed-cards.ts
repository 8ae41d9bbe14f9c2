import { isJoker, type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";

/** Cards as somebody wrote them, or the word that names none. */
type Read = { readonly cards: readonly PackCard[]; readonly named: boolean } | { readonly unknown: string };

const signs: Readonly<Record<string, string>> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

/** One card by its number in the hand as it is shown, or by its name. */
function cardOf(word: string, hand: readonly PackCard[], used: readonly PackCard[]): PackCard | null {
  const free = (card: PackCard) => !used.includes(card);
  if (/^\d+$/.test(word)) {
    const card = hand[Number(word) - 1];
    return card && free(card) ? card : null;
  }
  const name = word.replace(/[♣♦♥♠]/u, (sign) => signs[sign] ?? sign).toUpperCase();
  if (/^(JO|JK|JOKER|JO★|\*)$/u.test(name)) return hand.find((card) => isJoker(card) && free(card)) ?? null;
  return hand.find((card) => `${packRankOf(card)}${packSuitOf(card)}` === name && free(card)) ?? null;
}

/** Cards by numbers and names; `named` where all of them were named, so that their order was meant. */
export function cardsIn(words: readonly string[], hand: readonly PackCard[], used: readonly PackCard[] = []): Read {
  const cards: PackCard[] = [];
  for (const word of words) {
    const card = cardOf(word, hand, [...used, ...cards]);
    if (!card) return { unknown: word };
    cards.push(card);
  }
  return { cards, named: words.every((word) => !/^\d+$/.test(word)) };
}
