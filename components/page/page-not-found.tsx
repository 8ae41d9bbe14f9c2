"use client";

import { useEffect } from "react";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";

/** Every page has this with it, for it may turn out not to be there; what is seen then comes only then. */
const MissingPage = lazyPart(() => import("./missing-page"));

/** Goes where an address leads that was typed otherwise than it is written, where no server of the house has seen to that. */
async function goWhereMeant(): Promise<void> {
  const { meantBy } = await import("@/lib/table/wire/typed-address");
  for (const meant of meantBy(window.location.pathname)) {
    const found = await fetch(meant, { method: "HEAD" });
    if (found.ok) return window.location.replace(meant);
  }
}

/** What an address shows that leads nowhere. */
export function PageNotFound() {
  useEffect(() => void goWhereMeant().catch(() => {}), []);
  return (
    <LoadingBoundary>
      <MissingPage />
    </LoadingBoundary>
  );
}
