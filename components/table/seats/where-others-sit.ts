/** A seat's picture, name and card count take this room; `width` is the most a name may need. */
interface SeatSize {
  readonly avatar: number;
  readonly width: number;
  readonly height: number;
}

/** The three sizes of a seat, the largest that fits is used. */
export const seatSizes = {
  large: { avatar: 72, width: 124, height: 132 },
  medium: { avatar: 56, width: 84, height: 112 },
  small: { avatar: 40, width: 72, height: 84 },
} as const satisfies Record<string, SeatSize>;

/** The name of a size. */
export type SeatSizeName = keyof typeof seatSizes;

/** A point of the arena, in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything in the arena lies. Seats are given by the middle of their upper edge, clockwise from one's left. */
export interface Round {
  readonly size: SeatSizeName;
  readonly seats: readonly Point[];
  /** How wide a seat may be without touching its neighbour. */
  readonly room: number;
  readonly tray: Point & { readonly radius: number };
}

/** What there is to lay out. */
interface Arena {
  readonly width: number;
  readonly height: number;
  /** Kept free below the tray, for words; grows with the scale. */
  readonly foot: number;
  readonly opponents: number;
}

const EDGE = 6;
const MOST_RADIUS = 230;
/** Smaller than this nothing on the tray can be read, so it rather touches a seat. */
const LEAST_RADIUS = 56;
/** How far a seat at the end of the upper row hangs lower than its middle. */
const bows = { large: 45, medium: 26, small: 20 } as const;
const radii = { large: { most: 162, least: 140 }, medium: { most: 130, least: 92 }, small: { most: 113, least: 40 } };

/** Of so many opponents, how many sit at each side; the others sit along the top. */
const atSide = (opponents: number, isWide: boolean) =>
  isWide ? (opponents < 2 ? 0 : opponents < 7 ? 1 : 2) : opponents < 2 ? 0 : Math.floor((opponents + 1) / 3);

/** Room at the sides of the tray, rather than above it. */
const isWideArena = ({ width, height }: Arena) => width >= 600 && width > height * 1.15;

const evenly = (count: number, reach: number) =>
  Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (2 * index * reach) / (count - 1) - reach));

function withSize(arena: Arena, size: SeatSizeName): Round {
  const { width, height, foot, opponents } = arena;
  const seat = seatSizes[size];
  const isWide = isWideArena(arena);
  const side = atSide(opponents, isWide);
  const top = opponents - 2 * side;
  const bow = bows[size];
  const outermost = width / 2 - Math.min(seat.width, 84) / 2 - EDGE;
  const head = top > 0 ? seat.height + EDGE : 0;
  const most = width < 600 ? 113 : Math.min(MOST_RADIUS, Math.max(radii[size].most, height * 0.22));
  const fitting = Math.min(most, (height - head - foot) / 2, width / 2 - (isWide ? seat.width : 82));
  const radius = Math.max(fitting, LEAST_RADIUS);
  // What height is left over lies above and below the tray; on a wide arena the seats keep nearer to it.
  const spare = (height - head - foot - 2 * radius) / 2;
  const tray = { x: width / 2, y: head + spare + radius, radius };
  const down = isWide ? spare / 2 : 0;

  // On a wide arena the seats keep near the tray; on a narrow one they take its edges.
  const upper = isWide ? Math.min(outermost - 50, 0.93 * radius * (top - 1)) : outermost;
  const reach = isWide ? Math.min(outermost, Math.max(2.16 * radius, upper + (top > 3 ? 110 : 50))) : outermost;
  const step = Math.min(seat.height * 1.35, (height - bow - seat.height) / Math.max(side - 1, 1));
  const lowest = height - seat.height - EDGE;
  const low = isWide
    ? Math.min(tray.y + 2 + 60 * (side - 1) - (seat.avatar - 72) / 2, lowest)
    : Math.min(bow + step * (side - 1), lowest);
  const column = Array.from({ length: side }, (_, index) => low - index * step);
  const topStep = side > 0 && !isWide ? (2 * reach) / (top + 1) : upper;
  const xs = isWide ? evenly(top, upper) : evenly(top, (topStep * (top - 1)) / 2);
  const bent = (x: number) =>
    isWide ? bow * (upper ? (x / upper) ** 2 : 0) : bow * (x / reach) ** 2 * (top > 1 ? 1 : 0);
  const seats = [
    ...column.map((y) => ({ x: width / 2 - reach, y })),
    ...xs.map((x) => ({ x: width / 2 + x, y: down + bent(x) })),
    ...[...column].reverse().map((y) => ({ x: width / 2 + reach, y })),
  ];
  const [one, other] = xs;
  const between = one !== undefined && other !== undefined ? other - one : seat.width;
  const beside = side > 0 ? width - 2 * reach : seat.width;
  return { size, seats, room: Math.min(seat.width, between - 4, beside), tray };
}

/** An arena too low for a row above the tray: everyone sits to its left or right, those further out a little lower. */
function flanking(arena: Arena): Round {
  const { width, height, foot, opponents } = arena;
  const size = seatSizes.small;
  const radius = Math.max(LEAST_RADIUS, Math.min(113, (height - foot) / 2));
  const [left, right] = [Math.ceil(opponents / 2), Math.floor(opponents / 2)];
  const inner = radius + size.width / 2 + 12;
  const outer = width / 2 - size.width / 2 - EDGE;
  const step = Math.min(110, (outer - inner) / Math.max(left - 1, 1));
  const drop = Math.max(0, Math.min(60, height - size.height - EDGE) / Math.max(left - 1, 1));
  const out = (index: number) => ({ x: inner + index * step, y: index * drop });
  const lefts = Array.from({ length: left }, (_, index) => out(left - 1 - index)).map(({ x, y }) => ({
    x: width / 2 - x,
    y,
  }));
  const rights = Array.from({ length: right }, (_, index) => out(index)).map(({ x, y }) => ({ x: width / 2 + x, y }));
  return {
    size: "small",
    seats: [...lefts, ...rights],
    room: Math.min(size.width, step - 4),
    tray: { x: width / 2, y: radius, radius },
  };
}

/** Lays the opponents round the tray in play order, oneself being at the foot; on a large screen everything is larger by `scale`. */
export function whereOthersSit({ width, height, foot, opponents }: Arena, scale = 1): Round {
  const { size, seats, room, tray } = fitted({ width: width / scale, height: height / scale, foot, opponents });
  const larger = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  return {
    size,
    seats: seats.map(larger),
    room: room * scale,
    tray: { ...larger(tray), radius: tray.radius * scale },
  };
}

function fitted(arena: Arena): Round {
  if (arena.height < 280 && arena.width > arena.height * 1.6) return flanking(arena);
  const large = withSize(arena, "large");
  if (large.tray.radius >= radii.large.least) return large;
  const medium = withSize(arena, "medium");
  const narrow = !isWideArena(arena) && medium.room < 70;
  return medium.tray.radius >= radii.medium.least && !narrow ? medium : withSize(arena, "small");
}
