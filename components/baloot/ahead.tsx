"use client";

import dynamic from "next/dynamic";
import { type ComponentType, Suspense } from "react";

type Whole = typeof import("./whole");

/** Fetches all that a table of Baloot needs. */
export let fetchWhole: () => Promise<Whole>;

/** What is only to be fetched is shown as nothing. */
const unseen = (fetch: typeof fetchWhole) => {
  fetchWhole = fetch;
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
const Unseen = dynamic(unseen(() => import("./whole")));

/** Names in the document itself what a table of Baloot needs, so that it is on its way before the page is awake. */
export function Ahead() {
  return (
    <Suspense>
      <Unseen />
    </Suspense>
  );
}
