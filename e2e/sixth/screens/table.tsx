"use client";

import { TableScreen } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";

const Table = part(() => import("./at-table"));

/** Fetches what a table of Pairs needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Pairs. */
export default function PairsTable() {
  return <TableScreen id="pairs" tone="indigo" Table={Table} />;
}
