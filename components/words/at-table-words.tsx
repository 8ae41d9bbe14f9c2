"use client";

import type { ReactNode } from "react";
import { chat } from "./en/chat";
import { lobby } from "./en/lobby";
import { presence } from "./en/presence";
import { removing } from "./en/removing";
import { PageWords } from "./page-words";

const own = { chat, lobby, presence, removing };

/** Gives the components below the words of people at a table together, and of its lobby, in the language spoken. */
export function AtTableWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
