import { useSeatName } from "@/components/table/seats/use-seat-name";
import { ClockwiseIcon, CounterClockwiseIcon } from "@/components/ui/icons";
import { type EightsState, plusAmount, topCard } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { signed, useCardWords } from "../card-words";

/** Which way the play goes, in a word. */
export function DirectionWord({ direction }: { direction: 1 | -1 }) {
  const { t } = useCardWords();
  const Sign = direction === 1 ? ClockwiseIcon : CounterClockwiseIcon;
  return (
    <p className="on-carpet flex items-center justify-center gap-2.5 font-bold text-[#ffd98a] text-lg">
      <Sign size={22} />
      {t(direction === 1 ? "clockwise" : "counterClockwise")}
    </p>
  );
}

/** What there is to do on one's own turn; null on another's. */
export function useHint(view: EightsState, canPlay: boolean | null): string | null {
  const { t } = useCardWords();
  const { pendingDraws, options, pile } = view;
  if (canPlay === null) return null;
  if (pendingDraws === 0) return t(canPlay ? "hints.play" : "hints.draw");
  return t(`hints.${options.stacking}`, { count: pendingDraws, amount: signed(plusAmount(topCard(pile))) });
}

/** What has just happened, and what there is to do about it. */
export function Caption({
  view,
  seats,
  own,
  canPlay,
  oneLine,
}: {
  view: EightsState;
  seats: readonly (SeatView | null)[];
  own: Seat | null;
  /** On one's own turn: whether any card fits. Null on another's. */
  canPlay: boolean | null;
  oneLine: boolean;
}) {
  const { t, sentence } = useCardWords();
  const seatName = useSeatName();
  const nameOf = (seat: Seat) => {
    const holder = seats[seat];
    return holder ? seatName(holder) : "";
  };
  const { log, current, winners } = view;
  const hint = useHint(view, canPlay);
  const last = log.at(-1);
  const headline = last
    ? sentence(last, log.at(-2), last.seat === own ? null : nameOf(last.seat))
    : current === own
      ? t("youBegin")
      : t("begins", { name: nameOf(current) });
  const others = own === null ? t("watching") : t("theirTurn", { name: nameOf(current) });
  return (
    <div className="on-carpet px-3 text-center">
      {(!oneLine || canPlay === null) && <p className="truncate font-bold text-lg/5.5 text-strong">{headline}</p>}
      {(!oneLine || canPlay !== null) && (
        <p className="truncate font-semibold text-[#ead8b8] text-base/5">
          {winners.length > 0 ? null : (hint ?? others)}
        </p>
      )}
    </div>
  );
}
