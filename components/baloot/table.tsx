"use client";

import { lazy, useEffect } from "react";
import { TableScreen } from "@/components/table/table-screen";

const loadTable = () => import("./at-table");
const Table = lazy(loadTable);

/** Any table of Baloot; its rules and its line are fetched while one says who one is. */
export function BalootTable() {
  useEffect(() => void loadTable(), []);
  return <TableScreen id="baloot" tone="baloot" Table={Table} />;
}
