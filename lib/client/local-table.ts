import type { Game } from "@/lib/rules/game";
import type { Commit, Host } from "@/lib/table/host";
import { keptKeys } from "@/lib/table/record";
import { turnedAwayFor } from "@/lib/table/refusals";
import type { Table } from "@/lib/table/table";
import { afterPaint } from "./after-paint";
import { hex } from "./hex";
import { giveUpLocally, isLocal, local } from "./kept-match";
import type { Socket } from "./line";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const LINE = "page";

/** A table in the page itself behind what looks like a line to a room: it needs no network, and a reload finds it again. */
export class LocalSocket<State, Action, Options> implements Socket {
  readyState = CONNECTING;
  readonly #game: Game<State, Action, Options>;
  readonly #code: string;
  readonly #opened: (() => void)[] = [];
  readonly #closed: ((event: { code: number }) => void)[] = [];
  readonly #heard: ((event: { data: unknown }) => void)[] = [];
  /** What is on its way to the table, and from it: what is said in one go is heard in one go, and drawn once. */
  readonly #said: string[] = [];
  readonly #told: string[] = [];
  #table: Table<State, Action, Options> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = performance.now();
  #began = 0;

  constructor(game: Game<State, Action, Options>, code: string) {
    this.#game = game;
    this.#code = code;
    void this.#open();
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
    const receive = () => {
      const all = this.#said.splice(0);
      if (this.readyState !== OPEN) return;
      for (const said of all) if (this.#table?.hears(LINE, said)) this.#table.receive(LINE, said);
      this.#arm();
    };
    // A move is shown already, and that is painted before the table thinks about it.
    if ("turn" in JSON.parse(text)) afterPaint(receive);
    else setTimeout(receive);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#said.length = 0;
    this.#told.length = 0;
    this.readyState = CLOSED;
    this.#table?.disconnect(LINE);
    this.#table = null;
  }

  reconnect(): void {
    this.close();
    this.readyState = CONNECTING;
    void this.#open();
  }

  async #open(): Promise<void> {
    const { Table } = await import("@/lib/table/table");
    if (this.readyState !== CONNECTING || this.#table) return;
    const state = isLocal(this.#code) ? local.read() : null;
    this.#began = state?.now ?? Date.now();
    this.#since = performance.now();
    this.#table = new Table(this.#game, this.#host(), state?.values ?? {});
    this.#table.connect(LINE);
    this.readyState = OPEN;
    for (const listener of this.#opened) listener();
    this.#arm();
  }

  #host(): Host {
    return {
      code: this.#code,
      now: () => this.#now(),
      seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
      commit: (commit) => this.#commit(commit),
      forget: () => giveUpLocally(this.#code),
      send: (_, message) => {
        if (this.#told.push(message) === 1) setTimeout(() => this.#tell());
      },
      close: (_, code) => {
        this.readyState = CLOSED;
        for (const listener of this.#closed) listener({ code });
        // A page that nobody looked at for long may be late with its word, and finds its table as it was.
        if (turnedAwayFor(code) === null) setTimeout(() => this.#table && this.reconnect());
      },
    };
  }

  #tell(): void {
    const told = this.#told.splice(0);
    if (this.readyState === OPEN) for (const data of told) for (const listener of this.#heard) listener({ data });
  }

  #now(): number {
    return Math.round(this.#began + performance.now() - this.#since);
  }

  #commit({ put, remove }: Commit): void {
    // Another match has its place, or it was given up.
    if (!isLocal(this.#code)) return;
    const values = { ...local.read()?.values };
    for (const key of keptKeys) {
      if (key in put) values[key] = put[key];
      if (remove.includes(key)) delete values[key];
    }
    local.write({ code: this.#code, now: this.#now(), values });
  }

  /** Wakes the table when it next has something to do. */
  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#table?.nextWake() ?? null;
    if (next === null) return;
    this.#timer = setTimeout(
      () => {
        this.#table?.wake();
        this.#arm();
      },
      Math.max(0, next - this.#now()),
    );
  }
}
