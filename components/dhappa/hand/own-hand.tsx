import { useCallback } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import type { CardId } from "@/components/hand/layout";
import type { Group } from "@/components/melds/hand/groups";
import { MeldingHand } from "@/components/melds/hand/melding-hand";
import type { Selection } from "@/components/melds/hand/selection";
import type { Slot } from "@/components/melds/hand/slots";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { useSize } from "@/components/ui/hooks/use-size";
import { useStored } from "@/lib/browser/storage/stored";
import type { PackCard } from "@/lib/rules/packs";
import { PackFaceOf } from "../art/pack-face";
import { largeCards } from "../settings";
import { useCardWords } from "../use-card-words";

/** Room over a lifted card, and under the last row. */
const HEAD = { phone: 14, large: 26 } as const;
const FOOT = 6;

/** One's own cards at the foot of the screen. */
export function OwnHand({
  groups,
  count,
  selection,
  lit,
  shape,
  indices,
  fromOf,
  move,
  onSelect,
  onPut,
  inert,
}: {
  groups: readonly Group[];
  count: number;
  selection: Selection;
  lit: readonly PackCard[];
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  /** Puts slots where so many lay before; null where the order is not one's own. */
  move: ((slots: readonly CardId[], before: number) => void) | null;
  onSelect: (selection: Selection) => void;
  onPut: (drop: string | null) => void;
  inert: boolean;
}) {
  const { t, slotName } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const { isPhone, isSmall, isLying, scale } = shape;
  const isLarge = useStored(largeCards);
  const head = isPhone ? HEAD.phone : HEAD.large * scale;
  const draw = useCallback(
    (slot: Slot) => {
      const [card] = slot.cards;
      if (card === undefined) return <FrenchCardBack tone="madder" className="block size-full rounded-[7%/5%]" />;
      return <PackFaceOf card={card} indices={indices} isWhole={!isPhone} />;
    },
    [indices, isPhone],
  );
  const labelOf = (slot: Slot, chosen: number) =>
    chosen > 0 ? t("chosenOf", { card: slotName(slot), chosen, count: slot.count }) : slotName(slot);
  const moving = move && {
    move,
    words: (id: CardId, place: number) => {
      const slot = groups.flatMap(({ slots }) => slots).find((one) => one.id === id);
      return slot ? t("movedTo", { card: slotName(slot), place }) : "";
    },
  };
  return (
    <div
      ref={frame}
      inert={inert}
      data-hand=""
      className="unmirrored relative z-(--z-hand) overflow-y-auto overflow-x-clip snap-y overscroll-contain [scrollbar-width:none]"
      style={{
        paddingBlockStart: head,
        scrollPaddingBlockStart: head,
        paddingBlockEnd: `calc(var(--safe-bottom) + ${FOOT}px)`,
        ...(isLying
          ? { blockSize: "100%" }
          : isPhone
            ? { maxBlockSize: isSmall ? "46dvh" : "40dvh" }
            : { maxBlockSize: "38dvh" }),
      }}
    >
      {size && (
        <MeldingHand
          groups={groups}
          selection={selection}
          lit={lit}
          room={{ width: size.width, height: roomFor(shape) - head - FOOT }}
          isPhone={isPhone}
          scale={scale}
          isLarge={isLarge}
          label={t("hand", { count })}
          keys={move ? `${t("handKeys")} ${t("handKeysMove")}` : t("handKeys")}
          labelOf={labelOf}
          draw={draw}
          anchorOf={fromOf}
          moving={moving}
          onSelect={onSelect}
          onTake={() => undefined}
          onPut={(_, drop) => onPut(drop)}
        />
      )}
    </div>
  );
}

/** How high the hand may be on this screen. */
function roomFor({ isPhone, isSmall, isLying }: BoardShape): number {
  if (typeof window === "undefined") return 300;
  const { innerHeight } = window;
  if (isLying) return innerHeight;
  return innerHeight * (isPhone ? (isSmall ? 0.46 : 0.4) : 0.38);
}
