import { ClockRing, SecondsLeft } from "@/components/table/clock-ring";
import { PlayerPicture } from "@/components/table/player-picture";
import { useSeatName } from "@/components/table/seat-name";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SortIcon } from "@/components/ui/icons";
import type { SeatView } from "@/lib/table/protocol";
import { useCardWords } from "./card-words";
import type { SortOrder } from "./sorting";

/** One's own place: whose turn it is, the time left, and the actions besides playing a card. */
export function OwnSeat({
  seat,
  current,
  isOwnTurn,
  count,
  pending,
  deadline,
  totalMs,
  order,
  shape,
  sort,
  draw,
  back,
}: {
  seat: SeatView;
  /** Whose turn it is, null when the game is over. */
  current: SeatView | null;
  isOwnTurn: boolean;
  count: number;
  pending: number;
  deadline: number | null;
  totalMs: number;
  order: SortOrder;
  /** `row` above the hand, `column` beside it. */
  shape: "row" | "column";
  sort: () => void;
  draw: () => void;
  back: () => void;
}) {
  const { t } = useCardWords();
  const seatName = useSeatName();
  const isColumn = shape === "column";
  const size = isColumn ? 72 : 50;
  const sortLabel = t("sortLabel", { order: t(`sortOrder.${order}`) });
  const title = seat.standIn
    ? t("standInFor")
    : isOwnTurn || !current
      ? t("yourTurn")
      : t("theirTurn", { name: seatName(current) });
  return (
    <div className={isColumn ? "grid content-center gap-y-4" : "flex items-center gap-2.5 px-3"}>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {isOwnTurn ? (
          <ClockRing deadline={deadline} totalMs={totalMs} size={size} width={4}>
            <PlayerPicture seat={seat} size={size - 11} quiet={false} />
          </ClockRing>
        ) : (
          <PlayerPicture seat={seat} size={size} />
        )}
        <p className="min-w-0 flex-1">
          <bdi className={`block font-extrabold text-strong ${isColumn ? "text-lg/6" : "truncate text-base/5"}`}>
            {title}
          </bdi>
          <span
            className={`block truncate font-semibold ${isColumn ? "text-base/5" : "text-md/5"} ${isOwnTurn ? "text-[#ffd98a]" : "text-[#d6c3a4]"}`}
          >
            {isOwnTurn && deadline !== null ? (
              <SecondsLeft deadline={deadline} words={(seconds) => t("secondsLeft", { seconds })} />
            ) : (
              t("youHold", { count })
            )}
          </span>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {isColumn ? (
          <Button
            look="outline"
            size="small"
            icon={SortIcon}
            aria-label={sortLabel}
            onClick={sort}
            className="min-h-13"
          >
            {t("sort")}
          </Button>
        ) : (
          <IconButton
            icon={SortIcon}
            look="quiet"
            tip={false}
            aria-label={sortLabel}
            onClick={sort}
            className="h-[50px]"
          />
        )}
        {seat.standIn ? (
          <Button look="brass" onClick={back} className="min-h-[50px]">
            {t("back")}
          </Button>
        ) : (
          <Button
            look={pending > 0 && isOwnTurn ? "madder" : "brass"}
            disabled={!isOwnTurn}
            onClick={draw}
            className={isColumn ? "min-h-13 min-w-24" : "min-h-[50px] min-w-[91px]"}
          >
            {pending > 0 && isOwnTurn ? t("take", { count: pending }) : t("draw")}
          </Button>
        )}
      </div>
    </div>
  );
}
