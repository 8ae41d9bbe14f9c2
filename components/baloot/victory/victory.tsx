import { useRef } from "react";
import type { Say } from "@/components/table/board-props";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { isolated } from "@/components/words/isolated-name";
import { type BalootState, isGahwa, otherSide, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { usePageCovered } from "../layout/use-page-style";
import { takersOf } from "../moments/moments-of";
import { Scene } from "./scene";
import { sceneSizes } from "./scene-sizes";
import Story from "./story";
import styles from "./victory.module.css";
import { WaysOn } from "./ways-on";
import { benchOf, type Told, toldTo } from "./who-won";

const ROLL = { ms: 700, delay: 600 } as const;

/** The end of a match: who has won it among the four of the table, how it went, and what next. A tap brings it to its end. */
export default function Victory({
  view,
  table,
  us,
  own,
  layout,
  isHost,
  chooseNext,
  nameOf,
  say,
  leave,
  onTricks,
}: {
  view: BalootState;
  table: TableView;
  us: Side;
  own: Seat | null;
  layout: Layout;
  isHost: boolean;
  chooseNext: (() => void) | null;
  nameOf: (seat: Seat) => string;
  say: Say;
  leave: () => void;
  onTricks: () => void;
}) {
  const { t } = useBalootWords();
  const scene = useRef<HTMLElement>(null);
  const heading = useTakenFocus<HTMLHeadingElement>();
  const sizes = sceneSizes(layout);
  usePageCovered("end", sizes.height);
  const { deals, scores, winner } = view;
  const last = deals.at(-1);
  if (winner === null || !last) return null;
  const told = toldTo(winner, own);
  // Who looks on is told of the winners first.
  const first = told === "watched" ? winner : us;
  const bench = benchOf(winner, own);
  const isSplit = !layout.isTall && layout.sidebar === 0;
  const title =
    told === "watched"
      ? t("victory.othersWin", { one: isolated(nameOf(bench[1])), other: isolated(nameOf(bench[2])) })
      : t(told === "won" ? "victory.youWin" : "victory.youLose");
  const ends = () => {
    for (const animation of scene.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
  };
  const story = <Story {...{ view, winner, own, us, nameOf }} isBeside={false} />;
  const ways = <WaysOn {...{ table, own, isHost, chooseNext, say, leave }} onSheet={onTricks} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hastens what is seen, and everything in it is reached by keys at once
    <section
      ref={scene}
      aria-label={title}
      data-told={told}
      className={classes(
        styles.night,
        "absolute inset-0 z-(--z-reveal) overflow-y-auto overflow-x-clip overscroll-contain",
      )}
      onClick={ends}
    >
      <div className="relative min-h-full">
        <Scene told={told} sizes={sizes} cards={takersOf(last)} bench={{ seats: bench, table, nameOf }} />
        <header
          className="absolute start-0 z-1 px-3 text-center"
          style={{ inlineSize: sizes.width, insetBlockStart: `calc(var(--safe-top) + ${0.06 * sizes.height}px)` }}
        >
          <h2
            ref={heading}
            tabIndex={-1}
            className={classes(styles.title, "text-balance font-bold font-display text-brass-1 outline-none")}
            style={{ fontSize: told === "watched" ? 0.72 * sizes.title : sizes.title }}
          >
            {title}
          </h2>
          <Result
            scores={[scores[first], scores[otherSide(first)]]}
            gains={[last.points[first], last.points[otherSide(first)]]}
            told={told}
            size={0.86 * sizes.title}
          />
          {told === "lost" && <p className="on-carpet text-base text-bone">{t("victory.takesIt")}</p>}
          {isGahwa(last) && <p className="on-carpet text-base text-bone">{t("victory.gahwa")}</p>}
        </header>
        <div
          className={classes(
            styles.panel,
            "z-2",
            layout.sidebar === 0 && "relative",
            isSplit && "ms-auto grid min-h-full w-1/2 content-center gap-3 px-4 py-2",
            layout.isTall && "mx-auto grid max-w-[34rem] gap-2.5 px-3 pb-[max(12px,var(--safe-bottom))]",
            layout.sidebar > 0 && "absolute inset-x-0 bottom-[4%] mx-auto max-w-[40rem] px-6",
          )}
          style={{ paddingBlockStart: layout.isTall ? sizes.height : undefined }}
        >
          {layout.sidebar === 0 && story}
          {ways}
        </div>
      </div>
    </section>
  );
}

/** Both scores, rolling on from what they were before the last hand. */
function Result({
  scores,
  gains,
  told,
  size,
}: {
  scores: readonly [number, number];
  gains: readonly [number, number];
  told: Told;
  size: number;
}) {
  const { t } = useBalootWords();
  const one = useRolled(scores[0], { ...ROLL, start: scores[0] - gains[0] });
  const other = useRolled(scores[1], { ...ROLL, start: scores[1] - gains[1] });
  const isWatched = told === "watched";
  return (
    <p
      data-result=""
      className="flex items-center justify-center gap-[0.3em] font-extrabold leading-[1.2] tabular-nums"
      style={{ fontSize: size }}
    >
      {!isWatched && <small className="text-brass-2 text-lg">{t("us")}</small>}
      <span className="text-brass-2">{one}</span>
      <span className="text-[0.7em] text-dust">–</span>
      <span className={isWatched ? "text-bone" : "text-madder-1"}>{other}</span>
      {!isWatched && <small className="text-lg text-madder-1">{t("them")}</small>}
    </p>
  );
}
