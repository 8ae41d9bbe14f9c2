import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardBack } from "@/components/cards/french-card";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import { PackFaceOf } from "../art/pack-face";
import { DECK, DISCARDS } from "../happenings/followed";
import { DISCARD } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";

const SHOWN = 3;

/** The cards to draw from, and the discards: both pressed, and the discards take what is put down on them. */
export function Piles({
  pile,
  discards,
  width,
  isDrawable,
  isTakeable,
  takesDiscard,
  fromOf,
  indices,
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
  fromOf: (card: PackCard) => string | undefined;
  indices: Indices;
  draw: () => void;
  /** Takes the top discard, or puts down there what is selected. */
  open: () => void;
}) {
  const { t, cardName } = useCardWords();
  const height = width * 1.4;
  const top = discards.at(-1);
  const step = width * 0.26;
  const isLit = isTakeable || takesDiscard;
  return (
    <div className="flex shrink-0 items-center gap-3">
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
        data-drop={DISCARD}
        aria-label={top ? t("discards", { count: discards.length, card: cardName(top) }) : t("noDiscards")}
        aria-disabled={!isLit}
        onClick={open}
        dir="ltr"
        className={classes(
          "relative shrink-0 rounded-[7%/5%]",
          isLit && "outline-3 outline-brass-2 outline-offset-2 data-over:shadow-[0_0_18px_rgb(240_203_123/0.6)]",
        )}
        style={{ inlineSize: width + step * (SHOWN - 1), blockSize: height }}
      >
        {discards.length === 0 && (
          <span
            className="absolute inset-y-0 start-0 block rounded-[7%/5%] border-2 border-sand/50 border-dashed"
            style={{ inlineSize: width }}
          />
        )}
        {discards.slice(-SHOWN).map((card, index) => {
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
                translate: `${index * step}px 0`,
                rotate: `${(index - Math.min(SHOWN, discards.length) + 1) * 5}deg`,
              }}
            >
              <PackFaceOf card={card} indices={indices} />
            </span>
          );
        })}
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
