import { useEffect } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { isCalm } from "@/components/flight/flight";
import { PackFace } from "@/components/melds/art/pack-face";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import type { PackCard } from "@/lib/rules/packs";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";
import styles from "./burning.module.css";

/** How long it is seen, and how long where nothing may move. */
const SEEN_MS = 2_300;
const STILL_MS = 1_200;

/** What burns: whose 2, how many cards, and some of them. */
export interface Burning {
  readonly id: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly two: PackCard;
  readonly cards: readonly PackCard[];
  readonly count: number;
  /** Who must draw now, null for oneself. */
  readonly next: string | null;
}

/** A tongue of fire, woven in steps: so many cells to each side of its axis, from its tip down. */
function tongue(x: number, foot: number, height: number, width: number): string {
  return Array.from({ length: height }, (_, row) => {
    const share = (row + 1) / height;
    const half = Math.max(0.5, Math.round(width * share ** 1.4 * (row % 3 === 1 ? 0.82 : 1)));
    return `M${x - half} ${foot - height + row}h${half * 2}v1h${-half * 2}z`;
  }).join("");
}

const layers = [
  ["#7C1F20", 1],
  ["#BF3B33", 0.86],
  ["#E8792E", 0.62],
  ["#F3B93F", 0.4],
  ["#FFE9AE", 0.2],
] as const;
const tongues = [
  [5, 20, 5],
  [14, 36, 7],
  [25, 50, 9],
  [37, 66, 11],
  [49, 54, 9],
  [59, 40, 7],
  [68, 24, 5],
] as const;
const FOOT = 68;

/** A 2 burns the discards: once seen, never forgotten; a tap or a key ends it. */
export default function BurningMoment({
  burning,
  indices,
  onEnd,
  onDraw,
}: {
  burning: Burning;
  indices: Indices;
  onEnd: () => void;
  /** What comes next, where that is one's own. */
  onDraw: (() => void) | null;
}) {
  const { t } = useCardWords();
  // Any key ends it that presses a button.
  const own = useTakenFocus<HTMLButtonElement>();
  useEffect(() => {
    const timer = setTimeout(onEnd, isCalm() ? STILL_MS : SEEN_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const { name, isOwn, two, cards, count, next } = burning;
  return (
    <div className={`${styles.scene} fixed inset-0 z-(--z-reveal) overflow-clip`}>
      <button
        ref={own}
        type="button"
        data-burning=""
        onClick={onEnd}
        aria-label={t("burning.skip")}
        className="absolute inset-0 cursor-pointer overflow-clip outline-none"
      >
        <span className={`${styles.words} absolute inset-x-4 top-[16%] z-1 text-center`}>
          <span className="block font-display text-6xl text-[#ffe9ae] [text-shadow:0_4px_0_#7c1f20]">
            {t("burning.title")}
          </span>
          <span className="mt-2 block font-bold text-lg text-strong">
            {isOwn ? t("burning.yours", { count }) : t("burning.text", { name, count })}
          </span>
        </span>
        <span aria-hidden="true" className="absolute inset-x-0 bottom-[22%] mx-auto block h-[54%] w-[min(100%,32rem)]">
          <svg
            viewBox="0 0 73 68"
            preserveAspectRatio="xMidYMax meet"
            className={`${styles.flames} absolute inset-0 size-full`}
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            {layers.map(([colour, share]) => (
              <path
                key={colour}
                fill={colour}
                d={tongues
                  .map(([x, height, width]) =>
                    tongue(x, FOOT, Math.round(height * (0.3 + 0.7 * share)), Math.max(1, width * share)),
                  )
                  .join("")}
              />
            ))}
          </svg>
          {cards.slice(-6).map((card, index, all) => (
            <span
              key={card}
              className={`${styles.curl} absolute bottom-0 left-1/2 block aspect-5/7 w-[19%]`}
              style={{
                ["--out" as string]: index - (all.length - 1) / 2,
                ["--delay" as string]: `${index * 60}ms`,
              }}
            >
              <span className={`${styles.burnt} block size-full`}>
                <PackFace card={card} rules={meldRules} indices={indices} isWhole isNarrow />
              </span>
              <Burnt />
            </span>
          ))}
          <span className={`${styles.two} absolute bottom-[4%] left-1/2 block aspect-5/7 w-[32%]`}>
            <PackFace card={two} rules={meldRules} indices={indices} />
          </span>
          <Embers />
        </span>
        <span
          className={`${styles.words} lacquer absolute inset-x-4 ${onDraw ? "bottom-[calc(var(--safe-bottom)+3%+4.25rem)]" : "bottom-[calc(var(--safe-bottom)+5%)]"} mx-auto block max-w-md rounded-panel px-4 py-3 text-start shadow-panel`}
        >
          <span className="block font-extrabold text-lg text-strong">
            {next === null ? t("burning.youDraw") : t("burning.theyDraw", { name: next })}
          </span>
          <span className="block text-base text-sand">{t("burning.gone", { count })}</span>
        </span>
      </button>
      {onDraw && (
        <Button
          look="brass"
          wide
          onClick={onDraw}
          className={`${styles.words} absolute! inset-x-4 bottom-[calc(var(--safe-bottom)+3%)] mx-auto w-auto! max-w-md`}
        >
          {t("burning.draw")}
        </Button>
      )}
    </div>
  );
}

/** How far down each of ten columns of a card is burned, in tenths of a seventh of its height; as `.burnt` cuts it. */
const burns = [16, 10, 18, 8, 13, 20, 9, 15, 7, 14] as const;
const hot = ["#FFE9AE", "#F3B93F", "#E8792E", "#7C1F20"] as const;

const glowing = burns.flatMap((burn, column) =>
  hot.map((glow, row) => ({ x: column * 10, y: burn * 2 - 12 + row * 6, glow })),
);

/** The glowing edge of a card that burns, in cells. */
function Burnt() {
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="absolute inset-0 size-full overflow-visible"
    >
      {glowing.map(({ x, y, glow }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="10.5" height="6" fill={glow} />
      ))}
    </svg>
  );
}

const embers = [
  [6, 62, 1],
  [14, 30, 2],
  [22, 12, 1],
  [31, 24, 1],
  [38, 6, 2],
  [49, 18, 1],
  [57, 9, 1],
  [66, 28, 2],
  [71, 52, 1],
  [78, 16, 1],
  [86, 36, 2],
  [94, 58, 1],
] as const;
const glows = ["#BF3B33", "#F3B93F", "#FFE9AE"] as const;

/** Sparks over the fire, each a cell of it. */
function Embers() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.embers} absolute inset-0 size-full`}
    >
      {embers.map(([x, y, size], index) => (
        <rect key={x} x={x} y={y} width={size} height={size} fill={glows[index % glows.length]} />
      ))}
    </svg>
  );
}
