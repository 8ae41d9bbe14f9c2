import type { TableLink, Word } from "@/lib/client/table-link";
import type { BotLevel, Refusal, Seat } from "@/lib/rules/game";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState, TurnTaken } from "@/lib/rules/rummy/state";
import type { ChatLine } from "@/lib/table/chat/chat";
import type { SeatView, TableMessage, TableView } from "@/lib/table/wire/protocol";
import type { AnyMatch, Sitter } from "./keyboard-match";
import { shownOf, under } from "./screen-lines";
import type { RummyWords } from "./words/en";

type Link = TableLink<RummyState, RummyAction, RummyOptions>;

/** A table that cannot be sat at, or was hung up on. */
const NO_TABLE = 3;

/** What a table is told of the terminal it is played on. */
interface Terminal {
  readonly words: RummyWords;
  /** How others come: the table's link. */
  readonly invitation: string;
  /** By the link's own clock. */
  readonly now: () => number;
  /** Keeps another name for the next table. */
  readonly rename?: (name: string) => void;
}

/** Somebody on a seat, as the lobby and the table show them. */
interface Seated {
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly isYou: boolean;
  readonly isHost: boolean;
  readonly isReady: boolean;
  /** How they are doing, where they are not simply here. */
  readonly presence: "lost" | "disconnected" | "standIn" | "arriving" | "quit" | null;
}

function presenceOf({ bot, quit, standIn, presence }: SeatView): Seated["presence"] {
  if (bot) return null;
  if (quit) return "quit";
  if (standIn) return standIn === "arriving" ? "arriving" : "standIn";
  return presence === "lost" || presence === "disconnected" ? presence : null;
}

/** Whether a table is as somebody on this seat has asked for; what is not seen to come is not waited for. */
function hasCome(message: TableMessage, table: TableView<RummyOptions> | null, seat: Seat | null): boolean {
  if (!table) return true;
  const { status, seats, options, visibility, locked } = table;
  const own = seat === null ? null : seats[seat];
  switch (message.action) {
    case "startGame":
      return status === "playing";
    case "ready":
      return status === "playing" || own?.ready === message.ready;
    case "rematch":
      return status !== "finished" || own?.ready === true;
    case "lobby":
      return status === "waiting";
    case "sit":
      return seat === message.seat;
    case "addBot":
      return seats[message.seat] !== null;
    case "removeSeat":
      return !seats[message.seat] || seats[message.seat]?.quit === true;
    case "profile":
      return own?.name === message.name;
    case "setOptions":
      return JSON.stringify(options) === JSON.stringify(message.options);
    case "setTable":
      return (message.visibility ?? visibility) === visibility && (message.locked ?? locked) === locked;
    default:
      return true;
  }
}

/** A match at a table of the house, seen from one seat of it: what a page would show, for a session to show on a terminal. */
export class OnlineMatch implements AnyMatch {
  readonly #link: Link;
  readonly words: RummyWords;
  readonly invitation: string;
  readonly rename: (name: string) => void;
  readonly #now: () => number;
  history: TurnTaken[] = [];
  #dealtAt = -1;
  #heard = 0;
  /** Whether what was asked of the table last has come to be; null where nothing is awaited. */
  #hasCome: (() => boolean) | null = null;

  constructor(link: Link, { words, invitation, now, rename = () => {} }: Terminal, changed: () => void) {
    this.#link = link;
    this.words = words;
    this.invitation = invitation;
    this.#now = now;
    this.rename = rename;
    link.subscribe(() => {
      const { reach, word } = this.#link.shown();
      // What was refused does not come, nor what was said on a line that is lost.
      if (this.#hasCome?.() || reach !== "open" || (word && word.id > this.#heard)) this.#hasCome = null;
      this.#follow();
      changed();
    });
  }

  /** The turns everybody saw, more of them than the rules keep. */
  #follow(): void {
    const { view } = this.#link.shown();
    if (!view) return;
    if (view.dealtAt !== this.#dealtAt) this.history = [];
    this.#dealtAt = view.dealtAt;
    const known = new Set(this.history.map((turn) => JSON.stringify(turn)));
    this.history = [...this.history, ...view.log.filter((turn) => !known.has(JSON.stringify(turn)))];
  }

  get table() {
    return this.#link.shown().table;
  }

  get state(): RummyState {
    const { view } = this.#link.shown();
    if (!view) throw new Error("there is no match yet");
    return view;
  }

  get seat(): Seat | null {
    return this.#link.shown().seat;
  }

  #nameOf({ id, name, twin }: Pick<SeatView, "id" | "name"> & { readonly twin?: number | undefined }): string {
    const own = under(this.words.bots, id) ?? shownOf(name);
    return twin === undefined ? own : `(${twin}) ${own}`;
  }

  /** Every seat of the table, null where nobody sits. */
  get seats(): readonly (Seated | null)[] {
    const { table, player } = this.#link.shown();
    return (table?.seats ?? []).map(
      (seat) =>
        seat && {
          name: this.#nameOf(seat),
          bot: seat.bot,
          isYou: seat.id === player,
          isHost: seat.id === table?.host,
          isReady: seat.ready,
          presence: presenceOf(seat),
        },
    );
  }

  get sitters(): readonly Sitter[] {
    return this.seats.filter((seat) => seat !== null);
  }

  get isHost(): boolean {
    const { table, player } = this.#link.shown();
    return player !== null && table?.host === player;
  }

  get phase(): "lobby" | "turn" | "wait" | "score" | "over" | "closed" {
    const { view, table, closed, lookingOn } = this.#link.shown();
    if (closed || lookingOn === "removed") return "closed";
    if (!view || !table || table.status === "waiting") return "lobby";
    if (rummy.outcome(view)) return "over";
    if (view.asked) return "score";
    return view.current === this.seat ? "turn" : "wait";
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  /** Nobody has to hand a keyboard on. */
  readonly humans = 1;

  /** Whether something is still to be answered: what it leads to is not known before. */
  get isBusy(): boolean {
    const { unanswered, view } = this.#link.shown();
    return this.#hasCome !== null || unanswered > 0 || (view?.owed ?? null) !== null;
  }

  /** Whether this table waits for whoever sits here. */
  get isAsked(): boolean {
    const { table, seat } = this.#link.shown();
    const own = seat === null ? null : table?.seats[seat];
    if (this.isBusy && this.phase !== "closed") return false;
    const asks: Readonly<Record<OnlineMatch["phase"], () => boolean>> = {
      lobby: () => table !== null && own !== null && (this.isHost || !own?.ready),
      turn: () => true,
      wait: () => false,
      score: () => seat !== null && (this.state.asked?.includes(seat) ?? false),
      over: () => own?.ready !== true,
      closed: () => true,
    };
    return asks[this.phase]();
  }

  /** Whole seconds that the clock has left, null where it has none. */
  get secondsLeft(): number | null {
    const { deadline, view, reach } = this.#link.shown();
    if (deadline === null || !view || view.asked || reach !== "open") return null;
    return Math.max(0, Math.ceil((deadline - this.#now()) / 1_000));
  }

  /** A bot plays for whoever sits here, until they say that they are back. */
  get isStoodIn(): boolean {
    const { table, seat } = this.#link.shown();
    return seat !== null && table?.status === "playing" && (table.seats[seat]?.standIn ?? null) !== null;
  }

  /** How things stand that are not as they should be, best first. */
  get trouble(): string | null {
    const { reach, table, isSlow, isUnsent, lookingOn, seat } = this.#link.shown();
    const { online } = this.words;
    if (table && (reach === "lost" || reach === "offline")) return isUnsent ? online.notSentYet : online.lineLost;
    if (reach === "unkept") return online.unkept;
    if (this.isStoodIn) return online.standIn;
    if (lookingOn !== null) return under(online.notices, lookingOn) ?? online.lookOn;
    if (table && seat === null) return online.lookOn;
    return isSlow ? online.slow : null;
  }

  /** Why there is nothing to play here, null where there is. */
  get closed(): string | null {
    const { closed, lookingOn } = this.#link.shown();
    if (closed === "noSuchTable") return this.words.online.noSuchTable;
    if (closed) return under(this.words.online.closed, closed) ?? closed;
    return lookingOn === "removed" ? (this.words.online.notices.removed ?? lookingOn) : null;
  }

  get exitCode(): number {
    return this.closed === null ? 0 : NO_TABLE;
  }

  /** What was said here, latest last. */
  get talk(): readonly { readonly name: string; readonly seat: Seat | null; readonly text: string }[] {
    const { chat, table } = this.#link.shown();
    const said = (line: ChatLine) => (line.phrase && this.words.phrases[line.phrase]) || shownOf(line.text);
    return chat.map((line) => {
      const seat = table?.seats.findIndex((one) => one?.id === line.id) ?? -1;
      return { name: this.#nameOf(line), seat: seat < 0 ? null : seat, text: said(line) };
    });
  }

  /** What the table said once and was not taken note of yet. */
  news(): Word | null {
    const { word } = this.#link.shown();
    if (!word || word.id <= this.#heard) return null;
    this.#heard = word.id;
    return word;
  }

  /** Says something to the table, and whether it could. */
  say(message: Exclude<TableMessage, { action: "join" }>): boolean {
    if (!this.#link.say(message)) return false;
    const isThere = () => hasCome(message, this.table, this.seat);
    if (!isThere()) this.#hasCome = isThere;
    return true;
  }

  check(seat: Seat, action: RummyAction): Refusal | null {
    return rummy.check(this.state, seat, action);
  }

  play(_seat: Seat, action: RummyAction): Refusal | null {
    return this.#link.move(action);
  }

  letBotsPlay(): void {
    // They play at the table.
  }

  nextDeal(): void {
    if (this.seat !== null && this.state.asked?.includes(this.seat)) this.#link.move({ action: "seen" });
  }
}
