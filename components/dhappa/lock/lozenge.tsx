import { memo } from "react";
import { classes } from "@/components/ui/classes";
import styles from "./lock.module.css";

const cells = Array.from({ length: 81 }, (_, cell) => [(cell % 9) - 4, Math.floor(cell / 9) - 4] as const);
const woven = (...rings: readonly number[]) =>
  cells
    .filter(([x, y]) => rings.includes(Math.abs(x) + Math.abs(y)))
    .map(([x, y]) => `M${x + 4} ${y + 4}h1v1h-1z`)
    .join("");
const full = `${woven(4, 3, 1, 0)}M4 2h1v1h-1zM4 6h1v1h-1zM2 4h1v1h-1zM6 4h1v1h-1z`;
const outline = woven(4);

/** A stepped lozenge, woven of nine by nine cells: the sign of a meld that counts for the lock. */
export const Lozenge = memo(function Lozenge({ isFull = true, size = 18 }: { isFull?: boolean; size?: number }) {
  return (
    <svg
      viewBox="0 0 9 9"
      width={size}
      height={size}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="shrink-0"
    >
      <path d={outline} fill="currentColor" opacity={0.55} />
      <path d={full} fill="currentColor" className={classes(styles.fill, isFull && styles.full)} />
    </svg>
  );
});
