"use client";

import type { ReactNode } from "react";
import { eights } from "./en/eights";
import { PageWords } from "./page-words";

const own = { eights };

/** Gives the components below the words of Eights, in the language spoken. */
export function EightsWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
