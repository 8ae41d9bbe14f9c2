import * as z from "zod/mini";
import { RankedEnd } from "@/lib/ranked/wire";
import type { TableView } from "@/lib/table/wire/protocol";
import type { SettledSeat } from "./match-result";

/** What came of a ranked match that is over, null until the ladder has said so. */
export function settledAt(table: TableView): RankedEnd | null {
  const settled: unknown = "settled" in table ? table.settled : undefined;
  return z.safeParse(RankedEnd, settled).data ?? null;
}

/** The four of a table as they came out of it, whoever looks first; nobody where no points moved. */
export function seatsAfter(table: TableView, own: number, end: RankedEnd): readonly SettledSeat[] {
  const seatAt = (turn: number, who: SettledSeat["who"]): readonly SettledSeat[] => {
    const seat = (own + turn) % 4;
    const change = end.changes?.[seat];
    const holder = table.seats[seat];
    if (!change) return [];
    return [{ change, name: holder?.name ?? "", avatar: holder?.avatar ?? "", who }];
  };
  return [...seatAt(0, "you"), ...seatAt(2, "partner"), ...seatAt(1, "opponent"), ...seatAt(3, "opponent")];
}
