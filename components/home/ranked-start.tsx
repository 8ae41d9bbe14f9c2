"use client";

import { TierChoice } from "@/components/ranked/tier-choice";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { lastStandings } from "@/lib/browser/storage/ranked-wait";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

/** Leagues, their marks and their words: for those alone who have played. */
const LastStanding = lazyPart(() => import("./last-standing"));

/** How one stood last, and the clock one plays ranked by. */
export default function RankedStart() {
  const tier = useStored(rankedTier);
  const standing = useStored(lastStandings)[tier];
  return (
    <>
      {/* Both are waited for as one, so that what lies below moves once. */}
      {standing && <LastStanding standing={standing} />}
      <TierChoice value={tier} onChange={rankedTier.write} />
    </>
  );
}
