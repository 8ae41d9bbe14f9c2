import type { Seat } from "../../game";
import { seats, sideOf } from "../seats";
import type { BalootState, ScoredDeal } from "../state";
import { breakdown } from "./end-of-hand";
import { verifyProjectLog } from "./projects";

/** What a seat did in a match: contracts it bought and made, hands its side took whole, claims and those that stood, projects. */
function deedsOf(state: Pick<BalootState, "options" | "deals">, seat: Seat) {
  const { deals } = state;
  const bought = (kind: "sun" | "hokum") =>
    deals.filter(({ contract }) => contract.buyer === seat && contract.kind === kind);
  const isMade = ({ points }: ScoredDeal) => points[sideOf(seat)] > points[sideOf(seat) === 0 ? 1 : 0];
  const made = (kind: "sun" | "hokum") => bought(kind).filter(isMade).length;
  const claims = deals.filter(({ sawa }) => sawa?.seat === seat);
  const scores = deals.map((deal) => breakdown(state, deal));
  return {
    sunBought: bought("sun").length,
    sunMade: made("sun"),
    hokumBought: bought("hokum").length,
    hokumMade: made("hokum"),
    kaboots: scores.filter(({ result, winner }) => result === "kaboot" && winner === sideOf(seat)).length,
    sawas: claims.length,
    sawasStood: claims.filter(({ verdict }) => verdict?.why !== "falseSawa").length,
    projects: scores.flatMap(({ projects }) => projects).filter((project) => project.seat === seat).length,
  };
}

/** Declarations that should not have stood, or others that should have won. */
export const faults = ({ deals }: BalootState) => deals.flatMap(verifyProjectLog).map(({ fault }) => fault);

export const deeds = (state: BalootState) => seats.map((seat) => deedsOf(state, seat));
