import { useTranslations } from "use-intl";
import type { Round } from "@/lib/rules/tiles";
import type { Phase } from "../play/round-phases";
import { paceNow } from "../use-session";
import styles from "./total.module.css";
import { useCounted } from "./use-counted";
import { useVerdictWords } from "./use-verdict-words";

/** Where the sparks of a win fly, in hundredths of the total's size from its centre, and how large they are. */
const sparks = [
  [-92, 8, 20],
  [-124, 40, 16],
  [-150, 72, 14],
  [-108, 78, 10],
  [88, 4, 13],
  [120, 34, 20],
  [152, 64, 14],
  [106, 66, 9],
  [-28, 10, 14],
  [138, 96, 9],
] as const;

const runs: Partial<Record<Phase, number>> = { counting: 380, betting: 220 };

/** The brightest thing on the screen: the total, and while it is fresh what became of the last bet. */
export function Total({
  phase,
  base,
  running,
  verdict,
}: {
  phase: Phase;
  base: number;
  running: Round | null;
  verdict: Round | null;
}) {
  const t = useTranslations("tiles");
  const verdictWords = useVerdictWords();
  const isRevealed = phase === "counting" || phase === "settling";
  const ms = typeof window !== "undefined" && paceNow() === "calm" ? runs[phase] : undefined;
  const shown = useCounted(running && isRevealed ? running.total : base, ms ?? 0);
  const change = verdict ? verdict.moved - verdict.total : 0;

  return (
    <div
      className={`absolute text-center rtl:[direction:rtl] ${styles.total}`}
      data-verdict={verdict ? (verdict.won ? "won" : "lost") : undefined}
    >
      <p className={`whitespace-nowrap ${styles.label}`}>{verdict ? verdictWords(verdict) : t("total")}</p>
      <p className={`mx-auto w-[3ch] font-extrabold tabular-nums ${styles.number}`} data-part="total">
        {shown}
      </p>
      {verdict?.won && (
        <span className={`pointer-events-none absolute ${styles.sparks}`} aria-hidden="true">
          {sparks.map(([x, y, size], index) => (
            <i key={`${x}`} style={{ "--x": x, "--y": y, "--size": size, "--i": index }} />
          ))}
        </span>
      )}
      {verdict && change !== 0 && (
        <p
          className={`absolute flex animate-[appear_calc(240ms*var(--pace))_var(--ease-out)] items-center whitespace-nowrap rounded-full border font-bold text-bone ${styles.chip}`}
          data-gain={change > 0 || undefined}
        >
          {t.rich(Math.abs(change) === 1 ? "honourNow" : "honoursNow", {
            change: () => <bdi dir="ltr">{change > 0 ? `+${change}` : `−${-change}`}</bdi>,
            total: () => <strong className="font-extrabold text-(--gold-light)">{verdict.moved}</strong>,
          })}
        </p>
      )}
    </div>
  );
}
