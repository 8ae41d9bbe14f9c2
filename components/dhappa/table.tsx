"use client";

import { TableScreen } from "@/components/table/entry/table-screen";
import { lazyPart } from "@/components/ui/loading/lazy-part";

const Table = lazyPart(() => import("./at-table"));

/** Fetches what a table of Dhappa Baaji needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Dhappa Baaji. */
export default function DhappaTable() {
  return <TableScreen id="dhappa" tone="palm" Table={Table} />;
}
