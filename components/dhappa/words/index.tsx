"use client";

import type { ReactNode } from "react";
import { melds } from "@/components/words/en/melds";
import { PageWords } from "@/components/words/page-words";
import { dhappa } from "./en";

const own = { dhappa, melds };

/** Gives the components below the words of Dhappa Baaji, in the language spoken. */
export function DhappaWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
