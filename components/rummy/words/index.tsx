"use client";

import type { ReactNode } from "react";
import { melds } from "@/components/words/en/melds";
import { PageWords } from "@/components/words/page-words";
import { rummy } from "./en";

const own = { rummy, melds };

/** Gives the components below the words of Rummy With Jokers, in the language spoken. */
export function RummyWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
