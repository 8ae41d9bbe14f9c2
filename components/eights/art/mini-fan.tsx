import { YARN } from "./palette";
import { round } from "./weave";

const HEIGHT = 25;

/** A small fan of backs beside a count of cards; five stand for any more. Needs `EightsDeckDefs` on the page. */
export function MiniFan({ count, height = HEIGHT, className }: { count: number; height?: number; className?: string }) {
  const shown = Math.min(count, 5);
  const width = 20 + Math.max(shown - 1, 0) * 6.5;
  return (
    <svg
      viewBox={`${-width / 2} -11.5 ${width} ${HEIGHT}`}
      width={(width * height) / HEIGHT}
      height={height}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="url(#eights-mini-back)" stroke={YARN.cream} strokeWidth="1.2">
        {Array.from({ length: shown }, (_, card) => {
          const offset = card - (shown - 1) / 2;
          const place = `translate(${round(offset * 6.3)} ${round(offset * offset * 0.65)})rotate(${round(offset * 7)})`;
          return <rect key={place} x="-6.6" y="-9.8" width="13.2" height="19" rx="2" transform={place} />;
        })}
      </g>
    </svg>
  );
}
