import { memo } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { StripCard, type WildKind } from "@/components/cards/pack-card";
import type { SuitName } from "@/components/cards/suits";
import { CARD_HEIGHT } from "@/components/hand/layout";
import { classes } from "@/components/ui/classes";
import type { Rank } from "@/lib/rules/cards";
import type { PackCard } from "@/lib/rules/packs";
import styles from "./meld-strips.module.css";
import { type StripSizes, stripsOf } from "./strips";

/** A card as it lies in a meld: what it is or stands for. */
export interface LaidCard {
  readonly id: PackCard;
  readonly rank: Rank;
  readonly suit: SuitName;
  readonly wild: WildKind | null;
}

/** The cards of a meld side by side, as much of them as its room allows; each travels by its own name. */
export const MeldStrips = memo(function MeldStrips({
  cards,
  place,
  isCollapsed,
  sizes,
  room,
  indices,
  fromOf,
  ghosts,
}: {
  cards: readonly LaidCard[];
  /** Where it lies, for what flies to it and from it; null for a picture of it. */
  place: string | null;
  isCollapsed: boolean;
  sizes: StripSizes;
  room: number;
  indices: Indices;
  /** Where a card comes from that was not seen before. */
  fromOf?: ((card: PackCard) => string | undefined) | undefined;
  /** Cards that would come to lie in it, and do not yet. */
  ghosts?: ((card: PackCard) => boolean) | undefined;
}) {
  const { lefts, width, whole } = stripsOf(
    cards.map(({ wild }) => wild !== null),
    isCollapsed,
    sizes,
    room,
  );
  const height = sizes.card * CARD_HEIGHT;
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="relative block shrink-0"
      style={{ inlineSize: width, blockSize: height }}
    >
      {cards.map(({ id, rank, suit, wild }, index) => {
        const [left = 0, next] = [lefts[index], lefts[index + 1]];
        const isGhost = ghosts?.(id) ?? false;
        const isThere = place !== null && !isGhost;
        return (
          <span
            key={id}
            data-travel={isThere ? id : undefined}
            data-place={isThere ? place : undefined}
            data-from={isThere ? fromOf?.(id) : undefined}
            className={classes(styles.strip, isGhost && styles.ghost)}
            style={{ width: sizes.card, height, transform: `translateX(${left}px)` }}
          >
            <StripCard
              rank={rank}
              suit={suit}
              wild={wild}
              isEdge={whole[index] === false}
              strip={Math.round(
                (Math.min(sizes.card, Math.max(14, (next ?? left + sizes.card) - left)) / sizes.card) * 100,
              )}
              indices={indices}
            />
          </span>
        );
      })}
    </span>
  );
});
