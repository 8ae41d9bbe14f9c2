import { useEffect, useState } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import type { BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** Long enough to be read beside all that goes on with it. */
const SHOWN_MS = 3_000;

/** Who has just refused a claim. */
export function useRefuser({ deal }: BalootState): Seat | null {
  const by = deal.sawa?.refusedBy ?? null;
  // What was refused before one looked is no news.
  const [known, setKnown] = useState(by);
  const [isNews, setNews] = useState(false);
  useOnChange([by], () => {
    setNews(by !== null && by !== known);
    setKnown(by);
  });
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setNews(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isNews]);
  return isNews ? by : null;
}
