import { EASE_OUT, fly, home, isStill, type Spot, transformTo } from "./flight";

const easeOut = (time: number) => 1 - (1 - time) ** 3;
const STEPS = 10;
export const THROW_MS = 300;
const THUMP_MS = 120;
const RISE = 0.12;
const BACK_MS = 260;

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

/** Throws an element on an arc to where it lies; it lands with a thump. */
export function throwIn(element: HTMLElement, from: Start): Animation {
  const all = from.ms + THUMP_MS;
  const way = steps.map((time): Keyframe => {
    const at = onItsWay(from, home, time);
    return { offset: (time * from.ms) / all, transform: transformTo(at) };
  });
  const thrown = fly(element, [...way, { offset: 1, transform: "none" }], { duration: all, fill: "backwards" });
  // What flies already does not wait for the next frame to go on.
  if (from.at !== null && !isStill()) thrown.startTime = from.at;
  return thrown;
}

/** A card that has left the hand, and is not on the table yet. */
interface SetOff {
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

/** Lets a card glide from where it was let go to its place in the hand, wherever that is by then. */
export function glideHome(card: HTMLElement, from: Spot): Animation | null {
  if (isStill()) return null;
  return card.animate([{ offset: 0, transform: transformTo(from) }], { duration: BACK_MS, easing: EASE_OUT });
}

/** Lets what lies in its place come there from where it was. */
export const glideFrom = (element: HTMLElement, from: Spot, timing: KeyframeAnimationOptions = {}): Animation =>
  fly(element, [{ transform: transformTo(from) }, { transform: "none" }], {
    duration: BACK_MS,
    easing: EASE_OUT,
    ...timing,
  });
