import type { TableLink } from "@/lib/client/table-link";
import type { Refusal, Seat } from "@/lib/rules/game";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState, TurnTaken } from "@/lib/rules/rummy/state";
import type { AnyMatch, Sitter } from "./match";

type Link = TableLink<RummyState, RummyAction, RummyOptions>;

/**
 * A match at a table of the house, seen from one seat of it: what a page would show, for a session to show on a terminal.
 * No house has rooms for Rummy yet; until one has, only tests sit down with it.
 */
export class OnlineMatch implements AnyMatch {
  readonly #link: Link;
  history: TurnTaken[] = [];
  #dealtAt = -1;

  constructor(link: Link, changed: () => void) {
    this.#link = link;
    link.subscribe(() => {
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

  get state(): RummyState {
    const { view } = this.#link.shown();
    if (!view) throw new Error("there is no match yet");
    return view;
  }

  get seat(): Seat | null {
    return this.#link.shown().seat;
  }

  get sitters(): readonly Sitter[] {
    const seats = this.#link.shown().table?.seats ?? [];
    return seats.flatMap((seat): Sitter[] => (seat ? [{ name: seat.name, bot: seat.bot ? "good" : null }] : []));
  }

  get phase(): "lobby" | "turn" | "wait" | "score" | "over" | "closed" {
    const { view, table, closed } = this.#link.shown();
    if (closed) return "closed";
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

  /** What there is to say before a match, and when there is none any more. */
  get words(): readonly string[] {
    const { table, closed, reach, player } = this.#link.shown();
    if (closed) return [`This table cannot be sat at: ${closed}.`, "Enter ends."];
    if (!table) return [reach === "lost" ? "The line is lost, and tried again." : "Looking for the table."];
    const names = this.sitters.map(({ name }) => name).join(", ");
    const then =
      table.host === player ? "Enter begins, with bots in the empty seats." : "Enter says that you are ready.";
    return [`At the table: ${names}.`, then];
  }

  /** Begins the match as its host, or says that one is ready. */
  begin(): void {
    const { table, player } = this.#link.shown();
    if (table?.host === player) this.#link.say({ action: "startGame", fill: true });
    else this.#link.say({ action: "ready", ready: true });
  }

  check(seat: Seat, action: RummyAction): Refusal | null {
    return rummy.check(this.state, seat, action);
  }

  play(_seat: Seat, action: RummyAction): void {
    this.#link.move(action);
  }

  letBotsPlay(): void {
    // They play at the table.
  }

  nextDeal(): void {
    if (this.seat !== null && this.state.asked?.includes(this.seat)) this.#link.move({ action: "seen" });
  }
}
