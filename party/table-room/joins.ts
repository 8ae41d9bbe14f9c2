import type { JoinQueue } from "@/lib/table/door/join-queue";
import type { Parties } from "../platform";
import { type KeyClaim, speaksFor } from "./key-owner";

/** Whoever plays is asked about anew this often: a key may be signed out while its line is open. */
const AGAIN_MS = 60_000;

/** What joining a table needs of its room. */
interface Around {
  readonly turns: JoinQueue;
  readonly rooms: () => Parties | null;
  /** The time in this room. */
  readonly now: () => number;
  /** Whether a line is still open. */
  readonly isHere: (line: string) => boolean;
  /** Says why, and hangs up. */
  readonly turnAway: (line: string, code: "busy" | "signedOut") => void;
  /** Nobody could say whom the key speaks for. */
  readonly unanswered: (line: string, error: unknown) => void;
  /** Hands a join to the table, with whom its key speaks for. */
  readonly answered: (line: string, frame: string, player: string | null) => void;
  /** Takes up a frame that waited behind a join. */
  readonly take: (line: string, frame: string) => void;
}

/** The keys that join a table, each of which a player's own room is asked about before the table hears of it. */
export class Joins {
  readonly #around: Around;
  /** Frames that came after a join that is being asked about, by their line. */
  readonly #waiting = new Map<string, string[]>();
  /** What was asked about each line, and when last. */
  readonly #asked = new Map<string, { readonly claim: KeyClaim; readonly at: number }>();

  constructor(around: Around) {
    this.#around = around;
  }

  /** How many are being asked about. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Keeps a frame until the join before it is answered; false where there is none. */
  holds(line: string, frame: string): boolean {
    const waiting = this.#waiting.get(line);
    waiting?.push(frame);
    return waiting !== undefined;
  }

  /** Lets a join through once the player's own room has said whom its key speaks for. */
  async ask(line: string, frame: string, claim: KeyClaim): Promise<void> {
    const { turns, rooms, now, isHere, turnAway, unanswered, answered, take } = this.#around;
    const turn = turns.take(Date.now());
    if (turn === null) return turnAway(line, "busy");
    const waiting: string[] = [];
    this.#waiting.set(line, waiting);
    let player: string | null;
    try {
      if (turn > 0) await new Promise((resume) => setTimeout(resume, turn));
      if (!isHere(line)) return;
      player = await speaksFor(rooms(), claim);
    } catch (error) {
      return unanswered(line, error);
    } finally {
      this.#waiting.delete(line);
    }
    if (!isHere(line)) return;
    this.#asked.set(line, { claim, at: now() });
    answered(line, frame, player);
    for (const each of waiting) take(line, each);
  }

  /** Hangs up on whoever was signed out since they were asked about. Any frame at the table is an occasion. */
  askAgain(): void {
    const { rooms, now, isHere, turnAway } = this.#around;
    const time = now();
    for (const [line, { claim, at }] of this.#asked) {
      // Far off either way where the clock was set back.
      if (Math.abs(time - at) < AGAIN_MS) continue;
      this.#asked.set(line, { claim, at: time });
      // A room that cannot be reached says nothing against anybody.
      speaksFor(rooms(), claim).then(
        (player) => player === null && isHere(line) && turnAway(line, "signedOut"),
        () => undefined,
      );
    }
  }

  forget(line: string): void {
    this.#asked.delete(line);
  }

  forgetAll(): void {
    this.#asked.clear();
  }
}
