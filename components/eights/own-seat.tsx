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
  hint,
  shape,
  scale,
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
  /** What there is to do, on one's own turn. */
  hint: string | null;
  /** `row` above the hand, `column` beside it, and `block` where the column must be low. */
  shape: "row" | "column" | "block";
  /** How much larger everything is than on an ordinary screen. */
  scale: number;
  sort: () => void;
  draw: () => void;
  back: () => void;
}) {
  const { t } = useCardWords();
  const seatName = useSeatName();
  const isColumn = shape !== "row";
  const size = shape === "column" ? 72 * scale : shape === "row" ? 50 : 46;
  const buttonHeight = shape === "column" ? "min-h-13" : shape === "row" ? "min-h-12.5" : "min-h-11";
  const sortLabel = t("sortLabel", { order: t(`sortOrder.${order}`) });
  const title = seat.standIn
    ? t("standInFor")
    : isOwnTurn || !current
      ? t("yourTurn")
      : t("theirTurn", { name: seatName(current) });
  return (
    <div
      className={
        isColumn
          ? `grid content-center ${shape === "column" ? "gap-y-4" : "gap-y-2"}`
          : "flex items-center gap-2.5 px-3"
      }
    >
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <span data-speaker={seat.id} className="shrink-0">
          {isOwnTurn ? (
            <ClockRing deadline={deadline} totalMs={totalMs} size={size} width={4 * scale}>
              <PlayerPicture seat={seat} size={size - 11 * scale} quiet={false} />
            </ClockRing>
          ) : (
            <PlayerPicture seat={seat} size={size} />
          )}
        </span>
        <p className="min-w-0 flex-1">
          <span
            className={`block font-extrabold text-strong ${shape === "column" ? "text-lg/6" : "truncate text-base/5"}`}
          >
            {title}
          </span>
          <span
            className={`block truncate font-semibold ${shape === "column" ? "text-base/5" : "text-md/5"} ${isOwnTurn ? "text-[#ffd98a]" : "text-[#d6c3a4]"}`}
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
            className={buttonHeight}
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
            className="h-12.5"
          />
        )}
        {seat.standIn ? (
          <Button look="brass" onClick={back} className={buttonHeight}>
            {t("back")}
          </Button>
        ) : (
          <Button
            look={pending > 0 && isOwnTurn ? "madder" : "brass"}
            disabled={!isOwnTurn}
            onClick={draw}
            className={`${buttonHeight} min-w-23`}
          >
            {pending > 0 && isOwnTurn ? t("take", { count: pending }) : t("draw")}
          </Button>
        )}
      </div>
      {shape === "column" && <p className="-mt-1 h-5 w-60 max-w-full text-md text-sand">{hint}</p>}
    </div>
  );
}
