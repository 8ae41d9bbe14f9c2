import { useId } from "react";
import { classes } from "@/components/ui/classes";

const rem = (px: number) => `${px / 16}rem`;

/** A brass lantern, lit, with the glow it throws; it hangs from the top of its container by its own cord. */
export function Lantern({ height, cord, className }: { height: number; cord: number; className?: string }) {
  const brass = useId();
  const glass = useId();
  return (
    <div aria-hidden="true" className={classes("pointer-events-none absolute top-0", className)}>
      <div className="lamp-glow" style={{ inlineSize: rem(height * 4.2), insetBlockStart: rem(cord + height / 2) }} />
      <svg
        viewBox="0 0 64 112"
        width={(height * 64) / 112}
        height={height}
        className="absolute left-0 -translate-x-1/2"
        aria-hidden="true"
        style={{ insetBlockStart: rem(cord), inlineSize: rem((height * 64) / 112), blockSize: rem(height) }}
      >
        <defs>
          <linearGradient id={brass}>
            <stop stopColor="#7c5719" />
            <stop offset=".32" stopColor="#e9c274" />
            <stop offset=".6" stopColor="#b9832f" />
            <stop offset="1" stopColor="#6a4814" />
          </linearGradient>
          <radialGradient id={glass} cx=".5" cy=".5" r=".62">
            <stop stopColor="#fff7dc" />
            <stop offset=".35" stopColor="#f5c877" />
            <stop offset="1" stopColor="#93591f" />
          </radialGradient>
        </defs>
        <circle cx="32" cy="7" r="5" fill="none" stroke={`url(#${brass})`} strokeWidth="2.6" />
        <path d="M29.5 12h5v5h-5Z" fill={`url(#${brass})`} />
        <path d="M13 40c1-10 8-15 13-18l3-6h6l3 6c5 3 12 8 13 18Z" fill={`url(#${brass})`} />
        <path d="M11 40h42v4H11Z" fill={`url(#${brass})`} />
        <path d="m13 46 4.5 46h29L51 46Z" fill={`url(#${glass})`} />
        <path
          d="M13 46 19 68l-1.5 24M51 46l-6 22 1.5 24M22.5 46l3 22-2 24M41.5 46l-3 22 2 24M32 46v14M32 78v14M16 68h32"
          fill="none"
          stroke="#8a5d20"
          strokeWidth="2.4"
        />
        <path d="M32 58c4.5 5.5 5.5 9 4 13-1.5 4-6.5 4-8 0s-.5-7.5 4-13Z" fill="#fffdf4" />
        <path d="M12.5 92h39l-2 6h-35ZM20 98h24l-5 7H25ZM29 105h6l-3 6Z" fill={`url(#${brass})`} />
      </svg>
      <div
        className="absolute left-0 w-px -translate-x-1/2 bg-linear-to-b from-transparent to-[#5d4322]"
        style={{ blockSize: rem(cord + 2) }}
      />
    </div>
  );
}
