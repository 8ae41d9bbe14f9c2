import { type DhappaState, dhappa } from "@/lib/rules/dhappa";
import { allLaid } from "@/lib/rules/dhappa/bot/laying";
import { deck, isWild } from "@/lib/rules/dhappa/cards";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";

/** A player about to pick: 27 cards in the hand, 60 discards, and what a team might have laid of the rest. */
export function crowded(number: number): DhappaState {
  // Half of them without a wild: it is those that have to be looked through.
  const shuffled = randomFrom(seedOf(number)).shuffled(deck);
  const naturals = shuffled.filter((card) => !isWild(card));
  const cards = number % 2 === 0 ? shuffled : [...naturals, ...shuffled.filter(isWild)];
  const first = dhappa.setup(4, dhappa.defaults, seedOf(number));
  const hasOpened = number % 3 > 0;
  const loose = { hand: cards.slice(87, 87 + 10 * (number % 6)), melds: [], hasOpened: false };
  const { melds } = allLaid(loose, first.options, { spendsWilds: true, goesOut: false });
  const hands = first.hands.map((_, seat) => (seat === 0 ? cards.slice(0, 27) : cards.slice(150, 155)));
  const discards = cards.slice(27, 87);
  return { ...first, hands, discards, boards: [melds, []], opened: hands.map(() => hasOpened), current: 0 };
}
