import { Deferred } from "@/components/ui/loading/deferred";
import { Back } from "../cards/card";
import type { Held } from "../flight/dealing";
import styles from "../flight/landed.module.css";

/** Three backs, as large as goes with a picture, and how many cards they stand for: not before they have landed. */
export function CardCount({ held, avatar }: { held: readonly Held[]; avatar: number }) {
  const count = held.at(-1)?.count ?? 0;
  if (count === 0) return null;
  const width = 0.46 * avatar;
  const badge = Math.max(20, 0.36 * avatar);
  const landing = ({ from }: Held) => (from > 0 ? { animationDelay: `${from}ms` } : { animation: "none" });
  return (
    <span
      className={`${styles.landed} relative block shrink-0`}
      style={{ width: 2 * width, height: 1.5 * width, ...(held[0] && landing(held[0])) }}
      data-held={count}
    >
      <Deferred>
        {[-14, 0, 14].slice(0, Math.min(3, count)).map((angle, index) => (
          <span
            key={angle}
            className="absolute top-0 aspect-5/7 origin-bottom shadow-card"
            style={{ width, left: width * (0.17 + index / 3), rotate: `${angle}deg` }}
          >
            <Back />
          </span>
        ))}
      </Deferred>
      {/* What is counted later lies over what was counted before. */}
      {held.map((one) => (
        <span
          key={one.count}
          className={`${styles.landed} -bottom-1.5 absolute left-1/2 grid -translate-x-1/2 place-items-center rounded-full border border-hairline bg-night font-extrabold text-bone tabular-nums`}
          style={{ inlineSize: badge, blockSize: badge, fontSize: badge * 0.65, ...landing(one) }}
        >
          {one.count}
        </span>
      ))}
    </span>
  );
}
