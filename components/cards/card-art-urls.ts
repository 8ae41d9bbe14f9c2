import { whenIdle } from "@/lib/browser/page/when-idle";
import { type SuitName, suitNames } from "./suits";

/** The three courts. */
export const courtRanks = ["K", "Q", "J"] as const;

/** One of the three courts. */
export type CourtRank = (typeof courtRanks)[number];

/** Whether a rank is a court's. */
export function isCourt(rank: string): rank is CourtRank {
  return courtRanks.some((court) => court === rank);
}

/** The two inks of the jokers. */
export const jokerInks = ["black", "red"] as const;

/** One of the jokers' inks. */
export type JokerInk = (typeof jokerInks)[number];

/** The two backs. */
export const backTones = ["indigo", "madder"] as const;

/** One of the backs. */
export type BackTone = (typeof backTones)[number];

const art = (name: string, off = false) => `/art/deck/${name}${off ? "-off" : ""}.svg`;

/** Where a court's art lies, bright or grey. */
export const courtArt = (rank: CourtRank, suit: SuitName, off: boolean) => art(`${rank}-${suit}`, off);

/** Where a joker's art lies, bright or grey. */
export const jokerArt = (ink: JokerInk, off: boolean) => art(`joker-${ink}`, off);

/** Where a back lies. */
export const backArt = (tone: BackTone) => art(`back-${tone}`);

/** All the art of a deck without jokers, what is seen first foremost. */
export const deckArt: readonly string[] = [
  ...backTones.map(backArt),
  ...[false, true].flatMap((off) => courtRanks.flatMap((rank) => suitNames.map((suit) => courtArt(rank, suit, off)))),
];

/** The jokers' art, for the games that have them. */
export const jokersArt: readonly string[] = [false, true].flatMap((off) => jokerInks.map((ink) => jokerArt(ink, off)));

const kept = new Map<string, HTMLImageElement>();

/**
 * Fetches art ahead of need and keeps it, one drawing at a time while nothing else is to be done: reading a drawing takes
 * a slow phone longer than a frame, and one read only when its card is dealt would hold that up.
 */
export function keepArt(urls: readonly string[]): void {
  const url = urls.find((wanted) => !kept.has(wanted));
  if (url === undefined) return;
  const image = new Image();
  kept.set(url, image);
  const goOn = () => whenIdle(() => keepArt(urls));
  image.onload = goOn;
  image.onerror = goOn;
  image.src = url;
}
