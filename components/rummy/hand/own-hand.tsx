import type { Indices } from "@/components/cards/card-corner";
import type { CardId } from "@/components/hand/layout";
import type { Group } from "@/components/melds/hand/groups";
import { OwnCards } from "@/components/melds/hand/own-cards";
import { Watching } from "@/components/melds/hand/watching";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { useMeldWords } from "@/components/melds/use-meld-words";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { ClockRing } from "@/components/table/turn/clock-ring";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import { meldRules } from "../seen";
import { CLOSING, COMPOSER, DISCARD, meldPlace, type OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { ClosingSlot } from "./closing-slot";

/** With fewer cards than this there is room beside them on a phone. */
const FEW_LEFT = 4;

/** The foot of the board: one's own cards and where the last one closes, or that one looks on. */
export function OwnHand({
  turn,
  groups,
  move,
  holder,
  isOwnTurn,
  deadline,
  totalMs,
  isCovered,
  ...rest
}: {
  turn: OwnTurn;
  groups: readonly Group[];
  /** Puts slots where so many lay before; null where the order is not one's own. */
  move: ((slots: readonly CardId[], before: number) => void) | null;
  /** Whose seat it is, null for whoever looks on. */
  holder: SeatView | null;
  isOwnTurn: boolean;
  deadline: number | null;
  totalMs: number;
  isCovered: boolean;
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
}) {
  const { t } = useMeldWords();
  const { isPhone, isLying } = rest.shape;
  const hasSlot = !isPhone || (turn.count > 0 && turn.count <= FEW_LEFT);
  return (
    <div
      className={`relative flex min-h-0 items-center bg-linear-to-b from-[#1c0f14] to-[#120a10] ${isLying ? "flex-1" : "shrink-0"}`}
    >
      {holder ? (
        <>
          {!isPhone && (
            <div aria-hidden="true" data-speaker={holder.id} className="grid justify-items-center gap-1 ps-7 pe-2">
              {isOwnTurn ? (
                <ClockRing deadline={deadline} totalMs={totalMs} size={84} width={4}>
                  <PlayerPicture seat={holder} size={74} quiet={false} />
                </ClockRing>
              ) : (
                <PlayerPicture seat={holder} size={84} />
              )}
              <span className="rounded-chip border border-hairline bg-well px-3 font-bold text-base text-strong">
                {t("you")}
              </span>
            </div>
          )}
          <Cards {...{ turn, groups, move, isCovered }} {...rest} />
          {hasSlot && (
            <div inert={isCovered} className={isPhone ? "pe-3" : "pe-7"}>
              <ClosingSlot isOpen={turn.last !== null} width={isPhone ? 56 : 76} close={() => turn.close(turn.last)} />
            </div>
          )}
        </>
      ) : (
        <Watching />
      )}
    </div>
  );
}

function Cards({
  turn,
  isCovered,
  shape,
  ...rest
}: Omit<Parameters<typeof OwnHand>[0], "holder" | "isOwnTurn" | "deadline" | "totalMs">) {
  const { t } = useCardWords();
  const { isPhone, isSmall, isLying, scale } = shape;
  const put = (cards: readonly PackCard[], drop: string | null) => {
    if (drop === null) return;
    if (drop === DISCARD && cards.length === 1) turn.discard(cards[0]);
    else if (drop === CLOSING && cards.length === 1) turn.close(cards[0]);
    else if (drop === COMPOSER) turn.addMeld();
    else {
      const place = turn.melds.findIndex((_, index) => meldPlace(index) === drop);
      if (place >= 0) turn.onMeld(place);
    }
  };
  const share = isLying ? 0.6 : isPhone ? (isSmall ? 0.3 : 0.26) : 0.38;
  return (
    <OwnCards
      {...rest}
      shape={shape}
      count={turn.count}
      selection={turn.selection}
      owed={turn.owed}
      rules={meldRules}
      height={typeof window === "undefined" ? 300 : window.innerHeight * share}
      isFew
      isWhole
      keys={t("handKeys")}
      onSelect={turn.select}
      onPut={put}
      inert={isCovered}
      className="max-h-full min-w-0 flex-1"
      style={{ minBlockSize: isLying ? undefined : isPhone ? 130 : 180 * scale }}
    />
  );
}
