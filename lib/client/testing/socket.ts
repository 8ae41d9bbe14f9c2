import type { Socket } from "../rooms/socket";

interface Heard {
  readonly open: () => void;
  readonly close: (event: { code: number }) => void;
  readonly message: (event: { data: unknown }) => void;
}

/** A socket whose other end is the test. */
export class TestSocket implements Socket {
  readyState = 0;
  readonly isInPage: boolean;
  /** Every frame that went out. */
  readonly sent: string[] = [];
  reconnects = 0;
  readonly #listeners: { [Type in keyof Heard]: Heard[Type][] } = { open: [], close: [], message: [] };

  constructor({ isInPage = false } = {}) {
    this.isInPage = isInPage;
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error("sent on a socket that is not open");
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  reconnect(): void {
    this.reconnects++;
    this.drop();
    this.readyState = 0;
  }

  addEventListener<Type extends keyof Heard>(type: Type, listener: Heard[Type]): void {
    this.#listeners[type].push(listener);
  }

  open(): void {
    this.readyState = 1;
    for (const listener of this.#listeners.open) listener();
  }

  /** The connection goes, and the browser notices. */
  drop(code = 1006): void {
    this.readyState = 3;
    for (const listener of this.#listeners.close) listener({ code });
  }

  says(message: object): void {
    for (const listener of this.#listeners.message) listener({ data: JSON.stringify(message) });
  }

  /** What went out, by the names of its actions. */
  get actions(): readonly unknown[] {
    return this.sent.map((text) => JSON.parse(text).action);
  }
}
