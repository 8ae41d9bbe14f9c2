import type { HandLayout, Place } from "./layout";

/** What a hand is fanned into: cards on an arc about a pivot below the screen. */
export interface FanSpace {
  readonly width: number;
  /** The middle of the arc. */
  readonly centerX: number;
  /** The height of the middle of an upright card. */
  readonly middle: number;
  readonly radius: number;
  /** The widest a card may be. */
  readonly most: number;
  /** Narrow: angles are solved from the corners. Wide: a step of so many degrees. */
  readonly step: number | null;
  /** How many degrees a hand may take in all, where it has neighbours on both sides. */
  readonly arc?: number;
}

const MARGIN = 6;
/** Cards of a whole hand. */
const FULL = 8;
/** The share of a card's width that must stay free for its index. */
const LEAST_STRIP = 0.29;
/** No hand is spread wider than this share of a card. */
const MOST_STRIP = 0.62;
/** No hand is turned further than this from its first card to its last, in degrees. */
const MOST_ARC = 60;
const LIFT = 28;
const LIFTED = 1.1;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The strips of a parted hand, in shares of a card: beside the lifted one, round it, and of the last one. */
const PARTED = { left: 0.31, neighbour: 0.35, right: 0.3, last: 0.36 };

/** The share of a card's width that a hand takes which has parted round one of its middle cards. */
const partedShare = (count: number): number =>
  LIFTED + PARTED.neighbour + PARTED.last + (PARTED.left + PARTED.right) * Math.max(0, (count - 3) / 2);

/** How wide a card of so many may be: every strip keeps its index, and up to seven have room to part. */
export function cardWidth({ width, most, step }: FanSpace, count: number): number {
  if (step !== null) return most;
  const room = width - 2 * MARGIN;
  const atRest = room / (1 + LEAST_STRIP * (Math.max(count, 1) - 1));
  return Math.min(most, atRest, count < 8 ? room / partedShare(count) : atRest);
}

/** The place on the arc of a card turned so far, lifted along its own radius. */
function onArc({ centerX, middle, radius }: FanSpace, angle: number, lift = 0, scale = 1): Place {
  const reach = radius + lift;
  const [x, y] = [centerX + reach * Math.sin(angle), middle + radius - reach * Math.cos(angle)];
  return { x, y, angle: degrees(angle), scale };
}

/** The turn of a card whose upper left corner is at this height of the x axis. */
function angleAt({ centerX, radius }: Pick<FanSpace, "centerX" | "radius">, width: number, corner: number): number {
  let [low, high] = [-1.2, 1.2];
  for (let round = 0; round < 40; round++) {
    const angle = (low + high) / 2;
    const x = centerX + (radius + 0.7 * width) * Math.sin(angle) - 0.5 * width * Math.cos(angle);
    if (x < corner) low = angle;
    else high = angle;
  }
  return (low + high) / 2;
}

const cornerOf = ({ centerX, radius }: FanSpace, width: number, angle: number) =>
  centerX + (radius + 0.7 * width) * Math.sin(angle) - 0.5 * width * Math.cos(angle);

/** The upper left corners of a hand at rest: equal strips, spread as far as the space allows. */
function cornersAtRest(space: FanSpace, width: number, count: number): number[] {
  const { centerX, step, arc = MOST_ARC } = space;
  if (step !== null) {
    const turn = radians(Math.min(step, arc / Math.max(count - 1, 1)));
    return Array.from({ length: count }, (_, index) => cornerOf(space, width, (index - (count - 1) / 2) * turn));
  }
  const first = angleAt(space, width, MARGIN);
  const reach = space.width - MARGIN - width * Math.cos(first) - MARGIN;
  const strip = Math.min(reach / Math.max(count - 1, 1), MOST_STRIP * width);
  const start = centerX - width / 2 - (strip * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => start + index * strip);
}

/** The corners once the hand has parted round a lifted card; every index can still be read. */
function cornersParted(space: FanSpace, width: number, rest: readonly number[], lifted: number): number[] {
  const count = rest.length;
  const right = space.width - MARGIN;
  if (space.step !== null) {
    const gap = rest[lifted + 1];
    const shift = gap === undefined ? 0 : Math.max(0, (rest[lifted] as number) + LIFTED * width - gap - width * 0.04);
    return rest.map((corner, index) => (index > lifted ? corner + shift : corner));
  }
  const natural = (rest[1] ?? 0) - (rest[0] ?? 0);
  const first = Math.min(rest[0] ?? MARGIN, MARGIN + Math.max(0, (rest[0] ?? 0) - MARGIN));
  const leftStrip = Math.min(0.31 * width, natural || width);
  const own = lifted === 0 ? first : first + leftStrip * (lifted - 1) + Math.min(0.35 * width, natural);
  const after = count - 1 - lifted;
  // The last card may run off the screen, but never its index.
  const need = LIFTED * width + (after > 0 ? 0.26 * width * (after - 1) + 0.36 * width : 0);
  const held = Math.max(lifted * 0.24 * width + MARGIN, Math.min(own, right - need));
  const squeeze = own > 0 && lifted > 0 ? (held - first) / (own - first || 1) : 1;
  const start = held + LIFTED * width;
  const rightStrip =
    after > 1 ? Math.min(0.3 * width, Math.max(0.2 * width, (right - 0.36 * width - start) / (after - 1))) : 0;
  const corners = rest.map((_, index) => {
    if (index < lifted) return first + leftStrip * index * Math.min(1, squeeze);
    if (index === lifted) return held;
    return start + rightStrip * (index - lifted - 1);
  });
  // Where there is room to spare the parted hand stays in the middle.
  const end = (corners.at(-1) ?? held) + (after > 0 ? width : LIFTED * width);
  const spare = Math.max(0, right - end - ((corners[0] ?? held) - MARGIN));
  return corners.map((corner) => corner + spare / 2);
}

/**
 * How many degrees a hand of such cards may take and reach no further than so far from its middle. In a window that small
 * it lies over what is beside it sooner than over its own indices.
 */
export function arcWithin(reach: number, radius: number, width: number): number {
  const least = (FULL - 1) * degrees((LEAST_STRIP * width) / (radius + 0.7 * width));
  return Math.min(MOST_ARC, Math.max(least, -2 * degrees(angleAt({ centerX: 0, radius }, width, -reach))));
}

/** Lays out a hand as a fan, parted round the lifted card where there is one. */
export function fan(space: FanSpace, count: number, lifted: number | null): HandLayout {
  const card = cardWidth(space, count);
  const rest = cornersAtRest(space, card, count);
  const corners = lifted === null ? rest : cornersParted(space, card, rest, lifted);
  const places = corners.map((corner, index) => {
    if (index !== lifted) return onArc(space, angleAt(space, card, corner));
    // A lifted card keeps its own left edge though it has grown.
    const angle = angleAt(space, card, corner + (space.step === null ? ((LIFTED - 1) * card) / 2 : 0));
    return onArc(space, angle, LIFT, LIFTED);
  });
  return { card, places, rows: [[...places.keys()]], scrolls: false };
}
