import * as z from "zod/mini";
import { type BotLevel, botLevels, type Visibility } from "@/lib/rules/game";
import { type ChatLine, phraseCodes, reactions } from "../chat/chat";
import { Gathering } from "./gathering";
import { asName, asText, HEX_256, TABLE_CODE } from "./names-and-codes";

// Zod would otherwise probe for `new Function`, which the site's content policy reports as a violation.
z.config({ jitless: true });

/** The wire's version: a browser that speaks another one reloads. */
export const WIRE = 1;

/** Codes and links: what a table is called. */
export const Code = z.string().check(z.regex(TABLE_CODE));

/** Text that is tidied, or refused. */
const line = (tidied: (text: string) => string | null) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      const known = tidied(text);
      if (known !== null) return known;
      context.issues.push({ code: "custom", input: text });
      return z.NEVER;
    }),
  );

export const Name = line(asName);
const Text = line(asText);
export const AvatarName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,23}$/));
/** 256 random bits made on the device. */
export const Key = z.string().check(z.regex(HEX_256));
/** A SHA-256 in hex, which is what a player is publicly known by. */
export const Hash = z.string().check(z.regex(HEX_256));
/** What a room's answer carries, and whoever has read it can say again. */
export const Mark = z.string().check(z.maxLength(8));
const SeatNumber = z.int().check(z.gte(0), z.lte(15));
const Level = z.enum(botLevels);

/** What anyone may say to a table besides the moves of its game. */
export const TableMessage = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("join"),
    name: Name,
    key: Key,
    /** Whom the key speaks for, where that is not the player of its own hash. */
    player: z.optional(Hash),
    avatar: z.optional(AvatarName),
    /** Sit down nowhere, only look on. */
    watch: z.optional(z.boolean()),
    /** Refuse rather than open a new table. */
    mustExist: z.optional(z.boolean()),
    /** Ask for one `state` and then changes to it, instead of a `state` each time. */
    wire: z.optional(z.literal(WIRE)),
    /** The version of the game's rules this device runs: where it is the table's, it is told moves in the game's shorthand. */
    rules: z.optional(z.int()),
  }),
  /** Asks for the whole state. */
  z.strictObject({ action: z.literal("show") }),
  z.strictObject({ action: z.literal("profile"), name: Name, avatar: z.optional(AvatarName) }),
  z.strictObject({ action: z.literal("sit"), seat: SeatNumber }),
  z.strictObject({ action: z.literal("stand") }),
  z.strictObject({ action: z.literal("ready"), ready: z.boolean() }),
  z.strictObject({ action: z.literal("rematch") }),
  /** "I am back": ends a bot's standing in for a player who was away. */
  z.strictObject({ action: z.literal("back") }),
  /** From a finished game back to choosing seats and options. */
  z.strictObject({ action: z.literal("lobby") }),
  z.strictObject({
    action: z.literal("ping"),
    sent: z.optional(z.number()),
    /** The mark of the last answer, which shows that it was read; empty to be given the first. */
    mark: z.optional(Mark),
    /** Asks, before joining, whether there is a table at all. */
    mustExist: z.optional(z.boolean()),
    /** Asks besides who is there. */
    who: z.optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal("setOptions"), options: z.unknown() }),
  z.strictObject({ action: z.literal("addBot"), seat: SeatNumber, level: z.optional(Level) }),
  z.strictObject({ action: z.literal("removeSeat"), seat: SeatNumber }),
  /** Before the start: who holds the one seat and who holds the other change places; one of the two may be open. */
  z.strictObject({ action: z.literal("swap"), seat: SeatNumber, with: SeatNumber }),
  /** Who may find the table, whether newcomers may sit, and whether there is talk: what is left out stays. */
  z.strictObject({
    action: z.literal("setTable"),
    visibility: z.optional(z.enum(["private", "public"])),
    locked: z.optional(z.boolean()),
    chat: z.optional(z.enum(["on", "off"])),
    /** Begin in a moment with whoever has come, bots in the other seats; false waits for people again. */
    soon: z.optional(z.boolean()),
  }),
  /** Lets everybody who was asked to leave sit down again. */
  z.strictObject({ action: z.literal("letBack") }),
  z.strictObject({ action: z.literal("chat"), text: Text }),
  z.strictObject({ action: z.literal("phrase"), phrase: z.enum(phraseCodes), to: z.optional(SeatNumber) }),
  z.strictObject({ action: z.literal("react"), reaction: z.enum(reactions), to: z.optional(SeatNumber) }),
  z.strictObject({ action: z.literal("startGame"), fill: z.optional(z.boolean()) }),
]);
export type TableMessage = z.infer<typeof TableMessage>;

/** The names a game may not use for its own actions. */
export const tableActions: ReadonlySet<unknown> = new Set(
  TableMessage.def.options.flatMap((option) => option.shape.action.def.values),
);

/** Which of a seat's moves this is: the turn it answers, and how many of that seat's moves came before it there. */
export interface MoveName {
  readonly turn: number;
  readonly n: number;
}
/** What a message says that is a move: the game's action, with the name of the move beside it; left out, it means now. */
export type MoveMessage = Readonly<Partial<MoveName>> & { readonly action: string };
const isCount = (value: unknown) => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);
/** Whether a message is one, or anything a table understands; by hand, for every move passes here. */
export const isMoveMessage = (message: unknown): message is MoveMessage =>
  typeof message === "object" &&
  message !== null &&
  "action" in message &&
  typeof message.action === "string" &&
  isCount("turn" in message ? message.turn : undefined) &&
  isCount("n" in message ? message.n : undefined);

export type Status = "waiting" | "playing" | "finished";

/** Who sits where, as everybody at the table sees it. */
export interface SeatView {
  readonly id: string;
  readonly name: string;
  /** Which this is of several here whose names look the same, from the second on. */
  readonly twin?: number;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** `lost`: no connection just now; `disconnected`: none for 15 s. */
  readonly presence: "here" | "lost" | "disconnected";
  readonly ready: boolean;
  /** Left this game for good. */
  readonly quit: boolean;
  /** Why a bot plays for this player just now. */
  readonly standIn: "disconnected" | "away" | "arriving" | null;
}

/** What everybody at a table knows of it besides the game. */
export interface TableView<Options = unknown> {
  readonly code: string;
  readonly status: Status;
  readonly host: string | null;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly seats: readonly (SeatView | null)[];
  readonly watchers: number;
  /** Newcomers look on. */
  readonly locked: boolean;
  readonly chat: "on" | "off";
  /** Begins by itself when the time that is told runs out. */
  readonly soon?: true;
  /** How many were asked to leave and may not sit down again. */
  readonly removed: number;
  /** Grows with every game played here. */
  readonly round: number;
  /** What came of a ranked match that is over (`RankedEnd` in lib/ranked/wire.ts). */
  readonly settled?: unknown;
}

const Line = z.object({
  n: z.number(),
  id: z.string(),
  name: z.string(),
  twin: z.optional(z.number()),
  avatar: z.string(),
  text: z.string(),
  to: z.optional(z.string()),
  /** One this browser does not know is shown as its text. */
  phrase: z.optional(z.catch(z.optional(z.enum(phraseCodes)), undefined)),
}) satisfies z.ZodMiniType<ChatLine>;
const Patch = z.array(z.tuple([z.string(), z.optional(z.unknown())]));

/** What only changed the game, `[turn, n, leftMs, …told]`: the rules lead from there to what the table is now. */
const Moved = z.pipe(
  z.tuple([z.number(), z.number(), z.nullable(z.number())], z.unknown()),
  z.transform(([turn, n, leftMs, ...told]) => ({ type: "moved" as const, turn, n, leftMs, told })),
);

/** The receiver's next move by its name, and what the clock has left. */
const moment = { turn: z.number(), n: z.number(), leftMs: z.nullable(z.number()) };

const Message = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("state"),
    v: z.number(),
    game: z.string(),
    /** The version of the rules the table plays by. */
    rules: z.optional(z.number()),
    gameState: z.unknown(),
    yourPlayerId: z.string(),
    seat: z.nullable(z.number()),
    table: z.custom<TableView>((table) => typeof table === "object" && table !== null),
    ...moment,
  }),
  /** How the receiver's `{ table, view, seat }` changes. */
  z.object({ type: z.literal("event"), patch: Patch, ...moment }),
  z.object({ type: z.literal("gameStarted"), message: z.string() }),
  z.object({ type: z.literal("notice"), code: z.string() }),
  z.extend(Line, { type: z.literal("chat") }),
  /** What was said before one came. */
  z.object({ type: z.literal("chatLog"), lines: z.array(Line) }),
  z.object({ type: z.literal("reaction"), id: z.string(), to: z.optional(z.string()), reaction: z.enum(reactions) }),
  z.object({
    type: z.literal("pong"),
    sent: z.optional(z.number()),
    mark: z.optional(Mark),
    /** What the clock has left, to whoever is at the table: of all that is told of it, what was least delayed is right. */
    leftMs: z.optional(z.number()),
    /** Who is there, to whoever asks before coming in. */
    who: z.optional(Gathering),
  }),
  z.object({
    type: z.literal("error"),
    code: z.string(),
    message: z.string(),
    rule: z.optional(z.string()),
    turn: z.optional(z.number()),
    n: z.optional(z.number()),
  }),
]);

export const ServerMessage = z.union([Moved, Message]);
export type ServerMessage = z.infer<typeof ServerMessage>;
/** What is sent as it stands. */
export type SentMessage = z.infer<typeof Message>;
export type StateMessage = Extract<ServerMessage, { type: "state" }>;
export type EventMessage = Extract<ServerMessage, { type: "event" }>;
export type MovedMessage = Extract<ServerMessage, { type: "moved" }>;
export type ErrorMessage = Extract<ServerMessage, { type: "error" }>;
