"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { waitingIn } from "@/lib/browser/storage/ranked-wait";
import type { Tier } from "@/lib/ranked/tiers";

const RankedCall = lazyPart(() => import("@/components/ranked/queue/ranked-call"));

/** Whoever waits for a ranked match is called on whatever page they are meanwhile; all of it is fetched only for them. */
export function RankedWait() {
  const path = usePathname();
  const [tier, setTier] = useState<Tier | null>(null);
  useEffect(() => {
    // The page of ranked play waits by itself.
    setTier(path === "/ranked" ? null : waitingIn());
  }, [path]);
  if (tier === null) return null;
  return (
    <LoadingBoundary isAdornment>
      <RankedCall tier={tier} />
    </LoadingBoundary>
  );
}
