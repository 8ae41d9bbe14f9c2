"use client";

import { useEffect, useRef } from "react";
import type { Color } from "@/lib/rules/eights/state";
import styles from "./art.module.css";
import { ColorSymbol } from "./color-symbol";
import { COLOR_INK } from "./palette";
import { round, steppedQuarter } from "./weave";

/** The quarters in reading order, each with the sides of the whole it lies at: these do not mirror, like the cards. */
const quarters = (
  [
    ["red", -1, -1],
    ["blue", 1, -1],
    ["yellow", -1, 1],
    ["green", 1, 1],
  ] as const
).map(([color, dx, dy]) => {
  const foot = [dx < 0 ? 100 : 0, dy < 0 ? 100 : 0] as const;
  const stairs = [[0, -100] as const, ...steppedQuarter(100, 100, 8), [100, 0] as const].map(
    ([x, y]) => [round(foot[0] + dx * x), round(foot[1] - dy * y)] as const,
  );
  return { color, dx, dy, corners: [foot, ...stairs] };
});

/** The four colours as the four quarters of the woven rhombus, each a button. */
export function ColorPickerRhombus({
  onPick,
  labels,
  counts,
  autoFocus,
}: {
  onPick: (color: Color) => void;
  labels: Record<Color, string>;
  counts: Record<Color, string>;
  /** The colour that is ready for Enter. */
  autoFocus?: Color;
}) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => void ready.current?.focus(), []);
  return (
    <div
      style={{
        position: "relative",
        inlineSize: "100%",
        maxInlineSize: "21.25rem",
        containerType: "inline-size",
        aspectRatio: "340 / 378",
        marginInline: "auto",
        filter: "drop-shadow(0 12px 18px rgb(8 4 20 / .5))",
      }}
    >
      {quarters.map(({ color, dx, dy, corners }) => (
        <button
          key={color}
          ref={color === autoFocus ? ready : undefined}
          type="button"
          onClick={() => onPick(color)}
          className={styles.quarter}
          style={{
            [dx < 0 ? "left" : "right"]: 0,
            [dy < 0 ? "top" : "bottom"]: 0,
            clipPath: `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join()})`,
            background: `linear-gradient(160deg, ${COLOR_INK[color].field.join()})`,
            color: COLOR_INK[color].index,
          }}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" }}
          >
            <path
              className={styles.edge}
              d={`M${corners.map((corner) => corner.join(" ")).join("L")}z`}
              fill="none"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            style={{
              position: "absolute",
              [dx < 0 ? "right" : "left"]: 0,
              [dy < 0 ? "bottom" : "top"]: "7.5%",
              inlineSize: "53%",
              display: "flex",
              flexDirection: dy < 0 ? "column" : "column-reverse",
              alignItems: "center",
              gap: "2.4cqi",
            }}
          >
            <ColorSymbol color={color} size="12.4cqi" ink={COLOR_INK[color].index} />
            <span style={{ display: "grid", gap: 2, textAlign: "center", lineHeight: 1.2 }}>
              <bdi style={{ fontSize: "6.5cqi", fontWeight: 800 }}>{labels[color]}</bdi>
              <bdi style={{ fontSize: "max(0.8125rem, 4.1cqi)", fontWeight: 600 }}>{counts[color]}</bdi>
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
