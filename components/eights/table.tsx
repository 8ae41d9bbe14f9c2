"use client";

import { TableScreen } from "@/components/table/entry/table-screen";
import { lazyPart } from "@/components/ui/loading/lazy-part";

const Table = lazyPart(() => import("./at-table"));

/** Fetches what a table of Eights needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Eights. */
export default function EightsTable() {
  return <TableScreen id="eights" tone="indigo" Table={Table} />;
}
