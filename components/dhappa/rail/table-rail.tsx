import type { Indices } from "@/components/cards/card-corner";
import type { SortOrder } from "@/components/melds/hand/groups";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { useSteady } from "@/components/ui/hooks/use-steady";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import type { Seat } from "@/lib/rules/game";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import { newName } from "../boards/team-board";
import { meldRules } from "../seen";
import { DISCARD, RUG, type useTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { type MainAction, Rail } from "./rail";

/** So many cards are a meld. */
const SHORTEST = 3;

type OwnTurn = ReturnType<typeof useTurn>;

/** The rail as this moment of the game has it: what is pressed, and what it does. */
export function TableRail({
  view,
  ended,
  seats,
  seat,
  turn,
  isOwnTurn,
  deadline,
  shape,
  indices,
  fromOf,
  order,
  sort,
  draw,
  openPick,
  back,
}: {
  view: DhappaState;
  /** How many turns were ended since one has come. */
  ended: number;
  seats: readonly (SeatView | null)[];
  seat: Seat | null;
  turn: OwnTurn;
  isOwnTurn: boolean;
  deadline: number | null;
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  order: SortOrder;
  sort: () => void;
  draw: () => void;
  openPick: () => void;
  /** Takes the seat back from a bot that stands in. */
  back: (() => void) | null;
}) {
  const words = useCardWords();
  const { t, meldWords } = words;
  const seatName = useSeatName();
  const holder = seats[view.current];
  const actions = useActions({ turn, hasDiscards: view.discards.length > 0, draw, openPick, back });
  const { isPhone, isSmall, scale } = shape;
  const title = back
    ? meldWords("standInFor")
    : isOwnTurn
      ? turn.phase === "play" && turn.selection.length > 0
        ? t("selected", { count: turn.selection.length })
        : t(turn.phase === "pick" ? "phase.pick" : "phase.play")
      : view.phase === "turn" && holder
        ? meldWords("theirTurn", { name: seatName(holder) })
        : meldWords("between");
  const isPick = turn.phase === "pick";
  const press = {
    draw: useSteady(() => isPick && draw()),
    discards: useSteady(() => {
      if (turn.discard !== null) turn.put(DISCARD);
      else if (isPick && view.discards.length > 0) openPick();
    }),
  };
  return (
    <Rail
      piles={{
        pile: view.pile.length,
        discards: view.discards,
        isDrawable: isPick,
        isTakeable: isPick && view.discards.length > 0,
        takesDiscard: turn.discard !== null,
        drop: turn.discard === null ? undefined : DISCARD,
        rules: meldRules,
        ended,
        isWide: !isPhone,
        isTakenDeep: true,
        fromOf,
        indices,
        width: isPhone ? (isSmall ? 44 : 47) : 68 * scale,
        draw: press.draw,
        open: press.discards,
      }}
      title={title}
      hint={isOwnTurn ? hintOf(turn, words) : null}
      deadline={view.phase === "turn" ? deadline : null}
      totalMs={view.options.clock * 1_000}
      sort={seat === null ? null : sort}
      order={order}
      undo={turn.undo}
      undoable={turn.undoable}
      actions={actions}
      isWide={!isPhone}
    />
  );
}

function hintOf(turn: OwnTurn, { t, shortCard }: ReturnType<typeof useCardWords>): string {
  if (turn.phase === "pick") return t("hints.pick");
  if (turn.selection.length === 0) return t("hints.select");
  if (turn.discard === null) return t("hints.many", { count: turn.places.length });
  return t("hints.one", { card: shortCard(turn.discard), count: turn.places.length });
}

/** The one brass action, and what may stand beside it. */
function useActions({
  turn,
  hasDiscards,
  draw,
  openPick,
  back,
}: {
  turn: OwnTurn;
  hasDiscards: boolean;
  draw: () => void;
  openPick: () => void;
  back: (() => void) | null;
}): readonly MainAction[] {
  const { t, meldWords, shortCard } = useCardWords();
  if (back) return [{ label: meldWords("back"), look: "brass", act: back }];
  if (turn.phase === "wait") return [];
  if (turn.phase === "pick") {
    const take: readonly MainAction[] = hasDiscards ? [{ label: t("fromPile"), look: "quiet", act: openPick }] : [];
    return [...take, { label: meldWords("draw"), look: "brass", act: draw }];
  }
  const { discard, places, selection } = turn;
  if (discard !== null)
    return [{ label: meldWords("discard", { card: shortCard(discard) }), look: "brass", act: () => turn.put(DISCARD) }];
  const [first, ...others] = places;
  const fresh = places.find(({ kind }) => kind === "new");
  if (fresh) return [{ label: t(newName(fresh)), look: "brass", act: () => turn.fill(fresh) }];
  if (first && others.length === 0)
    return [{ label: t(`deeds.${first.kind}`), look: "brass", act: () => turn.fill(first) }];
  if (selection.length > 0) {
    const clear = { label: t("clear"), look: "quiet", act: () => turn.select([]) } as const;
    // What several places take is put down there; what none takes is refused, and says why.
    if (places.length > 0 || selection.length < SHORTEST) return [clear];
    return [clear, { label: t("deeds.new"), look: "quiet", act: () => turn.refuseAt(RUG) }];
  }
  return turn.undoable > 1 ? [{ label: t("undoAll"), look: "quiet", act: () => turn.undo(true) }] : [];
}
