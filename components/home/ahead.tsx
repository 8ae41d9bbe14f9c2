"use client";

import dynamic from "next/dynamic";
import { type ComponentType, Suspense } from "react";
import type { GameId } from "@/lib/rules";

type Whole = typeof import("@/components/baloot/whole");

/** Fetches all that a table of Baloot needs. */
export let fetchBaloot: () => Promise<Whole>;

/** What is only to be fetched is shown as nothing. */
const unseen = (fetch: typeof fetchBaloot) => {
  fetchBaloot = fetch;
  return async (): Promise<ComponentType> => {
    try {
      await fetch();
    } catch {
      // It is asked for again where it is needed.
    }
    return () => null;
  };
};

// Imported in two places it would come as two sets of files, and only what `dynamic` imports is named in the document.
const Baloot = dynamic(unseen(() => import("@/components/baloot/whole")));

/** Names in the document itself what a game's tables need, so that it is on its way before the page is awake. */
export function Ahead({ of }: { of: GameId }) {
  if (of !== "baloot") return null;
  return (
    <Suspense>
      <Baloot />
    </Suspense>
  );
}
