import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { BotLevel, Refusal, Seat } from "@/lib/rules/game";
import { randomFrom } from "@/lib/rules/random";
import { follow, type GameRecord, type LogEntry } from "@/lib/rules/replay";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState, TurnTaken } from "@/lib/rules/rummy/state";

/** Who sits in a seat: somebody at this keyboard, or a bot of a level. */
export interface Sitter {
  readonly name: string;
  readonly bot: BotLevel | null;
}

/** A match as a session plays it, wherever it is. */
export interface AnyMatch {
  readonly sitters: readonly Sitter[];
  /** All of it, or what the own seat sees. */
  readonly state: RummyState;
  readonly history: readonly TurnTaken[];
  readonly isOver: boolean;
  /** How many share this keyboard. */
  readonly humans: number;
  check(seat: Seat, action: RummyAction): Refusal | null;
  /** Plays a move that was checked; where it is refused all the same, why. */
  play(seat: Seat, action: RummyAction): Refusal | null;
  letBotsPlay(): void;
  nextDeal(): void;
}

/** 32 bytes in hex that follow from a seed and a word. */
export const derived = (seed: string, word: string): string => bytesToHex(sha256(utf8ToBytes(`${seed} ${word}`)));

/** A match at one keyboard: its rules, its log, and the table's own steps. Where it begins it is fixed how it is dealt. */
export class KeyboardMatch implements AnyMatch {
  readonly sitters: readonly Sitter[];
  readonly options: RummyOptions;
  readonly seed: string;
  readonly entries: LogEntry[] = [];
  /** The turns of the deal that is played, oldest first: more than the rules keep. */
  history: TurnTaken[] = [];
  state: RummyState;

  constructor(sitters: readonly Sitter[], options: RummyOptions, seed: string) {
    this.sitters = sitters;
    this.options = options;
    this.seed = seed;
    this.state = rummy.setup(sitters.length, options, seed);
  }

  get record(): GameRecord {
    const { options, seed, entries, sitters } = this;
    return { game: rummy.id, version: rummy.version, players: sitters.length, options, seed, entries };
  }

  /** Takes one entry of a log; throws where the rules refuse it. */
  follow(entry: LogEntry): void {
    const before = this.state;
    this.state = follow(rummy, before, entry);
    this.entries.push(entry);
    const last = this.state.log.at(-1);
    if (this.state.results.length === before.results.length && this.state.dealtAt !== before.dealtAt) this.history = [];
    else if (last && last !== before.log.at(-1)) this.history = [...this.history, last];
  }

  check(seat: Seat, action: RummyAction): Refusal | null {
    return rummy.check(this.state, seat, action);
  }

  /** Plays a move that was checked, and whatever the table does after it. */
  play(seat: Seat, action: RummyAction): null {
    this.follow({ seat, action });
    this.settle();
    return null;
  }

  /** The table's own steps, until somebody is asked. */
  settle(): void {
    for (let wait = rummy.wait(this.state); wait?.ms === 0; wait = rummy.wait(this.state))
      this.follow(
        wait.deals ? { timeout: true, seed: derived(this.seed, `deal ${this.entries.length}`) } : { timeout: true },
      );
  }

  /** Lets bots play, until somebody at the keyboard is asked or a deal is over. */
  letBotsPlay(): void {
    for (;;) {
      this.settle();
      const { current, asked } = this.state;
      const level = this.sitters[current]?.bot;
      if (!level || asked || this.isOver) return;
      const random = randomFrom(derived(this.seed, `bot ${this.entries.length}`));
      this.play(current, rummy.bot(rummy.view(this.state, current), current, random, level));
    }
  }

  /** Everybody has seen the score. */
  nextDeal(): void {
    for (const seat of this.state.asked ?? []) this.follow({ seat, action: { action: "seen" } });
    this.settle();
  }

  get isOver(): boolean {
    return rummy.outcome(this.state) !== null;
  }

  get humans(): number {
    return this.sitters.filter(({ bot }) => bot === null).length;
  }
}
