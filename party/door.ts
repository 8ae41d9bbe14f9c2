import * as z from "zod/mini";
import { Buckets, rateOf } from "@/lib/table/buckets";
import { joinRate, joinTurns, limitsFrom, rushRate } from "@/lib/table/limits";
import { Code } from "@/lib/table/protocol";
import { type Closing, closings, tableRefusals } from "@/lib/table/refusals";
import type { Turns } from "@/lib/table/turns";
import type { Knock } from "./room";

/** So many sockets a minute come from each address to each table whatever comes from elsewhere. */
export const SHARE = 4;

const address = /^\/parties\/[^/]+\/([^/]+)$/;

/** What a URL calls its room, null where it names none. */
export const roomOf = (url: string): string | null => address.exec(new URL(url).pathname)?.[1] ?? null;

/** The code of the room a URL names, null if no room may be called that. */
export function codeOf(url: string): string | null {
  const code = z.safeParse(Code, roomOf(url));
  return code.success ? code.data : null;
}

/** What this machine may be called by a browser on it: any other name was only made to lead here. */
const here: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request comes from a page of somebody else's site. What is no browser sends no origin and passes; further
 * origins are named in the variable MAJLIS_ORIGINS, with spaces or commas between them. Where MAJLIS_LOCAL says that
 * nobody but this machine is served, it must be asked for by a name of its own, or by one of those origins.
 */
export function isForeign(request: Knock, env: Record<string, unknown>): boolean {
  const { origin: own, hostname, host } = new URL(request.url);
  const friends = typeof env.MAJLIS_ORIGINS === "string" ? env.MAJLIS_ORIGINS.split(/[\s,]+/) : [];
  if (env.MAJLIS_LOCAL === "1" && !here.includes(hostname) && !friends.some((friend) => hostOf(friend) === host))
    return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== own && !friends.includes(origin);
}

/**
 * Where a request comes from, as far as only the machine before us can say: one computer by its IPv4, one network by the
 * half of its IPv6 that nobody in it chooses. Where nothing says so, all are from one place.
 */
export function addressOf(request: Knock): string {
  const said = request.headers.get("CF-Connecting-IP") ?? "";
  if (!said.includes(":")) return said;
  const [head = "", tail] = said.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/** Who has come lately: from where and to which party, and to which table; each process counts for itself. */
let joins: Buckets | null = null;
let rushes: Buckets | null = null;
/** Of what comes to a table, the part that is each address's own. */
const shares = new Buckets(rateOf(SHARE, 60_000));
/** The players with a seat at a table, by the table and where they come from; those of long ago are forgotten first. */
const seated = new Map<string, Set<string>>();
const HOMES = 4_096;
/** In which turns they come in. */
let turns: Turns | null = null;
/** Refusals said in words. */
const told = new Buckets(rateOf(30, 60_000));

/** Whether more come from where this request comes from than may. */
export function isCrowd(request: Knock, env: Record<string, unknown>): boolean {
  joins ??= new Buckets(joinRate(limitsFrom(env)));
  const [, , party] = new URL(request.url).pathname.split("/");
  return !joins.take(`${party} ${addressOf(request)}`, Date.now());
}

/**
 * Whether more come to this table within a minute than it has room for, wherever they come from. A few from each address
 * always may: whoever plays there comes back through any rush.
 */
export function isRush(request: Knock, env: Record<string, unknown>): boolean {
  const { pathname } = new URL(request.url);
  const now = Date.now();
  if (shares.take(`${pathname} ${addressOf(request)}`, now)) return false;
  rushes ??= new Buckets(rushRate(limitsFrom(env)));
  return !rushes.take(pathname, now);
}

const homeOf = (path: string, from: string) => `${path} ${from}`;

/** Remembers that somebody has a seat at the table of this path, and where they are. */
export function seats(path: string, from: string, player: string): void {
  const home = homeOf(path, from);
  const players = seated.get(home) ?? new Set();
  seated.delete(home);
  seated.set(home, players.add(player));
  for (const oldest of seated.keys()) if (seated.size > HOMES) seated.delete(oldest);
}

/**
 * Whether this may be one of those who have a seat there, coming back: a few sockets a minute for each of them, however
 * many others come from where they are.
 */
export function isComingBack(request: Knock): boolean {
  const home = homeOf(new URL(request.url).pathname, addressOf(request));
  const now = Date.now();
  return [...(seated.get(home) ?? [])].some((player) => shares.take(`${home} ${player}`, now));
}

/** Lets one in after another, whichever tables they come to, and as long as not too many wait already. */
export async function inTurn(request: Knock, env: Record<string, unknown>): Promise<Knock | Response> {
  turns ??= joinTurns(limitsFrom(env));
  const wait = turns.take(Date.now());
  if (wait === null) return turnAway(request, "busy");
  if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
  return request;
}

/** What Cloudflare's runtime, below PartyKit and without it, has for accepting a socket before any room is woken. */
declare const WebSocketPair: new () => { readonly 0: WebSocket; readonly 1: WebSocket & { accept(): void } };
type WorkersResponse = ResponseInit & { readonly webSocket: WebSocket };

/**
 * Opens a socket only to say why it is closed: a refusal before that tells a browser nothing. Whoever goes on knocking
 * where that was said, or to a table of which it was said, is refused without ceremony, which costs less.
 */
export function turnAway(request: Knock, code: Closing): Response {
  const now = Date.now();
  const isNews = told.take(addressOf(request), now) && told.take(new URL(request.url).pathname, now);
  if (!isNews) return answer(429, tableRefusals[code]);
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ours.accept();
  ours.send(JSON.stringify({ type: "error", code, message: tableRefusals[code] }));
  ours.close(closings[code], code);
  const opened: WorkersResponse = { status: 101, webSocket: theirs };
  return new Response(null, opened);
}

/** An answer in JSON, for whoever knocks with no browser. */
export function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify({ message });
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff", ...headers },
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
