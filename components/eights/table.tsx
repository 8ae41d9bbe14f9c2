"use client";

import { TableScreen } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";

const Table = part(() => import("./at-table"));

/** Fetches what a table of Eights needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Eights. */
export default function EightsTable() {
  return <TableScreen id="eights" tone="indigo" Table={Table} />;
}
