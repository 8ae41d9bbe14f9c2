import { useCallback, useEffect, useState } from "react";
import type { RankedOutcome } from "@/lib/client/ranked/ask-ranked";

/** What came of a question: nothing yet, an answer, or why there is none. */
export type Answered<Answer> = RankedOutcome<Answer> | null;

/** Asks as soon as it is known what, and again for another question; the answer before it stands until there is a new one. */
export function useAnswer<Answer>(
  ask: (() => Promise<RankedOutcome<Answer>>) | null,
): readonly [Answered<Answer>, () => void] {
  const [outcome, setOutcome] = useState<Answered<Answer>>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on purpose
  useEffect(() => {
    if (!ask) return;
    let isWanted = true;
    ask()
      // What asks may itself not come.
      .catch((): RankedOutcome<Answer> => ({ failure: "unreachable" }))
      .then((answer) => {
        if (isWanted) setOutcome(answer);
      });
    return () => {
      isWanted = false;
    };
  }, [ask, times]);
  return [outcome, useCallback(() => setTimes((before) => before + 1), [])];
}
