import { useCallback, useState } from "react";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import type { Followed } from "../happenings/followed";
import type { Burning } from "./burning";

/** The 2 that has just burned the discards, until it has been seen. */
export function useBurning(followed: Followed, seats: readonly (SeatView | null)[], own: Seat | null) {
  const seatName = useSeatName();
  const [now, setNow] = useState<Burning | null>(null);
  useOnChange([followed.view], () => {
    const turn = followed.turns.findLast(({ burned }) => burned > 0);
    if (!turn?.discard) return;
    const holder = seats[turn.seat];
    const { burned, current } = followed.view;
    const drawer = seats[current];
    setNow({
      id: followed.view.turn,
      name: holder ? seatName(holder) : "",
      isOwn: turn.seat === own,
      two: turn.discard,
      cards: burned.slice(-turn.burned).filter((card) => card !== turn.discard),
      count: turn.burned,
      next: current === own || !drawer ? null : seatName(drawer),
    });
  });
  const end = useCallback(() => setNow(null), []);
  return { now, end };
}
