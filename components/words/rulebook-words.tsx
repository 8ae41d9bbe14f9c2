"use client";

import type { ReactNode } from "react";
import { rulebook } from "./en/rulebook";
import { PageWords } from "./page-words";

const own = { rulebook };

/** Gives the components below the words round a rulebook, in the language spoken. */
export function RulebookWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
