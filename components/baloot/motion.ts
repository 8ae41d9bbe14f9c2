import type { Point } from "@/components/table/round-seats";
import { DEALT_MS, TAKEN_AFTER_MS } from "./dealing";

/** How one moves who wants no motion, or does not look: at once. */
export const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

const easeOut = (time: number) => 1 - (1 - time) ** 3;
const STEPS = 10;
export const THROW_MS = 300;
const THUMP_MS = 120;
const ALL_MS = THROW_MS + THUMP_MS;
const RISE = 0.12;
export const REST_MS = 700;
const SWEEP_MS = 320;
export const TURN_MS = 320;
const EASE_IN_OUT = "cubic-bezier(.645,.045,.355,1)";

/** Where something flies from, as an offset from where it lies. */
export interface Start extends Point {
  readonly scale: number;
  readonly angle: number;
}

/** Throws an element on an arc to where it lies; it lands with a thump. */
export function throwIn(element: HTMLElement, from: Start): Animation {
  if (isStill()) return element.animate({ opacity: [0, 1] }, 120);
  const distance = Math.hypot(from.x, from.y);
  const flight = Array.from({ length: STEPS + 1 }, (_, step): Keyframe => {
    const time = step / STEPS;
    const eased = easeOut(time);
    const left = 1 - eased;
    const rise = -4 * eased * left * RISE * distance;
    const scale = from.scale * left + 1.1 * eased;
    return {
      offset: (time * THROW_MS) / ALL_MS,
      transform: `translate(${from.x * left}px, ${from.y * left + rise}px) rotate(${from.angle * left}deg) scale(${scale})`,
    };
  });
  return element.animate([...flight, { offset: 1, transform: "none" }], { duration: ALL_MS, fill: "backwards" });
}

/** Rests a moment, then sweeps an element away towards whoever won it. */
export function sweepOff(element: HTMLElement, to: Point, place: number): Animation {
  if (isStill()) return element.animate({ opacity: [1, 0] }, { duration: 120, delay: REST_MS, fill: "forwards" });
  return element.animate(
    [
      { transform: "none", opacity: 1 },
      { offset: 0.7, opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(.55)`, opacity: 0 },
    ],
    { duration: SWEEP_MS, delay: REST_MS + 30 * place, easing: EASE_IN_OUT, fill: "forwards" },
  );
}

/** Turns the public card up where it lies on the deck, and lets its light come. */
export function turnUp(
  card: HTMLElement,
  back: HTMLElement | null,
  light: readonly HTMLElement[],
  delay: number,
): void {
  if (isStill()) {
    card.animate({ opacity: [0, 1] }, 120);
    return;
  }
  const timing = { duration: TURN_MS, delay, fill: "backwards" } as const;
  card.animate(
    [
      { transform: "none", easing: "ease-in" },
      { offset: 0.5, transform: "translateY(-14%) scale(0.02, 1.06)", easing: "ease-out" },
      { transform: "none" },
    ],
    timing,
  );
  back?.animate([{ opacity: 1 }, { offset: 0.5, opacity: 1 }, { offset: 0.5, opacity: 0 }, { opacity: 0 }], timing);
  for (const one of light) one.animate({ opacity: [0, 1] }, { ...timing, delay: delay + TURN_MS, duration: 200 });
}

/** Sends the public card to whoever takes it. */
export function takeOff(card: HTMLElement, to: Point): Animation {
  if (isStill()) return card.animate({ opacity: [1, 0] }, { duration: 120, fill: "forwards" });
  return card.animate(
    [
      { transform: "none", opacity: 1 },
      { offset: 0.8, opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(.4)`, opacity: 0 },
    ],
    { duration: DEALT_MS, delay: TAKEN_AFTER_MS, easing: EASE_IN_OUT, fill: "forwards" },
  );
}

/** Brings the public card into the hand, face up as it lay. */
export function takeIn(card: HTMLElement, from: Start): void {
  if (isStill()) {
    card.animate({ opacity: [0, 1] }, 120);
    return;
  }
  card.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) rotate(${from.angle}deg) scale(${from.scale})` },
      { transform: "none" },
    ],
    { duration: DEALT_MS, delay: TAKEN_AFTER_MS, easing: EASE_IN_OUT, fill: "backwards" },
  );
}

/** Deals a card into the hand: from the deck in the middle of the table, turning over half-way. */
export function dealIn(card: HTMLElement, back: HTMLElement | null, from: Point, delay: number): void {
  if (isStill()) {
    card.animate({ opacity: [0, 1] }, 120);
    return;
  }
  const timing = { duration: DEALT_MS, delay, fill: "backwards" } as const;
  card.animate(
    [
      { opacity: 0, transform: `translate(${from.x}px, ${from.y}px) scale(.6)`, easing: "ease-out" },
      { offset: 0.03, opacity: 1 },
      {
        offset: 0.5,
        opacity: 1,
        transform: `translate(${from.x * 0.35}px, ${from.y * 0.35}px) scale(0.02, .85)`,
        easing: "ease-out",
      },
      { opacity: 1, transform: "none" },
    ],
    timing,
  );
  back?.animate([{ opacity: 1 }, { offset: 0.5, opacity: 1 }, { offset: 0.5, opacity: 0 }, { opacity: 0 }], timing);
}

/** Lets a card that the table did not take glide back into the hand. */
export function glideBack(card: HTMLElement, from: Point): void {
  if (isStill()) {
    card.animate({ opacity: [0, 1] }, 120);
    return;
  }
  card.animate([{ transform: `translate(${from.x}px, ${from.y}px) scale(.69)` }, { transform: "none" }], {
    duration: 260,
    easing: "cubic-bezier(.215,.61,.355,1)",
  });
}

/** How long points swell and fly; those of a baloot wait until king and queen have struck. */
export const POINTS_MS = 900;
export const BALOOT_MS = 1_000;

/** Lets points swell where they were won, then fly to the board. */
export function flyTo(points: HTMLElement, to: Point, delay: number): Animation {
  if (isStill()) return points.animate({ opacity: [0, 1, 1, 0] }, { duration: POINTS_MS, delay, fill: "both" });
  return points.animate(
    [
      { transform: "scale(.6)", opacity: 0, easing: "cubic-bezier(.215,.61,.355,1)" },
      { offset: 0.3, transform: "scale(1.15)", opacity: 1 },
      { offset: 0.45, transform: "none", opacity: 1, easing: "cubic-bezier(.645,.045,.355,1)" },
      { transform: `translate(${to.x}px, ${to.y}px) scale(.45)`, opacity: 1 },
    ],
    { duration: POINTS_MS, delay, fill: "both" },
  );
}
