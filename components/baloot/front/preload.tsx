"use client";

import dynamic from "next/dynamic";
import { type ComponentType, Suspense } from "react";

type Preloaded = typeof import("./preloaded");

/** Fetches all that a table of Baloot needs. */
export let fetchPreloaded: () => Promise<Preloaded>;

/** What is only to be fetched is shown as nothing. */
const fetched = (fetch: typeof fetchPreloaded) => {
  fetchPreloaded = fetch;
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
const Fetched = dynamic(fetched(() => import("./preloaded")));

/** Names in the document itself what a table of Baloot needs, so that it is on its way before the page is awake. */
export function Preload() {
  return (
    <Suspense>
      <Fetched />
    </Suspense>
  );
}
