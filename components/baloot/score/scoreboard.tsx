import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { DownIcon } from "@/components/ui/icons";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { Scroller } from "@/components/ui/scroller";
import { useStored } from "@/lib/browser/storage/stored";
import { MATCH } from "@/lib/rules/baloot";
import { handsShown } from "../menu/settings";
import styles from "./scoreboard.module.css";

const TRICKS = Array.from({ length: 8 }, () => null);

function Side({
  name,
  points,
  coming,
  comingIn,
  tone,
  isLarge,
}: {
  name: string;
  points: number;
  /** What projects and a baloot of this hand will add. */
  coming: number;
  /** In so many milliseconds. */
  comingIn: number;
  tone: "us" | "them";
  isLarge: boolean;
}) {
  const shown = useRolled(points);
  return (
    <span
      className={`grid justify-items-center ${isLarge ? "min-w-0 flex-1 gap-0.5" : "min-w-16 max-[22.5rem]:min-w-13"}`}
    >
      <span
        className={`font-bold ${isLarge ? "text-base/5" : "text-base/4.5"} ${tone === "us" ? "text-brass-2" : "text-madder-1"}`}
      >
        {name}
      </span>
      {/* A number of more digits is another number: it begins elsewhere, and would move there. */}
      <span
        key={`${shown}`.length}
        className={`relative font-extrabold text-strong tabular-nums ${isLarge ? "text-[clamp(2rem,3.06vw,2.75rem)]/12" : "text-[1.6875rem]/7"}`}
        data-score={tone}
      >
        {shown}
        {coming > 0 && (
          <span
            key={coming}
            data-coming={tone}
            style={{ ["--coming-in" as string]: `${comingIn - 60}ms` }}
            className={`${styles.coming} absolute inset-y-0 my-auto h-6 rounded-full px-1.5 font-extrabold text-md/6 ${tone === "us" ? "end-full me-1 bg-brass-3 text-brass-ink" : "start-full ms-1 bg-madder-3 text-madder-ink"}`}
          >
            <bdi>+{coming}</bdi>
          </span>
        )}
      </span>
      <span className="h-1 w-full overflow-hidden rounded-full bg-bone/15">
        <span
          className={`block size-full origin-start rounded-full transition-transform duration-500 ease-in-out ${tone === "us" ? "bg-brass-3" : "bg-madder-2"}`}
          style={{ transform: `scaleX(${Math.min(1, points / MATCH)})` }}
        />
      </span>
    </span>
  );
}

/** The eight tricks of a hand as strokes: ours from our end, theirs from theirs, and between them what is not yet played. */
function Tally({ us, them, isLarge }: { us: number; them: number; isLarge: boolean }) {
  return (
    <span className={isLarge ? "flex gap-[3px]" : "flex gap-0.5"} data-tally={`${us}-${them}`}>
      {keyedByIndex(TRICKS, (_, index) => (
        <span
          className={classes(
            "rounded-[1.5px]",
            isLarge ? "h-3 w-1" : "h-2.5 w-[3px]",
            index < us ? "bg-brass-3" : index >= TRICKS.length - them ? "bg-madder-2" : "bg-bone/20",
          )}
        />
      ))}
    </span>
  );
}

/** Lana and Laham, what this hand will add, and how far it is to the end; on a phone the hands so far unfold below. */
export const Scoreboard = memo(function Scoreboard({
  us,
  them,
  coming,
  comingIn,
  taken,
  lost,
  folded,
}: {
  us: number;
  them: number;
  coming: readonly [number, number];
  /** When it has flown to the board, in milliseconds. */
  comingIn: number;
  /** The tricks of this hand that are ours, and theirs. */
  taken: number;
  lost: number;
  /** The hands so far and the rules in force, where they fold away; null where they stand beside the table. */
  folded: { readonly hands: ReactNode; readonly rules: string } | null;
}) {
  const t = useTranslations("baloot");
  const isOpen = useStored(handsShown);
  const words = [
    t("score", { us, them }),
    taken + lost > 0 && t("tally", { us: taken, them: lost }),
    coming[0] > 0 && t("coming", { side: t("us"), points: coming[0] }),
    coming[1] > 0 && t("coming", { side: t("them"), points: coming[1] }),
  ];
  const spoken = words.filter(Boolean).join(". ");
  const isLarge = folded === null;
  const body = (
    <>
      <Side name={t("us")} points={us} coming={coming[0]} comingIn={comingIn} tone="us" isLarge={isLarge} />
      <span className={`grid justify-items-center gap-1 text-dust ${isLarge ? "mx-4" : "mx-3 max-[22.5rem]:mx-2"}`}>
        <span className="h-3.5 w-px bg-hairline" />
        <span data-match="" className="font-bold text-sand text-sm">
          {MATCH}
        </span>
        <Tally us={taken} them={lost} isLarge={isLarge} />
      </span>
      <Side name={t("them")} points={them} coming={coming[1]} comingIn={comingIn} tone="them" isLarge={isLarge} />
    </>
  );
  const look = "lacquer flex items-center justify-center rounded-panel";
  if (!folded)
    return (
      <div role="img" aria-label={spoken} className={`${look} px-3 py-2.5 shadow-panel`}>
        {body}
      </div>
    );
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={`${spoken}. ${folded.rules}. ${t("hands")}`}
        aria-expanded={isOpen}
        data-scoreboard=""
        className={`${look} flex-col px-4 max-[22.5rem]:px-2 pt-1 pb-0.5 shadow-card`}
        onClick={() => handsShown.write(!isOpen)}
      >
        <span aria-hidden="true" className="contents">
          <span className="flex items-center">{body}</span>
          <span className="mt-0.5 flex items-center gap-1 text-sand text-xs/4">
            <span data-rules-line="" className="max-w-[min(13rem,calc(100vw-11.5rem))] truncate">
              {folded.rules}
            </span>
            <DownIcon size={12} className={`shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`} />
          </span>
        </span>
      </button>
      {isOpen && (
        <Scroller
          aria-label={t("hands")}
          className="lacquer -translate-x-1/2 absolute top-full left-1/2 mt-1.5 max-h-[min(12.5rem,34dvh)] w-[min(19rem,86vw)] animate-appear overflow-y-auto overscroll-contain rounded-panel px-3 py-1.5 shadow-modal"
        >
          {folded.hands}
        </Scroller>
      )}
    </div>
  );
});
