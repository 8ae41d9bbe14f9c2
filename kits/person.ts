import { type GameId, games } from "@/lib/rules";
import type { Game, Seat } from "@/lib/rules/game";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";
import { sameJson } from "@/lib/table/patch";
import type { MoveName } from "@/lib/table/protocol";
import { emptyReplica, predicted, type Replica, wireMove, withMove } from "@/lib/table/replica";
import { type Frame, frameOf } from "@/lib/table/testing/host";
import { heard, keyOf } from "@/lib/table/testing/player";
import { type Ending, Line } from "./line";

/** A move as its player's device remembers it: which question of which game it answered. */
export interface Remembered extends MoveName {
  readonly round: number;
  readonly question: number;
  readonly seat: Seat;
  readonly action: unknown;
}

/** What a device was told last, with everything that orders it. */
interface Told extends MoveName {
  readonly round: number;
  readonly view: unknown;
}

export interface Character {
  readonly game: GameId;
  readonly address: string;
  readonly name: string;
  readonly random: Random;
  /** Gets whole states, and names no moves. */
  readonly isPlain: boolean;
  /** Milliseconds of thought: at least so many, and below so many more. */
  readonly thinks: { readonly least: number; readonly spread: number };
}

/** What is said to whoever was only slower than others. */
const late = new Set(["notPlaying", "notFinished", "tooLate"]);

const isBefore = (one: Told, other: Told) =>
  one.round !== other.round
    ? one.round < other.round
    : one.turn !== other.turn
      ? one.turn < other.turn
      : one.n < other.n;

/** Somebody who plays over a real line as fast as they think, and notices whatever does not agree with what they knew. */
export class Person {
  readonly #who: Character;
  readonly #game: Game;
  #line: Line | null = null;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  replica: Replica<unknown, unknown, unknown> = emptyReplica;
  told: Told | null = null;
  /** Moves sent, and those of them this device was shown as done. */
  readonly sent: Remembered[] = [];
  readonly taken: Remembered[] = [];
  /** What did not agree. */
  readonly complaints: string[] = [];
  /** Milliseconds from a move to its answer. */
  readonly trips: number[] = [];
  isPlaying = true;
  onState: (told: Told) => void = () => {};

  constructor(who: Character) {
    this.#who = who;
    this.#game = games[who.game] as Game;
  }

  get name(): string {
    return this.#who.name;
  }

  get status(): string | null {
    return this.replica.confirmed?.table.status ?? null;
  }

  /** Whether the table waits for a bot, as far as this device knows. */
  get isForBot(): boolean {
    const { view, table } = this.replica.confirmed ?? {};
    if (!view || table?.status !== "playing") return false;
    return this.#game.wait(view)?.seats.every((seat) => table.seats[seat]?.bot) ?? false;
  }

  /** Connects and joins; says again what was not answered, where moves have names. */
  connect(): Promise<Ending> {
    this.drop();
    const line = new Line(this.#who.address);
    this.#line = line;
    let isFirst = true;
    line.onText = (text) => {
      if (line !== this.#line) return;
      this.#hear(frameOf(text), isFirst);
      isFirst = false;
    };
    line.opened.then((isOpen) => {
      if (!isOpen || line !== this.#line) return;
      const { name, isPlain } = this.#who;
      line.say({ action: "join", name, key: keyOf(name), ...(!isPlain && { wire: 1, rules: this.#game.version }) });
      if (isPlain) this.replica = { ...this.replica, pending: [] };
      for (const move of this.replica.pending) line.say(wireMove(move));
    });
    return line.closed;
  }

  say(message: object): void {
    this.#line?.say(message);
  }

  drop(): void {
    clearTimeout(this.#thinking);
    this.#thinking = undefined;
    this.#line?.drop();
    this.#line = null;
  }

  #hear(frame: Frame, isFirst: boolean): void {
    const before = this.replica;
    this.replica = heard(this.#game, before, frame);
    if (frame.type === "error") {
      if (!late.has(String(frame.code))) this.complaints.push(`refused: ${frame.code}`);
      this.#think();
      return;
    }
    if (frame.type !== "state" && frame.type !== "event" && frame.type !== "moved") return;
    if (this.replica.isLost) this.complaints.push(`cannot follow ${JSON.stringify(frame)}`);
    const { confirmed, turn, n, pending } = this.replica;
    if (!confirmed) return;
    for (const move of before.pending)
      if (!pending.includes(move)) {
        // A client that names no moves may have made another one in place of what never arrived.
        const done = this.sent.findLast((other) => other.turn === move.turn && other.n === move.n);
        if (done) this.taken.push(done);
        if (!isFirst) this.trips.push(performance.now() - this.#asked);
      }
    const told = { round: confirmed.table.round, turn, n, view: confirmed.view };
    if (this.told && isBefore(told, this.told))
      this.complaints.push(`went back from ${nameOf(this.told)} to ${nameOf(told)}`);
    else if (this.told && !isBefore(this.told, told) && confirmed.view !== null && !sameJson(told.view, this.told.view))
      this.complaints.push(`another view of ${nameOf(told)}`);
    this.told = told;
    this.onState(told);
    this.#think();
  }

  #think(): void {
    if (this.#thinking || !this.isPlaying) return;
    const { least, spread } = this.#who.thinks;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      this.#act();
    }, least + this.#who.random.below(spread));
  }

  #act(): void {
    const { confirmed, pending } = this.replica;
    if (!confirmed || !this.#line || !this.isPlaying || pending.length > 0) return;
    const { seat, table } = confirmed;
    if (seat === null) return;
    if (table.seats[seat]?.standIn === "away") return this.say({ action: "back" });
    if (table.status === "finished" && !table.seats[seat]?.ready) return this.say({ action: "rematch" });
    if (table.status !== "playing") return;
    const { view } = predicted(this.#game, this.replica);
    const wait = view === null ? null : this.#game.wait(view);
    if (!wait?.seats.includes(seat)) return;
    const { random, isPlain } = this.#who;
    const action = this.#game.bot(view, seat, randomFrom(seedFrom(random)), "easy");
    const made = withMove(this.#game, this.replica, action);
    if ("refusal" in made) return;
    this.replica = made.replica;
    const { turn, n } = made.move;
    this.sent.push({ round: table.round, question: wait.turn, seat, action, turn, n });
    this.#asked = performance.now();
    this.#line.say(isPlain ? (action as object) : wireMove(made.move));
  }
}

const nameOf = ({ round, turn, n }: Told) => `${round}.${turn}.${n}`;
