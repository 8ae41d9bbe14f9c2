import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { ClockRing, SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SortIcon } from "@/components/ui/icons";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useCardWords } from "../card-words";
import type { SortOrder } from "./sorting";

/** `row` above the hand, `column` beside it, and `block` where the column must be low. */
const shapes = {
  row: {
    picture: 50,
    place: "flex items-center gap-2.5 px-3",
    title: "truncate text-base/5",
    line: "text-md/5",
    button: "min-h-12.5",
  },
  column: {
    picture: 72,
    place: "grid content-center gap-y-4",
    title: "text-lg/6",
    line: "text-base/5",
    button: "min-h-13",
  },
  block: {
    picture: 46,
    place: "grid content-center gap-y-2",
    title: "truncate text-base/5",
    line: "text-md/5",
    button: "min-h-11",
  },
} as const;

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
  call,
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
  shape: keyof typeof shapes;
  /** How much larger everything is than on an ordinary screen. */
  scale: number;
  sort: () => void;
  draw: () => void;
  back: () => void;
  /** Where the next card has to be called as the last but one. */
  call: { readonly isCalled: boolean; readonly say: () => void } | null;
}) {
  const { t } = useCardWords();
  const look = shapes[shape];
  const size = shape === "column" ? look.picture * scale : look.picture;
  const isTaking = pending > 0 && isOwnTurn;
  return (
    <div data-own="" className={look.place}>
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
          <span className={`block font-extrabold text-strong ${look.title}`}>
            <TurnTitle isStandIn={seat.standIn !== null} current={isOwnTurn ? null : current} />
          </span>
          <span
            className={`block truncate font-semibold ${look.line} ${isOwnTurn ? "text-[#ffd98a]" : "text-[#d6c3a4]"}`}
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
        {call && (
          <Button
            look={call.isCalled ? "brass" : "madder"}
            size="small"
            aria-pressed={call.isCalled}
            aria-label={t(call.isCalled ? "called" : "call")}
            onClick={call.say}
            className={look.button}
          >
            {t("lastCard")}
          </Button>
        )}
        {/* Two cards need no order, and what is called has its place. */}
        {!call && <SortButton order={order} sort={sort} className={shape === "row" ? null : look.button} />}
        {seat.standIn ? (
          <Button look="brass" onClick={back} className={look.button}>
            {t("back")}
          </Button>
        ) : (
          <Button
            look={isTaking ? "madder" : "brass"}
            disabled={!isOwnTurn}
            onClick={draw}
            className={`${look.button} min-w-23`}
          >
            {isTaking ? t("take", { count: pending }) : t("draw")}
          </Button>
        )}
      </div>
      {shape === "column" && <p className="-mt-1 h-5 w-60 max-w-full text-md text-sand">{hint}</p>}
    </div>
  );
}

/** Whose turn it is: of nobody else, and after the end, it is one's own. */
function TurnTitle({ isStandIn, current }: { isStandIn: boolean; current: SeatView | null }) {
  const { t } = useCardWords();
  const seatName = useSeatName();
  if (isStandIn) return t("standInFor");
  return current ? t("theirTurn", { name: seatName(current) }) : t("yourTurn");
}

/** Sorts the hand in the next order: a sign alone where there is little room. */
function SortButton({ order, sort, className }: { order: SortOrder; sort: () => void; className: string | null }) {
  const { t } = useCardWords();
  const label = t("sortLabel", { order: t(`sortOrder.${order}`) });
  if (className === null)
    return <IconButton icon={SortIcon} look="quiet" tip={false} aria-label={label} onClick={sort} className="h-12.5" />;
  return (
    <Button look="outline" size="small" icon={SortIcon} aria-label={label} onClick={sort} className={className}>
      {t("sort")}
    </Button>
  );
}
