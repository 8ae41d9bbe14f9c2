import { JoinQueue } from "./join-queue";
import { rateOf } from "./rate-limit";

/** What a house lets anybody ask of it; docs/platform.md names the variables that change it. */
export interface Limits {
  /** Frames a second from one connection, and from all tabs of one player together; twice as many at once. */
  readonly framesASecond: number;
  /** Connections that only look on, at one table. */
  readonly watchers: number;
  /** Connections from one address in a minute. */
  readonly joinsAMinute: number;
  /** Connections from one address at one table at a time. */
  readonly linesAnAddress: number;
  /** Connections to tables that are let in a second, from anywhere; more wait their turn. */
  readonly joinsASecond: number;
  /** Tables one player may open in an hour. */
  readonly tablesAnHour: number;
  /** Tables that may be opened from one address in an hour, whoever opens them. */
  readonly tablesAnAddress: number;
  /** Public tables from one address in the list of their game. */
  readonly listedAnAddress: number;
}

export const defaultLimits: Limits = {
  framesASecond: 20,
  watchers: 50,
  joinsAMinute: 60,
  linesAnAddress: 64,
  joinsASecond: 100,
  tablesAnHour: 20,
  tablesAnAddress: 120,
  listedAnAddress: 10,
};

/** The variable of the environment that changes each limit. */
export const limitVariables: Readonly<Record<keyof Limits, string>> = {
  framesASecond: "MAJLIS_FRAMES_A_SECOND",
  watchers: "MAJLIS_WATCHERS",
  joinsAMinute: "MAJLIS_JOINS_A_MINUTE",
  linesAnAddress: "MAJLIS_LINES_AN_ADDRESS",
  joinsASecond: "MAJLIS_JOINS_A_SECOND",
  tablesAnHour: "MAJLIS_TABLES_AN_HOUR",
  tablesAnAddress: "MAJLIS_TABLES_AN_ADDRESS",
  listedAnAddress: "MAJLIS_LISTED_AN_ADDRESS",
};

/** The limits an environment sets: what it leaves out, or says in no whole number above 0, is as by default. */
export function limitsFrom(env: Readonly<Record<string, unknown>>): Limits {
  const set = (limit: keyof Limits) => {
    const number = Number(env[limitVariables[limit]]);
    return Number.isSafeInteger(number) && number > 0 ? number : defaultLimits[limit];
  };
  return {
    framesASecond: set("framesASecond"),
    watchers: set("watchers"),
    joinsAMinute: set("joinsAMinute"),
    linesAnAddress: set("linesAnAddress"),
    joinsASecond: set("joinsASecond"),
    tablesAnHour: set("tablesAnHour"),
    tablesAnAddress: set("tablesAnAddress"),
    listedAnAddress: set("listedAnAddress"),
  };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const frameRate = ({ framesASecond }: Limits) => rateOf(2 * framesASecond, 2 * SECOND);
export const joinRate = ({ joinsAMinute }: Limits) => rateOf(joinsAMinute, MINUTE);
/** Sockets that may come to one table: all it has room for within a minute. */
export const rushRate = (limits: Limits) => rateOf(Math.max(limits.joinsAMinute, linesATable(limits)), MINUTE);
/** As many as sit down together come at once; beyond that one after another, so that whoever plays is served in between. */
const TOGETHER = 16;
/** Nobody waits longer for their turn to come in. */
const WAIT_MS = 2 * SECOND;

/** The turns in which people come in, to a process or to one table. */
export const joinQueue = ({ joinsASecond }: Limits): JoinQueue =>
  new JoinQueue({ most: TOGETHER, ms: SECOND / joinsASecond }, (WAIT_MS / SECOND) * joinsASecond);
export const tableRate = ({ tablesAnHour }: Limits) => rateOf(tablesAnHour, 60 * MINUTE);
export const addressTableRate = ({ tablesAnAddress }: Limits) => rateOf(tablesAnAddress, 60 * MINUTE);

/** Lines a table has beyond those that look on: sixteen seats with a few tabs each, and whoever is about to join. */
const LINES = 100;
/** Connections one table has room for, whoever they are. */
export const linesATable = ({ watchers }: Limits): number => watchers + LINES;

/** Bytes a frame may have. */
export const FRAME_BYTES = 4_096;
/** How deep what is said may be nested. */
export const FRAME_DEPTH = 8;
/** Whoever has connected says who they are by then. */
export const JOIN_MS = 10_000;
/** Tabs of one player at one table; the oldest makes room. */
export const TABS = 8;

const utf8 = new TextEncoder();

/** Whether a text takes more bytes on the wire than a frame may have. */
export const isLong = (text: string): boolean =>
  text.length > FRAME_BYTES || (3 * text.length > FRAME_BYTES && utf8.encode(text).length > FRAME_BYTES);

/** Why a frame, null for one that is no text, is hung up for whatever it says; null where it is not. */
export const faultIn = (data: string | null): "binary" | "tooLong" | null =>
  data === null ? "binary" : isLong(data) ? "tooLong" : null;

/** Whether a text of JSON is nested deeper than anything here is; asked before it is parsed. */
export function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted && sign === "\\") at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    if (depth > FRAME_DEPTH) return true;
  }
  return false;
}
