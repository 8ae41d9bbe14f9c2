"use client";

import type { ReactNode } from "react";
import { plain } from "./en/plain";
import { PageWords } from "./page-words";

const own = { plain };

/** Gives the components below the words of a plain board, in the language spoken. */
export function PlainWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
