import { PlayerPicture } from "@/components/table/seats/player-picture";
import { usePresence } from "@/components/table/seats/presence";
import { SeatButton } from "@/components/table/seats/seat-button";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { ClockRing } from "@/components/table/turn/clock-ring";
import { classes } from "@/components/ui/classes";
import { CardsIcon, OfflineIcon } from "@/components/ui/icons";
import { useWordList } from "@/components/words/use-word-list";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useCardWords } from "../use-card-words";

/** Somebody else as their chip shows them. */
export interface OtherSeat {
  readonly seat: Seat;
  readonly holder: SeatView;
  readonly count: number;
  readonly isOpen: boolean;
  readonly isOurs: boolean;
  readonly isTurn: boolean;
}

/** The anchor of a seat, where cards fly from. */
export const seatAnchor = (seat: Seat) => `seat-${seat}`;

/** The others in play order: how many cards each holds, whether they have opened, and whose turn it is. */
export function SeatChips({
  others,
  deadline,
  totalMs,
  isSmall,
}: {
  others: readonly OtherSeat[];
  deadline: number | null;
  totalMs: number;
  /** Pictures and numbers alone. */
  isSmall: boolean;
}) {
  const { t } = useCardWords();
  return (
    <ul
      aria-label={t("players")}
      className={classes("flex min-w-0", isSmall ? "justify-end gap-2 pe-2" : "gap-1.5 lg:gap-4")}
    >
      {others.map((other) => (
        <Chip key={other.holder.id} {...other} {...{ deadline, totalMs, isSmall }} />
      ))}
    </ul>
  );
}

function Chip({
  seat,
  holder,
  count,
  isOpen,
  isOurs,
  isTurn,
  deadline,
  totalMs,
  isSmall,
}: OtherSeat & { deadline: number | null; totalMs: number; isSmall: boolean }) {
  const { t } = useCardWords();
  const listed = useWordList();
  const presence = usePresence()(holder);
  const name = useSeatName()(holder);
  const size = 34;
  const picture = <PlayerPicture seat={holder} size={isTurn ? size - 6 : size} quiet={!isTurn} />;
  const spoken = listed([
    t("seat", { name, count }),
    isOurs ? t("partner") : t("opponent"),
    t(isOpen ? "isOpen" : "isShut"),
    isTurn && t("toMove"),
    presence?.said,
  ]);
  return (
    <li
      className={classes(
        "relative flex min-w-0 items-center",
        isSmall
          ? "min-h-11"
          : classes(
              "lacquer min-h-12.5 flex-1 gap-1.5 rounded-full border py-1 ps-1 pe-1.5 shadow-panel",
              isTurn && "outline-2 outline-brass-2",
            ),
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        data-anchor={seatAnchor(seat)}
        data-speaker={holder.id}
        className={classes("relative shrink-0 rounded-full", isOurs ? "ring-2 ring-brass-3" : "ring-2 ring-madder-2")}
      >
        {isTurn ? (
          <ClockRing deadline={deadline} totalMs={totalMs} size={size} width={3}>
            {picture}
          </ClockRing>
        ) : (
          picture
        )}
        {isSmall && (
          <span className="-bottom-1.5 -end-2 absolute rounded-full border border-hairline bg-night px-1 font-extrabold text-strong text-xs tabular-nums">
            {count}
          </span>
        )}
        {isSmall && !isOpen && (
          <span className="-end-1 -top-1 absolute size-3 rounded-full border-2 border-sand bg-night" />
        )}
        {presence && <OfflineIcon size={14} className="-start-1 -top-1 absolute rounded-full bg-night text-hurry" />}
      </span>
      {!isSmall && (
        <span aria-hidden="true" className="min-w-0 flex-1">
          <bdi className="block truncate font-extrabold text-base/5 text-strong">{name}</bdi>
          <span className="flex items-center gap-0.5 font-bold text-sm/5 text-strong">
            <CardsIcon size={12} className="shrink-0 text-sand" />
            <span className="tabular-nums">{count}</span>
            <span className={classes("truncate ps-0.5", isOpen ? "text-calm" : "text-sand")}>
              {presence?.word ?? t(isOpen ? "isOpen" : "isShut")}
            </span>
          </span>
        </span>
      )}
      <SeatButton seat={holder} name={name} picture={<PlayerPicture seat={holder} size={64} />} />
    </li>
  );
}
