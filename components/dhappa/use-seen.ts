import { useMemo } from "react";
import { slotsOf } from "@/components/melds/hand/slots";
import { useHandOrder } from "@/components/melds/hand/use-hand-order";
import type { OtherSeat } from "@/components/melds/seats/seat-chips";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import { boardOf, deepestOf, handOf, hasOpened, teamOf } from "@/lib/rules/dhappa/table";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import { lockSeen } from "./lock/lock-seen";
import { meldRules, seenBoard } from "./seen";
import { handStores } from "./settings";

/** Everything of a view that is looked at, from one seat; whoever looks on sees it as the first team. */
export function useSeen(view: DhappaState, seat: Seat | null, seats: readonly (SeatView | null)[], deal: string) {
  const us = seat === null ? 0 : teamOf(seat);
  const them = us === 0 ? 1 : 0;
  const boards = useMemo(() => {
    const [ours, theirs] = [boardOf(view, us), boardOf(view, them)];
    return {
      us: seenBoard(ours),
      them: seenBoard(theirs),
      locks: [lockSeen(ours), lockSeen(theirs)] as const,
      drafts: draftsOf(view),
    };
  }, [view, us, them]);
  const slots = useMemo(
    () => (seat === null ? [] : slotsOf(handOf(view, seat), meldRules, deepestOf(view))),
    [view, seat],
  );
  const ordered = useHandOrder(slots, deal, meldRules, handStores);
  const others = useMemo(() => othersOf(view, seat, seats, us), [view, seat, seats, us]);
  return {
    ...{ boards, slots, others },
    ...ordered,
    hasOpened: seat !== null && hasOpened(view, seat),
    hand: slots.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The others in play order, from one's left; whoever looks on sees everyone. */
function othersOf(
  view: DhappaState,
  own: Seat | null,
  seats: readonly (SeatView | null)[],
  us: number,
): readonly OtherSeat[] {
  const count = view.hands.length;
  const first = own === null ? 0 : own + 1;
  const round = Array.from({ length: own === null ? count : count - 1 }, (_, index) => (first + index) % count);
  return round.flatMap((seat) => {
    const holder = seats[seat];
    if (!holder) return [];
    return {
      ...{ seat, holder, count: handOf(view, seat).length, hasLaid: hasOpened(view, seat) },
      isOurs: teamOf(seat) === us,
      isTurn: view.phase === "turn" && view.current === seat,
    };
  });
}

/** The melds that the turn being played has touched, by their names. */
function draftsOf(view: DhappaState): readonly PackCard[] {
  const cards = (view.draft ?? []).flatMap((play) => {
    if (play.action === "lay") return play.cards;
    return play.action === "link" ? play.melds : [play.meld];
  });
  return boardOf(view, teamOf(view.current))
    .filter((meld) => cards.includes(meld.id))
    .map(({ id }) => id);
}
