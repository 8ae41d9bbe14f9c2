import * as z from "zod/mini";
import type { Game, Refusal } from "@/lib/rules/game";
import { jsonOf } from "../wire/json";
import { ServerMessage, type TableMessage, WIRE } from "../wire/protocol";
import {
  emptyReplica,
  type Pending,
  type Prediction,
  predicted,
  type Replica,
  whyNotBreakIn,
  wireMove,
  withEvent,
  withMove,
  withRefusal,
  withState,
  withToldMove,
} from "./replica";

/** What a device says of itself as it sits down, and how it wants to be told. */
export type Joining = Omit<Extract<TableMessage, { action: "join" }>, "action">;

/** What a frame said, besides what the session itself made of it. */
interface Heard {
  readonly message: ServerMessage;
  /** It speaks of a table that plays by other rules than these: nothing was made of it. */
  readonly isOutdated: boolean;
  /** Why what broke in on a turn, and was perhaps never heard, cannot be said again. */
  readonly tooLate: Refusal | null;
}

const TOO_LATE: Refusal = { code: "tooLate", rule: "" };

/** A replica led on by what came from its table. */
export function withMessage<State, Action, Options>(
  game: Game<State, Action, Options>,
  replica: Replica<State, Action, Options>,
  message: ServerMessage,
): Replica<State, Action, Options> {
  switch (message.type) {
    case "state":
      return withState(game, replica, message);
    case "event":
      return withEvent(replica, message);
    case "moved":
      return withToldMove(game, replica, message);
    case "error":
      return withRefusal(replica, message);
    default:
      return replica;
  }
}

/**
 * One device at one table, with neither line nor clock of its own: what it says when, and what it makes of what it hears.
 * Everything that speaks to a table as ours do goes by it: pages, terminals, kits and tests.
 */
export class TableSession<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #say: (text: string) => boolean;
  #replica: Replica<State, Action, Options> = emptyReplica;
  #seen: (Prediction<State> & { readonly of: Replica<State, Action, Options> }) | null = null;
  /** What broke in on a turn and may not have been heard, in which deal that was, and the question that shows it was heard. */
  #unheard: { readonly action: Action; readonly deal: string; readonly asked: number } | null = null;
  /** Whether that is to be said again on this line, which first has to say how things stand. */
  #isUnsure = false;
  #questions = 0;

  /** At a table of this game, saying things by `say`, which tells whether it could; with moves an earlier session had no answer to. */
  constructor(
    game: Game<State, Action, Options>,
    say: (text: string) => boolean,
    unanswered: readonly Pending<Action>[] = [],
  ) {
    this.#game = game;
    this.#say = say;
    this.#replica = { ...this.#replica, pending: unanswered };
  }

  get replica(): Replica<State, Action, Options> {
    return this.#replica;
  }

  /** What is seen of it, worked out once for each. */
  get predicted(): Prediction<State> {
    if (this.#seen?.of !== this.#replica) {
      const { view, next } = predicted(this.#game, this.#replica);
      this.#seen = { of: this.#replica, view, next };
    }
    return this.#seen;
  }

  /** Speaks first on a new line: the table knows a move it has had before, so everything unanswered is simply said again. */
  open(joining: Joining): void {
    this.join(joining);
    for (const move of this.#replica.pending) this.#say(wireMove(move));
    this.#isUnsure = this.#unheard !== null;
  }

  /** Sits down, or looks on. */
  join(joining: Joining): void {
    this.#say(JSON.stringify({ action: "join", ...joining }));
  }

  /** Makes a move and says it, or why it cannot be made. */
  move(action: Action): Refusal | null {
    const broken = whyNotBreakIn(this.#game, this.#replica, action, this.predicted);
    if (broken === null && !this.#breakIn(action)) return { code: "notSent", rule: "" };
    if (broken !== undefined) return broken;
    const result = withMove(this.#game, this.#replica, action, this.predicted);
    if ("refusal" in result) return result.refusal;
    this.#replica = result.replica;
    this.#say(wireMove(result.move));
    return null;
  }

  /** Takes in a frame; null where it is none for a client that has a view of its own. */
  hear(text: string): Heard | null {
    const message = messageIn(text);
    if (!message) return null;
    if (message.type === "state" && (message.v !== WIRE || message.rules !== this.#game.version))
      return { message, isOutdated: true, tooLate: null };
    const replica = withMessage(this.#game, this.#replica, message);
    // What leads nowhere is made good by a whole state.
    if (replica.isLost && !this.#replica.isLost) this.#say(JSON.stringify({ action: "show" }));
    this.#replica = replica;
    if (message.type === "pong" && message.sent === this.#unheard?.asked) this.#unheard = null;
    const tooLate = message.type === "state" && this.#isUnsure ? this.#breakInAgain() : null;
    return { message, isOutdated: false, tooLate };
  }

  /** Breaks in, and asks whether that was heard. */
  #breakIn(action: Action): boolean {
    if (!this.#say(JSON.stringify(action))) return false;
    this.#unheard = { action, deal: this.#deal(), asked: ++this.#questions };
    return this.#say(JSON.stringify({ action: "ping", sent: this.#unheard.asked }));
  }

  /**
   * Breaks in again where that may not have been heard and is still about what lies there: a date means another play in
   * another deal, and is past after its trick. What is too late to be said again is refused here, in words.
   */
  #breakInAgain(): Refusal | null {
    const unheard = this.#unheard;
    const { confirmed } = this.#replica;
    this.#isUnsure = false;
    this.#unheard = null;
    if (!unheard || !confirmed || confirmed.view === null || confirmed.seat === null) return null;
    const { view, seat } = confirmed;
    const wait = this.#game.wait(view);
    // It was heard: play stands still for this seat.
    if (wait?.interrupts !== undefined && wait.seats.includes(seat)) return null;
    const late = wait && unheard.deal === this.#deal() ? this.#game.check(view, seat, unheard.action) : TOO_LATE;
    if (late === null) this.#breakIn(unheard.action);
    return late;
  }

  /** Names the deal that is played. */
  #deal(): string {
    const { table, view = null } = this.#replica.confirmed ?? {};
    return `${table?.round} ${view === null ? "" : this.#game.deal?.(view)}`;
  }
}

/** What a table says in a frame; extra messages of a game's own wire are for clients without a view. */
const messageIn = (text: string): ServerMessage | null => z.safeParse(ServerMessage, jsonOf(text)).data ?? null;
