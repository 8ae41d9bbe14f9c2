import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { randomFrom } from "@/lib/rules/random";
import { TableSession } from "@/lib/table/replica/session";
import { WIRE } from "@/lib/table/wire/protocol";

const random = randomFrom("5e".repeat(32));
const SEATS = 4;

export const options = { ...eights.defaults, clock: 0, maxPlayers: SEATS } as const;

/** How a browser joins. */
export const joining = { action: "join", wire: WIRE, rules: eights.version } as const;

/** A browser's session at its table, which follows moves when this player looks. */
export class Follower {
  readonly seat: number;
  /** Events since the first game was dealt; every move is one, and so is another game. */
  seq = -1;
  readonly #session = new TableSession<EightsState, EightsAction, EightsOptions>(eights, () => false);
  /** Moves that came in words. */
  readonly #unfollowed: string[] = [];

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Takes a frame; says whether it was an event of the game, which everyone at the table is told. */
  hear(text: string): { readonly isEvent: boolean; readonly refused: string | null } {
    if (text.startsWith("[")) {
      this.#unfollowed.push(text);
      this.seq++;
      return { isEvent: true, refused: null };
    }
    this.#follow();
    const message = this.#session.hear(text)?.message;
    const isEvent = message?.type === "event" && this.isPlaying;
    if (isEvent) this.seq++;
    return { isEvent, refused: message?.type === "error" ? message.code : null };
  }

  #follow(): void {
    for (const text of this.#unfollowed.splice(0)) this.#session.hear(text);
    if (this.#session.replica.isLost) throw new Error("told what does not follow");
  }

  get #confirmed() {
    return this.#session.replica.confirmed;
  }

  get isSeated(): boolean {
    return this.#confirmed !== null;
  }

  get isPlaying(): boolean {
    return this.#confirmed?.view != null;
  }

  get view(): EightsState {
    this.#follow();
    const view = this.#confirmed?.view;
    if (!view) throw new Error("no game yet");
    return view;
  }

  /** Who moves next; after a game the host starts another. */
  get turn(): number {
    return this.view.winners.length > 0 ? 0 : this.view.current;
  }

  /** Cards of others that this player was told, which must be none. */
  secrets(): unknown[] {
    return this.view.hands.flatMap((hand, seat) => (seat === this.seat ? [] : hand.filter((card) => card !== null)));
  }

  /** One of what this player may do now, as it goes over the wire. */
  move(): string {
    const { view, seat } = this;
    if (view.winners.length > 0) return JSON.stringify({ action: "startGame" });
    return JSON.stringify(eights.bot(view, seat, random, "easy"));
  }
}
