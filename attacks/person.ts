import type { Game } from "@/lib/rules/game";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";
import { type GameId, games } from "@/lib/rules/registry";
import { predicted } from "@/lib/table/replica/replica";
import { Device, type LastTold } from "./device";
import { Line } from "./raw-line";

interface Character {
  readonly game: GameId;
  readonly address: string;
  readonly name: string;
  readonly random: Random;
  /** Gets whole states, and names no moves. */
  readonly isPlain: boolean;
  /** Milliseconds of thought: at least so many, and below so many more. */
  readonly thinks: { readonly least: number; readonly spread: number };
}

const AGAIN_MS = 250;

/** Somebody who plays over a real line as fast as they think. */
export class Person {
  readonly who: Character;
  readonly device: Device;
  readonly #game: Game;
  #line: Line | null = null;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Milliseconds from a move to its answer. */
  readonly trips: number[] = [];
  /** How often a line ended by itself. */
  falls = 0;
  isPlaying = true;
  onState: (told: LastTold) => void = () => {};

  constructor(who: Character) {
    this.who = who;
    this.#game = games[who.game] as Game;
    this.device = new Device(this.#game, who.isPlain, (text) => {
      this.#line?.say(text);
      return this.#line !== null;
    });
  }

  get told(): LastTold | null {
    return this.device.told;
  }

  get status(): string | null {
    return this.device.replica.confirmed?.table.status ?? null;
  }

  /** Whether the table waits for a bot, as far as this device knows. */
  get isForBot(): boolean {
    return this.#awaited?.every((holder) => holder?.bot) ?? false;
  }

  /** Whether it waits for somebody who is none. */
  get isForPerson(): boolean {
    return this.#awaited?.some((holder) => !holder?.bot) ?? false;
  }

  get #awaited() {
    const { view, table } = this.device.replica.confirmed ?? {};
    if (!view || table?.status !== "playing") return null;
    return this.#game.wait(view)?.seats.map((seat) => table.seats[seat]);
  }

  /** Connects and joins, anew whenever the line ends; says again what was not answered, where moves have names. */
  connect(): void {
    this.drop();
    const line = new Line(this.who.address);
    this.#line = line;
    let isFirst = true;
    line.onText = (text) => {
      if (line !== this.#line) return;
      this.#hear(text, isFirst);
      isFirst = false;
    };
    line.opened.then((isOpen) => {
      if (isOpen && line === this.#line) this.device.join(this.who.name);
    });
    line.closed.then(() => {
      if (line !== this.#line) return;
      this.falls++;
      clearTimeout(this.#thinking);
      this.#thinking = setTimeout(() => this.connect(), AGAIN_MS);
    });
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

  #hear(text: string, isFirst: boolean): void {
    const answered = this.device.hear(text);
    const { told } = this.device;
    if (answered !== null && told) {
      if (answered > 0 && !isFirst) this.trips.push(performance.now() - this.#asked);
      this.onState(told);
    }
    this.#think();
  }

  #think(): void {
    if (this.#thinking || !this.isPlaying) return;
    const { least, spread } = this.who.thinks;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      this.#act();
    }, least + this.who.random.below(spread));
  }

  #act(): void {
    const { confirmed, pending } = this.device.replica;
    if (!confirmed || !this.#line || !this.isPlaying || pending.length > 0) return;
    const { seat, table } = confirmed;
    if (seat === null) return;
    if (table.seats[seat]?.standIn === "away") return this.say({ action: "back" });
    if (table.status === "finished" && !table.seats[seat]?.ready) return this.say({ action: "rematch" });
    if (table.status !== "playing") return;
    const { view } = predicted(this.#game, this.device.replica);
    if (view === null || !this.#game.wait(view)?.seats.includes(seat)) return;
    this.#asked = performance.now();
    this.device.move(this.#game.bot(view, seat, randomFrom(seedFrom(this.who.random)), "easy"));
  }
}
