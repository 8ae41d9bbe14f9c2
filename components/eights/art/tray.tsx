import { type Color, colors } from "@/lib/rules/eights/state";
import styles from "./art.module.css";
import { ColorSymbol } from "./color-symbol";
import { COLOR_INK } from "./palette";

const chevrons = Array.from({ length: 14 }, (_, chevron) => (chevron * 360) / 14);

/**
 * The brass tray the piles lie on: its chevrons point the way of play (1 is clockwise), its ring shows the colour in
 * force. The rim keeps its width whatever the radius. Needs `EightsDeckDefs` on the page.
 */
export function Tray({
  direction,
  color = null,
  radius = 113,
  className,
}: {
  direction: 1 | -1;
  color?: Color | null;
  radius?: number;
  className?: string;
}) {
  const plate = radius - 30.5;
  const inner = plate - 18.5;
  const corner = inner * Math.SQRT1_2;
  return (
    <svg
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      width={2 * radius}
      height={2 * radius}
      className={className}
      style={{ borderRadius: "50%", boxShadow: "0 12px 34px rgb(10 4 16 / .62), 0 3px 8px rgb(10 4 16 / .5)" }}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={radius} fill="url(#eights-rim)" />
      <circle r={radius - 1} fill="none" stroke="#FFEBB8" strokeOpacity=".75" strokeWidth="1.5" />
      <circle r={radius - 26} fill="#2A1809" />
      <circle r={plate} fill="url(#eights-plate)" />
      <g fill="none" stroke="#E8BE6C" strokeOpacity=".26" strokeWidth="1.25">
        <path d={`M0 ${-inner}L${inner} 0 0 ${inner} ${-inner} 0z`} />
        <rect x={-corner} y={-corner} width={2 * corner} height={2 * corner} />
        <circle r={inner * 0.77} />
        <circle r={inner * 0.71} />
      </g>
      {colors.map((each) => (
        <g
          key={each}
          className={styles.inForce}
          opacity={each === color ? 1 : 0}
          fill="none"
          stroke={COLOR_INK[each].onDark}
        >
          <circle r={plate - 2.25} strokeWidth="4.5" />
          <circle r={plate - 11.5} strokeWidth="14" strokeOpacity=".22" />
        </g>
      ))}
      <g fill="none" stroke="#4A2F0C" strokeOpacity=".94" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {chevrons.map((degrees) => (
          <g key={degrees} transform={`rotate(${degrees})translate(0 ${13 - radius})`}>
            <path
              d="M-4-6 4 0-4 6"
              className={styles.chevron}
              style={{ transform: `rotate(${direction === 1 ? 0 : 180}deg)` }}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The colour in force, by symbol and by word; `size` is its font size and everything follows that. */
export function ColorChip({ color, label, size = 18 }: { color: Color; label: string; size?: number }) {
  const ink = COLOR_INK[color].onDark;
  return (
    <span
      style={{
        display: "inline-block",
        borderRadius: "99em",
        background: "#17132E",
        boxShadow: "0 6px 16px rgb(10 4 16 / .5)",
        fontSize: size,
        fontWeight: 800,
        color: "#FFF8EA",
        whiteSpace: "nowrap",
      }}
    >
      <span
        key={color}
        className={styles.fadeIn}
        style={{
          display: "flex",
          alignItems: "center",
          gap: ".5em",
          blockSize: "2.4em",
          boxSizing: "border-box",
          paddingInline: ".78em .9em",
          border: `.14em solid ${ink}`,
          borderRadius: "99em",
        }}
      >
        <ColorSymbol color={color} size="1.15em" />
        <span>{label}</span>
      </span>
    </span>
  );
}
