import type { ReactNode } from "react";
import { Face } from "./face";

/** More would stand over the edge of the felt. */
const layers = [0, 1, 2, 3, 4, 5, 6, 7];

/** A face-down pile: as high as its share of all tiles, its count and its words. */
export function Pile({
  count,
  of,
  side,
  spoken,
  label,
  children,
}: {
  count: number;
  /** All the tiles there are. */
  of: number;
  side: "draw" | "discard";
  spoken: string;
  label: string;
  children?: ReactNode;
}) {
  const height = count === 0 ? 0 : Math.max(1, Math.round((count / of) * layers.length));
  return (
    <section className="tl-pile" data-side={side} data-part={`${side}-pile`} aria-label={spoken}>
      <div className="tl-stack" aria-hidden="true">
        {layers.slice(0, height).map((layer) => (
          <span key={layer} style={{ "--n": layer }}>
            <Face of={side === "draw" ? "back" : "back-spent"} />
          </span>
        ))}
      </div>
      <p className="tl-count" aria-hidden="true">
        <strong className="tl-count-number" data-part={`${side}-count`}>
          {count}
        </strong>
        <span>{label}</span>
      </p>
      {children}
    </section>
  );
}
