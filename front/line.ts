import { connect, type Socket } from "node:net";
import { closings, tableRefusals } from "@/lib/table/wire/refusals";
import type { Counters } from "./counters";
import { Frames, lastWords } from "./frames";

/** Where the rooms listen, on this machine alone. */
export type Rooms = { readonly path: string } | { readonly host: string; readonly port: number };

/** Until a line is let in or refused: the door may let it wait. */
const ANSWER_MS = 15_000;
/** How long whoever was told that the line closes may take to say so too. */
const FAREWELL_MS = 5_000;
/** How long what was said last may take to leave. */
const LEAVING_MS = 2_000;
/** A line over which nothing is said is asked by the system whether anybody is there. */
const THERE_MS = 60_000;
/** What a WebSocket is closed with by a house that opens again. */
const RESTARTS = 1012;
const HEAD_END = "\r\n\r\n";
const HEAD_LENGTH = 16_384;

/** What is said where a room hung up without a word: it could not keep what happened. */
const storage = lastWords(
  { type: "error", code: "storage", message: tableRefusals.storage },
  closings.storage,
  "storage",
);
const restarts = lastWords(null, RESTARTS, "restarts");

/** What the system reads into, for all lines: one after another, and each takes its own out at once. */
const buffer = Buffer.allocUnsafe(65_536);

export interface Wanted {
  readonly guest: Socket;
  readonly rooms: Rooms;
  /** The request for the line, as the rooms are to hear it. */
  readonly head: string;
  /** What was said before there was a line. */
  readonly early: Buffer;
  /** The rooms do not answer, or too late. */
  refuse(): void;
  /** Whether the rooms it leads to still stand. */
  stand(): Promise<boolean>;
  readonly counters: Counters;
}

/**
 * A line between somebody and a room: asked for, answered, and carried both ways until either end goes. Then both are free
 * within seconds, whatever they say or leave unsaid.
 */
export class Line {
  readonly #wanted: Wanted;
  readonly #room: Socket;
  readonly #frames: Frames;
  /** What came of the answer while it is not whole; null once it is. */
  #answer: Buffer | null = Buffer.alloc(0);
  #isLine = false;
  /** Since when something that was said waits for a word; 0 while nothing does. */
  #askedAt = 0;
  #ending: ReturnType<typeof setTimeout> | null = null;
  #hasLeft = false;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    const { guest, rooms, head, counters } = wanted;
    this.#frames = new Frames((chunk, at) => counters.said(chunk, at));
    this.#room = connect({
      ...rooms,
      noDelay: true,
      onread: {
        buffer,
        callback: (bytes) => {
          this.#hear(Buffer.from(buffer.subarray(0, bytes)));
          return true;
        },
      },
    });
    this.#room.on("error", () => {});
    this.#room.on("drain", () => guest.resume());
    this.#room.once("close", () => this.#roomWent());
    this.#room.write(head, "latin1");
    guest.setTimeout(0);
    guest.setNoDelay(true);
    guest.once("close", () => this.#guestWent());
    this.#endIn(ANSWER_MS);
  }

  /** The house closes. */
  leave(): void {
    this.#leave(restarts);
  }

  #hear(chunk: Buffer): void {
    if (this.#answer) return this.#hearAnswer(chunk);
    if (!this.#isLine) return void this.#wanted.guest.write(chunk);
    this.#frames.pass(chunk);
    if (this.#askedAt > 0) this.#wanted.counters.took(performance.now() - this.#askedAt);
    this.#askedAt = 0;
    if (!this.#wanted.guest.write(chunk)) this.#room.pause();
    if (this.#frames.isClosed) this.#endIn(FAREWELL_MS);
  }

  #hearAnswer(chunk: Buffer): void {
    const all = this.#answer?.length ? Buffer.concat([this.#answer, chunk]) : chunk;
    const end = all.indexOf(HEAD_END);
    if (end < 0) {
      this.#answer = all;
      if (all.length > HEAD_LENGTH) this.#room.destroy();
      return;
    }
    const { guest } = this.#wanted;
    const head = all.toString("latin1", 0, end);
    this.#answer = null;
    this.#isLine = /^HTTP\/1\.1 101 /.test(head);
    if (!this.#isLine) return this.#refused(all, head);
    const first = end + HEAD_END.length;
    guest.write(all.subarray(0, first));
    this.#stay();
    this.#carry();
    if (first < all.length) this.#hear(all.subarray(first));
  }

  /** No line, but an answer, which is short. */
  #refused(all: Buffer, head: string): void {
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    this.#wanted.guest.write(all);
    // Whatever is left of it is on its way.
    if (all.length >= head.length + HEAD_END.length + Number(length ?? Number.POSITIVE_INFINITY)) this.#room.destroy();
    else this.#endIn(LEAVING_MS);
  }

  #carry(): void {
    const { guest, early, counters } = this.#wanted;
    if (early.length > 0) this.#room.write(early);
    guest.setKeepAlive(true, THERE_MS);
    guest.on("data", (chunk: Buffer) => {
      counters.heard();
      this.#askedAt ||= performance.now();
      if (!this.#room.write(chunk)) guest.pause();
    });
    guest.on("drain", () => this.#room.resume());
    // Half a line is none: whoever says nothing more hears nothing more.
    guest.once("end", () => {
      this.#room.end();
      this.#endIn(LEAVING_MS);
    });
  }

  #guestWent(): void {
    this.#room.destroy();
    this.#stay();
  }

  #roomWent(): void {
    const { guest, refuse, stand } = this.#wanted;
    if (guest.destroyed) return;
    if (this.#answer) refuse();
    else if (!this.#isLine) this.#leave(null);
    else if (this.#frames.isClosed) this.#leave(null);
    else void stand().then((doStand) => this.#leave(doStand ? storage : restarts));
  }

  #leave(word: Buffer | null): void {
    const { guest } = this.#wanted;
    if (guest.destroyed || this.#hasLeft) return;
    this.#hasLeft = true;
    if (word && this.#isLine && !this.#frames.isClosed && this.#frames.isBetween) guest.write(word);
    guest.end();
    this.#stay();
    this.#endIn(LEAVING_MS);
  }

  #endIn(ms: number): void {
    this.#ending ??= setTimeout(() => {
      this.#room.destroy();
      if (!this.#answer) this.#wanted.guest.destroy();
    }, ms);
  }

  #stay(): void {
    if (this.#ending) clearTimeout(this.#ending);
    this.#ending = null;
  }
}
