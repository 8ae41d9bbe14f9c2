"use client";

import type { ReactNode } from "react";
import { table } from "./en/table";
import { PageWords } from "./page-words";

const own = { table };

/** Gives the components below the words of any table, and of the way to it, in the language spoken. */
export function TableWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
