"use client";

import type { ReactNode } from "react";
import { eights } from "./en/eights";
import { lobby } from "./en/lobby";
import { PageWords } from "./page-words";

const own = { eights, lobby };

/** Gives the components below the words of Eights and its lobby, in the language spoken. */
export function EightsWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
