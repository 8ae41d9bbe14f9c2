"use client";

import { TableScreen } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";

const Table = part(() => import("./at-table"));

/** Fetches what a table of Baloot needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Baloot. */
export default function BalootTable() {
  return <TableScreen id="baloot" tone="madder" Table={Table} />;
}
