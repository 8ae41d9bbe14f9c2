import type { CSSProperties } from "react";
import { CORNER, type Layout, SCORE } from "./layout";

/** What the buttons beside the hand of a phone on its side take up. */
const DEEDS = 152;

/** A part of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where something may lie over the carpet for a while and leave score, hand and what one can do in sight: where nothing can
 * be done meanwhile but to call a qayd, which stands beside the hand, there is more of it.
 */
export function roomOverCarpet(
  { isTall, sidebar, seats, width, height, scale, hud, dashboard, hand, plane }: Layout,
  isAnswered: boolean,
): Box {
  if (isTall) {
    const top = hud + SCORE.down * scale;
    return { left: 10, top, width: width - 20, height: dashboard - 6 - top };
  }
  if (sidebar === 0) {
    const deeds = isAnswered ? DEEDS : CORNER;
    const left = seats.south.x < width / 2 ? SCORE.across : deeds;
    return { left, top: 8, width: width - SCORE.across - deeds, height: hand - (isAnswered ? 0 : 16) };
  }
  const [across, top] = [Math.min(480 * scale, width - 40), 0.16 * height];
  return { left: plane.center.x - across / 2, top, width: across, height: hand - 16 - top };
}

/** How it lies there: under the score of an upright window, else in the middle, and never over its upper edge. */
export function restOverCarpet({ isTall }: Layout, { left, top, width, height }: Box): CSSProperties {
  return {
    left: left + width / 2,
    top: isTall ? top : top + height / 2,
    maxWidth: width,
    maxHeight: isTall ? undefined : height,
    translate: isTall ? "-50%" : "-50% -50%",
  };
}
