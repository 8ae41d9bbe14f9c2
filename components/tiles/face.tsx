import { classes } from "@/components/ui/classes";
import type { Kind } from "@/lib/rules/tiles";

/** A drawn tile: a kind, or its back. It never speaks; the words beside it do. */
export function Face({ of, className }: { of: Kind | "back" | "back-spent"; className?: string }) {
  return (
    <img
      src={`/art/tiles/${of}.svg`}
      alt=""
      width={300}
      height={452}
      draggable={false}
      className={classes("tl-face", className)}
    />
  );
}

/** An honour's value on the coin at its corner; near the end it warns. */
export function Coin({ value }: { value: number }) {
  return (
    <span key={value} className="tl-coin" data-warning={value <= 2 || value >= 8 || undefined} aria-hidden="true">
      {value}
    </span>
  );
}
