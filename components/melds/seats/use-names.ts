import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useMeldWords } from "../use-meld-words";

/** What whoever sits at a seat is called to whoever looks: oneself is you. */
export function useNames(seats: readonly (SeatView | null)[], own: Seat | null): (seat: Seat) => string {
  const { t } = useMeldWords();
  const seatName = useSeatName();
  return (seat) => {
    const holder = seats[seat];
    return seat === own || !holder ? t("you") : seatName(holder);
  };
}
