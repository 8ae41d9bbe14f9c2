import type { Game, Seat } from "@/lib/rules/game";
import { predicted, type Replica } from "@/lib/table/replica/replica";
import { TableSession } from "@/lib/table/replica/session";
import { frameOf } from "@/lib/table/testing/test-host";
import { keyOf } from "@/lib/table/testing/test-player";
import { type ErrorMessage, type MoveName, WIRE } from "@/lib/table/wire/protocol";
import type { Move } from "./history";

/** A move as its player's device remembers it. */
export type Remembered = Move & MoveName;

/** What a device was told last, with everything that orders it. */
export interface LastTold extends MoveName {
  readonly round: number;
  readonly view: unknown;
}

/** What is said to whoever was only slower than others. */
const late = new Set(["notPlaying", "notFinished", "tooLate"]);

/** What the same is told that names no move: the table takes it for an answer to the question after. */
const unnamedLate = new Set([...late, "notYourTurn", "notNow"]);

const isBefore = (one: LastTold, other: LastTold) =>
  one.round !== other.round
    ? one.round < other.round
    : one.turn !== other.turn
      ? one.turn < other.turn
      : one.n < other.n;

const nameOf = ({ round, turn, n }: LastTold) => `${round}.${turn}.${n}`;

const isNamed =
  ({ turn, n }: MoveName) =>
  (move: MoveName) =>
    move.turn === turn && move.n === n;

/** What a client says that names no moves and wants whole states. */
function plainly(text: string): string {
  const { wire: _, rules: __, turn: ___, n: ____, ...plain } = JSON.parse(text);
  return JSON.stringify(plain);
}

/** A session at a table that remembers what it sent and was shown as done; it notices whatever does not agree. */
export class Device {
  readonly #game: Game;
  /** Names no moves, so none can be said again. */
  readonly #isPlain: boolean;
  readonly #say: (text: string) => boolean;
  #session: TableSession<unknown, unknown, unknown>;
  told: LastTold | null = null;
  /** Moves sent, and those of them this device was shown as done. */
  readonly sent: Remembered[] = [];
  readonly taken: Remembered[] = [];
  /** Hears of everything it is shown of its games. */
  onView: (round: number, seat: Seat, view: unknown) => void = () => {};
  /** What did not agree. */
  readonly complaints: string[] = [];
  /** The names of the moves that were said on the line there is now. */
  #said: MoveName[] = [];

  constructor(game: Game, isPlain: boolean, say: (text: string) => boolean) {
    this.#game = game;
    this.#isPlain = isPlain;
    this.#say = (text) => say(isPlain ? plainly(text) : text);
    this.#session = new TableSession(game, this.#say);
  }

  get replica(): Replica<unknown, unknown, unknown> {
    return this.#session.replica;
  }

  /** Joins on a new line, and says again what was not answered. */
  join(name: string): void {
    if (this.#isPlain) this.#session = new TableSession(this.#game, this.#say);
    this.#said = [...this.replica.pending];
    this.#session.open({ name, key: keyOf(name), wire: WIRE, rules: this.#game.version });
  }

  /** Takes in a frame; how many moves it answered, null where it tells nothing of the table. */
  hear(text: string): number | null {
    const before = this.replica;
    const heard = this.#session.hear(this.#isPlain ? this.#meant(text) : text);
    if (!heard) {
      if (frameOf(text).type !== "cardDrawn") this.complaints.push(`no word of the wire: ${text}`);
      return null;
    }
    const { message, isOutdated } = heard;
    if (isOutdated) this.complaints.push(`told of other rules: ${text}`);
    if (message.type === "error") this.#refused(message);
    if (message.type !== "state" && message.type !== "event" && message.type !== "moved") return null;
    if (this.replica.isLost) this.complaints.push(`cannot follow ${text}`);
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
  move(action: unknown): Remembered | null {
    const { confirmed } = this.replica;
    const { view, next } = predicted(this.#game, this.replica);
    const wait = view === null ? null : this.#game.wait(view);
    if (!confirmed || confirmed.seat === null || !wait) return null;
    const move = { round: confirmed.table.round, question: wait.turn, seat: confirmed.seat, action, ...next };
    if (this.#session.move(action)) return null;
    this.sent.push(move);
    this.#said.push(next);
    return move;
  }

  /** Refusals say nothing of moves without a name; but then there is only one that can be meant. */
  #meant(text: string): string {
    const frame = frameOf(text);
    const [move] = this.replica.pending;
    return frame.type === "error" && move ? JSON.stringify({ ...frame, turn: move.turn, n: move.n }) : text;
  }

  #refused({ code, turn, n }: ErrorMessage): void {
    if (this.#isPlain && unnamedLate.has(code) && this.#wasHidden()) return;
    if (!late.has(code)) this.complaints.push(`refused: ${code}`);
    if (this.#isPlain || turn === undefined || n === undefined) return;
    // Somebody else's answer to the question hid the move, and only the refusal says it was not this one.
    const at = this.taken.findLastIndex(isNamed({ turn, n }));
    if (at >= 0 && this.#said.some(isNamed({ turn, n }))) this.taken.splice(at, 1);
  }

  /** Whether a refusal without a name is of the move said last, in whose place time ran out or somebody else answered: it was not taken. */
  #wasHidden(): boolean {
    const last = this.#said.at(-1);
    const move = this.taken.at(-1);
    if (this.replica.pending.length > 0 || !last || !move || !isNamed(last)(move)) return false;
    this.taken.pop();
    this.#said.pop();
    return true;
  }
}
