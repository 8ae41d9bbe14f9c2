import { type Deal, suitOf } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { SuitSign } from "../cards/signs";
import { TURN_MS } from "../flight/card-motion";
import type { Dealing } from "../flight/dealing";
import styles from "../flight/landed.module.css";
import type { Layout } from "../layout/layout";

/** It says no suit before the card has turned far enough to be seen. */
const TURNED_MS = TURN_MS / 2;
const APPEARS_MS = 200;

/** Under the public card: what may be bid in this round. */
export function RoundLine({ layout, deal, dealing }: { layout: Layout; deal: Deal; dealing: Dealing | null }) {
  const { t } = useBalootWords();
  return (
    <p
      className={`${dealing ? styles.landed : ""} on-carpet -translate-x-1/2 absolute z-(--z-trick) flex items-center gap-2 whitespace-nowrap font-bold text-base text-strong rtl:[direction:rtl]`}
      style={{
        left: layout.plane.center.x,
        top: layout.isTall ? layout.dashboard - 40 : layout.plane.center.y + layout.laid * 1.05,
        ...(dealing && { animationDelay: `${dealing.landed + TURNED_MS}ms`, animationDuration: `${APPEARS_MS}ms` }),
      }}
    >
      {t(deal.round === 1 ? "firstRound" : "secondRound")}
      {deal.round === 1 && deal.faceUp && (
        <span className="grid size-6 place-items-center rounded-[6px] bg-paper">
          <SuitSign suit={suitOf(deal.faceUp)} size={16} />
        </span>
      )}
    </p>
  );
}
