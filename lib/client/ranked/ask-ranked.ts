import * as z from "zod/mini";
import { roomOfPlayer } from "@/lib/player/protocol";
import type { Tier } from "@/lib/ranked/tiers";
import {
  Done,
  FriendsPage,
  type LadderMessage,
  LadderPage,
  LadderRefused,
  LadderRows,
  ladderRoom,
  type RecordMessage,
  RecordPage,
  RecordRefused,
  type recordRefusals,
} from "@/lib/ranked/wire";
import type { Environment } from "../environment";
import type { Identity } from "../identity";
import { playerOf } from "../own-devices";

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

/** The first of a ladder, and those around somebody. */
export const ladderPage = (post: Post, tier: Tier, season: number, player: string | null) =>
  ladder(post, tier, season, { action: "page", top: 100, ...(player !== null && { player, each: 2 }) }, LadderPage);

/** Those of a ladder whose name begins so. */
export const ladderSearch = (post: Post, tier: Tier, season: number, name: string) =>
  ladder(post, tier, season, { action: "search", name }, LadderRows);

/** Some of a ladder, the best first. */
export const ladderOf = (post: Post, tier: Tier, season: number, players: readonly string[]) =>
  ladder(post, tier, season, { action: "some", players: players.slice(0, 100) }, LadderRows);

/** Somebody's page, as whoever asks may see it; asked by nobody it is a stranger's. */
export const recordOf = (post: Post, player: string, who: Identity | null) =>
  record(post, player, { action: "record", ...(who && { key: who.key, by: playerOf(who) }) }, RecordPage);

/** Keeps one's own page for one's friends, or shows it to all. */
export const keptPrivate = (post: Post, who: Identity, isPrivate: boolean) =>
  record(post, playerOf(who), { action: "setPrivate", key: who.key, isPrivate }, Done);

/** One's friends, whoever one has blocked, and the code by which others become friends. */
export const friendsOf = (post: Post, { key, name, avatar, player }: Identity) =>
  record(post, playerOf({ key, name, avatar, player }), { action: "friends", key, name, avatar }, FriendsPage);
