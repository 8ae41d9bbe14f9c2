import type { Seat } from "../../game";
import { canProveSawa, provesRest, sureCards } from "../playing/sawa";
import type { BalootAction, BalootState } from "../state";

/** A claim to all the tricks that are left, where it can be proved. */
export const claimSawa = (view: BalootState, seat: Seat): BalootAction | null =>
  canProveSawa(view, seat) ? { action: "sawa" } : null;

/** Whether it takes somebody else's claim, going by the open hand and its own. */
export function answerSawa(view: BalootState, seat: Seat): BalootAction {
  const claimant = view.deal.sawa?.seat;
  return { action: "answer", accept: claimant !== undefined && provesRest(view, claimant, seat) };
}

/** A claim that was refused has to be carried out as it was proved. */
export function carryOutSawa(view: BalootState, seat: Seat): BalootAction | null {
  const [sure] = view.deal.sawa?.seat === seat ? sureCards(view, seat) : [];
  return sure ? { action: "play", card: sure } : null;
}
