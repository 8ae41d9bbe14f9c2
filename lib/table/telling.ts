import type { Game, Seat } from "@/lib/rules/game";
import { type LogEntry, type Unseeded, unseeded } from "@/lib/rules/replay";
import { deadlineOf, leftOf } from "./clock";
import type { Host } from "./host";
import { isOnlyPlayed } from "./keeping";
import { type Found, type Patch, patchBetween, sameJson } from "./patch";
import { type MoveName, type SentMessage, type TableView, WIRE } from "./protocol";
import type { TableRecord } from "./record";
import { type Notice, type Refused, tableRefusals } from "./refusals";
import { isHuman, seatOf } from "./seats";
import { Unread } from "./unread";
import { type Snapshot, tableView } from "./views";

/** One socket, and who speaks through it. */
export interface Connection {
  readonly player: string | null;
  readonly name: string;
  readonly avatar: string;
  /** What it takes: whole states, changes to one, or where they will do the game's own words. */
  readonly takes: "states" | "changes" | "words";
  /** When it last spoke, counted only once it has pinged. */
  readonly heard: number | null;
  readonly came: number;
  /** Keys it brought that speak for nobody. */
  readonly failed: number;
  /** Has been told the state of things. */
  readonly told: boolean;
}

/** What everyone was last told, which the next change is told against. */
interface Told<State, Options> {
  readonly record: TableRecord<State, Options>;
  readonly table: TableView<Options>;
}

const isAnyoneAway = ({ seats }: TableRecord): boolean =>
  seats.some((holder) => isHuman(holder) && holder.leftAt !== null);

/** How many moves a seat has made in the table's turn. */
function madeBy({ turn, match }: TableRecord, seat: Seat | null): number {
  const moves = seat === null ? undefined : match?.moves[seat];
  return moves?.turn === turn ? moves.done.length : 0;
}

/** Says to every connection what its player may know, and no more often or at greater length than it must. */
export class Telling<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #host: Pick<Host, "code" | "now" | "send">;
  readonly #connections: Map<string, Connection>;
  readonly unread = new Unread();
  #told: Told<State, Options> | null = null;

  constructor(
    game: Game<State, Action, Options>,
    host: Pick<Host, "code" | "now" | "send">,
    connections: Map<string, Connection>,
  ) {
    this.#game = game;
    this.#host = host;
    this.#connections = connections;
  }

  /** Nothing was ever told. */
  forget(): void {
    this.#told = null;
  }

  /** Who looks on, once for each connection. */
  lookingOn(record: TableRecord<State, Options>): string[] {
    const here = [...this.#connections.values()].flatMap(({ player }) => player ?? []);
    return here.filter((player) => seatOf(record.seats, player) === null);
  }

  /** How long there is for the next move, null where no clock runs. */
  leftMs(record: TableRecord<State, Options> | null): number | null {
    const clock = record?.match?.clock;
    return clock ? leftOf(clock, this.#host.now()) : null;
  }

  /** Whether time alone has changed what is seen of a record: somebody has been away for so long. */
  isNews(record: TableRecord<State, Options>): boolean {
    return isAnyoneAway(record) && !sameJson(this.#tableView(record), this.#told?.table);
  }

  /**
   * Tells every connection what has changed since it was last told, or the whole state if it never was. Who can see nothing
   * of it is told nothing, but for whoever has asked for it: they have their answer.
   */
  tell(record: TableRecord<State, Options>, happened: readonly LogEntry[] = [], asking: string | null = null): void {
    const before = this.#told;
    const isMove = before !== null && happened.length > 0 && isOnlyPlayed(before.record, record);
    const fresh = isMove && !isAnyoneAway(record) ? before.table : this.#tableView(record);
    const table = before && sameJson(before.table, fresh) ? before.table : fresh;
    const now = { record, table };
    this.#told = now;
    const words = happened.length > 0 && before?.table === table ? happened.map(unseeded) : null;
    const frames = new Map<string, string | null>();
    const found: Found = new Map();
    for (const [connection, known] of this.#connections) {
      const { player, takes } = known;
      if (player === null) continue;
      if (!known.told || !before) {
        this.#connections.set(connection, { ...known, told: true });
        this.show(connection);
        continue;
      }
      const seat = seatOf(record.seats, player);
      const seatBefore = before.record.seats === record.seats ? seat : seatOf(before.record.seats, player);
      const audience = `${takes} ${seatBefore} ${seat}`;
      let frame = frames.get(audience);
      if (frame === undefined) {
        const inWords = takes === "words" && seat === seatBefore ? words : null;
        frame = this.#frame(before, seatBefore, now, seat, inWords, found);
        frames.set(audience, frame);
      }
      if (frame === null && connection !== asking) continue;
      if (takes === "states") {
        if (seat !== null) this.#tellSeat(connection, before.record, record, seat);
        this.show(connection);
      } else this.#say(connection, frame ?? JSON.stringify(this.#event([], record, seat)));
    }
  }

  /** Sends one connection the whole state as its player sees it. */
  show(connection: string): void {
    const player = this.#connections.get(connection)?.player ?? null;
    const told = this.#told;
    if (!told || player === null) return;
    const { record, table } = told;
    const { codec, id, version: rules } = this.#game;
    const seat = seatOf(record.seats, player);
    const { view } = this.#snapshot(told, seat);
    const players = table.seats.slice(0, record.match?.players).filter((other) => other !== null);
    const gameState = view === null || !codec ? view : codec.encode(view, seat, players);
    const whose = { yourPlayerId: player, seat, table };
    this.send(connection, {
      type: "state",
      v: WIRE,
      game: id,
      rules,
      gameState,
      ...whose,
      ...this.#timing(record, seat),
    });
  }

  send(connection: string, message: SentMessage): void {
    this.#say(connection, JSON.stringify(message));
  }

  sendAll(message: SentMessage): void {
    for (const [connection, { player }] of this.#connections) if (player !== null) this.send(connection, message);
  }

  notice(connection: string, code: Notice): void {
    this.send(connection, { type: "notice", code });
  }

  announceStart(record: TableRecord<State, Options>): void {
    const by = record.seats.find((holder) => holder?.id === record.host)?.name ?? "";
    this.sendAll({ type: "gameStarted", message: `Game started by ${by}` });
  }

  refuse(connection: string, refused: Refused, named: Partial<MoveName> = {}): void {
    const answer =
      typeof refused === "string"
        ? { code: refused, message: tableRefusals[refused] }
        : { code: refused.code, rule: refused.rule, message: `Not allowed by rule ${refused.rule}: ${refused.code}.` };
    this.send(connection, { type: "error", ...answer, ...named });
  }

  #say(connection: string, text: string): void {
    this.unread.told(connection, text);
    this.#host.send(connection, text);
  }

  /** What one audience is told of a change, null where there is nothing for it to see. */
  #frame(
    before: Told<State, Options>,
    seatBefore: Seat | null,
    now: Told<State, Options>,
    seat: Seat | null,
    happened: readonly Unseeded[] | null,
    found: Found,
  ): string | null {
    const { record } = now;
    const told = happened && this.#inWords(record, happened, seat);
    if (told && told !== "unseen") {
      const { turn, n, leftMs } = this.#timing(record, seat);
      return JSON.stringify([turn, n, leftMs, ...told]);
    }
    const patch = told === "unseen" ? [] : this.#patch(before, seatBefore, now, seat, found);
    if (patch.length === 0 && this.#isSameTime(before.record, record, seat)) return null;
    return JSON.stringify(this.#event(patch, record, seat));
  }

  /** What only changed the game, in the game's own words; null where it has none for this. */
  #inWords(record: TableRecord<State, Options>, happened: readonly Unseeded[], seat: Seat | null) {
    const { words, view } = this.#game;
    if (!words || !record.match) return null;
    return words.tell(happened as readonly Unseeded<Action>[], view(record.match.state, seat), seat);
  }

  #patch(
    before: Told<State, Options>,
    seatBefore: Seat | null,
    now: Told<State, Options>,
    seat: Seat | null,
    found: Found,
  ): Patch {
    // Of another game all is new: looking for what is left of the one before costs more than it saves.
    const isSameGame = before.record.round === now.record.round;
    const then = isSameGame
      ? this.#snapshot(before, seatBefore)
      : { table: before.table, view: null, seat: seatBefore };
    return patchBetween(then, this.#snapshot(now, seat), found);
  }

  #event(patch: Patch, record: TableRecord<State, Options>, seat: Seat | null): SentMessage {
    return { type: "event", patch, ...this.#timing(record, seat) };
  }

  #tableView(record: TableRecord<State, Options>): TableView<Options> {
    return tableView(this.#host.code, record, new Set(this.lookingOn(record)).size, this.#host.now());
  }

  #snapshot({ record, table }: Told<State, Options>, seat: Seat | null): Snapshot<State, Options> {
    return { table, view: record.match && this.#game.view(record.match.state, seat), seat };
  }

  /** Which move would be next, and how long there is for it. */
  #timing(record: TableRecord<State, Options>, seat: Seat | null) {
    return { turn: record.turn, n: madeBy(record, seat), leftMs: this.leftMs(record) };
  }

  /** Whether a seat's next move has the same name and the same deadline at both. */
  #isSameTime(before: TableRecord<State, Options>, now: TableRecord<State, Options>, seat: Seat | null): boolean {
    const deadline = ({ match }: TableRecord<State, Options>) => (match?.clock ? deadlineOf(match.clock) : null);
    return before.turn === now.turn && madeBy(before, seat) === madeBy(now, seat) && deadline(before) === deadline(now);
  }

  /** What a game's own wire says to one seat beside the state. */
  #tellSeat(
    connection: string,
    before: TableRecord<State, Options>,
    after: TableRecord<State, Options>,
    seat: Seat,
  ): void {
    if (!before.match || !after.match || before.round !== after.round || !this.#game.codec?.tell) return;
    const [then, now] = [before.match.state, after.match.state].map((state) => this.#game.view(state, seat));
    for (const message of this.#game.codec.tell(then as State, now as State, seat))
      this.#say(connection, JSON.stringify(message));
  }
}
