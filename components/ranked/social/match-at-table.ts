import type { TableView } from "@/lib/table/wire/protocol";
import { settledAt } from "../result/settled-table";
import type { ReportedMatch } from "./report-sheet";

/** The match of a ranked table as it may be reported: null until the ladder has it, for its log goes along. */
export function matchAtTable(table: TableView, own: string | null): ReportedMatch | null {
  const end = settledAt(table);
  if (!end) return null;
  const people = table.seats.flatMap((seat) => (seat && seat.id !== own ? [{ player: seat.id, name: seat.name }] : []));
  return { match: end.match, code: table.code, people, label: "" };
}
