import type { Layout, Place } from "../layout/layout";
import styles from "./flag.module.css";

/** The red flag over the seat of whoever broke the rules, above everything that has dimmed. */
export function SeatFlag({ layout, place }: { layout: Layout; place: Place }) {
  const { x, y } = layout.seats[place];
  const size = layout.avatar * 0.8;
  return (
    <span
      className="unmirrored pointer-events-none absolute z-(--z-dialog)"
      style={{
        left: Math.min(x + layout.avatar * 0.18, layout.width - size - 2),
        top: y - layout.avatar * 0.5 - size * 0.55,
      }}
      data-flag={place}
    >
      <Flag size={size} />
    </span>
  );
}

/** A red flag. */
export function Flag({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.flag}>
      <path d="M8 3.500v26" stroke="#f8e2ae" strokeWidth="3" strokeLinecap="round" />
      <path d="M9.500 4.500c5-3 8.500 3 16.500.5l-3.500 6 3.500 6c-8 2.500-11.500-3.500-16.500-.5Z" fill="#d8352f" />
      <path d="M9.500 4.500c5-3 8.500 3 16.500.5l-1.200 2c-7 2-10.500-3.500-15.300-.8Z" fill="#ff7a66" opacity=".8" />
    </svg>
  );
}
