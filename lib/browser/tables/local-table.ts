import { withRetries } from "@/lib/browser/loading/with-retries";
import { afterPaint } from "@/lib/browser/page/after-paint";
import { hex } from "@/lib/client/hex";
import { ELSEWHERE, RESTING } from "@/lib/client/rooms/room-line";
import type { Socket } from "@/lib/client/rooms/socket";
import type { Game } from "@/lib/rules/game";
import type { Commit, Host } from "@/lib/table/host";
import { keysToLoad } from "@/lib/table/storage/record";
import type { Table } from "@/lib/table/table";
import { turnedAwayFor } from "@/lib/table/wire/refusals";
import { giveUpLocally, type Hold, holdLocally, isLocal, localTable } from "./local-table-store";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
/** As a browser says it of a line that broke. */
const LOST = 1006;
const LINE = "page";
const SHOW = JSON.stringify({ action: "show" });
/** A table that failed is read anew from what it keeps after so long, and each time later, up to half a minute. */
const AGAIN_MS = 1_000;
const MOST_DOUBLINGS = 5;

const fetchTable = () => import("@/lib/table/table");

/**
 * A table in the page itself behind what looks like a line to a room: it needs no network, and a reload finds it again. Its
 * time stands still while nobody looks at the page, and it is played by one page at a time.
 */
export class LocalSocket<State, Action, Options> implements Socket {
  readyState = CONNECTING;
  readonly isInPage = true;
  readonly #game: Game<State, Action, Options>;
  readonly #code: string;
  readonly #opened: (() => void)[] = [];
  readonly #closed: ((event: { code: number }) => void)[] = [];
  readonly #heard: ((event: { data: unknown }) => void)[] = [];
  readonly #fetch: typeof fetchTable;
  /** What is on its way to the table, and from it: what is said in one go is heard in one go, and drawn once. */
  readonly #said: string[] = [];
  readonly #told: string[] = [];
  #table: Table<State, Action, Options> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = performance.now();
  #began = 0;
  #hold: Hold | null = null;
  #faults = 0;
  /** When its time was stopped by `hold`, null while it goes on. */
  #heldAt: number | null = null;

  constructor(game: Game<State, Action, Options>, code: string, fetch = fetchTable) {
    this.#game = game;
    this.#code = code;
    this.#fetch = fetch;
    document.addEventListener("visibilitychange", this.#looked);
    if (!document.hidden) void this.#open();
  }

  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "close", listener: (event: { code: number }) => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(
    ...[type, listener]:
      | ["open", () => void]
      | ["close", (event: { code: number }) => void]
      | ["message", (event: { data: unknown }) => void]
  ): void {
    if (type === "open") this.#opened.push(listener);
    else if (type === "close") this.#closed.push(listener);
    else this.#heard.push(listener);
  }

  send(text: string): void {
    this.#said.push(text);
    if (this.#said.length > 1) return;
    // A move is shown already, and that is painted before the table thinks about it.
    if ("turn" in JSON.parse(text)) afterPaint(() => this.#receive());
    else setTimeout(() => this.#receive());
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    this.#hold?.letGo();
    this.#leave();
  }

  /** Stops the table's time, or lets it go on and says what is left of it; whoever is there may move all the same. */
  hold(isHeld: boolean): void {
    if (isHeld === (this.#heldAt !== null)) return;
    if (isHeld) {
      this.#heldAt = performance.now();
      return clearTimeout(this.#timer);
    }
    this.#since += performance.now() - (this.#heldAt ?? 0);
    this.#heldAt = null;
    if (this.readyState !== OPEN) return;
    this.#tends(() => this.#table?.receive(LINE, SHOW));
  }

  reconnect(): void {
    this.#leave();
    this.readyState = CONNECTING;
    if (!document.hidden) void this.#open();
  }

  readonly #looked = () => {
    if (!document.hidden) return this.reconnect();
    this.#receive();
    // What is left of a wait now is left when one looks again.
    this.#leave();
    this.#hangUp(RESTING);
  };

  #leave(): void {
    clearTimeout(this.#timer);
    this.#said.length = 0;
    this.#told.length = 0;
    this.readyState = CLOSED;
    this.#table?.disconnect(LINE);
    this.#table = null;
  }

  #hangUp(code: number): void {
    this.readyState = CLOSED;
    for (const listener of this.#closed) listener({ code });
  }

  async #open(): Promise<void> {
    this.#hold ??= holdLocally(() => this.#hangUp(ELSEWHERE));
    if (!this.#hold.isOurs()) return this.#hangUp(ELSEWHERE);
    let fetched: Awaited<ReturnType<typeof fetchTable>>;
    try {
      fetched = await withRetries(this.#fetch);
    } catch {
      if (this.readyState !== CONNECTING) return;
      this.#hangUp(LOST);
      return this.reconnect();
    }
    if (this.readyState !== CONNECTING || this.#table) return;
    const { Table } = fetched;
    const state = isLocal(this.#code) ? localTable.read() : null;
    this.#began = state?.now ?? Date.now();
    this.#since = performance.now();
    if (this.#heldAt !== null) this.#heldAt = this.#since;
    this.#tends(() => {
      this.#table = new Table(this.#game, this.#host(), state?.values ?? {});
      this.#table.connect(LINE);
      this.readyState = OPEN;
      for (const listener of this.#opened) listener();
    });
  }

  #host(): Host {
    return {
      code: this.#code,
      now: () => this.#now(),
      seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
      id: () => hex(crypto.getRandomValues(new Uint8Array(16))),
      commit: (commit) => this.#commit(commit),
      forget: () => giveUpLocally(this.#code),
      send: (_, message) => {
        if (this.#told.push(message) === 1) setTimeout(() => this.#tell());
      },
      close: (_, code) => {
        this.#hangUp(code);
        // A page that nobody looked at for long may be late with its word, and finds its table as it was.
        if (turnedAwayFor(code) === null) setTimeout(() => this.#table && this.reconnect());
      },
    };
  }

  #receive(): void {
    const all = this.#said.splice(0);
    if (this.readyState !== OPEN) return;
    this.#tends(() => {
      for (const said of all) if (this.#table?.hears(LINE, said)) this.#table.receive(LINE, said);
    });
  }

  /** Does something with the table, which may fail at it: then it is read anew, as a room is that was ended. */
  #tends(act: () => void): void {
    try {
      act();
      this.#arm();
    } catch (fault) {
      reportError(fault);
      // It is asked for nothing more, not even to note that its line has ended.
      this.#table = null;
      this.#tell();
      this.#leave();
      this.#hangUp(LOST);
      this.#timer = setTimeout(() => this.reconnect(), AGAIN_MS * 2 ** Math.min(this.#faults++, MOST_DOUBLINGS));
    }
  }

  #tell(): void {
    const told = this.#told.splice(0);
    if (this.readyState === OPEN) for (const data of told) for (const listener of this.#heard) listener({ data });
  }

  #now(): number {
    return Math.round(this.#began + (this.#heldAt ?? performance.now()) - this.#since);
  }

  #commit({ put }: Commit): void {
    // Another match has its place, it was given up, or another page plays it.
    if (!isLocal(this.#code) || !this.#hold?.isOurs()) return;
    const values = { ...localTable.read()?.values };
    for (const key of keysToLoad) if (key in put) values[key] = put[key];
    localTable.write({ code: this.#code, now: this.#now(), values });
  }

  /** Wakes the table when it next has something to do. */
  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#heldAt !== null) return;
    const next = this.#table?.nextWake() ?? null;
    if (next === null) return;
    this.#timer = setTimeout(() => this.#tends(() => this.#table?.wake()), Math.max(0, next - this.#now()));
  }
}
