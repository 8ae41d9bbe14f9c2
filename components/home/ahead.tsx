"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { GameId } from "@/lib/rules";

/** What is only to be fetched is shown as nothing. */
const unseen = () => () => null;
const BalootTable = dynamic(() => import("@/components/baloot/table").then(unseen));
const BalootAtTable = dynamic(() => import("@/components/baloot/at-table").then(unseen));
const BalootBoard = dynamic(() => import("@/components/baloot/board").then(unseen));
// Against bots the table itself is in the page.
const Engine = dynamic(() => import("@/lib/table/table").then(unseen));

/** Names in the document itself what a game's tables need, so that it is on its way before the page is awake. */
export function Ahead({ of }: { of: GameId }) {
  if (of !== "baloot") return null;
  return (
    <Suspense>
      <BalootTable />
      <BalootAtTable />
      <BalootBoard />
      <Engine />
    </Suspense>
  );
}
