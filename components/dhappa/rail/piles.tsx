import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import { PackFaceOf } from "../art/pack-face";
import { DECK, DISCARDS } from "../happenings/followed";
import { useCardWords } from "../use-card-words";
import committed from "./committed.module.css";

/** The cards to draw from, and the discards: both pressed, and the discards take what is put down on them. */
export function Piles({
  pile,
  discards,
  width,
  isDrawable,
  isTakeable,
  takesDiscard,
  ended,
  fromOf,
  indices,
  isWide,
  draw,
  open,
}: {
  pile: number;
  discards: readonly PackCard[];
  /** The width of a card. */
  width: number;
  isDrawable: boolean;
  isTakeable: boolean;
  /** What is selected may be discarded. */
  takesDiscard: boolean;
  /** How many turns were ended since one has come. */
  ended: number;
  fromOf: (card: PackCard) => string | undefined;
  indices: Indices;
  /** There is room for six of the discards beside each other. */
  isWide: boolean;
  draw: () => void;
  /** Opens the discards, or puts down there what is selected. */
  open: () => void;
}) {
  const { t, cardName } = useCardWords();
  const height = width * 1.4;
  const top = discards.at(-1);
  const shown = discards.slice(isWide ? -6 : -3);
  const step = isWide ? width * 0.55 : width * 0.27;
  const across = width + step * Math.max(0, (isWide ? 6 : 3) - 1);
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
        data-drop={takesDiscard ? "discard" : undefined}
        data-lit={takesDiscard ? "" : undefined}
        aria-label={top ? t("discards", { count: discards.length, card: cardName(top) }) : t("noDiscards")}
        aria-disabled={!isTakeable && !takesDiscard}
        onClick={open}
        dir="ltr"
        className={classes(
          "relative shrink-0 rounded-[7%/5%]",
          (isTakeable || takesDiscard) && "outline-3 outline-brass-2 outline-offset-2",
        )}
        style={{ inlineSize: across, blockSize: height }}
      >
        {shown.length === 0 && (
          <span
            className="absolute inset-y-0 start-0 block rounded-[7%/5%] border-2 border-sand/50 border-dashed"
            style={{ inlineSize: width }}
          />
        )}
        {discards.map((card, index) => {
          const place = index - (discards.length - shown.length);
          return (
            <span
              key={card}
              data-travel={card}
              data-place="discards"
              data-from={fromOf(card)}
              data-face="up"
              className="absolute top-0 left-0 block"
              style={{
                inlineSize: width,
                blockSize: height,
                translate: `${Math.max(0, place) * step}px 0`,
                rotate: isWide ? undefined : `${(Math.max(0, place) - shown.length + 1) * 5}deg`,
                visibility: place < 0 ? "hidden" : undefined,
              }}
            >
              {place >= 0 && <PackFaceOf card={card} indices={indices} isWhole={isWide} />}
            </span>
          );
        })}
        {ended > 0 && (
          <span
            key={ended}
            aria-hidden="true"
            data-committed=""
            className={classes(
              committed.ring,
              "pointer-events-none absolute inset-0 rounded-[7%/5%] outline-4 outline-brass-1",
            )}
          />
        )}
        <Count count={discards.length} />
      </button>
    </div>
  );
}

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
