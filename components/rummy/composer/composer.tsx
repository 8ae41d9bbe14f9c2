import { useEffect, useRef } from "react";
import type { Indices } from "@/components/cards/card-corner";
import type { BoardShape } from "@/components/melds/layout/board-shape";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import type { StripSizes } from "@/components/melds/strips/strips";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { CheckIcon } from "@/components/ui/icons";
import type { PackCard } from "@/lib/rules/packs";
import { declarationOf, ENOUGH } from "@/lib/rules/rummy/melds";
import { type MeldSeen, seenMeld } from "../seen";
import { COMPOSER, type OwnTurn } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";
import styles from "./composer.module.css";

/** The bar is as long as this many points. */
const MOST = 73;
const share = (points: number) => `${(Math.min(MOST, points) / MOST) * 100}%`;
const sizesFor = ({ isSmall }: BoardShape): StripSizes =>
  isSmall ? { card: 31, open: 22, end: 22, wild: 22, edge: 22 } : { card: 38, open: 28, end: 28, wild: 28, edge: 28 };

/** A first declaration as it is put together: how much of the 48 there is, what is missing, and its melds. */
export function Composer({
  turn,
  isOpen,
  shape,
  indices,
  fromOf,
}: {
  turn: OwnTurn;
  /** The round in which one may declare has come. */
  isOpen: boolean;
  shape: BoardShape;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
}) {
  const { t } = useCardWords();
  const { composed, fresh, selection, standing } = turn;
  const [offered] = fresh;
  const withOffered = offered ? declarationOf([...composed, offered]) : standing;
  const isEmpty = composed.length === 0 && !offered;
  const rolled = useRolled(standing.points, { ms: 300 });
  const gleam = useGleam(standing.missing === 0);
  const sizes = sizesFor(shape);
  // Where there is little room, what is met is a sign beside the points.
  const isBrief = shape.isSmall && standing.pure;
  return (
    <section
      aria-label={t("composer.title")}
      data-composer=""
      data-drop={COMPOSER}
      className={classes(
        "lacquer relative z-(--z-hud) grid rounded-panel shadow-panel data-over:outline-2 data-over:outline-brass-2",
        shape.isSmall ? "gap-1 px-3 py-2" : "gap-1.5 px-3.5 py-2.5",
      )}
    >
      <div className="flex items-center gap-3">
        <p className="flex shrink-0 items-baseline gap-1.5">
          <span
            ref={gleam}
            className={classes("font-extrabold text-strong tabular-nums", isEmpty ? "text-2xl/7" : "text-4xl/9")}
          >
            {rolled}
          </span>
          <span className="font-bold text-base text-sand">{t("composer.of", { count: ENOUGH })}</span>
        </p>
        <div className="min-w-0 flex-1">
          <span aria-hidden="true" className={styles.bar}>
            <span className={styles.striped} style={{ inlineSize: share(withOffered.points) }} />
            <span className={styles.solid} style={{ inlineSize: share(standing.points) }} />
            <span className={styles.mark} style={{ insetInlineStart: share(ENOUGH) }} />
          </span>
          <p className="flex justify-between gap-2 pt-0.5 font-bold text-md/5">
            <span data-missing="" className="flex min-w-0 items-center gap-1.5 text-strong">
              {isBrief && <CheckIcon size={16} className="shrink-0 text-calm" />}
              {standing.missing > 0 ? t("composer.more", { count: standing.missing }) : t("composer.enough")}
            </span>
            {offered && (
              <span className="truncate text-brass-1">
                {t("composer.with", { points: withOffered.points, count: selection.length })}
              </span>
            )}
          </p>
        </div>
      </div>
      <p
        data-pure={withOffered.pure}
        className={classes(
          "flex items-center gap-1.5 font-bold text-md/5",
          standing.pure ? "text-calm" : "text-sand",
          isBrief && "sr-only",
        )}
      >
        {standing.pure && <CheckIcon size={17} />}
        {t(standing.pure ? "composer.pure" : isOpen ? "composer.noPure" : "composer.early")}
      </p>
      {!isEmpty && (
        <ul
          aria-label={t("composer.melds")}
          className={classes("flex overflow-x-auto overscroll-contain pt-1 pb-0.5", shape.isSmall ? "gap-3" : "gap-4")}
        >
          {composed.map((meld, index) => (
            <Composed
              key={meld.cards.join()}
              meld={seenMeld(meld)}
              {...{ sizes, indices, fromOf }}
              onPress={() => turn.takeApart(index)}
            />
          ))}
          {offered && <Offered meld={seenMeld(offered)} {...{ sizes, indices }} onPress={turn.addMeld} />}
        </ul>
      )}
    </section>
  );
}

const widthOf = (meld: MeldSeen, { card, open }: StripSizes): number => card + (meld.cards.length - 1) * open;

/** What a meld is worth stands beneath it, but on the lowest phones, where the cards on the table need that line. */
const labelClasses = "block pt-0.5 text-base/5 text-sand max-[899px]:[@media(max-height:599px)]:sr-only";

/** One meld of it; pressed it goes back to the hand. */
function Composed({
  meld,
  sizes,
  indices,
  fromOf,
  onPress,
}: {
  meld: MeldSeen;
  sizes: StripSizes;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  onPress: () => void;
}) {
  const { t, meldName } = useCardWords();
  return (
    <li className="shrink-0">
      <button
        type="button"
        data-composed=""
        aria-label={t("composer.takeApart", { meld: meldName(meld) })}
        onClick={onPress}
        className="block rounded-chip text-start"
      >
        <MeldStrips
          cards={meld.cards}
          place={COMPOSER}
          isCollapsed={false}
          sizes={sizes}
          room={widthOf(meld, sizes)}
          indices={indices}
          fromOf={fromOf}
        />
        <span className={labelClasses}>
          <span className="font-extrabold text-strong tabular-nums">{meld.points}</span> {t(`kindShort.${meld.kind}`)}
        </span>
      </button>
    </li>
  );
}

/** What the selection would add, before it is added. */
function Offered({
  meld,
  sizes,
  indices,
  onPress,
}: {
  meld: MeldSeen;
  sizes: StripSizes;
  indices: Indices;
  onPress: () => void;
}) {
  const { t, meldName } = useCardWords();
  return (
    <li className="shrink-0">
      <button
        type="button"
        data-offered=""
        data-drop={COMPOSER}
        aria-label={t("composer.add", { meld: meldName(meld) })}
        onClick={onPress}
        className="block text-start"
      >
        <span className="block rounded-chip p-0.5 outline-2 outline-brass-1 outline-dashed">
          <MeldStrips
            cards={meld.cards}
            place={null}
            isCollapsed={false}
            sizes={{ ...sizes, card: sizes.card - 4, open: sizes.open - 1 }}
            room={widthOf(meld, sizes)}
            indices={indices}
          />
        </span>
        <span className={labelClasses}>
          <span className="font-extrabold text-brass-1 tabular-nums">+{meld.points}</span> {t(`kindShort.${meld.kind}`)}
        </span>
      </button>
    </li>
  );
}

/** One gleam when the mark is passed. */
function useGleam(isEnough: boolean) {
  const element = useRef<HTMLSpanElement>(null);
  const was = useRef(isEnough);
  useEffect(() => {
    if (isEnough && !was.current && !window.matchMedia("(prefers-reduced-motion: reduce)").matches)
      element.current?.animate(
        [{ transform: "scale(1)" }, { transform: "scale(1.22)", offset: 0.4 }, { transform: "scale(1)" }],
        { duration: 400, easing: "cubic-bezier(.215,.61,.355,1)" },
      );
    was.current = isEnough;
  }, [isEnough]);
  return element;
}
