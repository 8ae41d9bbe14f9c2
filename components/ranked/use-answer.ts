import { useCallback, useEffect, useState } from "react";
import type { RankedOutcome } from "@/lib/client/ranked/ask-ranked";

/** What came of a question: nothing yet, an answer, or why there is none. */
export type Answered<Answer> = RankedOutcome<Answer> | null;

/** What came, and of which question. */
interface Asked<Answer> {
  readonly of: unknown;
  readonly outcome: RankedOutcome<Answer>;
}

/** Why nothing was said at all: it takes nothing back that was. */
const isSilence = (failure: string) => failure === "unreachable" || failure === "tooOften";

/** What stands now: an answer to the very same question is not lost because there was none when it was asked again. */
export const standing = <Answer>(before: Asked<Answer> | null, now: Asked<Answer>): Asked<Answer> =>
  "failure" in now.outcome &&
  isSilence(now.outcome.failure) &&
  before !== null &&
  before.of === now.of &&
  "answer" in before.outcome
    ? before
    : now;

type Ask<Answer> = (() => Promise<RankedOutcome<Answer>>) | null;

/** Asks as soon as it is known what, and again for another question; the answer before it stands until there is a new one. */
export function useAnswer<Answer>(ask: Ask<Answer>): readonly [Answered<Answer>, () => void] {
  const [asked, again] = useAsked(ask);
  return [asked?.outcome ?? null, again];
}

/** The same where an answer to another question would mislead: it is gone as soon as something else is asked. */
export function useExactAnswer<Answer>(ask: Ask<Answer>): readonly [Answered<Answer>, () => void] {
  const [asked, again] = useAsked(ask);
  return [asked && asked.of === ask ? asked.outcome : null, again];
}

function useAsked<Answer>(ask: Ask<Answer>): readonly [Asked<Answer> | null, () => void] {
  const [asked, setAsked] = useState<Asked<Answer> | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on purpose
  useEffect(() => {
    if (!ask) return;
    let isWanted = true;
    ask()
      // What asks may itself not come.
      .catch((): RankedOutcome<Answer> => ({ failure: "unreachable" }))
      .then((outcome) => {
        if (isWanted) setAsked((before) => standing(before, { of: ask, outcome }));
      });
    return () => {
      isWanted = false;
    };
  }, [ask, times]);
  return [asked, useCallback(() => setTimes((before) => before + 1), [])];
}
