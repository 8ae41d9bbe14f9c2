import * as z from "zod/mini";
import type { JoinQueue } from "@/lib/table/door/join-queue";
import { joinQueue, joinRate, limitsFrom, rushRate } from "@/lib/table/door/limits";
import { NetworkBuckets, type Networks, networkOf, networksOf } from "@/lib/table/door/networks";
import { RateLimit, rateOf } from "@/lib/table/door/rate-limit";
import { Code } from "@/lib/table/wire/protocol";
import { type Closing, closings, tableRefusals } from "@/lib/table/wire/refusals";
import type { Knock } from "./platform";

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

/** Further sites whose pages may speak to the rooms, or by whose names the house is known: MAJLIS_ORIGINS names them. */
const friendsIn = (env: Record<string, unknown>): readonly string[] =>
  typeof env.MAJLIS_ORIGINS === "string" ? env.MAJLIS_ORIGINS.split(/[\s,]+/) : [];

/**
 * Whether a request is for a house of another name. Where MAJLIS_LOCAL says that nobody but this machine is served, it must
 * be asked for by a name of its own, or by one of the sites that are named.
 */
export function isElsewhere({ url }: Pick<Knock, "url">, env: Record<string, unknown>): boolean {
  const { hostname, host } = new URL(url);
  return (
    env.MAJLIS_LOCAL === "1" && !here.includes(hostname) && !friendsIn(env).some((friend) => hostOf(friend) === host)
  );
}

/** Whether whoever asks did so over TLS: by the address, or because the house is named so where a proxy speaks TLS for it. */
export function isSecure({ url }: Pick<Knock, "url">, env: Record<string, unknown>): boolean {
  const { protocol, host } = new URL(url);
  return protocol === "https:" || friendsIn(env).includes(`https://${host}`);
}

/** Whether a request comes from a page of somebody else's site. What is no browser sends no origin and passes. */
export function isForeign(request: Knock, env: Record<string, unknown>): boolean {
  if (isElsewhere(request, env)) return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== new URL(request.url).origin && !friendsIn(env).includes(origin);
}

const said = (request: Knock) => request.headers.get("CF-Connecting-IP") ?? "";

/** Where a request comes from, as only the machine before us can say. Where nothing says so, all are from one place. */
export const addressOf = (request: Knock): string => networkOf(said(request));

/** The same with the wider networks that is in: all of them are counted. */
export const fromOf = (request: Knock): Networks => networksOf(said(request));

/** Who has come lately: from where and to which party, and to which table; each process counts for itself. */
let joins: NetworkBuckets | null = null;
let rushes: RateLimit | null = null;
/** Of what comes to a table, the part that is each address's own. */
const shares = new NetworkBuckets(rateOf(SHARE, 60_000));
/** And of that, each player's who has a seat there. */
const seatShares = new RateLimit(rateOf(SHARE, 60_000));
/** The players with a seat at a table, by the table and where they come from; those of long ago are forgotten first. */
const seated = new Map<string, Set<string>>();
const HOMES = 4_096;
/** In which turns they come in. */
let turns: JoinQueue | null = null;
/** Refusals said in words. */
const toldTo = new NetworkBuckets(rateOf(30, 60_000));
const toldOf = new RateLimit(rateOf(30, 60_000));

/** Whether more come from where this request comes from than may. */
export function isCrowd(request: Knock, env: Record<string, unknown>): boolean {
  joins ??= new NetworkBuckets(joinRate(limitsFrom(env)));
  const [, , party] = new URL(request.url).pathname.split("/");
  return !joins.take(fromOf(request), Date.now(), party);
}

/**
 * Whether more come to this table within a minute than it has room for, wherever they come from. A few from each address
 * always may: whoever plays there comes back through any rush.
 */
export function isRush(request: Knock, env: Record<string, unknown>): boolean {
  const { pathname } = new URL(request.url);
  const now = Date.now();
  if (shares.take(fromOf(request), now, pathname)) return false;
  rushes ??= new RateLimit(rushRate(limitsFrom(env)));
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
function isComingBack(request: Knock): boolean {
  const home = homeOf(new URL(request.url).pathname, addressOf(request));
  const now = Date.now();
  return [...(seated.get(home) ?? [])].some((player) => seatShares.take(`${home} ${player}`, now));
}

/** Lets one in after another, whichever tables they come to, and as long as not too many wait already. */
export async function inTurn(request: Knock, env: Record<string, unknown>): Promise<Knock | Response> {
  turns ??= joinQueue(limitsFrom(env));
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
  const isNews = toldTo.take(fromOf(request), now) && toldOf.take(new URL(request.url).pathname, now);
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

/** Who may open a line to a table: whoever may, in their turn. */
export function knockAtTable(
  request: Knock,
  env: Record<string, unknown>,
): Knock | Response | Promise<Knock | Response> {
  if (codeOf(request.url) === null) return answer(404, "There is no such room.");
  if (isForeign(request, env)) return answer(403, "This page may not speak to the tables here.");
  const refused = isCrowd(request, env) ? "tooManyJoins" : isRush(request, env) ? "tooManyLines" : null;
  return refused && !isComingBack(request) ? turnAway(request, refused) : inTurn(request, env);
}

/** What a table has to say over plain HTTP, which does not wake its room. */
export function answerAtTable(game: string, request: Knock): Response {
  if (codeOf(request.url) === null) return answer(404, "There is no such room.");
  return answer(426, `This is a table of ${game}: speak to it over a WebSocket.`, { Upgrade: "websocket" });
}
