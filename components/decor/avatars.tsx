import type { CSSProperties, ReactNode } from "react";
import type { PersonId } from "@/components/cards/person-ids";
import { classes } from "@/components/ui/classes";
import { emblems } from "@/lib/table/seats/emblems";

/** Faces, drawn as files of their own. */
const people = [
  "captain",
  "host",
  "falconer",
  "merchant",
  "elder",
  "student",
  "bride",
  "aunt",
  "lady",
  "neighbour",
  "poet",
  "sister",
  // Offered no more: whoever has it keeps it.
  "rider",
] as const satisfies readonly PersonId[];

/** The avatars there are, in the order they are offered. */
const avatars = [...people, ...emblems] as const;

/** The avatars a player may choose from, their own first, so that it is in sight where they stand in a row that scrolls. */
export const avatarsFor = (own: AvatarId): readonly AvatarId[] => [
  own,
  ...avatars.filter((id) => id !== own && id !== "rider"),
];

/** One of the avatars a player may choose. */
export type AvatarId = (typeof avatars)[number];

/** Whether a text names an avatar, for what comes from storage or the wire. */
export function isAvatar(text: string): text is AvatarId {
  return avatars.some((id) => id === text);
}

const isPerson = (id: AvatarId | "robot"): id is (typeof people)[number] => people.some((person) => person === id);

/** A colour for the disc, and what lies on it: filled in cream unless it says otherwise, `cut` where the disc shows through. */
interface Drawing {
  disc: string;
  glyph: ReactNode;
}

const cut = "var(--disc)";
const line = { fill: "none", stroke: "currentColor", strokeWidth: 3, strokeLinecap: "round" } as const;
const groove = {
  fill: "none",
  stroke: cut,
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A half and its mirror image about the upright middle. */
function Twice({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 64 0)">{children}</g>
    </>
  );
}

/** The same shape at equal angles about the middle. */
function Around({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, place) => (place * 360) / count).map((angle) => (
    <g key={angle} transform={`rotate(${angle} 32 32)`}>
      {children}
    </g>
  ));
}

const drawings: Record<(typeof emblems)[number] | "robot", Drawing> = {
  palm: {
    disc: "#245c46",
    glyph: (
      <>
        <path d="M30.6 32c.9 6 .8 12-.9 18.5h5.2c-1.2-6.5-1.2-12.5-.9-18.5Z" />
        <path d="M32 31c-2.3-5.5-2.2-11.5 0-17 2.2 5.5 2.3 11.5 0 17Z" />
        <Twice>
          <path d="M32 31c-1.8-7.3-7.4-11.7-14.5-11.5C24 21.8 29 25.5 32 31Z" />
          <path d="M32 31.5c-5-5.2-13-5.8-18-.2 6.5-1.8 12.7-1.6 18 .2Z" />
          <path d="M32 32c-6.8-2.2-13 1.8-14 9 3.5-5 8.3-8 14-9Z" />
        </Twice>
      </>
    ),
  },
  falcon: {
    disc: "#7a3a22",
    glyph: (
      <>
        <path d="M19.5 50V35.5C19.5 23 26 15.5 34.5 15.5c5.5 0 9 3.3 10 8 4.3.8 6.5 4 5.7 8.5-2.5-2.7-4.6-2.8-7-1.3-1.7 5.5-.2 12.3 2 19.3Z" />
        <circle cx={38.5} cy={24} r={2.9} fill={cut} />
        <path d="M25.8 33c1.7 5 1.7 10 .5 15M32 36.5c1.2 4 1.3 8 .6 12" {...groove} strokeWidth={2.4} />
      </>
    ),
  },
  dhow: {
    disc: "#1f5f73",
    glyph: (
      <path d="M31 13.5V38H15.5C24 32 29.5 24 31 13.5ZM35 18c6.5 5 11 12 12 20H35ZM13 41.5h38C50 47 46 50.5 41 50.5H23c-5 0-9-3.5-10-9Z" />
    ),
  },
  oryx: {
    disc: "#6b5222",
    glyph: (
      <>
        <Twice>
          <path d="M28.5 30C24.5 24.5 21 18 20 11" {...line} strokeWidth={3.2} />
          <path d="M27 30.5 16.5 29c1 4 4.8 6.2 10.5 5.6Z" />
        </Twice>
        <path d="M25.5 28h13l-2 17.5c-.6 5.3-8.4 5.3-9 0Z" />
        <path d="M32 32.5 29.3 42c-.3 3.3 5.7 3.3 5.4 0Z" fill={cut} />
      </>
    ),
  },
  lantern: {
    disc: "#5a2a55",
    glyph: (
      <>
        <path d="M27.5 17.5a4.6 4.6 0 0 1 9 0" {...line} strokeWidth={2.6} />
        <path d="M32 14.5c1 2.5 6 4 8 9.5H24c2-5.5 7-7 8-9.5ZM22.5 26.5h19l-2.5 18h-14ZM24 47h16v4H24Z" />
        <path d="m32 29 4.2 6.5L32 42l-4.2-6.5Z" fill={cut} />
      </>
    ),
  },
  cup: {
    disc: "#8a2f28",
    glyph: (
      <>
        <path d="M21 28.5h22c0 8.5-2.3 14-6 16.5H27c-3.7-2.5-6-8-6-16.5ZM26 47h12l2.5 4h-17Z" />
        <path d="M28.8 24.5c-2.6-3.6 2.4-5 0-9M35.2 24.5c-2.6-3.6 2.4-5 0-9" {...line} strokeWidth={2.2} />
      </>
    ),
  },
  camel: {
    disc: "#8a5a2b",
    glyph: (
      <path d="M13.5 35.5c.8-4.5 3.8-7 8-7.5 2.3-8.5 8.5-8.5 11.2-.5 1.3 3 4.3 3.3 5.8 1 2-3 1.3-7.5 3-10.5 1.5-2.6 4.5-3 7-1.2l3.7 2.7c1 1.6.2 3-1.5 3.2l-4.2.3c-.6 5.5-1 10-4.5 13.2-.4 5-.2 9.3-.2 14.3h-3.3l-1.5-10.3c-4.3 1.3-8.8 1.1-12.3-.2L22.5 50.5h-3.3l-.4-11.3c-1.3-.8-2.2-1.7-2.8-2.7l-1 6.5-2.2-.6Z" />
    ),
  },
  pearl: {
    disc: "#2c5f7a",
    glyph: (
      <>
        <path d="M32 47c-4.5 0-6.5-1.5-8-4C15.5 39.5 12 33 14.5 27c1.5-1.5 2-3.5 3.5-5.5 2.5-.5 4-2.5 6.5-4 2.8.3 4.7-1.5 7.5-1.5s4.7 1.8 7.5 1.5c2.5 1.5 4 3.5 6.5 4 1.5 2 2 4 3.5 5.5 2.5 6-1 12.5-9.5 16-1.5 2.5-3.5 4-8 4Z" />
        <path d="M30 36 25.5 21M26.5 38 18.5 27M34 36l4.5-15M37.5 38l8-11" {...groove} strokeWidth={2.2} />
        <circle cx={32} cy={43.5} r={6.5} stroke={cut} strokeWidth={2.6} />
      </>
    ),
  },
  tent: {
    disc: "#4a3a26",
    glyph: (
      <>
        <path d="M32 13.5v8" {...line} strokeWidth={2.4} />
        <path d="M10.5 47.5 18 28c6 1 11-2.5 14-10 3 7.5 8 11 14 10l7.5 19.5H39.5L32 31.5l-7.5 16Z" />
      </>
    ),
  },
  oud: {
    disc: "#6d3b1c",
    glyph: (
      <g transform="translate(-2.5 3) rotate(34 32 32)">
        <path d="M30 10.5h4v16h-4ZM32 23.5c8 3.5 11.5 9.5 11.5 15.5a11.5 12 0 0 1-23 0c0-6 3.5-12 11.5-15.5Z" />
        <path d="m32 11.5-8-4" {...line} strokeWidth={4} />
        <circle cx={32} cy={36} r={3.6} fill={cut} />
        <path d="M27 45.5h10" {...groove} strokeWidth={2.2} />
      </g>
    ),
  },
  rose: {
    disc: "#7d2f4c",
    glyph: (
      <>
        <Around count={6}>
          <path d="M32 32c-7.5-5-8-12.5 0-17.5 8 5 7.5 12.5 0 17.5Z" stroke={cut} strokeWidth={1.6} />
        </Around>
        <circle cx={32} cy={32} r={5} fill={cut} />
        <circle cx={32} cy={32} r={2.6} />
      </>
    ),
  },
  horse: {
    disc: "#3f3a5e",
    glyph: (
      <>
        <path d="M20 50.5c-1.5-11-.5-20.5 6-26.5l-.5-9.5 6 5c6.5 1 10 4.8 11.5 9.3l5.3 7.7c1.2 2.5-.5 5.7-3.3 6-2.7.2-4.5-2-7-3-2.5-.5-3.7.2-4.2 2.3.5 3 3.5 5.2 4.7 8.7Z" />
        <circle cx={36} cy={27.5} r={1.9} fill={cut} />
        <path d="M21.5 30.5c2 .2 3.6 1 4.8 2.5M20 37c2.2 0 4 .8 5.3 2.3M19.8 43.5c2.2 0 4.2.8 5.7 2.2" {...groove} />
      </>
    ),
  },
  moon: {
    disc: "#27406e",
    glyph: <path d="M38.5 14.5A18.5 18.5 0 1 0 50 39.5 15.5 15.5 0 0 1 38.5 14.5Z" />,
  },
  dates: {
    disc: "#4f5a22",
    glyph: (
      <>
        <path
          d="M32 13v12M32 19c-7 1-10 4-10.5 9M32 19c7 1 10 4 10.5 9M32 22c-3.5 4-4.5 9-4.5 14M32 22c3.5 4 4.5 9 4.5 14"
          {...line}
          strokeWidth={2}
        />
        <Twice>
          <ellipse cx={21} cy={33} rx={4.6} ry={6.3} />
          <ellipse cx={26.8} cy={44} rx={4.6} ry={6.3} />
        </Twice>
        <ellipse cx={32} cy={31.5} rx={4.8} ry={6.5} stroke={cut} strokeWidth={1.6} />
      </>
    ),
  },
  dallah: {
    disc: "#1f5a5a",
    glyph: (
      <>
        <circle cx={31} cy={13.5} r={2} />
        <path d="M25 22c1.5-4.5 10.5-4.5 12 0ZM26 24h10l-1.5 5.5h-7ZM27 31.5h8c6 5.5 7.5 12 6 19H21c-1.5-7 0-13.5 6-19Z" />
        <path d="M39 33c4-3.5 6.5-7.5 10.5-13.5 2 8-1 17.5-8 22.3Z" />
        <path d="M25 25.5c-8.5-2-12 7-4.5 13.5" {...line} />
        <path d="M22.5 43.5h17.5" {...groove} />
      </>
    ),
  },
  drum: {
    disc: "#8a3a1f",
    glyph: (
      <>
        <path d="M19.5 16h25c.5 9.5-7.5 12.5-8 19.5 0 6 2.5 10.5 4 15h-17c1.5-4.5 4-9 4-15-.5-7-8.5-10-8-19.5Z" />
        <path d="m22 25 4-4 4 4 4-4 4 4 4-4" {...groove} strokeWidth={2.2} />
        <path d="M28.5 36h7" {...groove} strokeWidth={2.2} />
      </>
    ),
  },
  key: {
    disc: "#6a5a1e",
    glyph: (
      <g transform="rotate(42 32 32)">
        <circle cx={32} cy={19.5} r={7} {...line} strokeWidth={5} />
        <path d="M29.7 27h4.6v6h6v4.4h-6v4h7.5v4.4h-7.5v5.7h-4.6Z" />
      </g>
    ),
  },
  fish: {
    disc: "#23636b",
    glyph: (
      <>
        <path d="M12.5 32C19 20.5 33 20 42.5 29.5l8.5-7c-1.5 6.5-1.5 12.5 0 19l-8.5-7C33 44 19 43.5 12.5 32Z" />
        <circle cx={21.5} cy={30} r={2.2} fill={cut} />
        <path d="M28 25c2.5 4.5 2.5 9.5 0 14M34.5 28.5c1.2 2.3 1.2 4.7 0 7" {...groove} strokeWidth={2.2} />
      </>
    ),
  },
  incense: {
    disc: "#5c2f6a",
    glyph: (
      <>
        <path d="M20 25.5h4.5v3h15v-3H44l-2.5 10.5h-5l1.5 6h-12l1.5-6h-5ZM21 44h22v7H21Z" />
        <path d="M32 24.5c-4.5-4.5 4-6.5 0-11.5" {...line} strokeWidth={2.6} />
        <path d="m32 45 2.6 4.5h-5.2Z" fill={cut} />
      </>
    ),
  },
  sun: {
    disc: "#9a5a16",
    glyph: (
      <>
        <circle cx={32} cy={32} r={8.5} />
        <Around count={10}>
          <path d="M29.6 20.5 32 12l2.4 8.5Z" />
        </Around>
      </>
    ),
  },
  robot: {
    disc: "#3b4560",
    glyph: (
      <>
        <circle cx={32} cy={14.5} r={3} />
        <path d="M30.7 16h2.6v6h-2.6ZM23 21.5h18a6 6 0 0 1 6 6v13a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6v-13a6 6 0 0 1 6-6ZM12 29.5h3v9h-3ZM49 29.5h3v9h-3Z" />
        <path d="M26 30v4.5M38 30v4.5" {...groove} strokeWidth={4.6} />
        <path d="M27 41.5h10" {...groove} strokeWidth={2.4} />
      </>
    ),
  },
};

/** The circle's rim: quiet for a seat, brass for one's own side or the one whose turn it is, madder for the others. */
type AvatarRing = "quiet" | "brass" | "madder" | "none";

const rings: Record<AvatarRing, string> = {
  quiet: "#6d5954",
  brass: "var(--color-brass-3)",
  madder: "var(--color-madder-2)",
  none: "none",
};

/** What an avatar takes. */
interface AvatarProps {
  /** An avatar, or `robot` for a bot. */
  id: AvatarId | "robot";
  /** Outer edge in px or as a CSS length, the ring included. */
  size: number | string;
  ring?: AvatarRing;
  /** Whose it is, when no name stands beside it. */
  label?: string;
  /** Away or disconnected. */
  dim?: boolean;
  className?: string;
}

/** A player as a face, or as a cream drawing on a coloured disc. */
export function AvatarPicture({ id, size, ring = "quiet", label, dim, className }: AvatarProps) {
  const radius = ring === "none" ? 31.5 : 27;
  return (
    <svg
      viewBox="0 0 64 64"
      style={{ inlineSize: size, blockSize: size }}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={classes("shrink-0 text-[#f6e7c8]", dim && "opacity-55 grayscale-75", className)}
    >
      <circle cx={32} cy={32} r={31.5} fill="var(--color-night-indigo)" />
      {ring !== "none" && <circle cx={32} cy={32} r={30.3} fill="none" stroke={rings[ring]} strokeWidth={3.2} />}
      {isPerson(id) ? (
        <image href={`/art/people/${id}.svg`} x={32 - radius} y={32 - radius} width={2 * radius} height={2 * radius} />
      ) : (
        <Emblem id={id} radius={radius} />
      )}
    </svg>
  );
}

function Emblem({ id, radius }: { id: keyof typeof drawings; radius: number }) {
  const { disc, glyph } = drawings[id];
  const style: CSSProperties & { "--disc": string } = { "--disc": disc };
  return (
    <g style={style}>
      <circle cx={32} cy={32} r={radius} fill={disc} />
      <circle cx={32} cy={32} r={radius - 0.7} fill="none" stroke="#fff" strokeOpacity={0.2} strokeWidth={1.4} />
      <g fill="currentColor" transform={radius > 27 ? "translate(32 32) scale(1.16) translate(-32 -32)" : undefined}>
        {glyph}
      </g>
    </g>
  );
}
