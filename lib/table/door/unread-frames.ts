import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Characters a connection may be told before it shows that it reads: what it does not waits in this process. */
export const UNREAD_LENGTH = 2 ** 20;

/** What connections were told and have not shown to have read. */
export class UnreadFrames {
  /** Characters told to each connection since it last showed that it reads, and what it shows that by. */
  readonly #lengths = new Map<string, number>();
  readonly #marks = new Map<string, string>();
  readonly #deaf = new Set<string>();

  /** Who was told far more than they have shown to have read. */
  get deaf(): ReadonlySet<string> {
    return this.#deaf;
  }

  count(connection: string, text: string): void {
    const length = (this.#lengths.get(connection) ?? 0) + text.length;
    this.#lengths.set(connection, length);
    if (length > UNREAD_LENGTH) this.#deaf.add(connection);
  }

  read(connection: string): void {
    this.#lengths.delete(connection);
    this.#deaf.delete(connection);
  }

  forget(connection: string): void {
    this.read(connection);
    this.#marks.delete(connection);
  }

  /** Takes the mark of the last answer for a sign that it was read, and gives the next. */
  marked(connection: string, mark: string): string {
    if (mark === this.#marks.get(connection)) this.read(connection);
    // What nobody can say again who has not read it: nobody but the host knows the names of connections.
    const next = bytesToHex(sha256(utf8ToBytes(`${connection} ${this.#marks.get(connection)}`))).slice(0, 8);
    this.#marks.set(connection, next);
    return next;
  }
}
