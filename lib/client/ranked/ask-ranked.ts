import * as z from "zod/mini";
import { roomOfPlayer } from "@/lib/player/protocol";
import type { Tier } from "@/lib/ranked/tiers";
import {
  Done,
  FriendsPage,
  InvitationsPage,
  type LadderMessage,
  LadderPage,
  LadderRefused,
  type LadderRow,
  LadderRows,
  ladderRoom,
  type RecordMessage,
  RecordPage,
  RecordRefused,
  ReportTaken,
  ROWS,
  type recordRefusals,
} from "@/lib/ranked/wire";
import type { Environment } from "../environment";
import type { Identity } from "../identity";
import { playerOf } from "../own-devices";

/** A room wants a picture, as a table gives one to whoever brings none. */
const NO_PICTURE = "palm";

type Post = Pick<Environment, "request">;

/** Why a ladder or a record says nothing: its room said so, or could not be reached. */
type RankedFailure = (typeof recordRefusals)[number] | "unreachable";

/** What came of asking a ladder or a record. */
export type RankedOutcome<Answer> = { readonly answer: Answer } | { readonly failure: RankedFailure };

const refused = { ladder: LadderRefused, player: RecordRefused } as const;

async function ask<Answer>(
  { request }: Post,
  party: "ladder" | "player",
  room: string,
  letter: object,
  schema: z.core.$ZodType<Answer>,
): Promise<RankedOutcome<Answer>> {
  try {
    const said = await request(party, room, JSON.stringify(letter));
    const no = z.safeParse(refused[party], said);
    return no.success ? { failure: no.data.refused } : { answer: z.parse(schema, said) };
  } catch {
    return { failure: "unreachable" };
  }
}

const ladder = <Answer>(
  post: Post,
  tier: Tier,
  season: number,
  letter: LadderMessage,
  schema: z.core.$ZodType<Answer>,
) => ask(post, "ladder", ladderRoom(tier, season), letter, schema);

const record = <Answer>(post: Post, player: string, message: RecordMessage, schema: z.core.$ZodType<Answer>) =>
  ask(post, "player", roomOfPlayer(player), { player, message }, schema);

/** The first of a ladder, and so many on either side of somebody. */
export const ladderPage = (
  post: Post,
  tier: Tier,
  season: number,
  player: string | null,
  { top, each }: { readonly top: number; readonly each: number },
) => ladder(post, tier, season, { action: "page", top, ...(player !== null && { player, each }) }, LadderPage);

/** Those of a ladder whose name begins so. */
export const ladderSearch = (post: Post, tier: Tier, season: number, name: string) =>
  ladder(post, tier, season, { action: "search", name }, LadderRows);

/** Some of a ladder, the best first, however many: of as many as it answers for at once it is asked. */
export async function ladderOf(
  post: Post,
  tier: Tier,
  season: number,
  players: readonly string[],
): Promise<RankedOutcome<LadderRows>> {
  const parts: string[][] = [];
  for (let at = 0; at < players.length; at += ROWS) parts.push(players.slice(at, at + ROWS));
  const all = await Promise.all(
    parts.map((some) => ladder(post, tier, season, { action: "some", players: some }, LadderRows)),
  );
  const rows: LadderRow[] = [];
  for (const outcome of all) {
    if ("failure" in outcome) return outcome;
    rows.push(...outcome.answer.rows);
  }
  const last = Number.POSITIVE_INFINITY;
  rows.sort((one, other) => (one.place ?? last) - (other.place ?? last) || other.points - one.points);
  return { answer: { rows } };
}

/** Somebody's page, as whoever asks may see it; asked by nobody it is a stranger's. */
export const recordOf = (post: Post, player: string, who: Identity | null) =>
  record(post, player, { action: "record", ...(who && { key: who.key, by: playerOf(who) }) }, RecordPage);

/** Keeps one's own page for one's friends, or shows it to all. */
export const keptPrivate = (post: Post, who: Identity, isPrivate: boolean) =>
  record(post, playerOf(who), { action: "setPrivate", key: who.key, isPrivate }, Done);

/** One's friends, whoever one has blocked, and the code by which others become friends. */
export const friendsOf = (post: Post, who: Identity) =>
  record(post, playerOf(who), { action: "friends", ...calledSo(who) }, FriendsPage);

/** As whom somebody speaks, and what they are called. */
const calledSo = ({ key, name, avatar }: Identity) => ({ key, name, avatar: avatar === "" ? NO_PICTURE : avatar });

/** What one asks of one's own room about somebody else. */
const about = (post: Post, who: Identity, message: RecordMessage) => record(post, playerOf(who), message, Done);

/** Becomes a friend of somebody by the code they gave. */
export const befriended = (post: Post, who: Identity, { player, code }: FriendCode) =>
  about(post, who, { action: "befriend", other: player, code, ...calledSo(who) });

/** Is nobody's friend any more. */
export const unfriended = (post: Post, who: Identity, other: string) =>
  about(post, who, { action: "unfriend", key: who.key, other });

/** Is never drawn as somebody's partner any more, or may be again. */
export const blockedBy = (post: Post, who: Identity, other: string, isBlocked: boolean) =>
  about(post, who, { action: "block", key: who.key, other, isBlocked });

/** Asks somebody to a table. */
export const invited = (post: Post, who: Identity, other: string, table: { game: string; code: string }) =>
  about(post, who, { action: "invite", other, ...table, ...calledSo(who) });

/** To which tables one is asked, and nothing else. */
export const invitationsTo = (post: Post, who: Identity) =>
  record(post, playerOf(who), { action: "invitations", key: who.key }, InvitationsPage);

/** Takes one's name for oneself alone. */
export const claimedName = (post: Post, who: Identity) =>
  about(post, who, { action: "claimName", key: who.key, name: who.name });

/** Has seen whatever one's own page says is new. */
export const newsSeen = (post: Post, who: Identity) => about(post, who, { action: "seen", key: who.key });

/** What is said of somebody who is reported, and of which match. */
export type ReportSent = Omit<Extract<RecordMessage, { action: "report" }>, "action" | "key">;

/** Reports somebody one has played with: the match is played again at once. */
export const reported = (post: Post, who: Identity, report: ReportSent) =>
  record(post, playerOf(who), { action: "report", key: who.key, ...report }, ReportTaken);

/** A player, and the code by which one becomes their friend. */
export interface FriendCode {
  readonly player: string;
  readonly code: string;
}

/** The same as it stands behind the # of a link, which no server hears of. */
export const friendFragment = ({ player, code }: FriendCode): string => `${player}.${code}`;

/** The player and the code in a link, or in what of it somebody copied; null where there are none. */
export function friendIn(text: string): FriendCode | null {
  const [, player, code] = /(?:^|#)([0-9a-f]{64})\.([0-9a-f]{4,32})$/.exec(text.trim()) ?? [];
  return player === undefined || code === undefined ? null : { player, code };
}
