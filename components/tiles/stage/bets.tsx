import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { ArrowDownIcon, ArrowUpIcon } from "@/components/ui/icons";
import type { Bet, Round } from "@/lib/rules/tiles";
import { bets } from "@/lib/rules/tiles";
import styles from "./bets.module.css";

/** Higher and Lower, with what wins each. `running` is the bet that is being resolved. */
export function Bets({
  base,
  isOpen,
  running,
  outcome,
  onBet,
}: {
  base: number;
  isOpen: boolean;
  running: Bet | null;
  outcome: Round | null;
  onBet: (bet: Bet) => void;
}) {
  const t = useTranslations("tiles");
  const note = (bet: Bet) => {
    if (running === bet && outcome) return t(outcome.won ? "wonShort" : "lostShort");
    if (running !== null) return "";
    return bet === "higher" ? t("orMore", { total: base + 1 }) : t("orLess", { total: base - 1 });
  };
  // A button that is off loses the keyboard; it gets it back with the next bet.
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div className={`absolute flex ${styles.bets}`}>
      {bets.map((bet) => {
        const Arrow = bet === "higher" ? ArrowUpIcon : ArrowDownIcon;
        return (
          <button
            key={bet}
            type="button"
            className={`relative flex items-center text-start text-white ${styles.bet}`}
            data-part={bet}
            data-bet={bet}
            data-lit={running === bet || undefined}
            disabled={!isOpen}
            aria-keyshortcuts={bet === "higher" ? "ArrowUp" : "ArrowDown"}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              onBet(bet);
            }}
          >
            <Arrow size={34} className={styles.arrow} />
            <span className="min-w-0 flex-1">
              <strong className={`block font-extrabold ${styles.name}`}>{t(bet)}</strong>
              <span className={`block whitespace-nowrap ${styles.note}`}>{note(bet)}</span>
            </span>
            <span className={`absolute z-1 ${styles.dim}`} aria-hidden="true" />
            <span className={`place-items-center ${styles.key}`} aria-hidden="true">
              <Arrow size={16} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
