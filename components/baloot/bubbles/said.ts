import {
  type BalootState,
  type Bid,
  balootCalled,
  currentTrick,
  type ProjectType,
  playCount,
  type Raise,
  seatInTrick,
  sideOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** Something a seat has said at the table, as its bubble shows it. */
export type Said =
  | { readonly kind: "bid"; readonly bid: Bid }
  | { readonly kind: "raise"; readonly raise: Raise }
  | { readonly kind: "projects"; readonly types: readonly ProjectType[]; readonly mood: "said" | "won" | "lost" }
  | { readonly kind: "kawesh" | "akka" | "baloot" | "sawa" | "refused" | "qayd" };

/** What a seat is heard saying at this moment, null for nothing. */
export function saidBy(state: BalootState, seat: Seat): Said | null {
  const { phase, deal, qayd } = state;
  if (qayd?.by === seat) return { kind: "qayd" };
  if (phase === "sawa" && deal.sawa?.seat === seat) return { kind: "sawa" };
  if (phase === "thrown" && state.thrown.at(-1)?.seat === seat) return { kind: "kawesh" };
  switch (phase) {
    case "thrown":
    case "bidding":
    case "priority":
    case "finalDeal":
    case "ready":
      return bidOf(state, seat);
    case "doubling":
      return raiseOf(state, seat);
    case "reveal":
      return projectsOf(state, seat, deal.counted === sideOf(seat) ? "won" : "lost");
    case "playing":
    case "trick":
      return saidWithCard(state, seat);
    default:
      return null;
  }
}

/** A pass of the first round is heard until its seat speaks again; once something is bought none matters. */
function bidOf({ deal: { bids, contract } }: BalootState, seat: Seat): Said | null {
  const bid = bids.findLast((one) => one.seat === seat && (!contract || one.bid !== "pass"));
  return bid ? { kind: "bid", bid } : null;
}

function raiseOf({ deal }: BalootState, seat: Seat): Said | null {
  const raise = deal.raises.findLast((one) => one.seat === seat);
  return raise ? { kind: "raise", raise } : null;
}

function projectsOf({ deal }: BalootState, seat: Seat, mood: "said" | "won" | "lost"): Said | null {
  const types = (deal.projects[seat] ?? []).map(({ type }) => type);
  return types.length > 0 ? { kind: "projects", types, mood } : null;
}

/** What is said with the card one has laid, and in the first trick before it. */
function saidWithCard(state: BalootState, seat: Seat): Said | null {
  const { deal } = state;
  if (deal.tricks.length === 1) {
    const projects = projectsOf(state, seat, "said");
    if (projects) return projects;
    // The last raise is followed by no question of its own.
    if (playCount(deal) === 0) return raiseOf(state, seat);
  }
  const trick = currentTrick(deal);
  const trump = deal.contract?.trump;
  const isPair = trick.cards.some(
    (card, place) => seatInTrick(trick, place) === seat && trump && (card === `K${trump}` || card === `Q${trump}`),
  );
  if (isPair && balootCalled(deal) === seat) return { kind: "baloot" };
  return trick.akka && trick.leader === seat ? { kind: "akka" } : null;
}
