import { Slowest } from "@/lib/table/door/slowest";

/** How every refusal begins, and how long a code may be. */
const REFUSAL = Buffer.from('{"type":"error","code":"');
const CODE_LENGTH = 24;
const QUOTE = '"'.charCodeAt(0);
const TABLE = /^\/parties\/([a-z]+)\/([A-Z\d]+)$/;

/** What happens at the front, for whoever runs the house: how many and how long, never who, where or what. */
export class Counters {
  readonly #began = new Date().toISOString();
  /** How many are at each table. */
  readonly #tables = new Map<string, number>();
  #lines = 0;
  #heard = 0;
  #said = 0;
  #requests = 0;
  readonly #refusals = new Map<string, number>();
  readonly #statuses = new Map<number, number>();
  readonly #answers = new Slowest();

  came(path: string): void {
    this.#lines++;
    if (TABLE.test(path)) this.#tables.set(path, (this.#tables.get(path) ?? 0) + 1);
  }

  went(path: string): void {
    this.#lines--;
    const left = (this.#tables.get(path) ?? 0) - 1;
    if (left > 0) this.#tables.set(path, left);
    else this.#tables.delete(path);
  }

  /** Something came over a line. */
  heard(): void {
    this.#heard++;
  }

  /** A frame went out, whose content begins here. */
  said(chunk: Buffer, at: number): void {
    this.#said++;
    if (chunk.compare(REFUSAL, 0, REFUSAL.length, at, Math.min(chunk.length, at + REFUSAL.length)) !== 0) return;
    const from = at + REFUSAL.length;
    const end = chunk.indexOf(QUOTE, from);
    if (end < 0 || end - from > CODE_LENGTH) return;
    const code = chunk.toString("latin1", from, end);
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  /** A request was answered otherwise than by a line. */
  answered(status: number): void {
    this.#requests++;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  /** How long the first word took after something was said. */
  took(ms: number): void {
    this.#answers.took(ms, new Date().toISOString());
  }

  all() {
    return {
      since: this.#began,
      tablesWithPeople: this.#tables.size,
      lines: this.#lines,
      heard: this.#heard,
      said: this.#said,
      refusals: Object.fromEntries(this.#refusals),
      requests: this.#requests,
      answers: Object.fromEntries(this.#statuses),
      slowestAnswers: this.#answers.all(),
    };
  }
}
