import {
  EASE_IN_OUT,
  EASE_OUT,
  fade,
  fly,
  goes,
  home,
  isStill,
  type Spot,
  transformTo,
} from "@/components/flight/flight";
import { glideFrom } from "@/components/flight/throw";
import type { Point } from "@/components/table/seats/where-others-sit";
import { pauses } from "@/lib/rules/baloot";
import { DEALT_MS, TAKEN_AFTER_MS } from "./dealing";

/** A full trick lies until there is just time to sweep it up before the next turn. */
export const REST_MS = pauses.trick - 400;
const SWEEP_MS = 320;
export const TURN_MS = 320;

/** A back that is seen until its card has turned half-way. */
const turning = [{ opacity: 1 }, { offset: 0.5, opacity: 1 }, { offset: 0.5, opacity: 0 }, { opacity: 0 }];

/** Rests a moment, then sweeps an element away towards whoever won it. */
export function sweepOff(element: HTMLElement, to: Point, place: number): Animation {
  if (isStill()) return fade(element, goes, { delay: REST_MS, fill: "forwards" });
  return element.animate(
    [
      { transform: "none", opacity: 1 },
      { offset: 0.7, opacity: 1 },
      { transform: transformTo({ ...home, ...to, scale: 0.55 }), opacity: 0 },
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
  const timing = { duration: TURN_MS, delay, fill: "backwards" } as const;
  fly(
    card,
    [
      { transform: "none", easing: "ease-in" },
      { offset: 0.5, transform: "translateY(-14%) scale(0.02, 1.06)", easing: "ease-out" },
      { transform: "none" },
    ],
    timing,
  );
  if (isStill()) return;
  back?.animate(turning, timing);
  for (const one of light) one.animate({ opacity: [0, 1] }, { ...timing, delay: delay + TURN_MS, duration: 200 });
}

/** Sends the public card to whoever takes it. */
export function takeOff(card: HTMLElement, to: Point): Animation {
  if (isStill()) return fade(card, goes, { fill: "forwards" });
  return card.animate(
    [
      { transform: "none", opacity: 1 },
      { offset: 0.8, opacity: 1 },
      { transform: transformTo({ ...home, ...to, scale: 0.4 }), opacity: 0 },
    ],
    { duration: DEALT_MS, delay: TAKEN_AFTER_MS, easing: EASE_IN_OUT, fill: "forwards" },
  );
}

/** Brings the public card into the hand, face up as it lay. */
export const takeIn = (card: HTMLElement, from: Spot): Animation =>
  glideFrom(card, from, { duration: DEALT_MS, delay: TAKEN_AFTER_MS, easing: EASE_IN_OUT, fill: "backwards" });

/** Deals a card into the hand: from the deck in the middle of the table, turning over half-way. */
export function dealIn(card: HTMLElement, back: HTMLElement | null, from: Point, delay: number): void {
  const timing = { duration: DEALT_MS, delay, fill: "backwards" } as const;
  fly(
    card,
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
  if (!isStill()) back?.animate(turning, timing);
}

/** Deals a card to another seat: it fades where it has come to lie among that seat's others. */
export const dealTo = (card: HTMLElement, from: Point, delay: number): Animation =>
  card.animate(
    [
      { opacity: 0, transform: `translate(${from.x}px, ${from.y}px) scale(1.5)`, easing: EASE_OUT },
      { offset: 0.04, opacity: 1 },
      { offset: 0.85, opacity: 1, easing: EASE_OUT },
      { opacity: 0, transform: "rotate(90deg)" },
    ],
    { duration: DEALT_MS, delay, fill: "backwards" },
  );

/** How long points swell and fly; those of a baloot wait until king and queen have struck. */
export const POINTS_MS = 900;
export const BALOOT_MS = 1_000;

/** Lets points swell where they were won, then fly to the board. */
export function flyTo(points: HTMLElement, to: Point, delay: number): Animation {
  const timing = { duration: POINTS_MS, delay, fill: "both" } as const;
  if (isStill()) return points.animate({ opacity: [0, 1, 1, 0] }, timing);
  return points.animate(
    [
      { transform: "scale(.6)", opacity: 0, easing: EASE_OUT },
      { offset: 0.3, transform: "scale(1.15)", opacity: 1 },
      { offset: 0.45, transform: "none", opacity: 1, easing: EASE_IN_OUT },
      { transform: transformTo({ ...home, ...to, scale: 0.45 }), opacity: 1 },
    ],
    timing,
  );
}
