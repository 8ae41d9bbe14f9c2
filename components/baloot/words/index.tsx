"use client";

import type { ReactNode } from "react";
import { PageWords } from "@/components/words/page-words";
import { baloot } from "./en";

const own = { baloot };

/** Gives the components below the words of Baloot, in the language spoken. */
export function BalootWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
