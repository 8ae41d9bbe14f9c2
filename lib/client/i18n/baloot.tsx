"use client";

import type { ReactNode } from "react";
import { baloot } from "./en/baloot";
import { PageWords } from "./page-words";

const own = { baloot };

/** Gives the components below the words of Baloot, in the language spoken. */
export function BalootWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
