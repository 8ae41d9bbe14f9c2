"use client";

import { useEffect } from "react";
import { TableScreen } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";

const Table = part(() => import("./at-table"));

/** Fetches what a table of Baloot needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Baloot; its rules and its line are fetched while one says who one is. */
export function BalootTable() {
  useEffect(() => void fetchTable(), []);
  return <TableScreen id="baloot" tone="baloot" Table={Table} />;
}
