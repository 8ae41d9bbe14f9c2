import { useId } from "react";

/** A brass coffee pot, as it stands beside a carpet. */
export function Dallah({ height, className }: { height: number; className?: string }) {
  const brass = useId();
  const dark = useId();
  return (
    <svg viewBox="0 0 116 150" width={(height * 116) / 150} height={height} aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={brass}>
          <stop stopColor="#7c5316" />
          <stop offset=".3" stopColor="#f0cf86" />
          <stop offset=".55" stopColor="#cf9a41" />
          <stop offset="1" stopColor="#74501a" />
        </linearGradient>
        <linearGradient id={dark} x2="0" y2="1">
          <stop stopColor="#e2b45c" />
          <stop offset="1" stopColor="#8c5f1e" />
        </linearGradient>
        <radialGradient id={`${dark}s`}>
          <stop stopColor="#0a0508" stopOpacity=".7" />
          <stop offset="1" stopColor="#0a0508" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="56" cy="143" rx="56" ry="7" fill={`url(#${dark}s)`} />
      <path d="M38 50C8 40-2 78 26 100" fill="none" stroke={`url(#${dark})`} strokeWidth="6.5" strokeLinecap="round" />
      <path d="M72 74c16-6 26-20 38-37 5 24-6 56-36 66Z" fill={`url(#${dark})`} />
      <path d="M76 80c12-6 20-16 29-29-1 18-10 34-28 44Z" fill="#fbe3a6" fillOpacity=".35" />
      <circle cx="54" cy="8" r="4" fill="#f4e3c0" />
      <path d="M51.5 11h5l4 14h-13Z" fill={`url(#${brass})`} />
      <path d="M30 33c6-10 42-10 48 0l-6 3H36ZM35 36h38l-6 20H41Z" fill={`url(#${brass})`} />
      <path d="M41 56h26c20 16 27 50 21 80-1 5-3 7-8 7H28c-5 0-7-2-8-7-6-30 1-64 21-80Z" fill={`url(#${brass})`} />
      <path d="M40 56h28v3H40Z" fill="#6c4a17" fillOpacity=".6" />
      <path d="M18.5 100h71v2.5h-71ZM18.5 119h71v2.5h-71Z" fill="#5d3f12" fillOpacity=".75" />
      <path
        d="m30 110.5 5-4.5 5 4.5-5 4.5ZM49 110.5l5-4.5 5 4.5-5 4.5ZM68 110.5l5-4.5 5 4.5-5 4.5Z"
        fill="#5d3f12"
        fillOpacity=".85"
      />
    </svg>
  );
}
