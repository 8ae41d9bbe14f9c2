import type { CSSProperties, ReactNode } from "react";
import { SaduBand } from "@/components/decor/sadu-band";

const fringe = (degrees: number) => `repeating-linear-gradient(${degrees}deg, #B6A48C 0 2px, transparent 2px 5px)`;

const field = (center: string) =>
  `repeating-linear-gradient(rgb(255 176 120 / .03) 0 1px, rgb(20 4 12 / .08) 1px 2px), radial-gradient(farthest-side at ${center}, #6B2A22, #5D2722 48%, #45191B 80%, #361419, #1F121C 142%)`;

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

function Layer({ style, children }: { style: CSSProperties; children?: ReactNode }) {
  return <div style={{ position: "absolute", ...style }}>{children}</div>;
}

/** The rug under the table, filling its container: upright with its head woven, or lying with both ends woven. */
export function EightsRug({ orientation }: { orientation: "vertical" | "horizontal" }) {
  const whole = { position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" } as const;
  if (orientation === "vertical")
    return (
      <div aria-hidden="true" style={whole}>
        <Layer style={{ top: 0, height: 11, left: 2, right: 2, background: fringe(90) }} />
        <Layer style={{ inset: "45px 0 0", background: `${lines(90)}, ${field("50% 46%")}` }} />
        <Layer style={{ top: 11, left: 0, right: 0 }}>
          <SaduBand kind="trim" cell={2} />
          <Layer style={{ inset: 0, background: shadow("50% 260px") }} />
        </Layer>
      </div>
    );
  return (
    <div aria-hidden="true" style={whole}>
      {(["left", "right"] as const).map((side) => (
        <Layer key={side} style={{ top: 1, bottom: 0, [side]: 0, width: 11, background: fringe(180) }} />
      ))}
      <Layer style={{ inset: "0 11px", background: `${lines(180)}, ${field("50% 54%")}` }} />
      {(["left", "right"] as const).map((side) => (
        <Layer key={side} style={{ top: 0, bottom: 0, [side]: 11, display: "flex" }}>
          <SaduBand kind="trim" cell={3} upright />
        </Layer>
      ))}
      <Layer style={{ inset: "0 11px", background: shadow("50% 54%") }} />
    </div>
  );
}
