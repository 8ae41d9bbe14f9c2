import {
  balootOf,
  type Card,
  type Contract,
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
  const { contract, faceUp, tricks, sawa } = deal;
  if (!contract) return [];
  const taken: Call[] = faceUp ? [{ kind: "public", seat: contract.taker, cards: [faceUp] }] : [];
  const akkas = tricks.flatMap(({ akka, leader, cards }): Call[] =>
    akka && cards[0] ? [{ kind: "akka", seat: leader, cards: [cards[0]] }] : [],
  );
  const claims: Call[] = sawa ? [{ kind: "sawa", seat: sawa.seat, answer: sawa.answer, cards: [] }] : [];
  return [...taken, ...projectsIn(deal, scored), ...akkas, ...balootIn(deal, contract), ...claims, ...breachIn(deal)];
}

/** What was declared: it counts where it scored, else where its side was the better one, as soon as that is known. */
function projectsIn({ projects, counted }: Deal | ScoredDeal, scored: readonly ScoredProject[] | null): Call[] {
  const brought = (seat: Seat, cards: readonly Card[] | null) =>
    scored?.some((one) => one.seat === seat && one.cards.join() === cards?.join());
  return projects.flatMap((own, seat) =>
    own.map(
      ({ type, cards }): Call => ({
        kind: "project",
        seat,
        type,
        cards: cards ?? [],
        counts: brought(seat, cards) ?? (counted === null ? null : counted === sideOf(seat)),
      }),
    ),
  );
}

function balootIn(deal: Deal | ScoredDeal, contract: Contract): Call[] {
  const owner = balootOf({ tricks: deal.tricks, left: "left" in deal ? deal.left : [] }, contract);
  const trump = contract.trump ?? "S";
  return owner === null ? [] : [{ kind: "baloot", seat: owner, cards: [`K${trump}`, `Q${trump}`] }];
}

function breachIn(deal: Deal | ScoredDeal): Call[] {
  const { verdict } = deal;
  if (!verdict) return [];
  const contested = verdict.play === null ? undefined : playsOf(deal)[verdict.play];
  return [{ kind: "breach", seat: verdict.seat, verdict, cards: contested ? [contested.card] : [] }];
}
