import { classes } from "@/components/ui/classes";
import styles from "./coin.module.css";

/** An honour's value on the coin at its corner; near the end it warns. */
export function Coin({ value, className }: { value: number; className?: string }) {
  return (
    <span
      key={value}
      className={classes("absolute z-1 grid place-items-center font-extrabold leading-none", styles.coin, className)}
      data-warning={value <= 2 || value >= 8 || undefined}
      aria-hidden="true"
    >
      {value}
    </span>
  );
}
