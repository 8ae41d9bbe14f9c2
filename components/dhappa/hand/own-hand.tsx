import type { Indices } from "@/components/cards/card-corner";
import type { CardId } from "@/components/hand/layout";
import type { Group } from "@/components/melds/hand/groups";
import { OwnCards } from "@/components/melds/hand/own-cards";
import type { Selection } from "@/components/melds/hand/selection";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { useStored } from "@/lib/browser/storage/stored";
import type { PackCard } from "@/lib/rules/packs";
import { meldRules } from "../seen";
import { largeCards } from "../settings";
import { useCardWords } from "../use-card-words";

/** One's own cards at the foot of the screen. */
export function OwnHand({
  shape,
  onPut,
  ...rest
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
  const { t } = useCardWords();
  const { isPhone, isSmall, isLying } = shape;
  const isLarge = useStored(largeCards);
  const share = isLying ? 1 : isPhone ? (isSmall ? 0.46 : 0.44) : 0.38;
  return (
    <OwnCards
      {...rest}
      {...{ shape, isLarge }}
      rules={meldRules}
      height={typeof window === "undefined" ? 300 : window.innerHeight * share}
      isWhole={!isPhone}
      isNarrow={!isPhone}
      keys={t("handKeys")}
      onPut={(_, drop) => onPut(drop)}
      className="snap-y"
      style={isLying ? { blockSize: "100%" } : { maxBlockSize: `${share * 100}dvh` }}
    />
  );
}
