"use client";

import { SocialWords } from "@/components/words/social-words";
import type { RankedPerson } from "@/lib/ranked/wire";
import { PersonMenu } from "./person-menu";
import type { ReportedMatch } from "./report-sheet";

/** What one can do about somebody with whom one has just played. */
export default function AfterMatchMenu({ person, match }: { person: RankedPerson; match: ReportedMatch }) {
  return (
    <SocialWords>
      <PersonMenu person={person} match={match} />
    </SocialWords>
  );
}
