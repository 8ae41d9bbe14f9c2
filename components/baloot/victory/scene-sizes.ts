import type { Layout } from "../layout/layout";

/** What a story and the ways on take under the scene of an upright screen, a low one and others. */
const STORY = { low: 398, high: 434 } as const;

/** What the end of a match is drawn by, in px. */
export interface SceneSizes {
  readonly width: number;
  /** How far down the scene alone is seen. */
  readonly height: number;
  /** The upper edge of the bolster, and how thick it is. */
  readonly bolster: number;
  readonly band: number;
  /** How tall a winner stands behind it. */
  readonly bust: number;
  readonly carpet: number;
  readonly lamp: number;
  /** Shares of the width, and the lengths of their cords. */
  readonly lamps: readonly { readonly x: number; readonly cord: number }[];
  /** A cell of the woven bands. */
  readonly cell: number;
  readonly title: number;
}

/** Room above the title, the scene within whatever is free, and the bench as wide as it goes. */
export function sceneSizes({ isTall, width: all, height: full, sidebar, scale }: Layout): SceneSizes {
  // Where the story has no place of its own beside the table, it stands beside the scene or under it.
  const isBeside = sidebar > 0;
  const width = isTall || isBeside ? all : Math.round(0.5 * all);
  const height = isTall
    ? Math.max(210, Math.min(full - (full < 700 ? STORY.low : STORY.high) * scale, 1.14 * width, 0.62 * full))
    : full;
  const bolster = Math.round((isTall ? 0.745 : 0.615) * height);
  const bust = Math.round(Math.min((isTall ? 0.377 : 0.367) * height, 0.426 * width));
  const cord = isTall ? 0.16 * height : 0.09 * height;
  const far = { x: isTall ? 0.09 : 0.075, cord };
  const near = { x: 0.21, cord: 0.4 * cord };
  const cell = Math.max(1, Math.round(band(bust) / 12));
  return {
    width,
    height,
    bolster,
    band: band(bust),
    bust,
    carpet: isTall ? Math.max(1.75 * width, 1.5 * (full - bolster)) : 1.16 * width,
    lamp: 0.26 * bust + 10,
    lamps: (isBeside ? [far, near] : [far]).flatMap((one) => [one, { ...one, x: 1 - one.x }]),
    cell,
    title: Math.max(30, Math.min((isTall ? 0.105 : 0.085) * height, 0.118 * width)),
  };
}

const band = (bust: number) => Math.max(26, Math.round(0.2 * bust));
