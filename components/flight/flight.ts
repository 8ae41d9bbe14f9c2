import type { Point } from "@/components/table/seats/where-others-sit";

/** Whether somebody wants no motion. */
export const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How one moves who wants no motion, or does not look: at once. */
export const isStill = () => isCalm() || document.hidden;

export const EASE_OUT = "cubic-bezier(.215,.61,.355,1)";
export const EASE_IN_OUT = "cubic-bezier(.645,.045,.355,1)";
export const EASE_SINE = "cubic-bezier(.445,.05,.55,.95)";
const FADE_MS = 120;

/** Where something is on its way, how large, and how far it is turned: as an offset from where it lies. */
export interface Spot extends Point {
  readonly scale: number;
  readonly angle: number;
  /** How tall of its height it is seen: it leans back more and more with the carpet. */
  readonly lean: number;
}

/** Where it lies. */
export const home: Spot = { x: 0, y: 0, scale: 1, angle: 0, lean: 1 };

export const transformTo = ({ x, y, scale, angle, lean }: Spot) =>
  `translate(${x}px, ${y}px) scaleY(${lean}) rotate(${angle}deg) scale(${scale})`;

/** How far something is moved just now, by whatever moves it; it must not lean. */
export function movedBy(element: HTMLElement): Spot {
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: e, y: f, scale: Math.hypot(a, b), angle: (Math.atan2(b, a) * 180) / Math.PI, lean: 1 };
}

/** What is seen of a flight where nothing is to move: that something has come, or that it goes. */
const comes: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
export const goes: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];

/** Shows it without any motion. */
export const fade = (element: HTMLElement, frames = comes, timing: KeyframeAnimationOptions = {}): Animation =>
  element.animate(frames, { duration: FADE_MS, ...timing });

/** Lets something fly, by transform and opacity alone; where nothing is to move it is only seen that it has come. */
export const fly = (element: HTMLElement, way: Keyframe[], timing: KeyframeAnimationOptions): Animation =>
  isStill() ? fade(element) : element.animate(way, timing);
