"use client";

import type { ReactNode } from "react";
import { PageWords } from "@/components/words/page-words";
import { eights } from "./en";

const own = { eights };

/** Gives the components below the words of Eights, in the language spoken. */
export function EightsWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
