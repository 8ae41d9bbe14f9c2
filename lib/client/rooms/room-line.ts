import type { Beat } from "@/lib/table/time/heartbeat";
import { closings } from "@/lib/table/wire/refusals";
import type { Environment } from "../environment";
import type { Socket } from "./socket";

/** How the connection to a room is doing; `unkept` where the room hung up for it cannot keep anything just now. */
export type LineReach = "connecting" | "open" | "lost" | "offline" | "unkept";

/** What happens on a line. */
interface Listener {
  opened(): void;
  /** The socket closed, and is on its way to open again. */
  lost(code: number): void;
  heard(text: string): void;
  /** The line's reach or slowness is another. */
  changed(): void;
}

const OPEN = 1;
const CLOSING = 2;
/** What a table in the page hangs up with where another page has taken it. */
export const ELSEWHERE = 4200;
/** What it hangs up with while nobody looks: it is open again as soon as somebody does, and its clock stands still. */
export const RESTING = 4201;
const ping = (mark: string) => JSON.stringify({ action: "ping", mark });
const MARK = /"mark":"(\w+)"/;
/**
 * A question unanswered for this long has died with its line: noticed within a beat's rest and this, 4.5 s in a game. A line
 * that is slow by itself is given longer, half as long again as it has shown to take.
 */
const DEAD_MS = 2_500;
const ALLOWANCE = 1.5;
/** But never so long that the table, which is asked no sooner, would miss us. */
const LONGEST_MS = 10_000;
/** A round trip longer than this is worth a sign. */
const SLOW_MS = 500;
/** Where there is that sign, it is soon asked again whether it is still due. */
const SLOW_REST_MS = 2_000;
const QUIET = { restMs: Number.POSITIVE_INFINITY, wordMs: Number.POSITIVE_INFINITY };

/**
 * A line to a room that knows how it is doing. Beating costs the room a message each time, so a line beats only while it
 * is told to, and is otherwise asked once when it opens and when it is looked at again.
 */
export class RoomLine {
  readonly #socket: Socket;
  readonly #on: Listener;
  readonly #around: Environment;
  readonly #unwatch: () => void;
  #reach: LineReach = "connecting";
  #isSlow = false;
  #beat: Beat | null = null;
  #callOff: () => void = () => {};
  /** When the question under way was asked, null if there is none. */
  #asked: number | null = null;
  #heard = 0;
  #said = 0;
  /** Of the table's last answer: said again, it shows that one reads. */
  #mark = "";
  /** The smallest recent round trip. */
  #trip = 0;
  /** How long a question may go unanswered. */
  #patience = DEAD_MS;
  /** Whether anything came since it opened: what dies before that may only be slow. */
  #isProven = false;

  constructor(socket: Socket, on: Listener, around: Environment) {
    this.#socket = socket;
    this.#on = on;
    this.#around = around;
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("close", ({ code }) => this.#closed(code));
    socket.addEventListener("message", ({ data }) => this.#received(String(data)));
    this.#unwatch = around.watch({
      looked: () => this.#looked(),
      wentOnline: () => this.#wentOnline(),
      wentOffline: () => this.#doubt(),
    });
  }

  get reach(): LineReach {
    return this.#reach;
  }

  /** Whether the last round trip took longer than is pleasant, or the one under way has already. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** How long a frame has been under way when it arrives. */
  get delay(): number {
    return this.#trip / 2;
  }

  /** Sends, or says that it cannot. */
  send(text: string): boolean {
    if (this.#socket.readyState !== OPEN) return false;
    this.#said = this.#around.now();
    this.#socket.send(text);
    return true;
  }

  /** How often the room is to be spoken to though there is nothing to say, null for not at all. */
  beat(beat: Beat | null): void {
    if (beat === this.#beat) return;
    this.#beat = beat;
    this.#look();
  }

  close(): void {
    this.#callOff();
    this.#unwatch();
    this.#socket.close();
  }

  /** How a line stands that is not there. */
  get #gone(): LineReach {
    return this.#around.isOnline() ? "lost" : "offline";
  }

  #opened(): void {
    this.#mark = "";
    this.#isProven = false;
    this.#heard = this.#around.now();
    this.#asked = null;
    // First, for the room takes its time over what is said next.
    this.#ask();
    this.#on.opened();
  }

  #closed(code: number): void {
    this.#asked = null;
    this.#callOff();
    if (code !== RESTING) this.#set(code === closings.storage ? "unkept" : this.#gone, false);
    this.#on.lost(code);
  }

  #received(text: string): void {
    this.#heard = this.#around.now();
    this.#isProven = true;
    if (text.startsWith('{"type":"pong"')) this.#answered(text);
    this.#on.heard(text);
    this.#set("open", this.#isSlow);
    this.#look();
  }

  #answered(text: string): void {
    this.#mark = MARK.exec(text)?.[1] ?? "";
    if (this.#asked === null) return;
    const trip = this.#around.now() - this.#asked;
    this.#asked = null;
    // A slow trip says little about the way there; an old fast one may be from another network.
    this.#trip = this.#trip === 0 ? trip : Math.min(trip, this.#trip * 1.1);
    this.#isSlow = trip > SLOW_MS && !this.#socket.isInPage;
    // One quick answer on a slow line may be chance.
    this.#patience = Math.min(LONGEST_MS, Math.max(DEAD_MS, ALLOWANCE * trip, this.#patience / 2));
  }

  #wentOnline(): void {
    if (this.#socket.readyState === OPEN) return this.#doubt();
    if (this.#reach === "offline") this.#set("lost", false);
    this.#socket.reconnect();
  }

  #looked(): void {
    if (this.#around.isHidden()) return this.#look();
    // Whatever is next to look for the room again need not be waited for: somebody is here.
    if (this.#socket.readyState >= CLOSING) return this.#socket.reconnect();
    this.#doubt();
  }

  /** Something happened that lines tend not to live through. */
  #doubt(): void {
    if (!this.#around.isOnline() && this.#reach !== "open" && !this.#socket.isInPage) this.#set("offline", false);
    if (this.#asked === null) this.#ask();
    else this.#look();
  }

  #ask(): void {
    if (this.send(ping(this.#mark))) this.#asked = this.#around.now();
    this.#look();
  }

  /** Does what is due, and comes again when the next thing is. */
  #look(): void {
    this.#callOff();
    if (this.#socket.readyState !== OPEN) return;
    const now = this.#around.now();
    if (this.#asked === null) {
      const { restMs, wordMs } = this.#beat ?? QUIET;
      const rest = this.#isSlow ? Math.min(restMs, SLOW_REST_MS) : restMs;
      const due = Math.min(
        this.#around.isHidden() ? Number.POSITIVE_INFINITY : this.#heard + rest,
        this.#said + wordMs,
      );
      if (due === Number.POSITIVE_INFINITY) return;
      if (now >= due) this.#ask();
      else this.#comeAgain(due);
      return;
    }
    if (this.#socket.isInPage) return;
    const dead = Math.max(this.#asked, this.#heard) + this.#patience;
    if (now >= dead) return this.#buried();
    const slow = this.#asked + SLOW_MS;
    if (now >= slow) this.#set(this.#reach, true);
    this.#comeAgain(now < slow ? slow : dead);
  }

  #comeAgain(at: number): void {
    this.#callOff = this.#around.later(() => this.#look(), Math.max(0, at - this.#around.now()));
  }

  /** Whatever the socket believes, its line is dead. */
  #buried(): void {
    this.#asked = null;
    if (!this.#isProven) this.#patience = Math.min(LONGEST_MS, 2 * this.#patience);
    this.#set(this.#gone, false);
    this.#socket.reconnect();
  }

  #set(reach: LineReach, isSlow: boolean): void {
    if (reach === this.#reach && isSlow === this.#isSlow) return;
    this.#reach = reach;
    this.#isSlow = isSlow;
    this.#on.changed();
  }
}
