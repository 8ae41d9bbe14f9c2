import type { Refusal } from "@/lib/rules/game";

/** What a table itself refuses, with the English words a plain WebSocket client is shown; browsers word the codes. */
export const tableRefusals = {
  notJson: "The message is not JSON.",
  tooLong: "The message is too long.",
  malformed: "The message does not have the form this table understands.",
  joinFirst: "Join the table first.",
  alreadyJoined: "This connection has joined as somebody else.",
  signedOut: "This key was signed out on another device.",
  noSuchTable: "There is no table with this code.",
  notHost: "Only the host can do that.",
  notSeated: "You have no seat at this table.",
  noSuchSeat: "There is no such seat.",
  seatTaken: "That seat is taken.",
  seatEmpty: "Nobody sits there.",
  noSuchLevel: "No bot plays this game so.",
  gameRunning: "A game is being played.",
  notPlaying: "No game is being played.",
  notFinished: "The game is not over.",
  badOptions: "These options are not possible.",
  tooFew: "There are too few players to start.",
  tooMany: "There are too many players to start.",
  tooLate: "That turn has passed.",
  tooEarly: "That turn has not come.",
  alreadyMoved: "Another move was accepted in its place.",
  notYourTurn: "It is not your turn.",
  botPlays: "A bot is playing for you.",
  locked: "The host has locked the seats.",
  removed: "The host has asked you to leave your seat.",
  ranked: "Nobody chooses anything at a ranked table.",
  chatOff: "There is no chat at this table.",
  tooFast: "Too much at once. Wait a moment.",
  tooDeep: "The message is nested too deeply.",
  binary: "The table is spoken to in text.",
  tooMuch: "Far too much was said at once.",
  notJoined: "Nobody joined through this connection.",
  tooManyTabs: "The table is open in too many tabs.",
  tooManyWatchers: "Too many look on already.",
  tooManyJoins: "Too many have come from this address. Wait a minute.",
  tooManyLines: "Too many are here from this address.",
  busy: "Too many are coming in at once. Wait a moment.",
  tooManyTables: "You have opened too many tables. Wait an hour, or join one.",
  storage: "The table cannot keep anything just now.",
  newerTable: "This table was last played on a newer version. It is left as it is: come back later.",
  unreadable: "What is kept of this table cannot be read. It is left as it is.",
} as const;

export type TableRefusal = keyof typeof tableRefusals;
/** Why something was not done: by the table's own word, or by a paragraph of the game's rules. */
export type Refused = TableRefusal | Refusal;
export const isRefused = <Next extends object>(next: Next | Refused): next is Refused =>
  typeof next === "string" || "code" in next;

/** What a table hangs up for, and the code the socket is closed with. */
export const closings = {
  binary: 1003,
  tooLong: 1009,
  /** The one to try again by oneself: nothing was kept that was not told. */
  storage: 1011,
  /** To try again too, a little later. */
  busy: 1013,
  /** As a page does that slept between opening its line and joining. */
  notJoined: 4101,
  tooMuch: 4102,
  tooManyTabs: 4103,
  tooManyWatchers: 4104,
  tooManyJoins: 4105,
  tooManyLines: 4106,
  tooManyTables: 4107,
  signedOut: 4108,
  /** A house that was rolled back: nothing is lost, and nothing to be had here before a newer one is back. */
  newerTable: 4109,
  unreadable: 4110,
} as const satisfies { readonly [Code in TableRefusal]?: number };

/** The code a line is closed with that says nothing for too long, or does not read: whoever is there comes back by themselves. */
export const SILENT = 4000;

/** What a device tries again after by itself: it passes. */
const passing: readonly number[] = [closings.storage, closings.busy, closings.notJoined];

/** Why a table hung up. */
export type Closing = keyof typeof closings;
const closingCodes = Object.keys(closings) as Closing[];

/** Why somebody who meant to play is looking on, or why their game is over before its end. */
export const notices = ["full", "started", "over", "locked", "removed", "otherRules"] as const;
export type Notice = (typeof notices)[number];

/** Whether a line ends with this word, and would again: a page stands in the table's place then, and says why. */
export const turnsAway = (code: string): boolean =>
  closingCodes.some((reason) => reason === code && !passing.includes(closings[reason]));

/** What a line was hung up for, where that would only happen again; null for any other end of it. */
export const turnedAwayFor = (code: number): Closing | null =>
  closingCodes.find((reason) => closings[reason] === code && !passing.includes(code)) ?? null;
