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
  type Trick,
  takenIn,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** How many tricks of a hand each side has; one counts when it has been swept up. */
export function tricksTaken({ phase, deal }: BalootState): readonly [number, number] {
  const tricks = phase === "trick" ? deal.tricks.slice(0, -1) : deal.tricks;
  return takenIn({ tricks, left: [] }, { trump: deal.contract?.trump ?? null }).tricks;
}

/** Something a seat has said at the table, as its bubble shows it. */
export type Said =
  | { readonly kind: "bid"; readonly bid: Bid }
  | { readonly kind: "raise"; readonly raise: Raise }
  | { readonly kind: "projects"; readonly types: readonly ProjectType[]; readonly mood: "said" | "won" | "lost" }
  | { readonly kind: "kawesh" | "akka" | "baloot" | "sawa" | "refused" | "qayd" };

const raiseOf = ({ deal }: BalootState, seat: Seat): Said | null => {
  const raise = deal.raises.findLast((one) => one.seat === seat);
  return raise ? { kind: "raise", raise } : null;
};

const phasesOfPlay = new Set<BalootState["phase"]>(["playing", "trick", "sawa", "qayd", "lastCall"]);

/** The phase that stands still while a question is asked, else the phase itself. */
const playPhase = ({ phase, held }: BalootState) => (held ? held.phase : phase);

/** The trick that lies on the carpet, null where none does. */
export function trickOnCarpet(state: BalootState): Trick | null {
  if (!phasesOfPlay.has(state.phase) || !phasesOfPlay.has(playPhase(state)) || state.deal.tricks.length === 0)
    return null;
  return currentTrick(state.deal);
}

/** What a seat is heard saying at this moment, null for nothing. */
export function saidBy(state: BalootState, seat: Seat): Said | null {
  const { phase, deal, qayd } = state;
  const { sawa, contract } = deal;
  if (qayd?.by === seat) return { kind: "qayd" };
  if (phase === "sawa" && sawa?.seat === seat) return { kind: "sawa" };
  if (phase === "thrown" && state.thrown.at(-1)?.seat === seat) return { kind: "kawesh" };
  switch (phase) {
    case "thrown":
    case "bidding":
    case "priority":
    case "finalDeal":
    case "ready": {
      // A pass of the first round is heard until its seat speaks again; once something is bought none matters.
      const bid = deal.bids.findLast((one) => one.seat === seat && (!contract || one.bid !== "pass"));
      return bid ? { kind: "bid", bid } : null;
    }
    case "doubling":
      return raiseOf(state, seat);
    case "reveal": {
      const types = (deal.projects[seat] ?? []).map(({ type }) => type);
      if (types.length === 0) return null;
      return { kind: "projects", types, mood: deal.counted === sideOf(seat) ? "won" : "lost" };
    }
    case "playing":
    case "trick": {
      const trick = currentTrick(deal);
      if (deal.tricks.length === 1) {
        const types = (deal.projects[seat] ?? []).map(({ type }) => type);
        if (types.length > 0) return { kind: "projects", types, mood: "said" };
        // The last raise is followed by no question of its own.
        if (playCount(deal) === 0) return raiseOf(state, seat);
      }
      const isPair = trick.cards.some(
        (card, place) =>
          seatInTrick(trick, place) === seat &&
          contract?.trump &&
          ["K", "Q"].some((rank) => card === `${rank}${contract.trump}`),
      );
      if (isPair && balootCalled(deal) === seat) return { kind: "baloot" };
      return trick.akka && trick.leader === seat ? { kind: "akka" } : null;
    }
    default:
      return null;
  }
}
