import type { ReactNode } from "react";
import { YARN } from "./palette";
import { steppedRhombus } from "./weave";

const layers = [
  [166, 158, 11, "url(#eights-rim)"],
  [156, 149, 11, YARN.night],
  [148, 140.5, 11, "#A9362B"],
  [134, 128, 10, YARN.cream],
  [126, 120, 10, "#221F4A"],
  [108, 103, 9, YARN.night],
] as const;

/** The winner's woven medallion; the avatar given as children sits a little above its middle. Needs `EightsDeckDefs`. */
export function WinnerMedallion({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={className} style={{ position: "relative", inlineSize: "20.75rem", maxInlineSize: "100%" }}>
      <svg
        viewBox="-166 -158 332 316"
        aria-hidden="true"
        focusable="false"
        style={{ display: "block", inlineSize: "100%", filter: "drop-shadow(0 14px 18px rgb(10 4 16 / .55))" }}
      >
        {layers.map(([halfWidth, halfHeight, steps, fill]) => (
          <path key={halfWidth} d={steppedRhombus(0, 0, halfWidth, halfHeight, steps)} fill={fill} />
        ))}
      </svg>
      <div style={{ position: "absolute", inset: "0 0 11%", display: "grid", placeItems: "center" }}>{children}</div>
    </div>
  );
}

/** Rays of lamplight that fill their container from a point of it and fade out at a radius, a CSS length. */
export function Rays({ center = "50% 50%", radius = "18rem" }: { center?: string; radius?: string }) {
  const glow = `radial-gradient(circle ${radius} at ${center}, #000 32%, rgb(0 0 0 / .66) 66%, transparent)`;
  return (
    <div
      aria-hidden="true"
      style={{
        position: "absolute",
        inset: 0,
        pointerEvents: "none",
        background: `repeating-conic-gradient(at ${center}, #722C23 0deg 6deg, #925139 6deg 12deg)`,
        mask: glow,
      }}
    />
  );
}
