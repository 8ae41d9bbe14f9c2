import { Face } from "../face";
import styles from "./pile.module.css";

/** More would stand over the edge of the felt. */
const layers = [0, 1, 2, 3, 4, 5, 6, 7];

/** A face-down pile: as high as its share of all tiles, its count and its words. */
export function Pile({
  count,
  of,
  side,
  spoken,
  label,
}: {
  count: number;
  /** All the tiles there are. */
  of: number;
  side: "draw" | "discard";
  spoken: string;
  label: string;
}) {
  const height = count === 0 ? 0 : Math.max(1, Math.round((count / of) * layers.length));
  return (
    <section
      className={`absolute text-center ${styles.pile}`}
      data-side={side}
      data-part={`${side}-pile`}
      aria-label={spoken}
    >
      <div className={`absolute inset-x-0 top-0 h-0 ${styles.stack}`} aria-hidden="true">
        {layers.slice(0, height).map((layer) => (
          <span key={layer} className="absolute inset-x-0" style={{ "--n": layer }}>
            <Face of={side === "draw" ? "back" : "back-spent"} />
          </span>
        ))}
      </div>
      <p className={`relative text-(--quiet) ${styles.count}`} aria-hidden="true">
        <strong className="font-extrabold text-bone tabular-nums" data-part={`${side}-count`}>
          {count}
        </strong>
        <span>{label}</span>
      </p>
    </section>
  );
}
