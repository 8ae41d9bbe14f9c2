"use client";

import type { ReactNode } from "react";
import { lobby } from "./en/lobby";
import { PageWords } from "./page-words";

const own = { lobby };

/** Gives the components below the words for tables that are yet to begin, in the language spoken. */
export function LobbyWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
