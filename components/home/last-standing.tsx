"use client";

import { StandingStrip } from "@/components/ranked/standing-strip";
import { RankedWords } from "@/components/words/ranked-words";
import type { LastStanding as Standing } from "@/lib/browser/storage/ranked-wait";

/** How one stood last in a tier. */
export default function LastStanding({ standing }: { standing: Standing }) {
  return (
    <RankedWords>
      <StandingStrip
        standing={{ ...standing, isProvisional: standing.provisionalFor > 0, players: null }}
        className="mb-2.5 lying:hidden"
      />
    </RankedWords>
  );
}
