import * as z from "zod/mini";
import type { PlayerRecord } from "@/lib/player/player";
import { hashOf } from "@/lib/player/player";
import { roomOfPlayer } from "@/lib/player/protocol";
import {
  areForgettable,
  type Friends,
  invitationsOf,
  isAmong,
  leftBy,
  noFriends,
  withBlocked,
  withFriend,
  withInvitation,
  withoutBlocked,
  withoutFriend,
} from "@/lib/ranked/friends";
import { isClosedTo, penaltyOf } from "@/lib/ranked/penalty";
import { PROVISIONAL_MATCHES } from "@/lib/ranked/rating";
import {
  hasNews,
  isForgettableRecord,
  lastSeasonOf,
  latePartners,
  newRecord,
  noted,
  type RankedRecord,
  tierPage,
  unmarkedIn,
  withAllSeen,
  withDecision,
  withMarks,
  withReport,
  withReportMade,
  withRevised,
} from "@/lib/ranked/record";
import { closedByDecision, keptApart } from "@/lib/ranked/sanctions";
import { seasonAt } from "@/lib/ranked/seasons";
import { RANKED_GAME, type Tier } from "@/lib/ranked/tiers";
import type {
  FriendsPage,
  InvitationsPage,
  RankedPerson,
  RecordMessage,
  RecordPage,
  recordRefusals,
} from "@/lib/ranked/wire";
import { ladderRoom } from "@/lib/ranked/wire";
import { lookOf } from "@/lib/table/seats/lookalike-names";
import type { Parties, Room } from "../platform";
import { Sweep } from "../sweep";
import { asked, askedOfPlayer } from "./ask-room";
import {
  Claim,
  Inherited,
  InsideDone,
  type InsideMessage,
  ReportKept,
  type Seated,
  SecondLookTaken,
  type WaitingFacts,
  Whereabouts,
} from "./letters";

/** What is kept of players beside their devices, under names that no hash has. */
const RECORDS = "ranked/";
const BEYOND_RECORDS = "ranked0";
const recordKey = (player: string) => `${RECORDS}${player}`;
const FRIENDS_OF = "social/";
const BEYOND_FRIENDS = "social0";
const friendsKey = (player: string) => `${FRIENDS_OF}${player}`;
/** A row, and when it was written last. */
type Touched<Row> = Row & { readonly touchedAt?: number };
/** So many rows are looked at whenever one is written of somebody who has not played: more than one, or they would become ever more. */
const SWEPT = 4;

/** A table that has not said in so long how its match ended never will. */
const LOST_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;
/** Random bytes of the code by which others become friends. */
const CODE_BYTES = 10;

type Refusal = { readonly refused: (typeof recordRefusals)[number] };
const refuse = (refused: Refusal["refused"]): Refusal => ({ refused });

/** A name by what it looks like, so that nobody claims one that would be taken for another's. */
const nameHash = (name: string) => hashOf(`name ${lookOf(name)}`);
const nameKey = (hash: string) => `name/${hash}`;
/** Whether somebody who has claimed a name goes by it. */
export const isTheirName = (claimed: string | null, name: string): boolean => claimed !== null && claimed === name;

interface Around {
  readonly storage: Pick<Room["storage"], "get" | "put" | "delete" | "list">;
  readonly rooms: () => Parties | null;
  readonly now: () => number;
}

/** Whoever somebody has played with lately. */
const metBy = ({ last }: RankedRecord): readonly RankedPerson[] =>
  last.flatMap(({ partner, others }) => [partner, ...others]);

const isDeviceOf = (player: string, kept: PlayerRecord | null, hash: string): boolean =>
  kept === null ? hash === player : kept.devices.some((device) => device.hash === hash);

/** What a room of players knows of ranked play: each player's matches, friends, and where they sit. */
export class PlayerRecords {
  readonly #around: Around;
  #last: Promise<unknown> = Promise.resolve();
  readonly #recordSweep: Sweep<Touched<RankedRecord>>;
  readonly #friendsSweep: Sweep<Touched<Friends>>;

  constructor(around: Around) {
    this.#around = around;
    const { storage, now } = around;
    // What was kept before anybody noted when stays.
    this.#recordSweep = new Sweep(storage, { start: RECORDS, end: BEYOND_RECORDS }, (_, row) =>
      isForgettableRecord({ ...newRecord, ...row }, row.touchedAt ?? now(), now()),
    );
    this.#friendsSweep = new Sweep(storage, { start: FRIENDS_OF, end: BEYOND_FRIENDS }, (_, row) =>
      areForgettable(row, row.touchedAt ?? now(), now()),
    );
  }

  async #record(player: string): Promise<Touched<RankedRecord>> {
    const kept = await this.#around.storage.get<Touched<RankedRecord>>(recordKey(player));
    return { ...newRecord, ...kept };
  }

  async #friends(player: string): Promise<Touched<Friends>> {
    return (await this.#around.storage.get<Touched<Friends>>(friendsKey(player))) ?? noFriends;
  }

  async #keepRecord(player: string, record: RankedRecord): Promise<void> {
    const { storage, now } = this.#around;
    await storage.put(recordKey(player), { ...record, touchedAt: now() } satisfies Touched<RankedRecord>);
    if (record.matches === 0) await this.#recordSweep.on(SWEPT);
  }

  async #keepFriends(player: string, friends: Friends): Promise<void> {
    const { storage, now } = this.#around;
    await storage.put(friendsKey(player), { ...friends, touchedAt: now() } satisfies Touched<Friends>);
    await this.#friendsSweep.on(SWEPT);
  }

  async #devices(player: string): Promise<PlayerRecord | null> {
    return (await this.#around.storage.get<PlayerRecord>(player)) ?? null;
  }

  async #speaksFor(player: string, key: string): Promise<boolean> {
    return isDeviceOf(player, await this.#devices(player), hashOf(key));
  }

  /** The table somebody is at, as far as it is to be believed. */
  #seatOf({ seatedAt }: RankedRecord): RankedRecord["seatedAt"] {
    return seatedAt && this.#around.now() - seatedAt.at < LOST_MS ? seatedAt : null;
  }

  /** What other rooms say, one after the other: none is to write over what another has read. */
  told(player: string, message: Exclude<InsideMessage, { action: "isDevice" }>): Promise<object> {
    const said = this.#last.then(() => this.#told(player, message));
    this.#last = said.catch(() => undefined);
    return said;
  }

  async #told(player: string, message: Exclude<InsideMessage, { action: "isDevice" }>): Promise<object> {
    const { storage } = this.#around;
    switch (message.action) {
      case "mayWait":
        return { facts: await this.#facts(player, message.hash) };
      case "seat":
        return this.#seat(player, message);
      case "unseat": {
        const record = await this.#record(player);
        if (record.seatedAt?.drawing === message.drawing) await this.#keepRecord(player, { ...record, seatedAt: null });
        return { done: true };
      }
      case "note": {
        const record = await this.#record(player);
        const next = noted(record, message.note, player);
        if (next !== record) await this.#keepRecord(player, next);
        return { done: true };
      }
      case "lastSeason":
        return { season: lastSeasonOf(await this.#record(player), message.tier, message.before) };
      case "decided": {
        const record = await this.#record(player);
        const next = withDecision(record, message.decided);
        if (next !== record) await this.#keepRecord(player, next);
        return { done: true };
      }
      case "revised": {
        const record = await this.#record(player);
        const next = withRevised(record, message.revised, player);
        if (next !== record) await this.#keepRecord(player, next);
        return { done: true };
      }
      case "befriended": {
        const friends = await this.#friends(player);
        const next =
          message.code === friends.code
            ? withFriend(friends, { player: message.by, name: message.name, avatar: message.avatar })
            : null;
        if (!next) return { befriended: null };
        await this.#keepFriends(player, next);
        const { name, avatar } = await this.#record(player);
        return { befriended: { player, name, avatar } };
      }
      case "invited":
        return { isInvited: await this.#invited(player, message) };
      case "claim": {
        const owner = await storage.get<string>(nameKey(player));
        if (owner === undefined) await storage.put(nameKey(player), message.by);
        return { isTheirs: owner === undefined || owner === message.by };
      }
      case "unclaim":
        if ((await storage.get<string>(nameKey(player))) === message.by) await storage.delete(nameKey(player));
        return { done: true };
      case "whereAre": {
        const at: Record<string, { tier: Tier; code: string }> = {};
        for (const each of message.players) {
          const seat = this.#seatOf(await this.#record(each));
          if (seat) at[each] = { tier: seat.tier, code: seat.code };
        }
        return { at };
      }
      case "unfriended": {
        const friends = await this.#friends(player);
        // Of whom nothing is kept, nothing is from now on either.
        if (isAmong(friends.friends, message.by)) await this.#keepFriends(player, leftBy(friends, message.by));
        return { done: true };
      }
    }
  }

  async #seat(player: string, message: Extract<InsideMessage, { action: "seat" }>): Promise<z.infer<typeof Seated>> {
    const { now } = this.#around;
    const { action: _, ...seat } = message;
    const record = await this.#record(player);
    const at = this.#seatOf(record);
    if (at && at.drawing !== seat.drawing) {
      const { drawing, tier, code } = at;
      return { isSeated: false, at: { drawing, tier, code } };
    }
    // Who waited in two queues may have escaped from what the other drew; and something may have been decided meanwhile.
    if (!at && isClosedTo(record.escapes, closedByDecision(record.sanctions, now()), now()))
      return { isSeated: false, at: null };
    await this.#keepRecord(player, { ...record, seatedAt: { ...seat, at: now() } });
    return { isSeated: true };
  }

  /** Somebody asks them to a table: a friend, or whoever they have played with, and under the name they are known by. */
  async #invited(player: string, message: Extract<InsideMessage, { action: "invited" }>): Promise<boolean> {
    const { now } = this.#around;
    const friends = await this.#friends(player);
    const { by, game, code } = message;
    const known = [...friends.friends, ...metBy(await this.#record(player))].find((each) => each.player === by);
    const next = known ? withInvitation(friends, { ...known, game, code, at: now() }) : null;
    if (next) await this.#keepFriends(player, next);
    return next !== null;
  }

  /** Whoever is at a ranked table is called to no other. */
  async #invitations(player: string): Promise<InvitationsPage["invited"]> {
    if (this.#seatOf(await this.#record(player))) return [];
    return invitationsOf(await this.#friends(player), this.#around.now());
  }

  async #facts(player: string, hash: string): Promise<WaitingFacts> {
    if (!isDeviceOf(player, await this.#devices(player), hash)) return null;
    const record = await this.#record(player);
    const { blocked } = await this.#friends(player);
    const at = this.#seatOf(record);
    return {
      escapes: { escaped: [...record.escapes.escaped], closed: [...record.escapes.closed] },
      blocked: blocked.map((each) => each.player),
      apart: [...keptApart(record.sanctions)],
      closing: closedByDecision(record.sanctions, this.#around.now()),
      fours: [...record.fours],
      partners: [...latePartners(record)],
      hasNews: hasNews(record, seasonAt(this.#around.now())),
      claimed: record.claimed,
      seatedAt: at && { drawing: at.drawing, tier: at.tier, code: at.code },
    };
  }

  // What devices say

  async answer(player: string, message: RecordMessage): Promise<object> {
    if (message.action === "record") return this.#page(player, message.key, message.by ?? null);
    if (!(await this.#speaksFor(player, message.key))) return refuse("signedOut");
    switch (message.action) {
      case "setPrivate": {
        const record = await this.#record(player);
        await this.#keepRecord(player, { ...record, isPrivate: message.isPrivate });
        return { done: true };
      }
      case "claimName":
        return this.#claim(player, message.name);
      case "friends":
        return this.#friendsPage(player, message);
      case "befriend":
        return this.#befriend(player, message);
      case "unfriend": {
        await this.#unfriended(player, message.other);
        const friends = await this.#friends(player);
        if (isAmong(friends.friends, message.other))
          await this.#keepFriends(player, withoutFriend(friends, message.other));
        return { done: true };
      }
      case "block": {
        if (message.isBlocked) await this.#unfriended(player, message.other);
        const person = await this.#personOf(player, message.other);
        const friends = await this.#friends(player);
        const next = message.isBlocked ? withBlocked(friends, person) : withoutBlocked(friends, message.other);
        if (!next) return refuse("tooMany");
        await this.#keepFriends(player, next);
        return { done: true };
      }
      case "invite": {
        const { key: _, other, ...said } = message;
        const asks = { ...said, action: "invited", by: player } as const;
        const { isInvited } = await askedOfPlayer(this.#around.rooms(), other, asks, Invited);
        return isInvited ? { done: true } : refuse("notInvited");
      }
      case "invitations":
        return { invited: await this.#invitations(player) } satisfies InvitationsPage;
      case "report":
        return this.#report(player, message);
      case "seen":
        await this.#keepRecord(player, withAllSeen(await this.#record(player)));
        return { done: true };
    }
  }

  /** A name is kept beside the players of one room, by the hash of what it looks like; the one claimed before is free again. */
  async #claim(player: string, name: string): Promise<object> {
    const { rooms } = this.#around;
    // A name is for whoever is known here, and not for a key that is made to take it.
    if ((await this.#record(player)).matches < PROVISIONAL_MATCHES) return refuse("tooFewMatches");
    const { isTheirs } = await askedOfPlayer(rooms(), nameHash(name), { action: "claim", by: player }, Claim);
    if (!isTheirs) return refuse("nameTaken");
    const record = await this.#record(player);
    await this.#keepRecord(player, { ...record, claimed: name });
    if (record.claimed !== null && nameHash(record.claimed) !== nameHash(name))
      await askedOfPlayer(rooms(), nameHash(record.claimed), { action: "unclaim", by: player }, InsideDone);
    return { done: true };
  }

  /** The match is looked at again at once; the report and its log wait for whoever runs the house. */
  async #report(player: string, message: Extract<RecordMessage, { action: "report" }>): Promise<object> {
    const { rooms, now } = this.#around;
    const { against, match, code, reason, words } = message;
    const record = await this.#record(player);
    const played = record.last.find((each) => each.match === match && each.code === code);
    const met = played ? [played.partner, ...played.others] : [];
    if (!played || !met.some((each) => each.player === against)) return refuse("unknown");
    const made = record.reports.find((each) => each.match === match && each.against === against);
    if (made) return { report: made.report, check: made.check };
    const next = withReport(record, now());
    if (!next) return refuse("tooOften");
    await this.#keepRecord(player, next);
    const question = { again: match, score: played.score };
    const { look, log, seats } = await asked(rooms(), RANKED_GAME, code, question, SecondLookTaken);
    const report = { by: player, against, match, code, reason, words, at: now(), check: look, log, seats };
    const ladder = ladderRoom(played.tier, played.season);
    const kept = await asked(rooms(), "ladder", ladder, { report }, ReportKept);
    const taken = { report: kept.report, check: look };
    await this.#keepRecord(player, withReportMade(await this.#record(player), { ...taken, match, against }));
    return taken;
  }

  async #page(player: string, key: string | undefined, by: string | null): Promise<RecordPage | Refusal> {
    const { now } = this.#around;
    const kept = await this.#record(player);
    const friends = await this.#friends(player);
    const asks = key === undefined ? null : (by ?? hashOf(key));
    const isOwn = key !== undefined && asks === player && (await this.#speaksFor(player, key));
    // A friend shows the key that their own hash is of: whoever has moved to other devices is asked about where they are kept.
    const isFriend =
      !isOwn &&
      key !== undefined &&
      asks !== null &&
      isAmong(friends.friends, asks) &&
      (await this.#isKeyOf(asks, key));
    const record = isOwn ? await this.#marked(player, kept) : kept;
    if (!isOwn && record.sinceSeason === null) return refuse("unknown");
    if (record.isPrivate && !isOwn && !isFriend) return refuse("private");
    const season = seasonAt(now());
    const at = this.#seatOf(record);
    return {
      ...{
        player,
        name: record.name || "…",
        avatar: record.avatar,
        isClaimed: isTheirName(record.claimed, record.name),
        isPrivate: record.isPrivate,
      },
      ...{ isOwn, isFriend, season, sinceSeason: record.sinceSeason, matches: record.matches, gone: record.gone },
      marks: record.marks.map((mark) => ({ ...mark, isNew: isOwn && mark.isNew })),
      tiers: {
        rocket: tierPage(record, "rocket", season),
        rabbit: tierPage(record, "rabbit", season),
        turtle: tierPage(record, "turtle", season),
      },
      last: [...record.last],
      penalty: isOwn ? penaltyOf(record.escapes, closedByDecision(record.sanctions, now()), now()) : null,
      decisions: isOwn ? [...record.decisions] : [],
      seatedAt: isOwn && at ? { tier: at.tier, code: at.code } : null,
    };
  }

  /** A season that has ended is marked as its player comes, with the place its ladder has for them. */
  async #marked(player: string, record: RankedRecord): Promise<RankedRecord> {
    const { rooms, now } = this.#around;
    const ended = unmarkedIn(record, seasonAt(now()));
    if (ended.length === 0) return record;
    const placed = ended.map(async ({ tier, season }) => {
      const room = ladderRoom(tier, season);
      const { players } = await asked(rooms(), "ladder", room, { inherit: [player] }, Inherited);
      return { tier, season, place: players[player]?.place ?? null };
    });
    try {
      const marks = await Promise.all(placed);
      const marked = withMarks(await this.#record(player), marks);
      await this.#keepRecord(player, marked);
      return marked;
    } catch (error) {
      console.error("A season's ladder could not be asked:", error);
      return record;
    }
  }

  async #isKeyOf(player: string, key: string): Promise<boolean> {
    const answer = z.object({ isDevice: z.boolean() });
    const message = { action: "isDevice", hash: hashOf(key) } as const;
    return askedOfPlayer(this.#around.rooms(), player, message, answer).then(
      ({ isDevice }) => isDevice,
      () => false,
    );
  }

  /** Somebody as this player met them last. */
  async #personOf(player: string, other: string): Promise<RankedPerson> {
    const { friends } = await this.#friends(player);
    const met = [...friends, ...metBy(await this.#record(player))];
    return met.find((each) => each.player === other) ?? { player: other, name: other.slice(0, 6), avatar: "palm" };
  }

  async #friendsPage(player: string, called: Pick<RankedPerson, "name" | "avatar">): Promise<FriendsPage> {
    const record = await this.#record(player);
    const isOld = (row: Touched<object>) => Math.abs(this.#around.now() - (row.touchedAt ?? 0)) >= DAY_MS;
    if (record.name !== called.name || record.avatar !== called.avatar || isOld(record))
      await this.#keepRecord(player, { ...record, name: called.name, avatar: called.avatar });
    const friends = await this.#friends(player);
    const code = friends.code ?? freshCode();
    if (friends.code === null || isOld(friends)) await this.#keepFriends(player, { ...friends, code });
    const at = await this.#whereAre(friends.friends.map((friend) => friend.player));
    const shown = friends.friends.map((friend) => {
      const table = at.get(friend.player) ?? null;
      return { ...friend, isHere: table !== null, at: table };
    });
    const invited = invitationsOf(friends, this.#around.now());
    return { code, friends: shown, blocked: [...friends.blocked], invited };
  }

  /** At which tables some players are, as the rooms say that keep them; one that does not answer knows of none. */
  async #whereAre(players: readonly string[]): Promise<ReadonlyMap<string, { tier: Tier; code: string }>> {
    const rooms = new Map<string, string[]>();
    for (const player of players) rooms.set(roomOfPlayer(player), [...(rooms.get(roomOfPlayer(player)) ?? []), player]);
    const answers = await Promise.all(
      [...rooms.values()].map((some) => {
        const message = { action: "whereAre", players: some } as const;
        return askedOfPlayer(this.#around.rooms(), some[0] ?? "", message, Whereabouts).catch(() => ({ at: {} }));
      }),
    );
    return new Map(answers.flatMap(({ at }) => Object.entries(at)));
  }

  async #befriend(player: string, message: Extract<RecordMessage, { action: "befriend" }>): Promise<object> {
    const { rooms } = this.#around;
    const { other, code, name, avatar } = message;
    if (other === player) return refuse("badCode");
    const friends = await this.#friends(player);
    if (isAmong(friends.blocked, other)) return refuse("badCode");
    // Before the other side knows of it.
    if (!withFriend(friends, { player: other, name, avatar })) return refuse("tooMany");
    const asks = { action: "befriended", by: player, name, avatar, code } as const;
    const { befriended } = await askedOfPlayer(rooms(), other, asks, Befriended);
    if (!befriended) return refuse("badCode");
    const next = withFriend(await this.#friends(player), befriended);
    if (!next) return refuse("tooMany");
    await this.#keepFriends(player, next);
    return { done: true };
  }

  /** The other side first: where it cannot be told, nothing is done here either, and whoever asked may ask again. */
  async #unfriended(player: string, other: string): Promise<void> {
    const message = { action: "unfriended", by: player } as const;
    await askedOfPlayer(this.#around.rooms(), other, message, InsideDone);
  }
}

const Invited = z.object({ isInvited: z.boolean() });
const Befriended = z.object({
  befriended: z.nullable(z.object({ player: z.string(), name: z.string(), avatar: z.string() })),
});

const freshCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(CODE_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
