import type { Rate } from "../door/rate-limit";

/** One thing said at a table. */
export interface ChatLine {
  /** Counts what was ever said here, so that a device knows what it has read. */
  readonly n: number;
  readonly id: string;
  readonly name: string;
  /** Which of those who go by it here, from the second on. */
  readonly twin?: number | undefined;
  readonly avatar: string;
  readonly text: string;
  /** Whom it is meant for, by their id, where it is not for all. */
  readonly to?: string | undefined;
  /** A ready phrase, which every reader is shown in their own language. */
  readonly phrase?: Phrase;
}

/** The key of the lines kept, apart from the record: a move never writes them. */
export const CHAT = "chat";
/** A value of a Durable Object holds this many of the longest. */
export const KEPT_LINES = 50;

/** Ready phrases, with the words a plain WebSocket client is shown; browsers word the codes. */
export const phrases = {
  salam: "Salam!",
  goodLuck: "Good luck!",
  wellPlayed: "Well played!",
  hurry: "Hurry up!",
  coffee: "Coffee?",
  sorry: "Sorry!",
  patience: "Patience…",
  oneMore: "One more game?",
  bless: "Mashallah!",
  whatHand: "What a hand!",
  noWay: "No way!",
  yours: "It's yours, partner",
  leaveIt: "Leave it to me",
  yourCall: "Your call",
  thinking: "Let me think",
  closeOne: "That was close!",
  hardLuck: "It'll come back to you",
  weWillBe: "The next is ours",
  bravo: "Nicely done!",
  thanks: "Bless your hands!",
  goodNight: "Good night, all",
} as const;
export type Phrase = keyof typeof phrases;
export const phraseCodes = Object.keys(phrases) as [Phrase, ...Phrase[]];

/** What can be shown over one's seat for a moment. */
export const reactions = ["heart", "laugh", "wow", "tear", "fire", "finjan"] as const;
export type Reaction = (typeof reactions)[number];

/** How much one player may say: so many things in one breath, and one more each time this long has passed. */
export const BREATH: Rate = { most: 5, ms: 2_000 };
