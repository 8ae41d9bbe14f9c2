"use client";

import type { ReactNode } from "react";
import { PageWords } from "@/components/words/page-words";
import { pairs } from "./en";

const own = { pairs };

/** Gives the components below the words of Pairs, in the language spoken. */
export function PairsWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
