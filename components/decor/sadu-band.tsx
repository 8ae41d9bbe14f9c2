import type { CSSProperties } from "react";
import { classes } from "@/components/ui/classes";
import type { BandKind } from "./sadu";

/** Rows and repeat of each band, in cells; the cells themselves are in public/art. */
const measures: Record<BandKind, { rows: number; period: number }> = {
  hubub: { rows: 3, period: 4 },
  teeth: { rows: 6, period: 8 },
  uwairjan: { rows: 7, period: 14 },
  shajarah: { rows: 17, period: 34 },
  trim: { rows: 17, period: 16 },
};

/** What a band takes. */
interface SaduBandProps {
  kind: BandKind;
  /** The edge of a cell in CSS px; it is brought to the nearest whole device pixel. */
  cell: number;
  /** Runs down instead of along. */
  upright?: boolean;
  className?: string;
}

/** A woven band as long as its container, and as thick as its rows. */
export function SaduBand({ kind, cell, upright = false, className }: SaduBandProps) {
  const { rows, period } = measures[kind];
  const style: CSSProperties & Record<`--band-${string}`, string | number> = {
    "--band-cell": `${cell}px`,
    "--band-rows": rows,
    "--band-period": period,
    backgroundImage: `url(/art/${kind}${upright ? "-upright" : ""}.svg)`,
  };
  return <div aria-hidden="true" style={style} className={classes(upright ? "band-upright" : "band", className)} />;
}
