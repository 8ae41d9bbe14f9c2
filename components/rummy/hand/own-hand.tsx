import { useCallback } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import type { CardId } from "@/components/hand/layout";
import type { Group } from "@/components/melds/hand/groups";
import { MeldingHand } from "@/components/melds/hand/melding-hand";
import type { Slot } from "@/components/melds/hand/slots";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { WhyWatching } from "@/components/table/notices/why-watching";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { ClockRing } from "@/components/table/turn/clock-ring";
import { useSize } from "@/components/ui/hooks/use-size";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import { PackFaceOf } from "../art/pack-face";
import { CLOSING, COMPOSER, DISCARD, meldPlace, type OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import { ClosingSlot } from "./closing-slot";

/** Room over a lifted card, and under the last row. */
const HEAD = { phone: 14, large: 26 } as const;
const FOOT = 6;
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
  const { t } = useCardWords();
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
        <div className="flex-1 px-4 py-6 text-center">
          <WhyWatching>
            <p className="font-extrabold text-strong text-xl">{t("watching")}</p>
            <p className="text-base text-sand">{t("watchingText")}</p>
          </WhyWatching>
        </div>
      )}
    </div>
  );
}

function Cards({
  turn,
  groups,
  move,
  isCovered,
  shape,
  indices,
  fromOf,
}: Omit<Parameters<typeof OwnHand>[0], "holder" | "isOwnTurn" | "deadline" | "totalMs">) {
  const { t, slotName } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const { isPhone, isLying, scale } = shape;
  const head = isPhone ? HEAD.phone : HEAD.large * scale;
  const draw = useCallback(
    (slot: Slot) => {
      const [card] = slot.cards;
      if (card === undefined) return <FrenchCardBack tone="madder" className="block size-full rounded-[7%/5%]" />;
      return <PackFaceOf card={card} indices={indices} isWhole />;
    },
    [indices],
  );
  const labelOf = (slot: Slot, chosen: number) => {
    const name = chosen > 0 ? t("chosenOf", { card: slotName(slot), chosen, count: slot.count }) : slotName(slot);
    return slot.cards.some((card) => card === turn.owed) ? t("owedCard", { card: name }) : name;
  };
  const moving = move && {
    move,
    words: (id: CardId, place: number) => {
      const slot = groups.flatMap(({ slots }) => slots).find((one) => one.id === id);
      return slot ? t("movedTo", { card: slotName(slot), place }) : "";
    },
  };
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
  const room = roomFor(shape) - head - FOOT;
  return (
    <div
      ref={frame}
      inert={isCovered}
      data-hand=""
      className="unmirrored relative z-(--z-hand) max-h-full min-w-0 flex-1 overflow-y-auto overflow-x-clip overscroll-contain [scrollbar-width:none]"
      style={{
        paddingBlockStart: head,
        paddingBlockEnd: `calc(var(--safe-bottom) + ${FOOT}px)`,
        minBlockSize: isLying ? undefined : isPhone ? 130 : 180 * scale,
      }}
    >
      {size && (
        <MeldingHand
          groups={groups}
          selection={turn.selection}
          owed={turn.owed}
          room={{ width: size.width, height: room }}
          isPhone={isPhone}
          isFew
          scale={scale}
          label={t("hand", { count: turn.count })}
          keys={move ? `${t("handKeys")} ${t("handKeysMove")}` : t("handKeys")}
          labelOf={labelOf}
          draw={draw}
          anchorOf={fromOf}
          moving={moving}
          onSelect={turn.select}
          onTake={() => undefined}
          onPut={put}
        />
      )}
    </div>
  );
}

/** How high the hand may be on this screen. */
function roomFor({ isPhone, isSmall, isLying }: BoardShape): number {
  if (typeof window === "undefined") return 300;
  const { innerHeight } = window;
  if (isLying) return innerHeight * 0.6;
  return innerHeight * (isPhone ? (isSmall ? 0.3 : 0.26) : 0.38);
}
