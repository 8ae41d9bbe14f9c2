import { type Hand as HandOfTiles, isHonour } from "@/lib/rules/tiles";
import { Coin, Face } from "./face";
import { useTileWords } from "./tile-words";

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
    <ul className="tl-hand" data-motion={motion} aria-label={label} aria-hidden={label ? undefined : true}>
      {hand.map((tile, index) => (
        <li key={tile.id} className="tl-tile" data-part={label ? "tile" : undefined} style={{ "--i": index }}>
          <span className="sr-only">{tileWords(tile)}</span>
          <span className="tl-flipper" aria-hidden="true">
            <Face of={tile.kind} />
            {motion === "coming" && <Face of="back" className="tl-back" />}
          </span>
          {isHonour(tile.kind) && (
            <>
              <Coin value={tile.value} />
              {change !== 0 && (
                <span className="tl-change" data-gain={change > 0 || undefined} dir="ltr" aria-hidden="true">
                  {change > 0 ? "+1" : "−1"}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
