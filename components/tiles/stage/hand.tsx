import { type Hand as HandOfTiles, isHonour } from "@/lib/rules/tiles";
import { Coin } from "../coin";
import { Face } from "../face";
import { useTileWords } from "../tile-words";
import styles from "./hand.module.css";
import { Change } from "./passing-notes";

/** Four tiles: lying, coming from the draw pile, or leaving for the discards. */
export function Hand({
  hand,
  label,
  motion,
  change = 0,
}: {
  hand: HandOfTiles;
  /** Left out for a hand that is on its way out: nobody is told of it. */
  label?: string;
  motion?: "coming" | "leaving";
  /** By how much its honours have just moved. */
  change?: 1 | -1 | 0;
}) {
  const { tileWords } = useTileWords();
  return (
    <ul
      className={`absolute flex ${styles.hand}`}
      data-motion={motion}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {hand.map((tile, index) => (
        <li
          key={tile.id}
          className={`relative flex-none ${styles.tile}`}
          data-part={label ? "tile" : undefined}
          style={{ "--i": index }}
        >
          <span className="sr-only">{tileWords(tile)}</span>
          <span className={`transform-3d relative block ${styles.flipper}`} aria-hidden="true">
            <Face of={tile.kind} className="backface-hidden relative" />
            {motion === "coming" && <Face of="back" className={`backface-hidden ${styles.back}`} />}
          </span>
          {isHonour(tile.kind) && (
            <>
              <Coin value={tile.value} className={styles.coin} />
              {change !== 0 && <Change by={change} className={styles.change} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
