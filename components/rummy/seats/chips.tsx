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
  readonly hasDeclared: boolean;
  readonly isTurn: boolean;
}

/** The anchor of a seat, where cards fly from. */
export const seatAnchor = (seat: Seat) => `seat-${seat}`;

interface ChipsProps {
  readonly others: readonly OtherSeat[];
  readonly deadline: number | null;
  readonly totalMs: number;
  /** Pictures and numbers alone. */
  readonly isSmall: boolean;
  readonly inert: boolean;
}

/** The others in play order: how many cards each holds, whether they have declared, and whose turn it is. */
export function SeatChips({ others, inert, ...rest }: ChipsProps) {
  const { t } = useCardWords();
  return (
    <ul
      aria-label={t("players")}
      inert={inert}
      className={classes("flex min-w-0", rest.isSmall ? "justify-evenly gap-2" : "gap-1.5 lg:gap-4")}
    >
      {others.map((other) => (
        <Chip key={other.holder.id} {...other} {...rest} />
      ))}
    </ul>
  );
}

function Chip({
  seat,
  holder,
  count,
  hasDeclared,
  isTurn,
  deadline,
  totalMs,
  isSmall,
}: OtherSeat & Omit<ChipsProps, "others" | "inert">) {
  const { t } = useCardWords();
  const listed = useWordList();
  const presence = usePresence()(holder);
  const name = useSeatName()(holder);
  const size = isSmall ? 36 : 38;
  const picture = <PlayerPicture seat={holder} size={isTurn ? size - 6 : size} quiet={!isTurn} />;
  const standing = t(hasDeclared ? "declared" : "notYet");
  const spoken = listed([t("seat", { name, count }), standing, isTurn && t("toMove"), presence?.said]);
  return (
    <li
      className={classes(
        "relative flex min-w-0 items-center",
        isSmall
          ? "min-h-11"
          : classes(
              "lacquer min-h-12.5 flex-1 gap-1.5 rounded-full border py-1 ps-1 pe-2 lg:gap-2 shadow-panel lg:max-w-56",
              isTurn && "outline-2 outline-brass-2",
            ),
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        data-anchor={seatAnchor(seat)}
        data-speaker={holder.id}
        className={classes("relative shrink-0 rounded-full", isSmall && hasDeclared && "ring-2 ring-calm")}
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
        {presence && <OfflineIcon size={14} className="-start-1 -top-1 absolute rounded-full bg-night text-hurry" />}
      </span>
      {!isSmall && (
        <span aria-hidden="true" className="min-w-0 flex-1">
          <bdi className="block truncate font-extrabold text-base/5 text-strong">{name}</bdi>
          <span className="flex items-center gap-1 font-bold text-sm/5 text-strong">
            <CardsIcon size={13} className="hidden shrink-0 text-sand lg:block" />
            <span className="tabular-nums">{count}</span>
            <span className={classes("truncate", hasDeclared ? "text-calm" : "text-sand")}>
              {presence?.word ?? standing}
            </span>
          </span>
        </span>
      )}
      <SeatButton seat={holder} name={name} picture={<PlayerPicture seat={holder} size={64} />} />
    </li>
  );
}
