import type { Game, Seat } from "@/lib/rules/game";
import type { MoveName } from "@/lib/table/protocol";
import { emptyReplica, type Pending, predicted, type Replica, withMove } from "@/lib/table/replica";
import type { Frame } from "@/lib/table/testing/host";
import { heard } from "@/lib/table/testing/player";
import type { Move } from "./history";

/** A move as its player's device remembers it. */
export type Remembered = Move & MoveName;

/** What a device was told last, with everything that orders it. */
export interface Told extends MoveName {
  readonly round: number;
  readonly view: unknown;
}

/** What is said to whoever was only slower than others. */
const late = new Set(["notPlaying", "notFinished", "tooLate"]);

const isBefore = (one: Told, other: Told) =>
  one.round !== other.round
    ? one.round < other.round
    : one.turn !== other.turn
      ? one.turn < other.turn
      : one.n < other.n;

const nameOf = ({ round, turn, n }: Told) => `${round}.${turn}.${n}`;

const isNamed =
  ({ turn, n }: MoveName) =>
  (move: MoveName) =>
    move.turn === turn && move.n === n;

/** What a player's device knows, remembers having sent and was shown as done; it notices whatever does not agree. */
export class Device {
  readonly #game: Game;
  /** Names no moves, so none can be said again. */
  readonly #isPlain: boolean;
  replica: Replica<unknown, unknown, unknown> = emptyReplica;
  told: Told | null = null;
  /** Moves sent, and those of them this device was shown as done. */
  readonly sent: Remembered[] = [];
  readonly taken: Remembered[] = [];
  /** Hears of everything it is shown of its games. */
  onView: (round: number, seat: Seat, view: unknown) => void = () => {};
  /** What did not agree. */
  readonly complaints: string[] = [];
  /** The names of the moves that were said on the line there is now. */
  #said: MoveName[] = [];

  constructor(game: Game, isPlain: boolean) {
    this.#game = game;
    this.#isPlain = isPlain;
  }

  /** A new line: what is to be said on it again. */
  reconnected(): readonly Pending<unknown>[] {
    if (this.#isPlain) this.replica = { ...this.replica, pending: [] };
    this.#said = [...this.replica.pending];
    return this.replica.pending;
  }

  /** Takes in a frame; how many moves it answered, null where it tells nothing of the table. */
  hear(frame: Frame): number | null {
    const before = this.replica;
    this.replica = heard(this.#game, before, frame);
    if (frame.type === "error") this.#refused(frame);
    if (frame.type !== "state" && frame.type !== "event" && frame.type !== "moved") return null;
    if (this.replica.isLost) this.complaints.push(`cannot follow ${JSON.stringify(frame)}`);
    const { confirmed, turn, n, pending } = this.replica;
    if (!confirmed) return null;
    const answered = before.pending.filter((move) => !pending.includes(move));
    for (const move of answered) {
      // The latest of this name: a client that names no moves makes another one in place of what never arrived.
      const done = this.sent.findLast(isNamed(move));
      if (done) this.taken.push(done);
    }
    const { seat, view, table } = confirmed;
    const told = { round: table.round, turn, n, view };
    if (this.told && isBefore(told, this.told))
      this.complaints.push(`went back from ${nameOf(this.told)} to ${nameOf(told)}`);
    this.told = told;
    if (view !== null && view !== before.confirmed?.view && seat !== null) this.onView(table.round, seat, view);
    return answered.length;
  }

  /** Makes a move and remembers it; null where it may not be made. */
  move(action: unknown): Pending<unknown> | null {
    const { confirmed } = this.replica;
    const { view } = predicted(this.#game, this.replica);
    const wait = view === null ? null : this.#game.wait(view);
    const made = withMove(this.#game, this.replica, action);
    if ("refusal" in made || !confirmed || confirmed.seat === null || !wait) return null;
    this.replica = made.replica;
    const { turn, n } = made.move;
    this.sent.push({ round: confirmed.table.round, question: wait.turn, seat: confirmed.seat, action, turn, n });
    this.#said.push({ turn, n });
    return made.move;
  }

  #refused({ code, turn, n }: Frame): void {
    if (!late.has(String(code))) this.complaints.push(`refused: ${code}`);
    // Refusals say nothing of moves without a name; but then there is only one that can be meant.
    if (this.#isPlain) this.replica = { ...this.replica, pending: [] };
    if (typeof turn !== "number" || typeof n !== "number") return;
    // Somebody else's answer to the question hid the move, and only the refusal says it was not this one.
    const at = this.taken.findLastIndex(isNamed({ turn, n }));
    if (at >= 0 && this.#said.some(isNamed({ turn, n }))) this.taken.splice(at, 1);
  }
}
