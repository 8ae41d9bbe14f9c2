import type { ReactNode } from "react";
import { Finjan } from "@/components/decor/finjan";
import type { Reaction } from "@/lib/table/chat/chat";

const face = (
  <>
    <circle cx={32} cy={32} r={27} fill="#f0b63c" />
    <path d="M32 5a27 27 0 0 1 0 54c12-4 19-14 19-27S44 9 32 5Z" fill="#c98a22" fillOpacity={0.55} />
  </>
);
const ink = "#3a1c06";

const drawings: Record<Exclude<Reaction, "finjan">, ReactNode> = {
  heart: (
    <>
      <path
        d="M32 57C14 44 6 34 6 22.5A13.5 13.5 0 0 1 32 17a13.5 13.5 0 0 1 26 5.5C58 34 50 44 32 57Z"
        fill="#d8473a"
      />
      <path d="M14 23a7 7 0 0 1 8-7" fill="none" stroke="#ffb9a8" strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  laugh: (
    <>
      {face}
      <path d="m15 26 8-4 0 0M49 26l-8-4M15 26l8 2M49 26l-8 2" stroke={ink} strokeWidth={4} strokeLinecap="round" />
      <path d="M16 36h32c0 10-7 16-16 16s-16-6-16-16Z" fill={ink} />
      <path d="M22 48c2-4 6-5 10-5s8 1 10 5c-3 3-6 4-10 4s-7-1-10-4Z" fill="#d8473a" />
    </>
  ),
  wow: (
    <>
      {face}
      <ellipse cx={22} cy={26} rx={4} ry={5} fill={ink} />
      <ellipse cx={42} cy={26} rx={4} ry={5} fill={ink} />
      <path d="M15 16c2-3 5-4 8-3M49 16c-2-3-5-4-8-3" fill="none" stroke={ink} strokeWidth={3} strokeLinecap="round" />
      <ellipse cx={32} cy={44} rx={7} ry={9} fill={ink} />
    </>
  ),
  tear: (
    <>
      {face}
      <path
        d="M15 22c3 0 6-1 8-4M49 22c-3 0-6-1-8-4"
        fill="none"
        stroke={ink}
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <ellipse cx={22} cy={29} rx={3.5} ry={4.5} fill={ink} />
      <ellipse cx={42} cy={29} rx={3.5} ry={4.5} fill={ink} />
      <path d="M22 48c3-6 17-6 20 0" fill="none" stroke={ink} strokeWidth={4} strokeLinecap="round" />
      <path d="M46 35c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12Z" fill="#4f9fe0" />
    </>
  ),
  fire: (
    <>
      <path
        d="M34 4c3 11 18 17 18 35 0 12-9 21-20 21s-20-9-20-20c0-9 5-14 8-20 1 5 3 7 6 8 1-9 2-17 8-24Z"
        fill="#e0562e"
      />
      <path
        d="M33 27c2 7 10 11 10 20 0 7-5 12-11 12s-11-5-11-11c0-5 3-8 5-11 1 3 2 4 4 4 0-5 0-9 3-14Z"
        fill="#f7c548"
      />
    </>
  ),
};

/** A reaction, drawn. */
export function ReactionPicture({ reaction, size }: { reaction: Reaction; size: number }) {
  if (reaction === "finjan") return <Finjan height={size * 0.85} />;
  return (
    <svg viewBox="0 0 64 64" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true">
      {drawings[reaction]}
    </svg>
  );
}
