import { useStored } from "@/lib/browser/storage/stored";
import { type BalootState, handOf, handOrder } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import styles from "../cards/opened.module.css";
import { cardSettings } from "../menu/settings";

/** How much of its width a card of an open hand shows beside the next. */
export const STRIP = 0.58;

/** The cards of whoever claimed the rest, lying open in the order of a hand. */
export function OpenHand({ view, seat, width }: { view: BalootState; seat: Seat; width: number }) {
  const { order } = useStored(cardSettings);
  return (
    <div className="unmirrored flex justify-center" aria-hidden="true" data-open-hand={seat}>
      {handOrder(handOf(view, seat), view.deal.contract, order).map((card, index) => (
        <span
          key={card}
          className={`${styles.opened} rounded-[6px] shadow-hand`}
          style={{ width, marginLeft: index === 0 ? 0 : (STRIP - 1) * width, animationDelay: `${60 * index}ms` }}
        >
          <Face card={card} />
        </span>
      ))}
    </div>
  );
}
