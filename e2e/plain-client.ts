/** What a plain client knows of a message: it has a type. */
export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A client that is no browser and none of ours: a bare WebSocket and the messages of the seed. */
export class PlainClient {
  readonly received: Message[] = [];
  /** Settles with the socket's closing code, 1006 where it never opened. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #opened: Promise<boolean>;
  #heard: () => void = () => {};

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener("message", ({ data }) => {
      this.received.push(JSON.parse(String(data)));
      this.#heard();
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener("close", ({ code }) => resolve(code));
      // Node 20 says no more than this where it was not let in.
      this.#socket.addEventListener("error", () => resolve(1006));
    });
    this.#opened = Promise.race([
      new Promise<boolean>((resolve) => this.#socket.addEventListener("open", () => resolve(true))),
      this.closed.then(() => false),
    ]);
  }

  /** Whether the server let this client in. */
  opened(): Promise<boolean> {
    return this.#opened;
  }

  async send(message: object | string | ArrayBuffer): Promise<void> {
    await this.#opened;
    const raw = typeof message === "string" || message instanceof ArrayBuffer;
    this.#socket.send(raw ? message : JSON.stringify(message));
  }

  /** The first message so wanted, of those from position `since` on. */
  async next(wanted: (message: Message) => boolean, since = 0): Promise<Message> {
    for (;;) {
      const found = this.received.slice(since).find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  close(): void {
    this.#socket.close();
  }
}
