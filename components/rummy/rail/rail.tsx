import type { Indices } from "@/components/cards/card-corner";
import type { SortOrder } from "@/components/melds/hand/groups";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { Piles } from "@/components/melds/rail/piles";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { SortIcon, UndoIcon } from "@/components/ui/icons";
import { useRunDown } from "@/lib/browser/page/use-time-left";
import type { PackCard } from "@/lib/rules/packs";
import type { RummyState } from "@/lib/rules/rummy/state";
import { FIRST_ROUND, roundOf } from "@/lib/rules/rummy/turn";
import type { SeatView } from "@/lib/table/wire/protocol";
import { meldRules } from "../seen";
import { DISCARD, type OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { type MainAction, useActions } from "./use-actions";

const runsDown: Keyframe[] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];

/** The piles, whose turn it is and what there is to do, just over the hand. */
export function Rail({
  view,
  seats,
  turn,
  isOwnTurn,
  isWatching,
  inert,
  deadline,
  shape,
  indices,
  fromOf,
  sort,
  order,
  back,
}: {
  view: RummyState;
  seats: readonly (SeatView | null)[];
  turn: OwnTurn;
  isOwnTurn: boolean;
  isWatching: boolean;
  inert: boolean;
  deadline: number | null;
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  sort: () => void;
  order: SortOrder;
  /** Takes the seat back from a bot that stands in. */
  back: (() => void) | null;
}) {
  const { t, meldWords } = useCardWords();
  const { isPhone, isSmall, isLying, scale } = shape;
  const ends = view.asked ? null : deadline;
  const bar = useRunDown(ends, view.options.clock * 1_000, runsDown);
  const actions = useActions({ turn, view, back });
  const isDrawing = turn.phase === "draw";
  const isOpen = roundOf(view) >= FIRST_ROUND;
  const [card] = turn.selection;
  const takesDiscard = turn.phase === "play" && turn.selection.length === 1 && turn.last === null;
  const title = useTitle(view, seats, turn, isOwnTurn, back !== null);
  const hint = isOwnTurn && !back ? hintOf(turn, isOpen, t) : null;
  const sortLabel = meldWords("sortLabel", { order: meldWords(`sortOrder.${order}`) });
  return (
    <section
      aria-label={meldWords("rail")}
      data-rail=""
      inert={inert}
      className={classes(
        "lacquer relative z-(--z-hud) flex overflow-hidden rounded-panel shadow-panel",
        isPhone ? "items-center gap-3 px-3 pt-3 pb-2.5" : "w-78 flex-col gap-3.5 px-4 pt-4 pb-4",
        isLying && "max-[40rem]:flex-wrap",
      )}
    >
      {ends !== null && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 h-1.5 bg-night">
          <span ref={bar} className="block size-full origin-left rounded-e-full bg-calm rtl:origin-right" />
        </span>
      )}
      <Piles
        pile={view.pile.length}
        discards={view.discards}
        isDrawable={isDrawing}
        isTakeable={isDrawing && isOpen && view.discards.length > 0}
        takesDiscard={takesDiscard && turn.owed === null}
        drop={DISCARD}
        rules={meldRules}
        {...{ fromOf, indices }}
        width={isPhone ? (isSmall ? 42 : 48) : 64 * scale}
        draw={() => turn.act({ action: "draw", from: "pile" })}
        open={() => (takesDiscard ? turn.discard(card) : turn.act({ action: "draw", from: "discards" }))}
      />
      {/* Beside the hand of the smallest phones that lie, what there is to do has a line of its own. */}
      <div className={classes("grid min-w-0 flex-1", isPhone ? "gap-1.5" : "gap-3", isLying && "max-[40rem]:contents")}>
        <Standing {...{ view, turn, title, hint }} deadline={ends} isPhone={isPhone} />
        <div
          // As high with a button as without, so that nothing over it moves when a turn begins.
          className={classes("flex items-center gap-2", !isWatching && "min-h-12", isLying && "max-[40rem]:basis-full")}
        >
          {!isWatching && (actions.length < 2 || !isPhone || turn.undoable === 0) && (
            <IconButton
              icon={SortIcon}
              tip={isPhone ? false : "bottom"}
              aria-label={sortLabel}
              onClick={sort}
              // On the smallest phones what there is to do needs the room.
              className={actions.length > 1 || (actions.length > 0 && turn.undoable > 0) ? "max-[359px]:hidden" : ""}
            />
          )}
          {turn.undoable > 0 && (
            <IconButton
              icon={UndoIcon}
              tip={false}
              aria-label={t("undo", { count: turn.undoable })}
              count={turn.undoable}
              onClick={turn.undo}
              className={actions.length > 1 ? "max-[359px]:hidden" : ""}
            />
          )}
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  );
}

/** Whose turn it is, or what there is to do in one's own. */
function useTitle(
  view: RummyState,
  seats: readonly (SeatView | null)[],
  turn: OwnTurn,
  isOwnTurn: boolean,
  isStoodIn: boolean,
): string {
  const { t, meldWords } = useCardWords();
  const seatName = useSeatName();
  const holder = seats[view.current];
  if (isStoodIn) return meldWords("standInFor");
  if (view.asked) return meldWords("between");
  if (!isOwnTurn) return holder ? meldWords("theirTurn", { name: seatName(holder) }) : "";
  if (turn.phase === "draw") return t("phase.draw");
  return t(roundOf(view) >= FIRST_ROUND && !turn.hasDeclared ? "phase.declare" : "phase.play");
}

/** The round, whose turn it is, how long still, and what is owed or to be done. */
function Standing({
  view,
  turn,
  title,
  hint,
  deadline,
  isPhone,
}: {
  view: RummyState;
  turn: OwnTurn;
  title: string;
  hint: string | null;
  deadline: number | null;
  isPhone: boolean;
}) {
  const { t, shortCard } = useCardWords();
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-2">
        <p data-standing="" className="truncate font-extrabold text-base/5 text-strong">
          <span className="font-bold text-sand">{t("round", { round: roundOf(view) })}</span> · {title}
        </p>
        {deadline !== null && (
          <span className="font-extrabold text-calm text-lg/5">
            <SecondsLeft
              deadline={deadline}
              words={(left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
            />
          </span>
        )}
      </div>
      {turn.owed ? (
        <p data-owed="" className="font-bold text-madder-1 text-md/5">
          {t("owed", { card: shortCard(turn.owed) })}
        </p>
      ) : (
        !isPhone && hint && <p className="text-balance text-md/5 text-sand">{hint}</p>
      )}
    </div>
  );
}

function hintOf(turn: OwnTurn, isOpen: boolean, t: ReturnType<typeof useCardWords>["t"]): string {
  if (turn.phase === "draw") return t(isOpen ? "hints.draw" : "hints.drawClosed");
  if (turn.last) return t("hints.close");
  if (!isOpen) return t("hints.early");
  if (!turn.hasDeclared) return t("hints.compose");
  if (turn.selection.length === 0) return t("hints.select");
  return t("hints.targets", { count: turn.targets.length });
}

function Actions({ actions }: { actions: readonly MainAction[] }) {
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      {actions.map(({ id, label, isMain, why, act }) => (
        <Button
          key={id}
          look={isMain ? "brass" : "quiet"}
          size="small"
          data-main={isMain ? "" : undefined}
          data-act={id}
          why={why}
          onClick={act}
          className="min-h-12 min-w-0 flex-1 px-2!"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
