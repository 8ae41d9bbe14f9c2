/** The three numbered suits. */
export const suits = ["characters", "bamboo", "dots"] as const;
/** The winds, in the order they blow round the table. */
export const winds = ["east", "south", "west", "north"] as const;
/** The dragons: 中, 發 and the framed blank. */
const dragons = ["red", "green", "white"] as const;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type Suit = (typeof suits)[number];
type Wind = (typeof winds)[number];
type Dragon = (typeof dragons)[number];
export type Digit = (typeof digits)[number];
/** A tile whose value moves. */
export type Honour = Wind | Dragon;
/** What is painted on a tile. */
export type Kind = `${Suit}-${Digit}` | Honour;

/** All 34 kinds, suits first. */
export const kinds: readonly Kind[] = [
  ...suits.flatMap((suit) => digits.map((digit) => `${suit}-${digit}` as const)),
  ...winds,
  ...dragons,
];

/** The number painted on a suit tile; an honour has none. */
export function digitOf(kind: Kind): Digit | null {
  return digits.find((digit) => kind.endsWith(`-${digit}`)) ?? null;
}

/** Whether it is a wind or a dragon. */
export function isHonour(kind: Kind): kind is Honour {
  return digitOf(kind) === null;
}
