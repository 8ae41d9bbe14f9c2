"use client";

import { useEffect } from "react";
import { TableScreen } from "@/components/table/table-screen";
import { part } from "@/components/ui/part";

const Table = part(() => import("./at-table"));

/** Fetches what a table of Eights needs once one has said who one is. */
export const fetchTable = Table.fetch;

/** Any table of Eights; its rules and its line are fetched while one says who one is. */
export function EightsTable() {
  useEffect(() => void fetchTable(), []);
  return <TableScreen id="eights" tone="eights" Table={Table} />;
}
