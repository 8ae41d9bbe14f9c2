import { memo } from "react";
import { seatAnchor } from "@/components/flight/anchors";
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
import { useMeldWords } from "../use-meld-words";

/** Somebody else as their chip shows them. */
export interface OtherSeat {
  readonly seat: Seat;
  readonly holder: SeatView;
  readonly count: number;
  readonly isTurn: boolean;
  /** Their first meld lies. */
  readonly hasLaid: boolean;
  /** Whether they play with whoever looks on, where there are sides. */
  readonly isOurs?: boolean;
}

interface ChipProps {
  readonly deadline: number | null;
  readonly totalMs: number;
  /** Pictures and numbers alone. */
  readonly isSmall: boolean;
  /** How large a picture is. */
  readonly size: number;
  /** What is said of who has laid, of who has not, and of whoever plays with or against whoever looks on. */
  readonly words: { readonly laid: string; readonly notYet: string; readonly ours?: string; readonly theirs?: string };
  /** These words leave room for the sign of a card beside the number on a phone too. */
  readonly areWordsShort?: boolean;
}

/** The others in play order: how many cards each holds, whether their first meld lies, and whose turn it is. */
export const SeatChips = memo(function SeatChips({
  others,
  inert = false,
  className = "",
  ...rest
}: ChipProps & { others: readonly OtherSeat[]; inert?: boolean; className?: string }) {
  const { t } = useMeldWords();
  return (
    <ul
      aria-label={t("players")}
      inert={inert}
      className={classes("flex min-w-0", rest.isSmall ? "gap-2" : "gap-1.5 lg:gap-4", className)}
    >
      {others.map((other) => (
        <Chip key={other.holder.id} {...other} {...rest} />
      ))}
    </ul>
  );
});

function Chip({
  seat,
  holder,
  count,
  isTurn,
  hasLaid,
  isOurs,
  deadline,
  totalMs,
  isSmall,
  size,
  words,
  areWordsShort = false,
}: OtherSeat & ChipProps) {
  const { t } = useMeldWords();
  const listed = useWordList();
  const presence = usePresence()(holder);
  const name = useSeatName()(holder);
  const picture = <PlayerPicture seat={holder} size={isTurn ? size - 6 : size} quiet={!isTurn} />;
  const standing = hasLaid ? words.laid : words.notYet;
  const hasSides = isOurs !== undefined;
  const spoken = listed([
    t("seat", { name, count }),
    hasSides && (isOurs ? words.ours : words.theirs),
    standing,
    isTurn && t("toMove"),
    presence?.said,
  ]);
  // Where a ring says whose side they are on, who has not laid yet is marked beside it.
  const ring = hasSides
    ? classes("ring-2", isOurs ? "ring-brass-3" : "ring-madder-2")
    : isSmall && hasLaid && "ring-2 ring-calm";
  return (
    <li
      className={classes(
        "relative flex min-w-0 items-center",
        isSmall
          ? "min-h-11"
          : classes(
              "lacquer min-h-12.5 flex-1 gap-1.5 rounded-full border py-1 ps-1 pe-1.5 shadow-panel lg:max-w-56 lg:gap-2",
              isTurn && "outline-2 outline-brass-2",
            ),
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        data-anchor={seatAnchor(seat)}
        data-speaker={holder.id}
        className={classes("relative shrink-0 rounded-full", ring)}
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
        {isSmall && hasSides && !hasLaid && (
          <span className="-end-1 -top-1 absolute size-3 rounded-full border-2 border-sand bg-night" />
        )}
        {presence && <OfflineIcon size={14} className="-start-1 -top-1 absolute rounded-full bg-night text-hurry" />}
      </span>
      {!isSmall && (
        <span aria-hidden="true" className="min-w-0 flex-1">
          <span className="block truncate font-extrabold text-base/5 text-strong">
            <bdi>{name}</bdi>
          </span>
          <span className="flex items-center gap-1 font-bold text-sm/5 text-strong">
            <CardsIcon size={12} className={classes("shrink-0 text-sand", !areWordsShort && "hidden lg:block")} />
            <span className="tabular-nums">{count}</span>
            <span className={classes("truncate", presence ? "text-hurry" : hasLaid ? "text-calm" : "text-sand")}>
              {presence?.word ?? standing}
            </span>
          </span>
        </span>
      )}
      <SeatButton seat={holder} name={name} picture={<PlayerPicture seat={holder} size={64} />} />
    </li>
  );
}
