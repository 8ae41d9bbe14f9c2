import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { hashOf } from "@/lib/player/player";
import { isClosedTo, penaltyOf } from "@/lib/ranked/penalty";
import { START_POINTS } from "@/lib/ranked/rating";
import { seasonAt } from "@/lib/ranked/seasons";
import type { Tier } from "@/lib/ranked/tiers";
import {
  advancedLine,
  drained,
  dueAt,
  type WaitingLine,
  withoutTicket,
  withReady,
  withTicket,
} from "@/lib/ranked/waiting-line";
import {
  ladderRoom,
  type QueueMessage,
  type QueueState,
  type queueRefusals,
  type RankedPoints,
} from "@/lib/ranked/wire";
import { randomFrom } from "@/lib/rules/random";
import type { Networks } from "@/lib/table/door/networks";
import { CODE_BYTES, codeFrom } from "@/lib/table/wire/new-code";
import type { Parties, Room } from "../platform";
import { freshHex } from "../table-room/table-host";
import { asked, askedOfPlayer } from "./ask-room";
import { InsideDone, StandingsFound, WaitingAnswer } from "./letters";
import { MissedOffers } from "./missed-offers";
import { isTheirName } from "./player-record";
import type { QueueLine, QueueLines } from "./queue-lines";
import { type Known, stateOf, type WhyOut } from "./queue-state";
import { changedRows, type Drawing, type QueueKept, readRows, type Waiter, writeRows } from "./queue-storage";
import { queueWords } from "./queue-words";
import { seatFour, unseat } from "./seat-four";

/** While anybody waits it is drawn so often. */
const TICK_MS = 1_000;
/** And everybody is told how it stands after so many draws, whatever has changed. */
const TELLS = 5;
/** Whose page is silent for so long waits no more. */
const SILENT_MS = 30_000;
/** An alarm rings so much later at most: a timer is exact, and the alarm is for a house that died meanwhile. */
const ALARM_MS = 10_000;
/** A table that could not be made for so long is not made: its four wait on. */
const GIVE_UP_MS = 60_000;
/** A match that nobody has said the end of for so long has none. */
const LOST_MS = 6 * 3_600_000;
/**
 * One whose table was asked for and has not answered once in so long has none either: nobody plays at it, for its four
 * hear of it only then. If it lives all the same, its end finds that it had one already (party/ranked/season-ladder.ts).
 */
const UNHEARD_MS = 5 * 60_000;
/** It is looked for such so often. */
const LOOK_MS = 3_600_000;
/** Why somebody is out is remembered of so many. */
const REMEMBERED = 2_000;

type Refusal = (typeof queueRefusals)[number];

interface Around {
  readonly tier: Tier;
  readonly storage: Room["storage"];
  readonly lines: QueueLines;
  readonly rooms: () => Parties | null;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** A queue in its room: keeps the line, draws from it, and has those sit down who are all there. */
export class QueueRoom {
  readonly #around: Around;
  #kept: QueueKept;
  /** What was learnt of whoever came; of those in line too, as long as they are. */
  readonly #known = new Map<string, Known>();
  /** On which line each waits, and when any of theirs was heard last. */
  readonly #here = new Map<string, QueueLine>();
  readonly #heard = new Map<string, number>();
  readonly #whyOut = new Map<string, WhyOut>();
  readonly #missed = new MissedOffers();
  /** Tables under way. */
  readonly #making = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticks = 0;
  #armed: number | null = null;
  readonly #openedAt: number;

  private constructor(around: Around, kept: QueueKept) {
    this.#around = around;
    this.#kept = kept;
    // Whoever waited as the house went is given time to come back.
    const now = around.now();
    this.#openedAt = now;
    for (const player of kept.waiters.keys()) this.#heard.set(player, now);
  }

  static async open(around: Around): Promise<QueueRoom> {
    const queue = new QueueRoom(around, await readRows(around.storage, freshHex(16)));
    queue.#setTimer();
    return queue;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  // Who comes and what they say

  came(): void {
    this.#setTimer();
  }

  refuse(line: QueueLine, code: Refusal): void {
    this.#around.lines.send(line, { type: "error", code, message: queueWords[code] });
  }

  async hear(line: QueueLine, message: QueueMessage, mayAsk: boolean): Promise<void> {
    if (line.player !== null) this.#heard.set(line.player, this.#around.now());
    switch (message.action) {
      case "ping":
        return this.#around.lines.send(line, {
          type: "pong",
          ...(message.sent !== undefined && { sent: message.sent }),
        });
      case "look":
      case "join":
        if (!mayAsk) return this.refuse(line, "tooFast");
        return this.#comes(line, message);
      case "leave":
        if (line.player === null) return this.refuse(line, "lookFirst");
        return this.#out(line.player, "left");
      case "ready":
        if (line.player === null) return this.refuse(line, "lookFirst");
        return this.#ready(line, line.player);
    }
  }

  /** Somebody says who they are, and may want to wait. */
  async #comes(line: QueueLine, message: Extract<QueueMessage, { action: "look" | "join" }>): Promise<void> {
    const player = message.player ?? hashOf(message.key);
    let known: Known | null;
    try {
      known = await this.#learn(player, hashOf(message.key));
    } catch (error) {
      console.error("A queue could not ask who comes:", error);
      return this.refuse(line, "busy");
    }
    if (!known) return this.refuse(line, "signedOut");
    this.#around.lines.speaksFor(line, player);
    if (line.player !== player) return;
    this.#known.set(player, known);
    this.#heard.set(player, this.#around.now());
    const refused = message.action === "join" ? this.#join(line, player, known, message) : null;
    if (refused) this.refuse(line, refused);
    this.#tell([player]);
  }

  /** What the rooms of a player and of the ladder say of somebody; null where the key is not theirs. */
  async #learn(player: string, hash: string): Promise<Known | null> {
    const { rooms, tier, now } = this.#around;
    const { facts: said } = await askedOfPlayer(rooms(), player, { action: "mayWait", hash }, WaitingAnswer);
    const at = said?.seatedAt;
    // A seat this queue knows nothing of is of a table that came to nothing.
    const isNone = at?.tier === tier && !this.#kept.drawings.has(at.drawing);
    if (isNone) await askedOfPlayer(rooms(), player, { action: "unseat", drawing: at.drawing }, InsideDone);
    const facts = said && (isNone ? { ...said, seatedAt: null } : said);
    return facts && { hash, facts, own: await this.#pointsOf(player, tier, now()) };
  }

  async #learnAgain(player: string): Promise<void> {
    const before = this.#known.get(player);
    if (!before) return;
    const known = await this.#learn(player, before.hash).catch(() => null);
    if (!known || this.#known.get(player) === undefined) return;
    this.#known.set(player, known);
    this.#tell([player]);
  }

  async #pointsOf(player: string, tier: Tier, now: number): Promise<RankedPoints | null> {
    const room = ladderRoom(tier, seasonAt(now));
    const { standings } = await asked(this.#around.rooms(), "ladder", room, { standings: [player] }, StandingsFound);
    return standings[player] ?? null;
  }

  /** Why somebody may not wait; null where they do from here on. */
  #join(
    line: QueueLine,
    player: string,
    { facts, own }: Known,
    { name, avatar }: Pick<Extract<QueueMessage, { action: "join" }>, "name" | "avatar">,
  ): Refusal | null {
    const now = this.#around.now();
    const { line: waiting, salt, waiters } = this.#kept;
    const isHere = waiters.has(player);
    if (!isHere && (facts.seatedAt !== null || this.#drawingOf(player))) return "seated";
    if (!isHere && isClosedTo(facts.escapes, facts.closing, now)) return "closed";
    if (!isHere && waiting.isDraining) return "draining";
    const isProvisional = (own?.provisionalFor ?? 1) > 0;
    if (!isHere && this.#missed.pauseOf(player, line.from, isProvisional, now) !== null) return "paused";
    this.#here.set(player, line);
    this.#whyOut.delete(player);
    if (isHere) return null;
    const points = own?.points ?? START_POINTS;
    const { blocked, apart, fours, partners } = facts;
    const from = line.from[0] ? bytesToHex(sha256(utf8ToBytes(`${salt} ${line.from[0]}`))).slice(0, 32) : null;
    const isClaimed = isTheirName(facts.claimed, name);
    const waiter: Waiter = { name, avatar, points, from, isClaimed, isProvisional, isAgain: false };
    this.#keep({
      line: withTicket(waiting, { player, points, since: now, blocked, apart, fours, partners, from }),
      waiters: new Map(waiters).set(player, waiter),
    });
    this.#setTimer();
    return null;
  }

  #ready(line: QueueLine, player: string): void {
    const now = this.#around.now();
    const offer = this.#kept.line.offers.find(({ four }) => four.some((each) => each.player === player));
    // Said twice it is said once.
    if (!offer && this.#drawingOf(player)) return this.#tell([player]);
    if (!offer || now >= offer.until) return this.refuse(line, "notDrawn");
    this.#here.set(player, line);
    if (offer.ready.includes(player)) return this.#tell([player]);
    this.#keep({ line: withReady(this.#kept.line, player, now) });
    this.#tell(offer.four.map((each) => each.player));
    if (offer.ready.length === 3) this.tick();
  }

  /** Somebody waits no more; the others of their offer wait on, for whom it was as good as missed. */
  #out(player: string, why: WhyOut): void {
    const offer = this.#kept.line.offers.find(({ four }) => four.some((ticket) => ticket.player === player));
    if (offer) this.#missed.missed(player, this.#fromOf(player), this.#around.now());
    this.#keep({ line: withoutTicket(this.#kept.line, player) });
    this.#forget(player, why);
    this.#again(offer?.four.map((ticket) => ticket.player).filter((each) => each !== player) ?? []);
    this.#tell([player, ...(offer?.four.map((ticket) => ticket.player) ?? [])]);
    this.#setTimer();
  }

  /** Where they waited, as far as it is known. */
  #fromOf(player: string): Networks {
    return this.#here.get(player)?.from ?? [];
  }

  #forget(player: string, why: WhyOut | null): void {
    const waiters = new Map(this.#kept.waiters);
    waiters.delete(player);
    this.#keep({ waiters });
    this.#here.delete(player);
    if (why) this.#whyOut.set(player, why);
    for (const oldest of this.#whyOut.keys()) if (this.#whyOut.size > REMEMBERED) this.#whyOut.delete(oldest);
  }

  /** They had been drawn for nothing, and are told so. */
  #again(players: readonly string[]): void {
    const waiters = new Map(this.#kept.waiters);
    for (const player of players) {
      const waiter = waiters.get(player);
      if (waiter) waiters.set(player, { ...waiter, isAgain: true });
    }
    this.#keep({ waiters });
  }

  // Time

  /** Does what is due: offers that are over, matches all four are there for, and whoever is drawn next. */
  tick(): void {
    const { now, lines } = this.#around;
    const time = now();
    this.#armed = null;
    lines.endSilent(time);
    this.#endSilent(time);
    const before = this.#kept.line;
    const { line, matches } = advancedLine(before, time, randomFrom(freshHex(32)), () => freshHex(16));
    if (line !== before) this.#advance(before, line, matches, time);
    for (const drawing of this.#kept.drawings.values()) this.#lookAfter(drawing, time);
    if (++this.#ticks % TELLS === 0) this.#tell(lines.players());
    this.#setTimer();
  }

  #advance(before: WaitingLine, line: WaitingLine, matches: WaitingLine["offers"], now: number): void {
    const drawings = new Map(this.#kept.drawings);
    const waiters = new Map(this.#kept.waiters);
    for (const { id, four } of matches) {
      const own = Object.fromEntries(
        four.flatMap(({ player }) => [[player, waiters.get(player)]]),
      ) as Drawing["waiters"];
      drawings.set(id, { drawing: id, code: freshCode(), four, waiters: own, at: now, isAsked: false, isMade: false });
      for (const { player } of four) {
        waiters.delete(player);
        this.#missed.came(player, this.#fromOf(player), now);
      }
    }
    // An offer that came to nothing: whoever said nothing is out of the line.
    const isIn = (player: string) =>
      line.tickets.some((ticket) => ticket.player === player) ||
      line.offers.some(({ four }) => four.some((ticket) => ticket.player === player));
    const ended = before.offers.filter((offer) => !line.offers.includes(offer) && !matches.includes(offer));
    const missed = ended.flatMap(({ four }) => four.map(({ player }) => player)).filter((player) => !isIn(player));
    for (const player of missed) {
      waiters.delete(player);
      this.#missed.missed(player, this.#fromOf(player), now);
    }
    this.#keep({ line, drawings, waiters });
    for (const player of missed) this.#forget(player, "missed");
    const waitOn = ended.flatMap(({ four }) => four.map(({ player }) => player)).filter(isIn);
    this.#again(waitOn);
    const drawn = line.offers.filter((offer) => !before.offers.includes(offer)).flatMap(({ four }) => four);
    const players = [...drawn, ...matches.flatMap(({ four }) => four)].map(({ player }) => player);
    this.#tell([...new Set([...players, ...missed, ...waitOn])]);
  }

  /** A closed tab's place is nobody's. */
  #endSilent(now: number): void {
    for (const [player, at] of [...this.#heard]) {
      // Far off either way where the clock was set back.
      if (Math.abs(now - at) < SILENT_MS) continue;
      this.#heard.delete(player);
      if (this.#kept.waiters.has(player)) this.#out(player, "silent");
    }
    // A line may live on in silence after that, and end later: whose has is forgotten then.
    for (const player of this.#known.keys())
      if (!this.#heard.has(player) && this.#around.lines.of(player).length === 0) this.#known.delete(player);
  }

  #lookAfter(drawing: Drawing, now: number): void {
    // A house that was away for hours gives its tables as long to say so.
    const isLost = now - Math.max(drawing.at, this.#openedAt) >= (drawing.isMade ? LOST_MS : UNHEARD_MS);
    if (!drawing.isMade && !(drawing.isAsked && isLost)) return void this.#make(drawing, now);
    if (!isLost) return;
    if (!this.#making.has(drawing.drawing)) void this.#giveUp(drawing, now);
  }

  /** The house has lost their table: they are told, and may play again, and nobody's points have moved. */
  async #giveUp({ drawing, code, four, waiters, at: begun }: Drawing, at: number): Promise<void> {
    const { rooms, tier } = this.#around;
    this.#making.add(drawing);
    const seats = four.map(({ player }) => {
      const { name = "?", avatar = "palm" } = waiters[player] ?? {};
      return { player, name, avatar };
    });
    const lost = { drawing, code, at, seats };
    // The ladder tells them, and this queue; until it has heard, it is told again. It is that of when they were drawn, to which
    // what their table may have brought went too, if no season ended between.
    await asked(rooms(), "ladder", ladderRoom(tier, seasonAt(begun)), { lost }, InsideDone).catch((error: unknown) =>
      console.error("A ladder could not be told of a match that is lost:", error),
    );
    this.#making.delete(drawing);
  }

  /**
   * Has four sit down; tried again with every tick until it is done. A table that was asked for may live, whatever is not
   * heard of it: it is asked until it answers, or is called lost. Before that the four are let go.
   */
  async #make(made: Drawing, now: number): Promise<void> {
    const { rooms, tier } = this.#around;
    const { drawing, four } = made;
    if (this.#making.has(drawing)) return;
    this.#making.add(drawing);
    const players = four.map(({ player }) => player);
    const isKnown = (other: string) => this.#kept.drawings.has(other);
    const asks = () => this.#keepDrawing({ ...made, isAsked: true });
    try {
      const seating = await seatFour({ rooms: rooms(), tier, isKnown, asks }, made);
      if (seating.is === "made") this.#keepDrawing({ ...made, isAsked: true, isMade: true });
      else this.#dissolve(made, [...seating.elsewhere, ...seating.closed]);
      if (seating.is === "apart") this.#sentAway(seating.closed);
    } catch (error) {
      console.error("A ranked table could not be made yet:", error);
      const isAsked = this.#kept.drawings.get(drawing)?.isAsked ?? true;
      if (!isAsked && now - made.at >= GIVE_UP_MS) {
        this.#dissolve(made, []);
        void unseat(rooms(), players, drawing);
      }
    } finally {
      this.#making.delete(drawing);
    }
    this.#tell(players);
    this.#setTimer();
  }

  /** The queue was closed to them since they came. */
  #sentAway(players: readonly string[]): void {
    for (const player of players) {
      for (const line of this.#around.lines.of(player)) this.refuse(line, "closed");
      void this.#learnAgain(player);
    }
  }

  async #keepDrawing(made: Drawing): Promise<void> {
    if (this.#kept.drawings.has(made.drawing))
      await this.#keep({ drawings: new Map(this.#kept.drawings).set(made.drawing, made) });
  }

  /** Nobody sits down: all but those who are at another table wait on from when they came. */
  #dissolve({ drawing, four, waiters }: Drawing, elsewhere: readonly string[]): void {
    const drawings = new Map(this.#kept.drawings);
    drawings.delete(drawing);
    const back = four.filter(({ player }) => !elsewhere.includes(player));
    const kept = new Map(this.#kept.waiters);
    for (const { player } of back) {
      const waiter = waiters[player];
      if (waiter) kept.set(player, { ...waiter, isAgain: true });
      this.#heard.set(player, this.#around.now());
    }
    for (const player of elsewhere) this.#here.delete(player);
    const { line } = this.#kept;
    this.#keep({ line: { ...line, tickets: [...line.tickets, ...back] }, drawings, waiters: kept });
  }

  /** A match has ended: its four may wait again. */
  async ended(drawing: string): Promise<void> {
    const made = this.#kept.drawings.get(drawing);
    if (!made) return;
    const drawings = new Map(this.#kept.drawings);
    drawings.delete(drawing);
    await this.#keep({ drawings });
    const players = made.four.map(({ player }) => player);
    for (const player of players) {
      this.#here.delete(player);
      const known = this.#known.get(player);
      if (known) this.#known.set(player, { ...known, facts: { ...known.facts, seatedAt: null } });
    }
    this.#tell(players);
    this.#setTimer();
    // What is known of them is of before the match. Whoever says so need not wait for it.
    for (const player of players) void this.#learnAgain(player);
  }

  async drain(isDraining: boolean): Promise<void> {
    await this.#keep({ line: drained(this.#kept.line, isDraining) });
    this.#tell(this.#around.lines.players());
    this.#setTimer();
  }

  counts() {
    const { line, drawings } = this.#kept;
    return { waiting: line.tickets.length, playing: 4 * drawings.size, isDraining: line.isDraining };
  }

  // What is kept and told

  #keep(change: Partial<QueueKept>): Promise<void> {
    const { storage, tier, failed } = this.#around;
    const before = this.#kept;
    this.#kept = { ...before, ...change };
    return writeRows(storage, tier, changedRows(before, this.#kept)).catch(failed);
  }

  #drawingOf(player: string): Drawing | undefined {
    for (const drawing of this.#kept.drawings.values())
      if (drawing.four.some((ticket) => ticket.player === player)) return drawing;
    return undefined;
  }

  #tell(players: readonly string[]): void {
    const { lines, tier, now } = this.#around;
    for (const player of new Set(players)) {
      const known = this.#known.get(player);
      if (!known) continue;
      for (const line of lines.of(player)) {
        const isHere = (this.#here.get(player) ?? line) === line;
        const state: QueueState = stateOf({
          ...{ tier, player, known, isHere, now: now(), kept: this.#kept },
          whyOut: this.#whyOut.get(player) ?? "left",
          made: this.#drawingOf(player) ?? null,
          penalty: penaltyOf(known.facts.escapes, known.facts.closing, now()),
        });
        lines.send(line, state);
      }
    }
  }

  /** Where four play and nobody else is here, it is looked now and then whether their table is lost. */
  #lookLater(isAnyonePlaying: boolean): void {
    if (!isAnyonePlaying || this.#armed !== null) return;
    this.#armed = Date.now() + LOOK_MS;
    void this.#around.storage.setAlarm(this.#armed).catch(() => undefined);
  }

  /** While anybody waits or is to sit down it is looked every second; else the queue sleeps. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    const { line, drawings } = this.#kept;
    const { lines, now, storage } = this.#around;
    const isMaking = [...drawings.values()].some(({ isMade }) => !isMade);
    const isBusy = line.tickets.length > 0 || line.offers.length > 0 || isMaking;
    if (!isBusy && lines.size === 0) return this.#lookLater(drawings.size > 0);
    this.#timer = setTimeout(() => this.tick(), TICK_MS);
    if (!isBusy || this.#armed !== null) return;
    const time = now();
    const due = Math.max(TICK_MS, (dueAt(line, time) ?? time + ALARM_MS) - time);
    this.#armed = Date.now() + Math.min(ALARM_MS, due) + ALARM_MS;
    void storage.setAlarm(this.#armed).catch(() => undefined);
  }
}

const freshCode = (): string => codeFrom(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
