import { useId } from "react";

/** A small coffee cup without a handle, full. */
export function Finjan({ height, className }: { height: number; className?: string }) {
  const shade = useId();
  return (
    <svg viewBox="0 0 64 54" width={(height * 64) / 54} height={height} aria-hidden="true" className={className}>
      <defs>
        <radialGradient id={shade}>
          <stop stopColor="#0a0508" stopOpacity=".7" />
          <stop offset="1" stopColor="#0a0508" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="34" cy="47" rx="30" ry="6.5" fill={`url(#${shade})`} />
      <path d="M7 10c0 24 9 36 17 38h16c8-2 17-14 17-38Z" fill="#fbf3e0" />
      <path d="M36 48h4c8-2 17-14 17-38h-9c0 20-5 34-12 38Z" fill="#c9b48c" fillOpacity=".6" />
      <ellipse cx="32" cy="10" rx="25" ry="7.5" fill="#efe2c6" />
      <ellipse cx="32" cy="10.5" rx="21" ry="5.4" fill="#8a5524" />
      <ellipse cx="27" cy="9.5" rx="11" ry="2.4" fill="#c08a48" fillOpacity=".6" />
      <path
        d="m10 27 5.5 5.5L21 27l5.5 5.5L32 27l5.5 5.5L43 27l5.5 5.5L54 27"
        fill="none"
        stroke="#a5302b"
        strokeWidth="2.8"
      />
    </svg>
  );
}
