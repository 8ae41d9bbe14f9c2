"use client";

import { TableScreen } from "@/components/table/entry/table-screen";
import { lazyPart } from "@/components/ui/loading/lazy-part";

const Table = lazyPart(() => import("./at-table"));

/** Fetches what a table of Baloot needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Baloot. */
export default function BalootTable() {
  return <TableScreen id="baloot" tone="madder" Table={Table} />;
}
