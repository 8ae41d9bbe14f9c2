import * as z from "zod/mini";
import type { Game, Refusal } from "@/lib/rules/game";
import { beatOf } from "@/lib/table/beat";
import { type ChatLine, KEPT_LINES, type Reaction } from "@/lib/table/chat";
import { ServerMessage, type TableMessage, WIRE } from "@/lib/table/protocol";
import { turnedAwayFor } from "@/lib/table/refusals";
import {
  emptyReplica,
  predicted,
  type Replica,
  whyNotBreakIn,
  wireMove,
  withEvent,
  withMove,
  withMoved,
  withRefusal,
  withState,
} from "@/lib/table/replica";
import type { Snapshot } from "@/lib/table/views";
import type { Identity } from "./identity";
import { ELSEWHERE, Line, RESTING, type Reach, type Socket } from "./line";
import { RoomSocket } from "./room-socket";
import { roomAt } from "./rooms";
import { type Unsent, unsent } from "./unsent";

/** Something the table said once, as opposed to a state of things. */
export type Word =
  | {
      readonly id: number;
      readonly kind: "refused";
      readonly code: string;
      readonly rule: string;
      readonly move: boolean;
    }
  | { readonly id: number; readonly kind: "notice"; readonly code: string };

/** Something somebody at the table said or showed just now. */
export interface Utterance {
  readonly id: number;
  /** By `performance.now()`. */
  readonly at: number;
  readonly player: string;
  /** Null for a mere reaction. */
  readonly line: ChatLine | null;
  readonly reaction: Reaction | null;
}

/** The table as its board shows it. */
export interface Shown<State, Options> {
  readonly reach: Reach;
  /** Whether the line is slower than is pleasant. */
  readonly isSlow: boolean;
  readonly player: string | null;
  /** Null until the table has spoken. */
  readonly table: Snapshot<State, Options>["table"] | null;
  readonly seat: number | null;
  /** The confirmed view with this device's unanswered moves played on top. */
  readonly view: State | null;
  /** Moves shown that the table has not answered. */
  readonly unanswered: number;
  /** Whether they could not even be sent. */
  readonly isUnsent: boolean;
  /** When the table's wait runs out, by `performance.now()`; null without a clock. */
  readonly deadline: number | null;
  /** The latest thing said once. */
  readonly word: Word | null;
  /** What was said here, latest last. */
  readonly chat: readonly ChatLine[];
  /** The latest of it that came while one was here, and reactions. */
  readonly utterances: readonly Utterance[];
  /** Why the table gave no seat when one was wanted. */
  readonly lookingOn: string | null;
  /** Why there is nothing to show and never will be. */
  readonly closed: "noSuchTable" | "signedOut" | "outdated" | "badCode" | "turnedAway" | "elsewhere" | null;
}

/** What is shown before anything is known. */
export const unconnected: Shown<never, never> = {
  reach: "connecting",
  isSlow: false,
  player: null,
  table: null,
  seat: null,
  view: null,
  unanswered: 0,
  isUnsent: false,
  deadline: null,
  chat: [],
  utterances: [],
  lookingOn: null,
  word: null,
  closed: null,
};

/** What the table's wait had left, and when that was heard: what was held up on its way says too much, and never too little. */
interface Left {
  readonly at: number;
  readonly ms: number | null;
}
const runsOut = ({ at, ms }: Left) => (ms === null ? Number.POSITIVE_INFINITY : at + ms);

const UTTERANCES = 16;
const TOO_LATE = { code: "tooLate", rule: "" } as const;
/** What says more of the crowd than of whoever is in it: a seat is worth waiting for. */
const isCrowded = (code: string) => code === "tooManyJoins" || code === "tooManyLines";

/** What a device needs to know to sit down at a table. */
export interface Seating {
  readonly host: string;
  readonly party: string;
  readonly code: string;
  readonly who: Identity;
  readonly watch?: boolean;
  readonly mustExist?: boolean;
}

const openRoom = ({ host, party, code }: Seating): Socket =>
  new RoomSocket(roomAt(party, code, host), { firstMs: 750, mostMs: 8_000 });

/** One device's link to one table: joins, predicts, resends, and says what to show. */
export class TableLink<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #line: Line;
  readonly #unsent: Unsent<Action>;
  readonly #listeners = new Set<() => void>();
  #seating: Seating;
  #replica: Replica<State, Action, Options> = emptyReplica;
  #shown: Shown<State, Options> = unconnected;
  #words = 0;
  /** What broke in on a turn and may not have been heard, in which hand that was, and the question that shows it was heard. */
  #unheard: { readonly action: Action; readonly hand: string; readonly asked: number } | null = null;
  /** Whether that is to be said again on this line, which first has to say how things stand. */
  #isUnsure = false;
  #left: Left = { at: 0, ms: null };

  constructor(game: Game<State, Action, Options>, seating: Seating, open: (seating: Seating) => Socket = openRoom) {
    this.#game = game;
    this.#seating = seating;
    this.#unsent = unsent(game, seating);
    this.#replica = { ...this.#replica, pending: this.#unsent.read() };
    this.#line = new Line(open(seating), {
      opened: () => this.#opened(),
      lost: (code) => this.#lost(code),
      heard: (text) => this.#heard(text),
      changed: () => this.#show({}),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown<State, Options> => this.#shown;

  /** Plays a move: on screen at once, or refused at once. */
  move(action: Action): Refusal | null {
    const broken = whyNotBreakIn(this.#game, this.#replica, action);
    if (broken === null && !this.#breakIn(action)) return { code: "notSent", rule: "" };
    if (broken !== undefined) return broken;
    const result = withMove(this.#game, this.#replica, action);
    if ("refusal" in result) return result.refusal;
    this.#replica = result.replica;
    this.#show({});
    this.#line.send(wireMove(result.move));
    return null;
  }

  /** Breaks in, and asks whether that was heard. */
  #breakIn(action: Action): boolean {
    if (!this.#line.send(JSON.stringify(action))) return false;
    this.#unheard = { action, hand: this.#hand(), asked: ++this.#words };
    return this.#line.send(JSON.stringify({ action: "ping", sent: this.#unheard.asked }));
  }

  /**
   * Breaks in again where that may not have been heard and is still about what lies there: a date means another play in
   * another hand, and is past after its trick. What is too late to be said again is refused here, in words.
   */
  #breakInAgain(): void {
    const unheard = this.#unheard;
    const { confirmed } = this.#replica;
    this.#isUnsure = false;
    this.#unheard = null;
    if (!unheard || !confirmed || confirmed.view === null || confirmed.seat === null) return;
    const { view, seat } = confirmed;
    const wait = this.#game.wait(view);
    // It was heard: play stands still for this seat.
    if (wait?.interrupts !== undefined && wait.seats.includes(seat)) return;
    const late = wait && unheard.hand === this.#hand() ? this.#game.check(view, seat, unheard.action) : TOO_LATE;
    if (late === null) this.#breakIn(unheard.action);
    else this.#show({ word: { id: ++this.#words, kind: "refused", ...late, move: true } });
  }

  /** Names the hand that is played. */
  #hand(): string {
    const { table, view = null } = this.#replica.confirmed ?? {};
    return `${table?.round} ${view === null ? "" : this.#game.deal?.(view)}`;
  }

  /** Says something to the table besides a move, or says that it cannot: only moves are kept until they can be sent. */
  say(message: Exclude<TableMessage, { action: "join" }>): boolean {
    return this.#line.send(JSON.stringify(message));
  }

  /** Sits down, from looking on or under another name. */
  rejoin(change: Partial<Pick<Seating, "who" | "watch">>): void {
    this.#seating = { ...this.#seating, ...change };
    this.#join();
  }

  close(): void {
    this.#listeners.clear();
    this.#line.close();
  }

  #opened(): void {
    this.#join();
    // The table knows a move it has had before, so everything unanswered is simply said again.
    for (const move of this.#replica.pending) this.#line.send(wireMove(move));
    this.#isUnsure = this.#unheard !== null;
  }

  #join(): void {
    const { who, watch, mustExist } = this.#seating;
    const { key, player, name, avatar } = who;
    const { version: rules } = this.#game;
    this.#line.send(JSON.stringify({ action: "join", key, player, name, avatar, watch, mustExist, wire: WIRE, rules }));
  }

  #lost(code: number): void {
    // The room refuses a code it cannot have before any socket opens.
    if (code === 4004) return this.#end("badCode");
    if (code === ELSEWHERE) return this.#end("elsewhere");
    if (code === RESTING) {
      this.#left = { at: 0, ms: null };
      return this.#show({});
    }
    const reason = turnedAwayFor(code);
    if (reason && !(isCrowded(reason) && this.#isSeated)) this.#end("turnedAway");
  }

  get #isSeated(): boolean {
    return this.#shown.seat !== null;
  }

  #end(closed: Shown<State, Options>["closed"]): void {
    if (this.#shown.closed) return;
    this.#line.close();
    this.#show({ closed });
  }

  #heard(data: string): void {
    let message: ServerMessage;
    try {
      const parsed = z.safeParse(ServerMessage, JSON.parse(data));
      // Extra messages of a game's own wire are for clients without a view.
      if (!parsed.success) return;
      message = parsed.data;
    } catch {
      return;
    }
    switch (message.type) {
      case "state":
        if (message.v !== WIRE || message.rules !== this.#game.version) return this.#end("outdated");
        this.#replica = withState(this.#game, this.#replica, message);
        this.#left = { at: performance.now(), ms: message.leftMs };
        this.#show({});
        return this.#isUnsure ? this.#breakInAgain() : undefined;
      case "event":
        return this.#follow(withEvent(this.#replica, message), message.leftMs);
      case "moved":
        return this.#follow(withMoved(this.#game, this.#replica, message), message.leftMs);
      case "notice":
        return this.#show({
          word: { id: ++this.#words, kind: "notice", code: message.code },
          lookingOn: this.#shown.seat === null ? message.code : null,
        });
      case "chatLog":
        return this.#show({ chat: message.lines });
      case "chat": {
        const { type: _, ...line } = message;
        const chat = [...this.#shown.chat.filter(({ n }) => n < line.n), line].slice(-KEPT_LINES);
        return this.#show({ chat, utterances: this.#uttered({ player: line.id, line, reaction: null }) });
      }
      case "reaction":
        return this.#show({
          utterances: this.#uttered({ player: message.id, line: null, reaction: message.reaction }),
        });
      case "error": {
        if (message.code === "noSuchTable" || message.code === "signedOut") return this.#end(message.code);
        // What the banner says for as long as it is so.
        if (message.code === "storage" || (isCrowded(message.code) && this.#isSeated)) return;
        // A page that slept joins through its next line.
        if (message.code === "notJoined") return;
        const move = message.turn !== undefined;
        this.#replica = withRefusal(this.#replica, message);
        const { code, rule = "" } = message;
        return this.#show({ word: { id: ++this.#words, kind: "refused", code, rule, move } });
      }
      case "pong": {
        if (message.sent === this.#unheard?.asked) this.#unheard = null;
        const heard = { at: performance.now(), ms: message.leftMs ?? null };
        if (runsOut(heard) < runsOut(this.#left)) this.#left = heard;
        return this.#show({});
      }
      case "gameStarted":
        return;
    }
  }

  /** Goes on with what came, or asks for the whole state where it led nowhere. */
  #follow(replica: Replica<State, Action, Options>, leftMs: number | null): void {
    if (replica.isLost && !this.#replica.isLost) this.say({ action: "show" });
    this.#replica = replica;
    this.#left = { at: performance.now(), ms: leftMs };
    this.#show({});
  }

  #uttered(said: Omit<Utterance, "id" | "at">): readonly Utterance[] {
    return [...this.#shown.utterances, { id: ++this.#words, at: performance.now(), ...said }].slice(-UTTERANCES);
  }

  /** What was left was left when the frame set out: known the better, the better the line is known. */
  #deadline(): number | null {
    return this.#left.ms === null ? null : runsOut(this.#left) - this.#line.delay;
  }

  /** Shows the table as it is known now, and keeps what it has not answered for after a reload. */
  #show(change: Partial<Shown<State, Options>>): void {
    const { confirmed, player, pending } = this.#replica;
    const { view } = predicted(this.#game, this.#replica);
    const table = confirmed?.table ?? null;
    const seat = confirmed?.seat ?? null;
    const lookingOn = seat === null ? this.#shown.lookingOn : null;
    const { reach, isSlow } = this.#line;
    const waiting = { unanswered: pending.length, isUnsent: pending.length > 0 && reach !== "open" };
    if (pending.length > 0 || this.#shown.unanswered > 0) this.#unsent.write(pending);
    this.#line.beat(table && beatOf(table));
    const deadline = this.#deadline();
    const known = { reach, isSlow, player, table, seat, view, lookingOn, deadline, ...waiting };
    this.#shown = { ...this.#shown, ...known, ...change };
    for (const listener of this.#listeners) listener();
  }
}
