"use client";

import { StandingStrip } from "@/components/ranked/standing-strip";
import { TierChoice } from "@/components/ranked/tier-choice";
import { RankedWords } from "@/components/words/ranked-words";
import { lastStandings } from "@/lib/browser/storage/ranked-wait";
import { rankedTier } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

/** How one stood last, and the clock one plays ranked by. */
export default function RankedStart() {
  const tier = useStored(rankedTier);
  const standing = useStored(lastStandings)[tier];
  return (
    <RankedWords>
      {standing && (
        <StandingStrip
          standing={{ ...standing, isProvisional: standing.provisionalFor > 0, players: null }}
          className="mb-2.5 lying:hidden"
        />
      )}
      <TierChoice value={tier} onChange={rankedTier.write} />
    </RankedWords>
  );
}
