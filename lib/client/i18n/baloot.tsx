"use client";

import type { ReactNode } from "react";
import { baloot } from "./en/baloot";
import { lobby } from "./en/lobby";
import { PageWords } from "./page-words";

const own = { baloot, lobby };

/** Gives the components below the words of Baloot and its lobby, in the language spoken. */
export function BalootWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
