"use client";

import { TableScreen } from "@/components/table/entry/table-screen";
import { lazyPart } from "@/components/ui/loading/lazy-part";

const Table = lazyPart(() => import("./at-table"));

/** Fetches what a table of Rummy With Jokers needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Rummy With Jokers. */
export default function RummyTable() {
  return <TableScreen id="rummy" tone="camel" Table={Table} />;
}
