import * as z from "zod/mini";
import type { Game, Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom } from "@/lib/rules/random";
import type { Decided } from "@/lib/table/match/results";
import { type Pending, predicted, type Replica, wireMove } from "@/lib/table/replica/replica";
import { TableSession } from "@/lib/table/replica/session";
import { sameJson } from "@/lib/table/wire/patch";
import { WIRE } from "@/lib/table/wire/protocol";
import { type Censor, frameOf, idOf, seeing, TestHost } from "./test-host";
import { keyOf } from "./test-player";

/** What a world plays, and how its people choose. */
export interface PlayStyle<State, Action, Options> {
  readonly game: Game<State, Action, Options>;
  readonly options: (random: Random) => Options;
  readonly censor: Censor<State>;
  /** Any move that is allowed, not always a clever one. */
  readonly choose: (view: State, seat: Seat, random: Random) => Action;
  /** What anybody might say at any time. */
  readonly nonsense: (view: State, seat: Seat, random: Random) => object;
}

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly isPost: boolean;
  readonly run: () => void;
}

/** One socket between a device and the server: messages arrive in order, or not at all once it is cut. */
interface Link<State, Action, Options> {
  readonly device: Device<State, Action, Options>;
  connection: string | null;
  up: number;
  down: number;
  isCut: boolean;
}

/** How a device's owner behaves while the world is wild. */
const moods = ["keen", "keen", "keen", "keen", "hasty", "idle", "absent", "leaving"] as const;
type Mood = (typeof moods)[number];

/** One browser tab, plain client or watcher. */
class Device<State, Action, Options> {
  readonly name: string;
  /** Plain clients get whole states and name no moves. */
  readonly isPlain: boolean;
  readonly watches: boolean;
  mood: Mood;
  link: Link<State, Action, Options> | null = null;
  readonly session: TableSession<State, Action, Options>;
  isThinking = false;
  /** A plain client waits for an answer before it moves again. */
  isWaiting = false;
  hasLeft = false;

  constructor(
    name: string,
    game: Game<State, Action, Options>,
    say: (device: Device<State, Action, Options>, text: string) => void,
    { isPlain = false, watches = false, mood = "keen" as Mood },
  ) {
    this.name = name;
    this.session = new TableSession(game, (text) => {
      say(this, text);
      return this.link !== null;
    });
    this.isPlain = isPlain;
    this.watches = watches;
    this.mood = mood;
  }

  get replica(): Replica<State, Action, Options> {
    return this.session.replica;
  }

  get key(): string {
    return keyOf(this.name);
  }
}

const MINUTE = 60_000;
const WILD_MS = 4 * MINUTE;
const LONGEST_MS = 240 * MINUTE;

/** A table, the people at it, and a network between them that delays, loses and cuts; all from one seed. */
export class BadNetwork<State, Action, Options> {
  readonly #play: PlayStyle<State, Action, Options>;
  readonly #random: Random;
  readonly host: TestHost<State, Action, Options>;
  readonly devices: Device<State, Action, Options>[] = [];
  readonly #links = new Map<string, Link<State, Action, Options>>();
  readonly #planned: Planned[] = [];
  readonly #slowest: number;
  /** Turns after which a world has seen enough. */
  readonly #longest: number;
  readonly #options: Options;
  #order = 0;
  #armed = 0;
  #isWild = true;
  #isFlushing = false;
  /** Moves the table took, by their names; and how often each kind of thing happened. */
  readonly #taken = new Map<string, unknown>();
  readonly tally: Record<string, number> = {};

  /** Decided matches as they were handed on, where somebody keeps results. */
  readonly handed = new Map<string, string>();

  constructor(play: PlayStyle<State, Action, Options>, seed: number, { keepsResults = false } = {}) {
    this.#play = play;
    this.#random = randomFrom(seedOf(seed));
    const decided = (match: Decided) => this.#handOn(match, seed);
    this.host = new TestHost(play.game, { seed, censor: play.censor, ...(keepsResults && { decided }) });
    this.host.onSend = (connection, text) => this.#sent(connection, text);
    this.#slowest = this.#random.pick([60, 300, 2_000]);
    this.#longest = this.#random.pick([20, 30, 40, 60, 300]);
    this.#options = play.options(this.#random);
    this.#settle();
  }

  /** Plays a game through all that, and often a second one; throws at the first thing that is wrong. */
  run(): void {
    const start = this.host.now();
    const isOver = () => this.host.isUp && this.host.commits > 0 && this.host.record.status === "finished";
    const isLong = () => this.host.isUp && this.host.commits > 0 && this.host.record.turn > this.#longest;
    let round = 0;
    while (this.host.now() - start < LONGEST_MS && !isLong()) {
      if (this.host.now() - start > WILD_MS) this.#calm();
      this.#pass(this.#random.pick([2_000, 10_000, 30_000]));
      if (this.#chance(4)) this.flush();
      if (!isOver()) continue;
      this.flush();
      this.#count("games ended");
      if (++round === 3 || this.#chance(3)) break;
    }
    this.#calm();
    this.flush();
    for (const entry of [...this.host.logs.values()].flat())
      this.#count(
        "remove" in entry ? "seats removed" : "action" in entry ? "moves" : entry.seed ? "deals" : "time-outs",
      );
    if (round === 0 && !isLong()) throw new Error(`no end: ${JSON.stringify(this.host.record)}`);
  }

  /** Somebody is told of a decided match, always the same; of three such words, or of the answers to them, one arrives. */
  #handOn(match: Decided, seed: number): void {
    const text = JSON.stringify(match);
    const before = this.handed.get(match.match);
    if (before !== undefined && before !== text) throw new Error(`told otherwise of one match: ${before} and ${text}`);
    this.handed.set(match.match, text);
    this.#count("matches handed on");
    // Of a chance of its own: whatever else happens is to happen with and without.
    const chance = randomFrom(seedOf(seed * 1_000 + (this.tally["matches handed on"] ?? 0)));
    if (chance.below(3) > 0) return;
    this.#later(chance.below(20_000), () => this.host.isUp && this.host.acknowledge(match.match));
  }

  // People

  #settle(): void {
    const random = this.#random;
    const device = (name: string, nature: { isPlain?: boolean; watches?: boolean; mood?: Mood }) =>
      this.devices.push(new Device(name, this.#play.game, (own, text) => this.#say(own, text), nature));
    const people = 1 + random.below(5);
    for (let index = 0; index < people; index++) {
      const name = `P${index}`;
      const mood = index === 0 ? "keen" : random.pick(moods);
      const isPlain = random.below(4) === 0;
      device(name, { isPlain, mood });
      if (random.below(4) === 0) device(name, { mood });
    }
    if (random.below(2) === 0) device("W", { watches: true });
    for (const [index, device] of this.devices.entries())
      this.#later(index === 0 ? 0 : 2_000 + random.below(random.pick([8_000, 8_000, 60_000])), () =>
        this.#connect(device),
      );
    this.#mischief();
  }

  /** From now on nothing breaks, and everybody who is still here plays. */
  #calm(): void {
    if (!this.#isWild) return;
    this.#isWild = false;
    if (!this.host.isUp) this.#reopen();
    for (const device of this.devices) {
      if (device.mood !== "leaving") device.mood = "keen";
      if (!device.link) this.#connect(device);
      this.#think(device);
    }
  }

  #think(device: Device<State, Action, Options>): void {
    if (device.isThinking || device.watches) return;
    device.isThinking = true;
    const ms = device.mood === "hasty" ? this.#random.below(60) : 100 + this.#random.below(2_500);
    this.#later(ms, () => {
      device.isThinking = false;
      this.#act(device);
    });
  }

  #act(device: Device<State, Action, Options>): void {
    const { confirmed, player } = device.replica;
    if (!confirmed || !device.link) return;
    const { table, seat } = confirmed;
    if (device.mood === "idle" || device.mood === "absent") return;
    if (seat === null) {
      const free = table.seats.indexOf(null);
      if (table.status === "waiting" && free >= 0 && !device.hasLeft) this.#say(device, { action: "sit", seat: free });
      return;
    }
    if (table.seats[seat]?.standIn === "away") this.#say(device, { action: "back" });
    if (table.status === "waiting") {
      if (table.host === player) this.#prepare(device, table.seats.indexOf(null));
      return;
    }
    if (table.status === "finished") {
      if (!table.seats[seat]?.ready) this.#say(device, { action: "rematch" });
      return;
    }
    if (device.mood === "leaving" && this.#chance(12)) {
      device.hasLeft = true;
      this.#count("leavers");
      return this.#say(device, { action: "stand" });
    }
    if (table.host === player && this.#isWild && this.#chance(150)) {
      this.#count("removals");
      return this.#say(device, { action: "removeSeat", seat: this.#random.below(table.seats.length) });
    }
    this.#move(device, seat);
  }

  /** The host makes the table ready and starts. */
  #prepare(device: Device<State, Action, Options>, free: number): void {
    const roll = this.#random.below(8);
    if (roll > 1 && roll < 6 && !sameJson(device.replica.confirmed?.table.options, this.#options))
      this.#say(device, { action: "setOptions", options: this.#options });
    else if (roll < 2 && free >= 0) this.#say(device, { action: "addBot", seat: free });
    else if (roll === 6 && this.#isWild && this.#chance(4)) this.#say(device, { action: "swap", seat: 0, with: 1 });
    else if (roll > 5) this.#say(device, { action: "startGame", fill: true });
    this.#think(device);
  }

  #move(device: Device<State, Action, Options>, seat: Seat): void {
    const { game, choose } = this.#play;
    const { view } = predicted(game, device.replica);
    const isAsked = view !== null && game.wait(view)?.seats.includes(seat);
    if (!isAsked || device.isWaiting || device.replica.pending.length > 3) return;
    const action = choose(view, seat, this.#random);
    if (device.isPlain) {
      device.isWaiting = true;
      return this.#say(device, action as object);
    }
    const refusal = device.session.move(action);
    const move = device.replica.pending.at(-1);
    if (refusal || !move) throw new Error(`chose what is refused: ${refusal?.code}`);
    this.#count("moves sent");
    if (this.#isWild && this.#chance(8)) this.#say(device, wireMove(move));
    if (this.#isWild && this.#chance(20)) this.#say(device, this.#nonsense(move, view, seat));
    this.#think(device);
  }

  #nonsense(move: Pending<Action>, view: State, seat: Seat): object | string {
    const { turn, n } = move;
    if (this.#chance(3)) return this.#play.nonsense(view, seat, this.#random);
    return this.#random.pick<object | string>([
      { ...(move.action as object), turn: turn + 1, n: 3 },
      { ...(move.action as object), turn: turn - 1, n },
      { ...(move.action as object), turn, n, more: 1 },
      { action: "startGame" },
      { action: "lobby" },
      { action: "ready", ready: true },
      '{"action":',
    ]);
  }

  // The network

  #connect(device: Device<State, Action, Options>): void {
    if (device.link || device.mood === "absent") return;
    const link: Link<State, Action, Options> = { device, connection: null, up: 0, down: 0, isCut: false };
    device.link = link;
    device.isWaiting = false;
    this.#upward(link, () => {
      if (!this.host.isUp) return this.#cut(link, 0);
      link.connection = this.host.connect();
      this.#links.set(link.connection, link);
      this.#arm();
    });
    const { name, key, isPlain, watches, session } = device;
    const { version } = this.#play.game;
    const wire = isPlain ? {} : { wire: WIRE, ...(this.#chance(4) ? {} : { rules: version }) };
    // The moves still unanswered go out again, before it is known what became of them.
    session.open({ name, key, ...(watches && { watch: true }), ...wire });
    if (!isPlain) this.#ping(link);
  }

  #ping(link: Link<State, Action, Options>): void {
    if (link.isCut || link.device.link !== link) return;
    this.#say(link.device, { action: "ping" });
    this.#later(8_000, () => this.#ping(link));
  }

  #say(device: Device<State, Action, Options>, message: object | string): void {
    const { link } = device;
    if (!link) return;
    const text = typeof message === "string" ? message : JSON.stringify(message);
    this.#upward(link, () => {
      if (link.connection === null) return;
      this.#received(link.connection, text);
      this.#arm();
    });
  }

  #upward(link: Link<State, Action, Options>, run: () => void): void {
    link.up = Math.max(link.up, this.host.now() + this.#delay());
    this.#plan(link.up, true, () => {
      if (!link.isCut) run();
    });
  }

  #sent(connection: string, text: string | null): void {
    const link = this.#links.get(connection);
    if (!link) return;
    link.down = Math.max(link.down, this.host.now() + this.#delay());
    this.#plan(link.down, true, () => {
      if (link.isCut) return;
      if (text === null) this.#cut(link, 0);
      else this.#heard(link.device, text);
    });
  }

  #heard(device: Device<State, Action, Options>, text: string): void {
    const heard = device.session.hear(text);
    if (heard?.isOutdated || (!heard && frameOf(text).type !== "cardDrawn"))
      throw new Error(`no word of the wire: ${text}`);
    if (device.replica.isLost) throw new Error(`cannot follow ${text}`);
    if (heard?.message.type === "moved") this.#count("moves told in shorthand");
    if (heard?.message.type === "error") this.#count(`refused ${heard.message.code}`);
    device.isWaiting = false;
    this.#think(device);
  }

  /** Everything under way is lost; the two ends notice in their own time. */
  #cut(link: Link<State, Action, Options>, noticed: number): void {
    if (link.isCut) return;
    link.isCut = true;
    const { connection, device } = link;
    if (connection !== null)
      this.#later(this.#chance(4) ? 40_000 : noticed, () => {
        this.host.disconnect(connection);
        this.#arm();
      });
    this.#later(this.#random.below(1 + noticed), () => {
      if (device.link === link) device.link = null;
      const away = this.#isWild && this.#chance(4) ? this.#random.pick([20_000, 70_000, 200_000]) : 3_000;
      this.#later(100 + this.#random.below(away), () => this.#connect(device));
    });
  }

  // Mischief

  #mischief(): void {
    this.#later(3_000 + this.#random.below(25_000), () => {
      if (!this.#isWild) return;
      const roll = this.#random.below(10);
      const device = this.#random.pick(this.devices);
      if (roll === 0) this.#die();
      else if (roll === 1) device.mood = device === this.devices[0] ? "keen" : this.#random.pick(moods);
      else if (device.link && roll < 7) {
        this.#count("cuts");
        this.#cut(device.link, this.#random.below(20_000));
      } else this.#connect(device);
      this.#mischief();
    });
  }

  /** The server dies and comes back, after a moment or much later. */
  #die(): void {
    if (!this.host.isUp) return;
    this.#count("deaths");
    this.host.kill();
    for (const link of this.#links.values()) this.#cut(link, 2_000);
    this.#links.clear();
    this.#later(this.#random.pick([0, 500, 8_000, 70_000, 150_000]), () => this.#reopen());
  }

  #reopen(): void {
    if (this.host.isUp) return;
    this.host.reopen();
    this.#arm();
  }

  /** Wakes the table when it asked for it: early and again, late, or twice. */
  #arm(): void {
    if (!this.host.isUp) return;
    const next = this.host.table.nextWake();
    const armed = ++this.#armed;
    if (next === null) return;
    const wake = () => {
      if (armed !== this.#armed || !this.host.isUp) return;
      this.host.wake();
      if (this.#chance(10)) this.host.wake();
      this.#arm();
    };
    const ms = Math.max(0, next - this.host.now());
    this.#later(
      Math.max(1, this.#chance(10) ? ms - this.#random.below(400) : ms + this.#random.pick([0, 3, 40])),
      wake,
    );
    if (this.#isWild && this.#chance(40)) this.#armed++;
    if (armed !== this.#armed) this.#later(ms + 3_000, () => this.#arm());
  }

  // Time

  #later(ms: number, run: () => void): void {
    this.#plan(this.host.now() + ms, false, run);
  }

  #plan(at: number, isPost: boolean, run: () => void): void {
    const planned = { at, order: this.#order++, isPost, run };
    let low = 0;
    let high = this.#planned.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#planned[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    this.#planned.splice(low, 0, planned);
  }

  #pass(ms: number): void {
    const until = this.host.now() + ms;
    for (let next = this.#planned[0]; next && next.at <= until; next = this.#planned[0]) {
      this.#planned.shift();
      this.host.sleep(Math.max(0, next.at - this.host.now()));
      next.run();
    }
    this.host.sleep(Math.max(0, until - this.host.now()));
  }

  /** Everybody connects, everything under way arrives, and all must know the same. */
  flush(): void {
    if (!this.host.isUp) return;
    this.#isFlushing = true;
    for (const device of this.devices) {
      if (device.link?.isCut) device.link = null;
      this.#connect(device);
    }
    for (let index = this.#posted(); index >= 0; index = this.#posted()) this.#planned.splice(index, 1)[0]?.run();
    this.#isFlushing = false;
    this.#check();
  }

  #posted(): number {
    return this.#planned.findIndex((planned) => planned.isPost);
  }

  #delay(): number {
    return this.#isFlushing ? 0 : 20 + this.#random.below(this.#slowest - 19);
  }

  #chance(oneIn: number): boolean {
    return this.#random.below(oneIn) === 0;
  }

  #count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
  }

  // What must hold

  /** Hands the table a message, and holds it to its word on moves. */
  #received(connection: string, text: string): void {
    const { host } = this;
    const fate = this.#fate(connection, text);
    const known = host.commits > 0 ? (host.logs.get(host.record.round) ?? []).length : 0;
    const answers = host.receive(connection, text);
    this.#count("frames received");
    if (!fate || host.ears.get(connection)?.closed) return;
    const { name, action, isGood, isRepeat, seat } = fate;
    const entries = (host.logs.get(host.record.round) ?? []).slice(known);
    const isTaken = sameJson(entries[0], { seat, action });
    if (isTaken !== isGood)
      throw new Error(`${text} was ${isTaken ? "taken" : "not taken"}: ${JSON.stringify(answers)}`);
    if (answers.length === 0) throw new Error(`${text} was not answered`);
    if (isRepeat && answers[0]?.type !== "state") throw new Error(`${text} was taken and is not answered again`);
    if (!isTaken || name === null) return;
    if (this.#taken.has(name)) throw new Error(`${text} was taken twice`);
    this.#taken.set(name, action);
    this.#count("moves taken");
  }

  /** What must become of a move, going by what is stored; null for all that is no move or comes with other things. */
  #fate(connection: string, text: string) {
    const { host } = this;
    const due = host.table.nextWake();
    if ((due !== null && due <= host.now()) || host.commits === 0) return null;
    const { status, turn, seats, match, round } = host.record;
    const player = host.ears.get(connection)?.player;
    const seat = seats.findIndex((holder) => holder?.id === player && !holder?.quit);
    if (status !== "playing" || !match || seat < 0 || !text.endsWith("}")) return null;
    const { turn: saidTurn = turn, n: saidN, ...rest } = JSON.parse(text);
    const { success, data: action } = z.safeParse(this.#play.game.action, rest);
    if (!success) return null;
    const moves = match.moves[seat];
    const n = moves?.turn === turn ? moves.done.length : 0;
    const isNow = saidTurn === turn && (saidN ?? n) === n;
    const isGood = isNow && !seats[seat]?.standIn && this.#play.game.check(match.state, seat, action) === null;
    const name = saidN === undefined ? null : `${round} ${seat} ${saidTurn} ${saidN}`;
    const isLatest = moves?.turn === saidTurn && name !== null && this.#taken.has(name);
    const isRepeat = isLatest && sameJson(this.#taken.get(name), action);
    return { name, action, isGood, isRepeat, seat };
  }

  #check(): void {
    const { host } = this;
    if (host.commits === 0) return;
    const { seats, match } = host.record;
    const tables: unknown[] = [];
    for (const { name, replica, link } of this.devices) {
      // Whoever was hung up on just now will hear of it once they have noticed.
      if (!link || link.isCut) continue;
      const { confirmed, pending } = replica;
      const wrong = (what: string) => new Error(`${name} ${what}: ${JSON.stringify(replica)}`);
      if (!confirmed) throw wrong("knows nothing");
      const index = seats.findIndex((holder) => holder?.id === idOf(keyOf(name)) && !holder?.quit);
      const seat = index < 0 ? null : index;
      const view = match ? this.#play.game.view(match.state, seeing(host.record, seat)) : null;
      if (confirmed.seat !== seat) throw wrong(`sits on ${seat}`);
      if (!sameJson(confirmed.view, view)) throw wrong(`should see ${JSON.stringify(view)}`);
      if (pending.length > 0) throw wrong("waits for an answer");
      tables.push(confirmed.table);
    }
    const other = tables.find((table) => !sameJson(table, tables[0]));
    if (other) throw new Error(`${JSON.stringify(other)}\nis not\n${JSON.stringify(tables[0])}`);
    this.#count("checks");
    for (const holder of seats) if (holder?.standIn) this.#count(`seen ${holder.standIn}`);
  }
}
