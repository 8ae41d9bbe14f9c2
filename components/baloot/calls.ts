import {
  balootOf,
  type Card,
  type Deal,
  type ProjectType,
  playsOf,
  type Sawa,
  type ScoredDeal,
  type ScoredProject,
  sideOf,
  type Verdict,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** Something a hand's log tells besides its bids and its tricks. */
export type Call =
  | { readonly kind: "public" | "akka"; readonly seat: Seat; readonly cards: readonly [Card] }
  | { readonly kind: "baloot"; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly kind: "project";
      readonly seat: Seat;
      readonly type: ProjectType;
      /** None where they are not known. */
      readonly cards: readonly Card[];
      /** Null as long as nobody knows. */
      readonly counts: boolean | null;
    }
  | { readonly kind: "sawa"; readonly seat: Seat; readonly answer: Sawa["answer"]; readonly cards: readonly [] }
  | { readonly kind: "breach"; readonly seat: Seat; readonly verdict: Verdict; readonly cards: readonly Card[] };

/** Everything that was taken, shown or called in a hand, in its order; `scored` are the projects that brought something. */
export function callsOf(deal: Deal | ScoredDeal, scored: readonly ScoredProject[] | null = null): Call[] {
  const { contract, faceUp, projects, counted, tricks, sawa, verdict } = deal;
  if (!contract) return [];
  const calls: Call[] = faceUp ? [{ kind: "public", seat: contract.taker, cards: [faceUp] }] : [];
  for (const [seat, own] of projects.entries())
    for (const { type, cards } of own) {
      const counts = scored
        ? scored.some((one) => one.seat === seat && one.cards.join() === cards?.join())
        : counted === null
          ? null
          : counted === sideOf(seat);
      calls.push({ kind: "project", seat, type, cards: cards ?? [], counts });
    }
  for (const { akka, leader, cards } of tricks)
    if (akka && cards[0]) calls.push({ kind: "akka", seat: leader, cards: [cards[0]] });
  const owner = balootOf({ tricks, left: "left" in deal ? deal.left : [] }, contract);
  if (owner !== null)
    calls.push({ kind: "baloot", seat: owner, cards: [`K${contract.trump ?? "S"}`, `Q${contract.trump ?? "S"}`] });
  if (sawa) calls.push({ kind: "sawa", seat: sawa.seat, answer: sawa.answer, cards: [] });
  if (verdict) {
    const contested = verdict.play === null ? undefined : playsOf(deal)[verdict.play];
    calls.push({ kind: "breach", seat: verdict.seat, verdict, cards: contested ? [contested.card] : [] });
  }
  return calls;
}
