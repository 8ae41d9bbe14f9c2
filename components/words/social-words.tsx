"use client";

import type { ReactNode } from "react";
import { ranked } from "./en/ranked";
import { social } from "./en/social";
import { PageWords } from "./page-words";

const own = { ranked, social };

/** Gives the components below the words for friends, blocks and reports beside those of ranked play, in the language spoken. */
export function SocialWords({ children }: { children: ReactNode }) {
  return <PageWords own={own}>{children}</PageWords>;
}
