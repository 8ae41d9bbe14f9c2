import type { Slot } from "@/components/melds/hand/slots";
import { useHandOrder } from "@/components/melds/hand/use-hand-order";
import type { OtherSeat } from "@/components/melds/seats/seat-chips";
import { useMeldWords } from "@/components/melds/use-meld-words";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Seat } from "@/lib/rules/game";
import { sumsOf } from "@/lib/rules/rummy/scoring";
import type { RummyState } from "@/lib/rules/rummy/state";
import { laidNow } from "@/lib/rules/rummy/turn";
import type { SeatView } from "@/lib/table/wire/protocol";
import { meldRules } from "./seen";
import { handStores } from "./settings";

/** Somebody in a list of all: how many cards they hold, and their points so far. */
export interface Standing {
  readonly seat: Seat;
  readonly holder: SeatView | null;
  readonly name: string;
  readonly cards: number;
  readonly sum: number;
  readonly isOwn: boolean;
}

/** Everything of a view that is looked at besides one's own turn, from one seat. */
export function useSeen(
  view: RummyState,
  own: Seat | null,
  seats: readonly (SeatView | null)[],
  slots: readonly Slot[],
  deal: string,
) {
  const { t } = useMeldWords();
  const seatName = useSeatName();
  const hand = useHandOrder(slots, deal, meldRules, handStores);
  const players = view.hands.length;
  const others = Array.from(
    { length: own === null ? players : players - 1 },
    (_, index) => ((own === null ? 0 : own + 1) + index) % players,
  );
  const sums = sumsOf(view);
  const standings = [...view.hands.keys()]
    .sort((one, other) => Number(other === own) - Number(one === own))
    .map((seat): Standing => {
      const holder = seats[seat] ?? null;
      return {
        ...{ seat, holder, isOwn: seat === own },
        name: seat === own ? t("you") : holder ? seatName(holder) : "",
        // Of one's own turn as it lies: the others see what was laid when it ends.
        cards: (seat === own && seat === view.current && !view.asked ? laidNow(view).hand : (view.hands[seat] ?? []))
          .length,
        sum: sums[seat] ?? 0,
      };
    });
  return {
    ...{ hand, standings },
    others: others.flatMap((seat): OtherSeat[] => {
      const holder = seats[seat];
      if (!holder) return [];
      const hasLaid = (view.declared[seat] ?? null) !== null;
      const isTurn = !view.asked && view.current === seat;
      return [{ seat, holder, count: view.hands[seat]?.length ?? 0, hasLaid, isTurn }];
    }),
    /** Whose melds lie first: on a desktop one's own are nearest. */
    order: own === null ? others : [...others, own],
  };
}
