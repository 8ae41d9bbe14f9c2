import type { Game, Seat } from "@/lib/rules/game";
import { type Unseeded, unseeded } from "@/lib/rules/replay";
import type { LineState, Lines } from "../door/lines";
import type { Host } from "../host";
import { isHuman, seatOf } from "../seats/holders";
import type { RecordChange, TableRecord } from "../storage/record";
import { beginsAt } from "../time/countdown-time";
import { deadlineOf, leftOf } from "../time/turn-clock";
import { isLate, lateState } from "./hand-late";
import { type Found, type Patch, patchBetween, sameJson } from "./patch";
import { type MoveName, type SentMessage, type TableView, WIRE } from "./protocol";
import { type Notice, type Refused, tableRefusals } from "./refusals";
import { type Snapshot, tableView } from "./table-view";

/** What everyone was last told, which the next change is told against. */
interface LastTold<State, Options> {
  readonly record: TableRecord<State, Options>;
  readonly table: TableView<Options>;
  /** What those who look on are shown instead of the game as it is, where they see it late. */
  readonly late: State | null;
}

export const unchanged: RecordChange = { happened: [], isOnlyPlayed: false };

/** What is told of one event, and what was found for it already. */
interface Telling<State, Options> {
  readonly before: LastTold<State, Options>;
  readonly now: LastTold<State, Options>;
  readonly shorthand: readonly Unseeded[] | null;
  found: Found | null;
  /** Those who were told, and what: null where there was nothing to tell. */
  readonly audiences: number[];
  readonly frames: (string | null)[];
}

const kinds: readonly LineState["takes"][] = ["states", "changes", "shorthand"];
const SEATS = 32;
/** A number for those who are told the same: what they take, and where they sat and sit. */
const audienceOf = ({ takes }: LineState, seatBefore: Seat | null, seat: Seat | null): number =>
  (kinds.indexOf(takes) * SEATS + (seatBefore ?? SEATS - 1)) * SEATS + (seat ?? SEATS - 1);

const isAnyoneAway = ({ seats }: TableRecord): boolean =>
  seats.some((holder) => isHuman(holder) && holder.leftAt !== null);

/** How many moves a seat has made in the table's turn. */
function madeBy({ turn, match }: TableRecord, seat: Seat | null): number {
  const moves = seat === null ? undefined : match?.moves[seat];
  return moves?.turn === turn ? moves.done.length : 0;
}

/** With whose eyes a seat's holder sees the game: whoever came to a bot's seat amid a hand looks on until the bot gives it up. */
const eyesOf = ({ seats }: TableRecord, seat: Seat | null): Seat | null =>
  seat !== null && seats[seat]?.standIn === "arriving" ? null : seat;

/** Says to every line what its player may know, and no more often or at greater length than it must. */
export class Broadcast<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #host: Pick<Host, "code" | "now" | "send">;
  readonly #lines: Lines;
  #last: LastTold<State, Options> | null = null;

  constructor(game: Game<State, Action, Options>, host: Pick<Host, "code" | "now" | "send">, lines: Lines) {
    this.#game = game;
    this.#host = host;
    this.#lines = lines;
  }

  /** Nothing was ever told. */
  forget(): void {
    this.#last = null;
  }

  /** How long there is for the next move, or until the match begins by itself; null where no clock runs. */
  leftMs(record: TableRecord<State, Options> | null): number | null {
    if (!record) return null;
    const begins = beginsAt(record);
    if (begins !== null) return Math.max(0, begins - this.#host.now());
    const clock = record.match?.clock;
    return clock ? leftOf(clock, this.#host.now()) : null;
  }

  /** Whether time alone has changed what is seen of a record: somebody has been away for so long. */
  isNews(record: TableRecord<State, Options>): boolean {
    return isAnyoneAway(record) && !sameJson(this.#tableView(record), this.#last?.table);
  }

  /**
   * Tells every line what has changed since it was last told, or the whole state if it never was. Who can see nothing of it
   * is told nothing, but for whoever has asked for it: they have their answer.
   */
  tell(record: TableRecord<State, Options>, change: RecordChange = unchanged, asking: string | null = null): void {
    const before = this.#last;
    const table = this.#tableAfter(record, change);
    const now = { record, table, late: lateState(this.#game, before, record) };
    this.#last = now;
    const shorthand = change.happened.length > 0 && before?.table === table ? change.happened.map(unseeded) : null;
    const telling = before && { before, now, shorthand, found: null, audiences: [], frames: [] };
    for (const [line, known] of this.#lines) {
      if (known.player === null) continue;
      if (known.isInformed && telling) this.#tellLine(line, known, known.player, telling, asking);
      else {
        this.#lines.change(line, { isInformed: true });
        this.show(line);
      }
    }
  }

  /** What everybody may know of the table now: the very same value while nothing of it has changed. */
  #tableAfter(record: TableRecord<State, Options>, { happened, isOnlyPlayed }: RecordChange): TableView<Options> {
    const before = this.#last?.table;
    if (before && isOnlyPlayed && happened.length > 0 && !isAnyoneAway(record)) return before;
    const table = this.#tableView(record);
    return before && sameJson(before, table) ? before : table;
  }

  #tellLine(
    line: string,
    known: LineState,
    player: string,
    telling: Telling<State, Options>,
    asking: string | null,
  ): void {
    const { before, now, audiences, frames } = telling;
    const seat = seatOf(now.record.seats, player);
    const seatBefore = before.record.seats === now.record.seats ? seat : seatOf(before.record.seats, player);
    const audience = audienceOf(known, seatBefore, seat);
    let frame = frames[audiences.indexOf(audience)];
    if (frame === undefined) {
      frame = this.#frame(telling, seatBefore, seat, known.takes === "shorthand" && seat === seatBefore);
      audiences.push(audience);
      frames.push(frame);
    }
    if (frame === null && line !== asking) return;
    if (known.takes !== "states") return this.#say(line, frame ?? JSON.stringify(this.#event([], now.record, seat)));
    if (seat !== null) this.#tellSeat(line, before.record, now.record, seat);
    this.show(line);
  }

  /** Sends one line the whole state as its player sees it. */
  show(line: string): void {
    const player = this.#lines.get(line)?.player ?? null;
    const last = this.#last;
    if (!last || player === null) return;
    const { record, table } = last;
    const { codec, id, version: rules } = this.#game;
    const seat = seatOf(record.seats, player);
    const { view } = this.#snapshot(last, seat);
    const players = table.seats.slice(0, record.match?.players).filter((other) => other !== null);
    const gameState = view === null || !codec ? view : codec.encode(view, seat, players);
    const whose = { yourPlayerId: player, seat, table };
    this.send(line, { type: "state", v: WIRE, game: id, rules, gameState, ...whose, ...this.#timing(record, seat) });
  }

  send(line: string, message: SentMessage): void {
    this.#say(line, JSON.stringify(message));
  }

  sendAll(message: SentMessage): void {
    for (const [line, { player }] of this.#lines) if (player !== null) this.send(line, message);
  }

  notice(line: string, code: Notice): void {
    this.send(line, { type: "notice", code });
  }

  announceStart(record: TableRecord<State, Options>): void {
    const by = record.seats.find((holder) => holder?.id === record.host)?.name ?? "";
    this.sendAll({ type: "gameStarted", message: `Game started by ${by}` });
  }

  refuse(line: string, refused: Refused, named: Partial<MoveName> = {}): void {
    const answer =
      typeof refused === "string"
        ? { code: refused, message: tableRefusals[refused] }
        : { code: refused.code, rule: refused.rule, message: `Not allowed by rule ${refused.rule}: ${refused.code}.` };
    this.send(line, { type: "error", ...answer, ...named });
  }

  #say(line: string, text: string): void {
    this.#lines.unread.count(line, text);
    this.#host.send(line, text);
  }

  /** What one audience is told of a change, null where there is nothing for it to see. */
  #frame(
    telling: Telling<State, Options>,
    seatBefore: Seat | null,
    seat: Seat | null,
    takesShorthand: boolean,
  ): string | null {
    const { before, now, shorthand } = telling;
    const { record } = now;
    const told = takesShorthand && shorthand ? this.#inShorthand(record, shorthand, seat) : null;
    if (told && told !== "unseen")
      return JSON.stringify([record.turn, madeBy(record, seat), this.leftMs(record), ...told]);
    const patch = told === "unseen" ? [] : this.#patch(telling, seatBefore, seat);
    if (patch.length === 0 && this.#isSameTime(before.record, record, seat)) return null;
    return JSON.stringify(this.#event(patch, record, seat));
  }

  /** What only changed the game, in the game's own shorthand; null where it has none for this. */
  #inShorthand(record: TableRecord<State, Options>, happened: readonly Unseeded[], seat: Seat | null) {
    const { shorthand, view } = this.#game;
    if (!shorthand || !record.match || eyesOf(record, seat) !== seat) return null;
    if (seat === null && isLate(record)) return null;
    return shorthand.tell(happened as readonly Unseeded<Action>[], view(record.match.state, seat), seat);
  }

  #patch(telling: Telling<State, Options>, seatBefore: Seat | null, seat: Seat | null): Patch {
    const { before, now } = telling;
    // Of another game all is new: looking for what is left of the one before costs more than it saves.
    const isSameGame = before.record.round === now.record.round;
    const then = isSameGame
      ? this.#snapshot(before, seatBefore)
      : { table: before.table, view: null, seat: seatBefore };
    telling.found ??= new Map();
    return patchBetween(then, this.#snapshot(now, seat), telling.found);
  }

  #event(patch: Patch, record: TableRecord<State, Options>, seat: Seat | null): SentMessage {
    return { type: "event", patch, ...this.#timing(record, seat) };
  }

  #tableView(record: TableRecord<State, Options>): TableView<Options> {
    const watchers = new Set(this.#lines.lookingOn(record.seats)).size;
    return tableView(this.#host.code, record, watchers, this.#host.now());
  }

  #snapshot({ record, table, late }: LastTold<State, Options>, seat: Seat | null): Snapshot<State, Options> {
    const eyes = eyesOf(record, seat);
    const state = record.match && ((eyes === null ? late : null) ?? record.match.state);
    return { table, view: state && this.#game.view(state, eyes), seat };
  }

  /** Which move would be next, and how long there is for it. */
  #timing(record: TableRecord<State, Options>, seat: Seat | null) {
    const leftMs = seat === null && isLate(record) ? null : this.leftMs(record);
    return { turn: record.turn, n: madeBy(record, seat), leftMs };
  }

  /** Whether a seat's next move has the same name and the same deadline at both. */
  #isSameTime(before: TableRecord<State, Options>, now: TableRecord<State, Options>, seat: Seat | null): boolean {
    const deadline = (record: TableRecord<State, Options>) =>
      beginsAt(record) ?? (record.match?.clock ? deadlineOf(record.match.clock) : null);
    return before.turn === now.turn && madeBy(before, seat) === madeBy(now, seat) && deadline(before) === deadline(now);
  }

  /** What a game's own wire says to one seat beside the state. */
  #tellSeat(line: string, before: TableRecord<State, Options>, after: TableRecord<State, Options>, seat: Seat): void {
    if (!before.match || !after.match || before.round !== after.round || !this.#game.codec?.tell) return;
    if (eyesOf(after, seat) !== seat) return;
    const { view, codec } = this.#game;
    const messages = codec.tell?.(view(before.match.state, seat), view(after.match.state, seat), seat) ?? [];
    for (const message of messages) this.#say(line, JSON.stringify(message));
  }
}
