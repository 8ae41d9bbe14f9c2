"use client";

import type { ReactNode } from "react";
import { keeping } from "./en/keeping";
import { ranked } from "./en/ranked";
import { social } from "./en/social";
import { table } from "./en/table";
import { PageWords } from "./page-words";

const own = { keeping, ranked, social, table };

/** Gives the components below the words of whoever runs the house, in the language spoken. */
export function KeepingWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
