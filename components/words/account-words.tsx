"use client";

import type { ReactNode } from "react";
import { account } from "./en/account";
import { PageWords } from "./page-words";

const own = { account };

/** Gives the components below the words for one's devices, in the language spoken. */
export function AccountWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
