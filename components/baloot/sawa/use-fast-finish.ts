import { useEffect, useMemo, useState } from "react";
import { type BalootState, type Card, conceded, pauses, type Trick } from "@/lib/rules/baloot";

/** The trick that lies just now, and every card that has fallen by then. */
export interface Finish {
  readonly trick: Trick;
  readonly fallen: readonly Card[];
}

/** The rest of a hand whose claim was accepted, card after card; null once it has been seen, and for all other hands. */
export function useFastFinish(view: BalootState): Finish | null {
  const count = view.deals.length;
  // What was over before one came is on the sheet.
  const [seen, setSeen] = useState(count);
  const [laid, setLaid] = useState(0);
  const latest = view.deals.at(-1);
  const { options } = view;
  // It is not played out into the next deal.
  const isOver = view.phase === "sheet" || view.phase === "over";
  const isDue = isOver && count > seen && latest?.sawa?.answer === "accepted";
  const tricks = useMemo(() => (isDue && latest ? conceded(latest, options) : []), [isDue, latest, options]);
  const first = isDue ? (latest?.tricks.at(-1)?.cards.length ?? 0) % 4 : 0;
  const all = tricks.length * 4 - first;
  const isRunning = isDue && all > 0;
  useEffect(() => {
    if (!isRunning) return setLaid(0);
    if (document.hidden) return setSeen(count);
    if (laid < all) {
      const timer = setTimeout(() => setLaid(laid + 1), pauses.conceded);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      setLaid(0);
      setSeen(count);
    }, pauses.concededRest);
    return () => clearTimeout(timer);
  }, [isRunning, laid, all, count]);
  if (!isRunning) return null;
  // A full trick lies until the next card falls.
  const last = Math.max(0, first + laid - 1);
  const trick = tricks[Math.floor(last / 4)];
  if (!trick) return null;
  return {
    trick: { ...trick, cards: trick.cards.slice(0, laid === 0 ? first : (last % 4) + 1) },
    fallen: tricks.flatMap(({ cards }) => cards).slice(0, first + laid),
  };
}
