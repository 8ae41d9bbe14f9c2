import { withPair, zOf } from "@/lib/ranked/pair-figures";
import { type BalootAction, type BalootState, baloot, type Card, legalCards, rankOf, suitOf } from "@/lib/rules/baloot";
import { chooseBid } from "@/lib/rules/baloot/bot/bidding";
import type { BotLevel, Figures, Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";

const PAIRS = 10_000;
/** Of the honest ones so many are flagged. */
const FLAGGED = 0.001;
const HANDS = [50, 100, 200];

type Player = (view: BalootState, seat: Seat, random: Random, partner: readonly Card[]) => BalootAction;

/** Honest players of several kinds: two levels, and bidders bolder and more careful than most. */
const kinds: readonly (readonly [string, BotLevel, string | null])[] = [
  ["good", "good", null],
  ["bold", "good", "Layla"],
  ["careful", "good", "Omar"],
  ["stubborn", "good", "Noura"],
  ["easy", "easy", null],
];
const honest =
  (level: BotLevel, name: string | null): Player =>
  (view, seat, random) =>
    baloot.bot(view, seat, random, level, name);

const value = (card: Card, trump: string | null): number => {
  const rank = rankOf(card) as string;
  if (trump === null) return { A: 2, "10": 0.8, K: 0.3 }[rank] ?? 0;
  if (suitOf(card) === trump) return { J: 4, "9": 3, A: 2.2, "10": 1.8 }[rank] ?? 0.8;
  return { A: 1.5, "10": 0.5 }[rank] ?? 0;
};
/** What five cards nobody has seen hold on the average: of all 32. */
const usual = { sun: (5 / 32) * 4 * 3.1, hokum: (5 / 32) * (11 + 3.2 + 6) };

/** Good bots who see each other's hands: they bid on both, and lead what is the partner's, as often as they dare. */
const sharing =
  (dares: number, leads = true): Player =>
  (view, seat, random, partner) => {
    if (random.below(100) >= 100 * dares) return baloot.bot(view, seat, random, "good");
    if (view.phase === "bidding") {
      const daring = chooseBid(view, seat, "good", { bid: 6, raise: 0 });
      if (daring.action !== "bid" || daring.bid === "pass") return daring;
      const trump = daring.bid === "hokum" ? daring.suit : null;
      const helps = partner.reduce((sum, card) => sum + value(card, trump), 0);
      const more = trump === null ? 3 * (helps - usual.sun) : 1.4 * (helps - usual.hokum);
      return chooseBid(view, seat, "good", { bid: Math.max(-6, Math.min(6, more)), raise: 0 });
    }
    const trick = view.deal.tricks.at(-1);
    const isLead = view.phase === "playing" && (!trick || trick.cards.length === 0 || trick.cards.length === 4);
    if (!isLead || !leads) return baloot.bot(view, seat, random, "good");
    const trump = view.deal.contract?.trump ?? null;
    const cuts = trump !== null && partner.some((card) => suitOf(card) === trump);
    const theirs = legalCards(view, seat).filter((card) => {
      const suit = suitOf(card);
      const held = partner.filter((each) => suitOf(each) === suit);
      return suit !== trump && (held.some((each) => rankOf(each) === "A") || (held.length === 0 && cuts));
    });
    const [low] = theirs.sort((one, other) => value(one, null) - value(other, null));
    return low === undefined ? baloot.bot(view, seat, random, "good") : { action: "play", card: low };
  };

/** The figures of one hand: of the first side, and of the second, which is honest. */
function hand(first: Player, second: Player, seed: string): readonly [Figures, Figures] | null {
  const cards = randomFrom(seed);
  const random = randomFrom(seedFrom(cards));
  let state = baloot.setup(4, baloot.defaults, seedFrom(cards));
  while (state.deals.length === 0 && state.thrown.length === 0) {
    const wait = baloot.wait(state);
    if (!wait) break;
    const [seat] = wait.seats;
    if (seat === undefined) {
      state = baloot.timeout(state, wait.deals ? seedFrom(cards) : undefined);
      continue;
    }
    const partner = (state.hands[(seat + 2) % 4] ?? []).flatMap((card) => card ?? []);
    const acts = seat % 2 === 0 ? first : second;
    state = baloot.apply(state, seat, acts(baloot.view(state, seat), seat, random, partner));
  }
  return state.deals.length > 0 ? (baloot.pairs?.closeness?.(state) ?? null) : null;
}

/** As many hands of one kind of pair as are played, a hand that was thrown in among them as one of nothing. */
function played(kind: Player, hands: number, seed: number): readonly Figures[] {
  const others = kinds.map(([, level, name]) => honest(level, name));
  return Array.from({ length: hands }, (_, number) => {
    const against = others[number % others.length] ?? kind;
    return hand(kind, against, seedOf(seed + number))?.[0] ?? {};
  });
}

const drawnFrom = (hands: readonly Figures[], count: number, random: Random): Figures =>
  Array.from({ length: count }, () => random.pick(hands)).reduce(withPair, {});

/** How many of those who share hands are found, at so many honest ones flagged. */
export async function run(handsPlayed = "2000", pairs = String(PAIRS)): Promise<void> {
  const random = randomFrom("c4ea7".padEnd(64, "1"));
  const all = Number(handsPlayed);
  const fair = kinds.map(([name, level, temper], kind) => ({
    name,
    hands: played(honest(level, temper), all, 1_000_000 * (kind + 1)),
  }));
  const cheats = [
    ...[1, 0.5, 0.25].map((dares) => [`sharing, ${100 * dares} % of choices`, sharing(dares)] as const),
    ["sharing, bids alone", sharing(1, false)] as const,
  ];
  const unfair = cheats.map(([name, player], kind) => ({ name, hands: played(player, all, 1_000_000 * (kind + 10)) }));
  const everybody = fair.flatMap(({ hands }) => hands).reduce(withPair, {});
  for (const { name, hands } of [...fair, ...unfair]) {
    const sum = hands.reduce(withPair, {});
    const means = Object.entries(sum).map(
      ([figure, [count, total]]) => `${figure} ${(total / count).toFixed(3)} of ${count}`,
    );
    console.log(`${name.padEnd(28)} ${means.join("   ")}`);
  }
  console.log(`\n${"".padEnd(28)} ${HANDS.map((count) => `${count} hands`.padStart(12)).join("")}`);
  const found = HANDS.map((count) => {
    const scores = Array.from(
      { length: Number(pairs) },
      (_, pair) => zOf(drawnFrom(fair[pair % fair.length]?.hands ?? [], count, random), everybody).all,
    ).sort((one, other) => other - one);
    const limit = scores[Math.ceil(FLAGGED * scores.length)] ?? Number.POSITIVE_INFINITY;
    const of = (hands: readonly Figures[]) => {
      const flagged = Array.from({ length: 1_000 }, () => zOf(drawnFrom(hands, count, random), everybody).all);
      return flagged.filter((score) => score > limit).length / flagged.length;
    };
    return { limit, shares: unfair.map(({ hands }) => of(hands)) };
  });
  console.log(`${"flagged beyond".padEnd(28)} ${found.map(({ limit }) => limit.toFixed(2).padStart(12)).join("")}`);
  for (const [kind, { name }] of unfair.entries())
    console.log(
      `${name.padEnd(28)} ${found.map(({ shares }) => `${(100 * (shares[kind] ?? 0)).toFixed(1)} %`.padStart(12)).join("")}`,
    );
}
