import type { CSSProperties } from "react";
import { YARN } from "./palette";
import { weave } from "./weave";

const trimYarns = [
  [1, YARN.cream],
  [2, YARN.night],
  [4, "#B63E31"],
  [5, YARN.cream],
  [6, YARN.night],
  [8, "#7A241C"],
  [9, YARN.brassFlat],
  [11, YARN.indigo],
  [12, YARN.cream],
] as const;

const trimYarn = (along: number, across: number) => {
  const fromEdge = Math.min(across, 16 - across);
  if (fromEdge === 0) return YARN.brassFlat;
  if (fromEdge === 1) return YARN.night;
  const distance = Math.abs(along - 8) + Math.abs(across - 8);
  return trimYarns.find(([reach]) => distance <= reach)?.[1] ?? "#B63E31";
};

function trimTile(isUpright: boolean): string {
  const [columns, rows] = isUpright ? [17, 16] : [16, 17];
  const paths = weave(columns, rows, (column, row) => (isUpright ? trimYarn(row, column) : trimYarn(column, row)));
  const drawing = paths.map(([yarn, path]) => `<path d='${path}' fill='${yarn}'/>`).join("");
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${columns} ${rows}' shape-rendering='crispEdges'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const tiles = { across: trimTile(false), upright: trimTile(true) };

/** The Sadu trim of Eights as a repeating background: 17 cells wide, a cell being whole device pixels. */
export function trimBackground(cell: number, isUpright = false): CSSProperties {
  return isUpright
    ? { background: `${tiles.upright} 0 0 / ${17 * cell}px ${16 * cell}px repeat-y`, inlineSize: 17 * cell }
    : { background: `${tiles.across} 0 0 / ${16 * cell}px ${17 * cell}px repeat-x`, blockSize: 17 * cell };
}

const fringe = (degrees: number) => `repeating-linear-gradient(${degrees}deg, #B6A48C 0 2px, transparent 2px 5px)`;

const field = (center: string) =>
  `repeating-linear-gradient(rgb(255 176 120 / .04) 0 1px, rgb(20 4 12 / .1) 1px 2px), radial-gradient(farthest-side at ${center}, #6B2A22, #5D2722 48%, #45191B 80%, #361419, #1F121C 142%)`;

const shadow = (center: string) =>
  `radial-gradient(farthest-side at ${center}, transparent 70%, rgb(22 11 28 / .5) 142%)`;

/** Two lines woven beside each edge along the rug: brass and, further in, a faint cream. */
const lines = (degrees: number) =>
  [`${degrees}deg`, `${degrees + 180}deg`]
    .map(
      (angle) =>
        `linear-gradient(${angle}, transparent 6px, rgb(217 168 78 / .4) 6px 8px, transparent 8px 12px, rgb(241 226 194 / .2) 12px 13px, transparent 13px)`,
    )
    .join();

function Layer({ style }: { style: CSSProperties }) {
  return <div style={{ position: "absolute", ...style }} />;
}

/** The rug under the table, filling its container: upright with its head woven, or lying with both ends woven. */
export function EightsRug({ orientation }: { orientation: "vertical" | "horizontal" }) {
  const whole = { position: "absolute", inset: 0, pointerEvents: "none" } as const;
  if (orientation === "vertical")
    return (
      <div aria-hidden="true" style={whole}>
        <Layer style={{ top: 0, height: 11, left: 2, right: 2, background: fringe(90) }} />
        <Layer style={{ inset: "45px 0 0", background: `${lines(90)}, ${field("50% 46%")}` }} />
        <Layer style={{ top: 11, left: 0, right: 0, ...trimBackground(2) }} />
        <Layer style={{ inset: "11px 0 auto", height: 34, background: shadow("50% 260px") }} />
      </div>
    );
  return (
    <div aria-hidden="true" style={whole}>
      <Layer style={{ top: 1, bottom: 0, left: 0, width: 11, background: fringe(180) }} />
      <Layer style={{ top: 1, bottom: 0, right: 0, width: 11, background: fringe(180) }} />
      <Layer style={{ inset: "0 11px", background: `${lines(180)}, ${field("50% 54%")}` }} />
      <Layer style={{ top: 0, bottom: 0, left: 11, ...trimBackground(3, true) }} />
      <Layer style={{ top: 0, bottom: 0, right: 11, ...trimBackground(3, true) }} />
      <Layer style={{ inset: "0 11px", background: shadow("50% 54%") }} />
    </div>
  );
}
