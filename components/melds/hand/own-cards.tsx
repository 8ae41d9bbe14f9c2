import { type CSSProperties, useCallback } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import type { CardId } from "@/components/hand/layout";
import { classes } from "@/components/ui/classes";
import { useSize } from "@/components/ui/hooks/use-size";
import type { PackCard } from "@/lib/rules/packs";
import { PackFace } from "../art/pack-face";
import type { BoardShape } from "../layout/board-shape";
import { useMeldWords } from "../use-meld-words";
import type { Group } from "./groups";
import { MeldingHand } from "./melding-hand";
import type { Selection } from "./selection";
import type { MeldRules, Slot } from "./slots";

/** Room over a lifted card, and under the last row. */
const HEAD = { phone: 14, large: 26 } as const;
const FOOT = 6;

/** One's own cards at the foot of the screen. */
export function OwnCards({
  groups,
  count,
  selection,
  lit,
  owed = null,
  rules,
  shape,
  height,
  indices,
  fromOf,
  move,
  isLarge = false,
  isFew = false,
  isWhole,
  isNarrow = false,
  keys,
  onSelect,
  onPut,
  inert,
  className,
  style,
}: {
  groups: readonly Group[];
  count: number;
  selection: Selection;
  lit?: readonly PackCard[];
  /** A card that may not stay there. */
  owed?: PackCard | null;
  rules: MeldRules;
  shape: BoardShape;
  /** How high they may be on this screen, all told. */
  height: number;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  /** Puts slots where so many lay before; null where the order is not one's own. */
  move: ((slots: readonly CardId[], before: number) => void) | null;
  isLarge?: boolean;
  /** A hand of a dozen or so. */
  isFew?: boolean;
  /** Whole faces, and jokers of which less is seen. */
  isWhole: boolean;
  isNarrow?: boolean;
  /** What each key does. */
  keys: string;
  onSelect: (selection: Selection) => void;
  /** Puts down what is selected. */
  onPut: (cards: readonly PackCard[], drop: string | null) => void;
  inert: boolean;
  className: string;
  style: CSSProperties;
}) {
  const { t, slotName } = useMeldWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const { isPhone, scale } = shape;
  const head = isPhone ? HEAD.phone : HEAD.large * scale;
  const draw = useCallback(
    (slot: Slot) => {
      const [card] = slot.cards;
      if (card === undefined) return <FrenchCardBack tone="madder" className="block size-full rounded-[7%/5%]" />;
      return <PackFace {...{ card, rules, indices, isWhole, isNarrow }} />;
    },
    [rules, indices, isWhole, isNarrow],
  );
  const labelOf = useCallback(
    (slot: Slot, chosen: number) => {
      const name = chosen > 0 ? t("chosenOf", { card: slotName(slot), chosen, count: slot.count }) : slotName(slot);
      return slot.cards.some((card) => card === owed) ? t("owedCard", { card: name }) : name;
    },
    [t, slotName, owed],
  );
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
      className={classes(
        "unmirrored relative z-(--z-hand) overflow-y-auto overflow-x-clip overscroll-contain [scrollbar-width:none]",
        className,
      )}
      style={{
        paddingBlockStart: head,
        scrollPaddingBlockStart: head,
        paddingBlockEnd: `calc(var(--safe-bottom) + ${FOOT}px)`,
        ...style,
      }}
    >
      {size && (
        <MeldingHand
          {...{ groups, selection, owed, isPhone, scale, isLarge, isFew, labelOf, draw, moving, onSelect, onPut }}
          {...(lit && { lit })}
          room={{ width: size.width, height: height - head - FOOT }}
          label={t("hand", { count })}
          keys={move ? `${keys} ${t("handKeysMove")}` : keys}
          anchorOf={fromOf}
          onTake={() => undefined}
        />
      )}
    </div>
  );
}
