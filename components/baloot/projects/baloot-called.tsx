import { useCallback, useEffect, useRef, useState } from "react";
import { type BalootState, balootCalled } from "@/lib/rules/baloot";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import styles from "./baloot-called.module.css";

/** Whether a baloot that has just been called is still being shown: what comes after it waits so long. */
export function useBalootMoment(view: BalootState): { readonly isShown: boolean; readonly end: () => void } {
  const called = balootCalled(view.deal);
  const was = useRef(called);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (called === null) setShown(false);
    else if (was.current === null) setShown(true);
    was.current = called;
  }, [called]);
  const end = useCallback(() => setShown(false), []);
  return { isShown, end };
}

/** Baloot has been called: king and queen of trumps come together over the carpet, once. */
export function BalootCalled({
  view,
  layout,
  moment,
}: {
  view: BalootState;
  layout: Layout;
  moment: ReturnType<typeof useBalootMoment>;
}) {
  const { t } = useBalootWords();
  const trump = (view.deal.contract ?? view.deals.at(-1)?.contract)?.trump;
  if (!moment.isShown || !trump) return null;
  const { center } = layout.plane;
  const { laid } = layout;
  return (
    <div
      aria-hidden="true"
      data-moment="baloot"
      className={`${styles.moment} unmirrored pointer-events-none absolute z-(--z-reason)`}
      // A little over the middle, so that the word stays clear of whoever called it.
      style={{ left: center.x, top: center.y - laid * 0.3, ["--card" as string]: `${laid}px` }}
      onAnimationEnd={(event) => event.target === event.currentTarget && moment.end()}
    >
      <span className={styles.burst} />
      <span className={styles.king}>
        <Face card={`K${trump}`} />
      </span>
      <span className={styles.queen}>
        <Face card={`Q${trump}`} />
      </span>
      <p
        className={`${styles.cry} font-black font-display text-brass-1`}
        style={{ fontSize: Math.max(50, laid * 0.86), lineHeight: 1.1 }}
      >
        {t("baloot")}
      </p>
    </div>
  );
}
