import type { Tier } from "@/lib/ranked/tiers";
import type { MatchNote } from "@/lib/ranked/wire";
import type { Parties, Room } from "../platform";
import { asked, askedOfPlayer } from "./ask-room";
import { type DecisionLetter, InsideDone, type InsideMessage, type RevisedMatch } from "./letters";

const NOTES = "note/";
const BEYOND_NOTES = "note0";
/** Where a letter lies until everybody has it, by the match or report it tells of. */
export const letterKey = (of: string) => `${NOTES}${of}`;

/** Letters that nobody took are brought again after so long, then twice as long each time, and so many at once. */
const AGAIN_MS = 3_000;
const LONGEST_MS = 5 * 60_000;
const AT_ONCE = 20;

/** A letter on its way: of a match to its four and to the queue, of a decision to the two it concerns, or of its match to the four. */
export type Letter = {
  /** Those who have not taken it. */
  readonly players: readonly string[];
} & (
  | { readonly note: MatchNote; readonly isQueueTold: boolean }
  | { readonly decided: DecisionLetter }
  | { readonly revised: RevisedMatch }
);

interface Around {
  readonly tier: Tier;
  readonly storage: Room["storage"];
  readonly rooms: () => Parties | null;
}

const isTaken = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

/** What one of those is told whom a letter is for. */
function messageTo(player: string, letter: Letter): InsideMessage {
  if ("note" in letter) return { action: "note", note: letter.note };
  if ("revised" in letter) return { action: "revised", revised: letter.revised };
  const { noteToReported, ...decided } = letter.decided;
  const { note, against, consequence } = decided;
  // Whoever was reported is not told whom about: it is they.
  if (against === player)
    return { action: "decided", decided: { ...decided, note: noteToReported ?? note, against: null } };
  // And what follows for them is told to nobody else.
  const told = consequence ? { apartFrom: null, closedDays: null, isVoid: consequence.isVoid } : null;
  return { action: "decided", decided: { ...decided, consequence: told } };
}

/** When it was decided what a letter brings. */
const decidedAt = (letter: Letter): number | null =>
  "note" in letter ? null : "revised" in letter ? letter.revised.at : letter.decided.at;

/** The letters a ladder sends: each lies in its rows until whoever it is for has taken it. */
export class LetterDelivery {
  readonly #around: Around;
  #delivering: Promise<void> | null = null;
  /** Something is to be brought that the pass under way may have gone by. */
  #hasNews = false;
  #patience = AGAIN_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** After a start: whatever is still to be delivered is. Gives whether anything is. */
  async rouse(): Promise<boolean> {
    const waiting = await this.#around.storage.list({ start: NOTES, end: BEYOND_NOTES, limit: 1 });
    if (waiting.size > 0) await this.#wakeAgain(0);
    return waiting.size > 0;
  }

  /** Brings every letter to whoever has not taken it, those too that come meanwhile. */
  deliver(): Promise<void> {
    this.#hasNews = true;
    return this.retry();
  }

  /** The same once more, as the alarm and the timer ask, unless it is being done. */
  retry(): Promise<void> {
    this.#delivering ??= this.#deliver().finally(() => {
      this.#delivering = null;
    });
    return this.#delivering;
  }

  async #deliver(): Promise<void> {
    try {
      do {
        this.#hasNews = false;
        await this.#bringAll();
      } while (this.#hasNews);
    } catch (error) {
      await this.#wakeAgain(this.#patience);
      throw error;
    }
  }

  /** Past those that nobody takes, which are tried less and less often. */
  async #bringAll(): Promise<void> {
    const { storage } = this.#around;
    let [left, brought] = [0, 0];
    for (let start = NOTES, more = true; more; ) {
      const letters = await storage.list<Letter>({ start, end: BEYOND_NOTES, limit: AT_ONCE });
      more = letters.size === AT_ONCE;
      // Before the first is sent: if the house dies meanwhile, somebody is to wake this room.
      if (letters.size > 0 && start === NOTES) await this.#wakeAgain(this.#patience);
      const gone = await Promise.all([...letters].map(([key, letter]) => this.#bring(key, letter)));
      brought += gone.filter(Boolean).length;
      left += gone.filter((isGone) => !isGone).length;
      start = `${[...letters.keys()].at(-1)}\u0000`;
    }
    this.#patience = brought > 0 || left === 0 ? AGAIN_MS : Math.min(2 * this.#patience, LONGEST_MS);
    // A room may hang for longer than until the timer rang: it rings again from now on.
    if (left > 0) await this.#wakeAgain(this.#patience);
  }

  /** Whether everybody has it now. */
  async #bring(key: string, letter: Letter): Promise<boolean> {
    const { storage, rooms } = this.#around;
    const { players } = letter;
    const took = await Promise.all(
      players.map((player) => isTaken(askedOfPlayer(rooms(), player, messageTo(player, letter), InsideDone))),
    );
    // The queue last: whoever waits again at once is to be known by then to have got up.
    const isQueueTold = await this.#tellQueue(letter);
    const left = players.filter((_, index) => !took[index]);
    const isGone = left.length === 0 && isQueueTold;
    if (isGone) {
      // A decision may have been changed while this one was under way.
      if (await this.#isStill(key, letter)) await storage.delete(key);
    } else if (left.length < players.length || ("note" in letter && isQueueTold !== letter.isQueueTold)) {
      const rest: Letter =
        "note" in letter ? { note: letter.note, players: left, isQueueTold } : { ...letter, players: left };
      if (await this.#isStill(key, letter)) await storage.put(key, rest);
    }
    return isGone;
  }

  async #tellQueue(letter: Letter): Promise<boolean> {
    if (!("note" in letter) || letter.isQueueTold) return true;
    const { tier, rooms } = this.#around;
    return isTaken(asked(rooms(), "queue", tier, { ended: letter.note.drawing }, InsideDone));
  }

  async #isStill(key: string, letter: Letter): Promise<boolean> {
    if ("note" in letter) return true;
    const now = await this.#around.storage.get<Letter>(key);
    return now !== undefined && decidedAt(now) === decidedAt(letter);
  }

  async #wakeAgain(ms: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.retry().catch(() => undefined), ms);
    await this.#around.storage.setAlarm(Date.now() + Math.max(ms, AGAIN_MS));
  }
}
