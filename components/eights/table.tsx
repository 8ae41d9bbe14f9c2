"use client";

import { lazy, useEffect } from "react";
import { TableScreen } from "@/components/table/table-screen";

const loadTable = () => import("./at-table");
const Table = lazy(loadTable);

/** Any table of Eights; its rules and its line are fetched while one says who one is. */
export function EightsTable() {
  useEffect(() => void loadTable(), []);
  return <TableScreen id="eights" tone="eights" Table={Table} />;
}
