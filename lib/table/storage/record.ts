import type { BotLevel, Visibility } from "@/lib/rules/game";
import type { LogEntry } from "@/lib/rules/replay";
import { CHAT } from "../chat/chat";
import type { Holding } from "../match/holding";
import type { TableTicket } from "../match/table-ticket";
import type { TurnClock } from "../time/turn-clock";
import type { Status } from "../wire/protocol";

/** Who holds a seat, and how present they are. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  /** Which this is of several here whose names look the same, from the second on. */
  readonly twin?: number;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** Orders players by when they came, for passing on the host's role. */
  readonly came: number;
  readonly ready: boolean;
  /** Left the running game for good. */
  readonly quit: boolean;
  /** When the last connection went, null while there is one. */
  readonly leftAt: number | null;
  /** Turns run out in a row. */
  readonly missed: number;
  /** Why a bot plays here; whoever took over a bot's own seat has it play until the game lets them begin. */
  readonly standIn: "disconnected" | "away" | "arriving" | null;
  /** Is back, and takes over from the bot at the next boundary. */
  readonly returning: boolean;
}

/** The moves a seat made in the latest turn it moved in, to know a repeated one again. */
export interface Moves {
  readonly turn: number;
  readonly done: readonly unknown[];
}

/** The game being played, or just finished. */
export interface Match<State> {
  /** 128 random bits that name it wherever its result goes; null where it began before matches had names. */
  readonly id: string | null;
  readonly state: State;
  readonly players: number;
  /** What the game was dealt from; with the options and the log it replays the game exactly. */
  readonly seed: string;
  readonly began: number;
  readonly clock: TurnClock | null;
  /** When the bot whose turn it is will move. */
  readonly botAt: number | null;
  /** Where a game paces whole turns of its bots: the turn one is at, and when that is to end. */
  readonly botEnds: { readonly turn: number; readonly at: number } | null;
  readonly moves: readonly Moves[];
  /** Log entries not yet written to a chunk of their own. */
  readonly tail: readonly LogEntry[];
  /** Log chunks written. */
  readonly chunks: number;
  /** How the seats were held so far; counted in ranked matches alone. */
  readonly holding?: Holding;
}

/** The form in which a record is kept: one that an older house cannot read has the next number. */
export const SCHEMA = 1;

/** Everything a table must not forget, as one plain value. */
export interface TableRecord<State = unknown, Options = unknown> {
  readonly schema: typeof SCHEMA;
  readonly game: string;
  /** The version of the rules that wrote `match`. */
  readonly version: number;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly host: string | null;
  /** When a table opened to play at once begins by itself; only while it waits. */
  readonly startsAt?: number | null;
  /** When the host last asked anything of the table while it waits, which puts off its beginning by itself. */
  readonly hostActedAt?: number;
  /** Since when nobody is here, neither players nor lookers-on; null while somebody is. */
  readonly emptySince: number | null;
  /** The house that found people gone from here because the one before it went away; until any of them is back. */
  readonly interrupted?: string;
  /** Newcomers look on. */
  readonly locked: boolean;
  readonly chat: "on" | "off";
  /** Players the host asked to leave: they may look on, and sit again when the host says so or there is none. */
  readonly removed: readonly string[];
  readonly seats: readonly (Holder | null)[];
  /** Names moves: grows with every question any game here has asked. */
  readonly turn: number;
  readonly round: number;
  readonly match: Match<State> | null;
  /** Why the game before did not come to its end, until another begins. */
  readonly ended: "otherRules" | null;
  /** What a queue made this table with, where it is one of ranked play. */
  readonly ticket?: TableTicket;
  /** What whoever keeps results has said of the match that was decided here. */
  readonly settled?: unknown;
}

/** How a record differs from the one before it. */
export interface RecordChange {
  /** What happened in its game. */
  readonly happened: readonly LogEntry[];
  /** Whether that is all. */
  readonly isOnlyPlayed: boolean;
}

/** What a host keeps for a table, by key. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** The key of the record; all others but the next ones are log chunks, which a running table never reads. */
export const RECORD = "table";
/** Log entries kept with the record before they become a chunk of their own. */
export const TAIL_LENGTH = 64;
/** The keys of what has happened since the record was written, a move each. */
export const latestKeys = Array.from({ length: TAIL_LENGTH }, (_, move) => (move === 0 ? "latest" : `latest/${move}`));
/** The key of the decided matches that nobody has acknowledged. */
export const DECIDED = "decided";
/** What a table reads when it wakes. */
export const keysToLoad = [RECORD, ...latestKeys, CHAT, DECIDED];
export const logKey = (round: number, chunk: number) =>
  `log/${String(round).padStart(6, "0")}/${String(chunk).padStart(6, "0")}`;
/** Where the log of a finished match lies, by the match's name. */
export const matchKey = (match: string) => `match/${match}`;
