import { type EightsState, eights } from "@/lib/rules/eights";
import { randomFrom } from "@/lib/rules/random";
import { type Patch, patched } from "@/lib/table/patch";
import { WIRE } from "@/lib/table/protocol";
import type { Snapshot } from "@/lib/table/views";

const random = randomFrom("5e".repeat(32));
const SEATS = 4;

export const options = { ...eights.defaults, clock: 0, maxPlayers: SEATS } as const;

/** How a browser joins. */
export const joining = { action: "join", wire: WIRE, rules: eights.version } as const;

/** What a browser knows of its table, kept from frames as a browser keeps it. */
export class Follower {
  readonly seat: number;
  /** Events since the first game was dealt; every move is one, and so is another game. */
  seq = -1;
  #snapshot: Snapshot<EightsState> | null = null;
  /** Moves that came in words, and are followed when this player looks. */
  readonly #unfollowed: unknown[][] = [];

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Takes a frame; says whether it was an event of the game, which everyone at the table is told. */
  hear(text: string): { readonly isEvent: boolean; readonly refused: string | null } {
    const frame = JSON.parse(text);
    if (Array.isArray(frame)) {
      this.#unfollowed.push(frame.slice(3));
      this.seq++;
      return { isEvent: true, refused: null };
    }
    this.#follow();
    if (frame.type === "state") {
      const view = frame.gameState && (eights.codec?.decode(frame.gameState) as EightsState);
      this.#snapshot = { table: frame.table, view, seat: frame.seat };
    }
    if (frame.type === "event" && this.#snapshot) {
      this.#snapshot = patched(this.#snapshot, frame.patch as Patch);
      if (this.isPlaying) this.seq++;
    }
    return { isEvent: frame.type === "event" && this.isPlaying, refused: frame.type === "error" ? frame.code : null };
  }

  #follow(): void {
    for (const told of this.#unfollowed.splice(0)) {
      if (!eights.words || !this.#snapshot?.view) throw new Error("told in words nobody knows");
      this.#snapshot = { ...this.#snapshot, view: eights.words.hear(this.#snapshot.view, told) };
    }
  }

  get isSeated(): boolean {
    return this.#snapshot !== null;
  }

  get isPlaying(): boolean {
    return this.#snapshot?.view != null;
  }

  get view(): EightsState {
    this.#follow();
    const view = this.#snapshot?.view;
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
