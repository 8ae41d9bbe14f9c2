import { useEffect, useRef } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { isCalm } from "@/components/flight/flight";
import type { PackCard } from "@/lib/rules/packs";
import { PackFaceOf } from "../art/pack-face";
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
}: {
  burning: Burning;
  indices: Indices;
  onEnd: () => void;
}) {
  const { t } = useCardWords();
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(onEnd, isCalm() ? STILL_MS : SEEN_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const { name, isOwn, two, cards, count } = burning;
  return (
    <button
      ref={own}
      type="button"
      data-burning=""
      onClick={onEnd}
      aria-label={t("burning.skip")}
      className={`${styles.scene} fixed inset-0 z-(--z-reveal) cursor-pointer overflow-clip`}
    >
      <span className={`${styles.words} absolute inset-x-4 top-[16%] text-center`}>
        <span className="block font-display text-6xl text-[#ffe9ae] [text-shadow:0_4px_0_#7c1f20]">
          {t("burning.title")}
        </span>
        <span className="mt-2 block font-bold text-lg text-strong">
          {isOwn ? t("burning.yours", { count }) : t("burning.text", { name, count })}
        </span>
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-[20%] mx-auto block h-[58%] w-[min(100%,32rem)]">
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
            <PackFaceOf card={card} indices={indices} isWhole />
          </span>
        ))}
        <span className={`${styles.two} absolute bottom-[4%] left-1/2 block aspect-5/7 w-[32%]`}>
          <PackFaceOf card={two} indices={indices} />
        </span>
      </span>
    </button>
  );
}
