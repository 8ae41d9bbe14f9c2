"use client";

import type { ReactNode } from "react";
import { ranked } from "./en/ranked";
import { PageWords } from "./page-words";

const own = { ranked };

/** Gives the components below the words of ranked play, in the language spoken. */
export function RankedWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
