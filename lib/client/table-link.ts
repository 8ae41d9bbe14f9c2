import type { Game, Refusal } from "@/lib/rules/game";
import { type ChatLine, KEPT_LINES, type Reaction } from "@/lib/table/chat/chat";
import { type Joining, TableSession } from "@/lib/table/replica/session";
import { beatOf } from "@/lib/table/time/heartbeat";
import { type ServerMessage, type TableMessage, WIRE } from "@/lib/table/wire/protocol";
import { turnedAwayFor } from "@/lib/table/wire/refusals";
import type { Snapshot } from "@/lib/table/wire/table-view";
import type { Environment } from "./environment";
import type { Identity } from "./identity";
import { ELSEWHERE, type LineReach, RESTING, RoomLine } from "./rooms/room-line";
import type { Socket } from "./rooms/socket";
import { type UnsentMoves, unsentMoves } from "./unsent-moves";

/** Something the table said once, as opposed to a state of things. */
export type Word = { readonly id: number; readonly code: string } & (
  | { readonly kind: "refused"; readonly rule: string; readonly move: boolean }
  | { readonly kind: "notice" }
);

/** Something somebody at the table said or showed just now. */
export interface Utterance {
  readonly id: number;
  /** By the clock of its environment, in a page `performance.now()`. */
  readonly at: number;
  readonly player: string;
  /** Whom it is meant for, null for all. */
  readonly to: string | null;
  /** Null for a mere reaction. */
  readonly line: ChatLine | null;
  readonly reaction: Reaction | null;
}

/** The table as its board shows it. */
export interface Shown<State, Options> {
  readonly reach: LineReach;
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
  /** When the table's wait runs out, by that clock too; null where it has none. */
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
  readonly closed: "noSuchTable" | "signedOut" | "outdated" | "turnedAway" | "elsewhere" | null;
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
const PACE = { firstMs: 750, mostMs: 8_000 };
/** What says more of the crowd than of whoever is in it: a seat is worth waiting for. */
const isCrowded = (code: string) => code === "tooManyJoins" || code === "tooManyLines";

/** What a device needs to know to sit down at a table. */
export interface Seating {
  readonly party: string;
  readonly code: string;
  readonly who: Identity;
  readonly watch?: boolean;
  readonly mustExist?: boolean;
}

/** One device's link to one table: keeps a line to it as long as it lives, and says what to show. */
export class TableLink<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #around: Environment;
  readonly #line: RoomLine;
  readonly #session: TableSession<State, Action, Options>;
  readonly #unsent: UnsentMoves<Action>;
  readonly #listeners = new Set<() => void>();
  #seating: Seating;
  #shown: Shown<State, Options> = unconnected;
  #words = 0;
  #left: Left = { at: 0, ms: null };

  /** Over a socket to the table's room, or over another one where the table is not in a room. */
  constructor(
    game: Game<State, Action, Options>,
    seating: Seating,
    around: Environment,
    socket: Socket = around.open(seating.party, seating.code, PACE),
  ) {
    this.#game = game;
    this.#around = around;
    this.#seating = seating;
    this.#unsent = unsentMoves(game, seating, around);
    this.#session = new TableSession(game, (text) => this.#line.send(text), this.#unsent.read());
    const on = {
      opened: () => this.#session.open(this.#joining),
      lost: (code: number) => this.#lost(code),
      heard: (text: string) => this.#heard(text),
      changed: () => this.#show({}),
    };
    this.#line = new RoomLine(socket, on, around);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown<State, Options> => this.#shown;

  /** Plays a move: on screen at once, or refused at once. */
  move(action: Action): Refusal | null {
    const refusal = this.#session.move(action);
    if (refusal === null) this.#show({});
    return refusal;
  }

  /** Says something to the table besides a move, or says that it cannot: only moves are kept until they can be sent. */
  say(message: Exclude<TableMessage, { action: "join" }>): boolean {
    return this.#line.send(JSON.stringify(message));
  }

  /** Sits down, from looking on or under another name. */
  rejoin(change: Partial<Pick<Seating, "who" | "watch">>): void {
    this.#seating = { ...this.#seating, ...change };
    this.#session.join(this.#joining);
  }

  close(): void {
    this.#listeners.clear();
    this.#line.close();
  }

  get #joining(): Joining {
    const { who, watch, mustExist } = this.#seating;
    const { key, player, name, avatar } = who;
    return { key, player, name, avatar, watch, mustExist, wire: WIRE, rules: this.#game.version };
  }

  #lost(code: number): void {
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

  #heard(text: string): void {
    const heard = this.#session.hear(text);
    if (!heard) return;
    const { message, isOutdated, tooLate } = heard;
    if (isOutdated) return this.#end("outdated");
    this.#take(message);
    if (tooLate) this.#show({ word: { id: ++this.#words, kind: "refused", ...tooLate, move: true } });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "state":
      case "event":
      case "moved":
        this.#left = { at: this.#around.now(), ms: message.leftMs };
        return this.#show({});
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
        return this.#show({
          chat,
          utterances: this.#uttered({ player: line.id, to: line.to ?? null, line, reaction: null }),
        });
      }
      case "reaction":
        return this.#show({
          utterances: this.#uttered({
            player: message.id,
            to: message.to ?? null,
            line: null,
            reaction: message.reaction,
          }),
        });
      case "error": {
        const { code, rule = "", turn } = message;
        if (code === "noSuchTable" || code === "signedOut") return this.#end(code);
        // The banner says it for as long as it is so; a page that slept joins through its next line.
        if (code === "storage" || code === "notJoined" || (isCrowded(code) && this.#isSeated)) return;
        // What breaks in on a turn has no name, but a rule that refuses it; a lobby's options are refused by rules as well.
        const isPlayed = this.#shown.table?.status === "playing";
        const move = turn !== undefined || (rule !== "" && isPlayed);
        return this.#show({ word: { id: ++this.#words, kind: "refused", code, rule, move } });
      }
      case "pong": {
        const heard = { at: this.#around.now(), ms: message.leftMs ?? null };
        if (runsOut(heard) < runsOut(this.#left)) this.#left = heard;
        return this.#show({});
      }
      case "gameStarted":
        return;
    }
  }

  #uttered(said: Omit<Utterance, "id" | "at">): readonly Utterance[] {
    return [...this.#shown.utterances, { id: ++this.#words, at: this.#around.now(), ...said }].slice(-UTTERANCES);
  }

  /** Shows the table as it is known now, and keeps what it has not answered for after a reload. */
  #show(change: Partial<Shown<State, Options>>): void {
    const { replica, predicted } = this.#session;
    const { confirmed, player, pending } = replica;
    const { view } = predicted;
    const { table = null, seat = null } = confirmed ?? {};
    const lookingOn = seat === null ? this.#shown.lookingOn : null;
    const { reach, isSlow } = this.#line;
    const waiting = { unanswered: pending.length, isUnsent: pending.length > 0 && reach !== "open" };
    if (pending.length > 0 || this.#shown.unanswered > 0) this.#unsent.write(pending);
    this.#line.beat(table && beatOf(table));
    // What was left was left when the frame set out: known the better, the better the line is known.
    const deadline = this.#left.ms === null ? null : runsOut(this.#left) - this.#line.delay;
    const known = { reach, isSlow, player, table, seat, view, lookingOn, deadline, ...waiting };
    this.#shown = { ...this.#shown, ...known, ...change };
    for (const listener of this.#listeners) listener();
  }
}
