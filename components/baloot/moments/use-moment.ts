import { useEffect, useMemo, useState } from "react";
import { useStored } from "@/lib/browser/storage/stored";
import type { BalootState } from "@/lib/rules/baloot";
import { firstMatchPlayed } from "../menu/settings";
import { isOfEnd, type Moment, momentMs, momentsOf } from "./moments-of";

/** A moment, and what waits for it: the sheet or the end of the match, and the projects with their cards. */
interface MomentNow {
  readonly moment: Moment | null;
  readonly holdsEnd: boolean;
  readonly holdsReveal: boolean;
}

/** The moment to be seen now, once; a tap anywhere ends it, and does besides what it was meant for. */
export function useMoment(view: BalootState, isPlaying: boolean, isHeld: boolean): MomentNow {
  const isPlayed = useStored(firstMatchPlayed);
  const all = useMemo(() => momentsOf(view, isPlaying && !isPlayed), [view, isPlaying, isPlayed]);
  // What there was before one came has had its moment.
  const [seen, setSeen] = useState(() => all.map(({ key }) => key));
  const moment = (!isHeld && all.find(({ key }) => !seen.includes(key))) || null;
  const key = moment?.key;
  const kind = moment?.kind;
  useEffect(() => {
    if (!key || !kind) return;
    const ends = () => {
      setSeen((before) => [...before, key]);
      if (kind === "first") firstMatchPlayed.write(true);
    };
    if (document.hidden) return ends();
    const timer = setTimeout(ends, momentMs[kind]);
    window.addEventListener("pointerdown", ends, { once: true, capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", ends, { capture: true });
    };
  }, [key, kind]);
  return {
    moment,
    holdsEnd: moment !== null && isOfEnd(moment),
    holdsReveal: moment?.kind === "fourHundred",
  };
}
