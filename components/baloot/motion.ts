import type { Point } from "@/components/table/round-seats";
import { DEALT_MS, TAKEN_AFTER_MS } from "./dealing";

/** How one moves who wants no motion, or does not look: at once. */
export const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

const easeOut = (time: number) => 1 - (1 - time) ** 3;
const STEPS = 10;
export const THROW_MS = 300;
const THUMP_MS = 120;
const RISE = 0.12;
export const REST_MS = 700;
const SWEEP_MS = 320;
export const TURN_MS = 320;
const EASE_IN_OUT = "cubic-bezier(.645,.045,.355,1)";
const EASE_OUT = "cubic-bezier(.215,.61,.355,1)";
const BACK_MS = 260;

/** Where something is on its way, how large, and how far it is turned. */
export interface Spot extends Point {
  readonly scale: number;
  readonly angle: number;
  /** How tall of its height it is seen: it leans back more and more with the carpet. */
  readonly lean: number;
}

/** Where something flies from, as an offset from where it lies. */
export interface Start extends Spot {
  /** How long it still flies. */
  readonly ms: number;
  /** When that was, by the clock of the page's animations; null where it has not set off yet. */
  readonly at: CSSNumberish | null;
}

/** Where a thrown thing is at a share of its time, as it flies on an arc to where it lies, a little larger than there. */
function onItsWay(from: Spot, to: Spot, time: number): Spot {
  const eased = easeOut(Math.min(1, time));
  const left = 1 - eased;
  const [x, y] = [from.x - to.x, from.y - to.y];
  const rise = -4 * eased * left * RISE * Math.hypot(x, y);
  return {
    x: to.x + x * left,
    y: to.y + y * left + rise,
    scale: from.scale * left + 1.1 * to.scale * eased,
    angle: from.angle * left + to.angle * eased,
    lean: from.lean * left + to.lean * eased,
  };
}

const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
const transformTo = ({ x, y, scale, angle, lean }: Spot) =>
  `translate(${x}px, ${y}px) scaleY(${lean}) rotate(${angle}deg) scale(${scale})`;

/** Throws an element on an arc to where it lies; it lands with a thump. */
export function throwIn(element: HTMLElement, from: Start): Animation {
  if (isStill()) return element.animate({ opacity: [0, 1] }, 120);
  const all = from.ms + THUMP_MS;
  const home = { x: 0, y: 0, scale: 1, angle: 0, lean: 1 };
  const flight = steps.map((time): Keyframe => {
    const at = onItsWay(from, home, time);
    return { offset: (time * from.ms) / all, transform: transformTo(at) };
  });
  const thrown = element.animate([...flight, { offset: 1, transform: "none" }], { duration: all, fill: "backwards" });
  // What flies already does not wait for the next frame to go on.
  if (from.at !== null) thrown.startTime = from.at;
  return thrown;
}

/** A card that has left the hand, and is not on the carpet yet. */
export interface SetOff {
  /** Where it has come to, and how long it still flies. */
  readonly now: () => Start;
  /** It may not: it stays where it is for whatever moves it next. */
  readonly stop: () => void;
}

/**
 * Lets a card of the hand set off in the very next frame, on the way and at the pace at which `throwIn` goes on: what the
 * page makes of the move may take longer than a frame. Null where nothing flies.
 */
export function setOff(card: HTMLElement, from: Spot, to: Spot): SetOff | null {
  if (isStill()) return null;
  const way = steps.map((time) => ({ transform: transformTo(onItsWay(from, to, time)) }));
  const flight = card.animate(way, { duration: THROW_MS, fill: "both" });
  const time = () => Math.min(Number(flight.currentTime ?? 0), THROW_MS);
  return {
    now: () => ({
      ...onItsWay(from, to, time() / THROW_MS),
      ms: THROW_MS - time(),
      at: document.timeline.currentTime,
    }),
    stop: () => flight.cancel(),
  };
}

/** Lets a card of the hand glide from where it was let go to its place there, wherever that is by then. */
export function glideHome(card: HTMLElement, from: Spot): Animation | null {
  if (isStill()) return null;
  return card.animate([{ offset: 0, transform: transformTo(from) }], { duration: BACK_MS, easing: EASE_OUT });
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
export function takeIn(card: HTMLElement, from: Omit<Spot, "lean">): void {
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
    duration: BACK_MS,
    easing: EASE_OUT,
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
      { transform: "scale(.6)", opacity: 0, easing: EASE_OUT },
      { offset: 0.3, transform: "scale(1.15)", opacity: 1 },
      { offset: 0.45, transform: "none", opacity: 1, easing: EASE_IN_OUT },
      { transform: `translate(${to.x}px, ${to.y}px) scale(.45)`, opacity: 1 },
    ],
    { duration: POINTS_MS, delay, fill: "both" },
  );
}
