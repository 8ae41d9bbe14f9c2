import { useMemo, useState } from "react";
import type { Indices } from "@/components/cards/card-corner";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { type OtherSeat, SeatChips } from "@/components/melds/seats/seat-chips";
import { classes } from "@/components/ui/classes";
import { Scroller } from "@/components/ui/scroller";
import type { PackCard } from "@/lib/rules/packs";
import { TeamBoard } from "../boards/team-board";
import { TheirStrip } from "../boards/their-strip";
import type { BoardTurn } from "../boards/use-board-turn";
import type { LockSeen } from "../lock/lock-seen";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

const sides = ["us", "them"] as const;
const none: readonly PackCard[] = [];

/** The others' chips and both boards, on the rug. */
export function Boards({
  shape,
  others,
  deadline,
  totalMs,
  boards,
  locks,
  drafts,
  ownsDraft,
  turn,
  indices,
  fromOf,
  openBoth,
}: {
  shape: BoardShape;
  others: readonly OtherSeat[];
  deadline: number | null;
  totalMs: number;
  boards: { readonly us: readonly MeldSeen[]; readonly them: readonly MeldSeen[] };
  locks: readonly [LockSeen, LockSeen];
  drafts: readonly PackCard[];
  /** The side whose turn is being played. */
  ownsDraft: "us" | "them";
  turn: BoardTurn | null;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  openBoth: () => void;
}) {
  const { t } = useCardWords();
  const [shown, setShown] = useState<"us" | "them">("us");
  const { isPhone, isSmall } = shape;
  const areChipsSmall = isSmall || (isPhone && others.length > 3);
  const chipWords = useMemo(
    () => ({ laid: t("isOpen"), notYet: t("isShut"), ours: t("partner"), theirs: t("opponent") }),
    [t],
  );
  const chips = (
    <SeatChips
      {...{ others, deadline, totalMs }}
      isSmall={areChipsSmall}
      size={34}
      words={chipWords}
      areWordsShort
      className={areChipsSmall ? "justify-end pe-2" : ""}
    />
  );
  const board = (side: "us" | "them") => (
    <TeamBoard
      melds={boards[side]}
      side={side}
      lock={locks[side === "us" ? 0 : 1]}
      drafts={ownsDraft === side ? drafts : none}
      turn={side === "us" ? turn : null}
      isOpen={!isPhone}
      indices={indices}
      fromOf={fromOf}
    />
  );
  if (!isPhone)
    return (
      <>
        {chips}
        <div className="grid min-h-0 flex-1 grid-cols-2 gap-6">
          {sides.map((side) => (
            <section
              key={side}
              aria-label={t(side === "us" ? "ourBoard" : "theirBoard")}
              className="flex min-h-0 flex-col"
            >
              <header className="flex items-baseline justify-between px-1 pb-1">
                <h2 className={classes("font-extrabold text-base", side === "us" ? "text-brass-2" : "text-madder-1")}>
                  {t(side)}
                </h2>
                <p className="text-base text-strong">
                  {t(locks[side === "us" ? 0 : 1].isReady ? "meldsReady" : "melds", { count: boards[side].length })}
                </p>
              </header>
              <Scroller
                aria-label={t(side === "us" ? "ourBoard" : "theirBoard")}
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
              >
                {board(side)}
              </Scroller>
            </section>
          ))}
        </div>
      </>
    );
  const scrolled = (side: "us" | "them") => (
    <Scroller
      aria-label={t(side === "us" ? "ourBoard" : "theirBoard")}
      className="-mx-2 -my-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-1.5"
    >
      {board(side)}
    </Scroller>
  );
  if (isSmall)
    return (
      <>
        {/* Whoever looks on sees all six: beside the switch there is no room for them. */}
        <div className={classes("flex gap-2", others.length > 5 ? "flex-col-reverse" : "items-center")}>
          <div className="grid min-w-0 flex-1 grid-cols-2 rounded-control bg-night/80 p-0.5">
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                aria-pressed={shown === side}
                data-board={side}
                onClick={() => setShown(side)}
                className={classes(
                  "min-h-11 truncate rounded-[0.75rem] px-2 font-extrabold text-md",
                  side === "us" ? "text-brass-2" : "text-madder-1",
                  shown === side && "bg-aubergine",
                )}
              >
                {t(side)} <span className="text-strong tabular-nums">{boards[side].length}</span>
              </button>
            ))}
          </div>
          <div className={others.length > 5 ? undefined : others.length > 3 ? "w-44" : "w-33"}>{chips}</div>
        </div>
        {scrolled(turn?.deeds.hasSelection ? "us" : shown)}
      </>
    );
  return (
    <>
      {chips}
      <TheirStrip melds={boards.them} indices={indices} fromOf={fromOf} open={openBoth} />
      {scrolled("us")}
    </>
  );
}
