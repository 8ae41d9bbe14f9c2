import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";

/** What everybody at a table is called by whoever sits there. */
export function useNames(table: Pick<TableView, "seats">, own: Seat | null): (seat: Seat) => string {
  const seatName = useSeatName();
  const you = useTranslations("common")("you");
  const { seats } = table;
  return useCallback(
    (seat) => {
      if (seat === own) return you;
      const holder = seats[seat];
      return holder ? seatName(holder) : "";
    },
    [seats, own, you, seatName],
  );
}
