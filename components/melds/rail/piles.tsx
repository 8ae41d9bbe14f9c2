import { memo } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import { DECK, DISCARDS } from "@/components/flight/anchors";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import { PackFace } from "../art/pack-face";
import type { MeldRules } from "../hand/slots";
import { useMeldWords } from "../use-meld-words";
import styles from "./piles.module.css";

/** How many discards are seen where there is room for them beside each other, and where they lie fanned. */
const SHOWN = { beside: 6, fanned: 3 } as const;

export interface PilesProps {
  /** How many cards there are to draw from. */
  readonly pile: number;
  readonly discards: readonly PackCard[];
  readonly rules: MeldRules;
  /** The width of a card. */
  readonly width: number;
  readonly isDrawable: boolean;
  readonly isTakeable: boolean;
  /** What is selected may be discarded. */
  readonly takesDiscard: boolean;
  /** The place that cards are carried to, undefined where none is taken. */
  readonly drop: string | undefined;
  /** How many turns were ended since one has come, where the end of one is marked. */
  readonly ended?: number;
  readonly fromOf: (card: PackCard) => string | undefined;
  readonly indices: Indices;
  /** There is room for six of the discards beside each other. */
  readonly isWide?: boolean;
  /** Cards beneath those that are seen may be taken: they fly from there as well. */
  readonly isTakenDeep?: boolean;
  readonly draw: () => void;
  /** What comes of pressing the discards. */
  readonly open: () => void;
}

/** The cards to draw from, and the discards: both pressed, and the discards take what is put down on them. */
export const Piles = memo(function Piles({
  pile,
  discards,
  rules,
  width,
  isDrawable,
  isTakeable,
  takesDiscard,
  drop,
  ended = 0,
  fromOf,
  indices,
  isWide = false,
  isTakenDeep = false,
  draw,
  open,
}: PilesProps) {
  const { t, cardName } = useMeldWords();
  const height = width * 1.4;
  const top = discards.at(-1);
  const places = isWide ? SHOWN.beside : SHOWN.fanned;
  const shown = Math.min(places, discards.length);
  const step = width * (isWide ? 0.55 : 0.27);
  const isLit = isTakeable || takesDiscard;
  return (
    <div className="flex shrink-0 items-center gap-2.5">
      <button
        type="button"
        data-anchor={DECK}
        data-pile=""
        aria-label={t("pile", { count: pile })}
        aria-disabled={!isDrawable}
        onClick={draw}
        className={classes(
          "relative shrink-0 rounded-[7%/5%]",
          isDrawable && "outline-3 outline-brass-2 outline-offset-2",
        )}
        style={{ inlineSize: width, blockSize: height }}
      >
        {pile > 2 && (
          <FrenchCardBack
            tone="madder"
            className="absolute inset-0 block translate-x-1 translate-y-0.5 rounded-[7%/5%]"
          />
        )}
        {pile > 0 && <FrenchCardBack tone="madder" className="absolute inset-0 block rounded-[7%/5%]" />}
        <Count count={pile} />
      </button>
      <button
        type="button"
        data-anchor={DISCARDS}
        data-discards=""
        data-drop={drop}
        data-lit={takesDiscard ? "" : undefined}
        aria-label={top ? t("discards", { count: discards.length, card: cardName(top) }) : t("noDiscards")}
        aria-disabled={!isLit}
        onClick={open}
        dir="ltr"
        className={classes(
          "relative shrink-0 rounded-[7%/5%]",
          isLit && "outline-3 outline-brass-2 outline-offset-2 data-over:shadow-[0_0_18px_rgb(240_203_123/0.6)]",
        )}
        style={{ inlineSize: width + step * (places - 1), blockSize: height }}
      >
        {shown === 0 && (
          <span
            className="absolute inset-y-0 start-0 block rounded-[7%/5%] border-2 border-sand/50 border-dashed"
            style={{ inlineSize: width }}
          />
        )}
        {(isTakenDeep ? discards : discards.slice(-places)).map((card, index, { length }) => {
          const place = index - (length - shown);
          return (
            <span
              key={card}
              data-travel={card}
              data-place={DISCARDS}
              data-from={fromOf(card)}
              data-face="up"
              className="absolute start-0 top-0 block"
              style={{
                inlineSize: width,
                blockSize: height,
                translate: `${Math.max(0, place) * step}px 0`,
                rotate: isWide ? undefined : `${(Math.max(0, place) - shown + 1) * 5}deg`,
                visibility: place < 0 ? "hidden" : undefined,
              }}
            >
              {place >= 0 && (
                <PackFace card={card} rules={rules} indices={indices} isWhole={isWide} isNarrow={isWide} />
              )}
            </span>
          );
        })}
        {ended > 0 && (
          <span
            key={ended}
            aria-hidden="true"
            data-committed=""
            className={classes(
              styles.committed,
              "pointer-events-none absolute inset-0 rounded-[7%/5%] outline-4 outline-brass-1",
            )}
          />
        )}
        <Count count={discards.length} />
      </button>
    </div>
  );
});

function Count({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="-bottom-2 -translate-x-1/2 absolute left-1/2 rounded-full border border-brass-4 bg-night px-2 font-extrabold text-md/5 text-strong tabular-nums"
    >
      {count}
    </span>
  );
}
