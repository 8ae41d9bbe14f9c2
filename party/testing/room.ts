import type { Connection, Knock, Room } from "../platform";

/** A room in this process, and one room of players for everybody, which answers as the test says. */
export class TestRoom implements Room {
  readonly #kept = new Map<string, unknown>();
  readonly env: Record<string, unknown>;
  /** Every player asked about. */
  readonly asked: string[] = [];
  answer: () => Promise<boolean> = async () => true;
  /** When its alarm rings. */
  alarm: number | null = null;

  constructor(env: Record<string, unknown> = {}) {
    this.env = env;
  }

  readonly context = {
    parties: {
      player: {
        get: () => ({
          fetch: async ({ body }: { body: string }) => {
            this.asked.push(JSON.parse(body).player);
            return new Response(JSON.stringify({ isDevice: await this.answer() }));
          },
        }),
      },
    },
  };

  readonly storage = {
    get: async (wanted: string | string[]) => {
      if (typeof wanted === "string") return this.#kept.get(wanted);
      return new Map(wanted.flatMap((key) => (this.#kept.has(key) ? [[key, this.#kept.get(key)] as const] : [])));
    },
    put: async (entries: string | Record<string, unknown>, value?: unknown) => {
      for (const [key, kept] of Object.entries(typeof entries === "string" ? { [entries]: value } : entries))
        this.#kept.set(key, kept);
    },
    delete: this.#delete.bind(this),
    deleteAll: async () => this.#kept.clear(),
    list: async () => new Map(this.#kept),
    getAlarm: async () => null,
    setAlarm: async (at: number) => {
      this.alarm = at;
    },
    deleteAlarm: async () => {
      this.alarm = null;
    },
  } as Room["storage"];

  async #delete(key: string): Promise<boolean>;
  async #delete(keys: string[]): Promise<number>;
  async #delete(keys: string | string[]): Promise<boolean | number> {
    if (typeof keys === "string") return this.#kept.delete(keys);
    return keys.filter((key) => this.#kept.delete(key)).length;
  }

  blockConcurrencyWhile<T>(task: () => Promise<T>): Promise<T> {
    return task();
  }
}

/** One end of a socket, with all it was told and how it was closed. */
export class TestConnection implements Connection {
  readyState = 1;
  readonly told: Record<string, unknown>[] = [];
  closed: number | null = null;

  send(message: string): void {
    this.told.push(JSON.parse(message));
  }

  close(code = 1005): void {
    this.readyState = 3;
    this.closed ??= code;
  }

  /** The codes of its errors. */
  get codes(): unknown[] {
    return this.told.flatMap(({ type, code }) => (type === "error" ? [code] : []));
  }
}

/** A request at a room's door, from this address. */
export const knocking = (path: string, address = "192.0.2.1"): Knock => ({
  url: `https://majlis.test${path}`,
  method: "GET",
  headers: { get: (name) => (name === "CF-Connecting-IP" ? address : null) },
  json: () => Promise.reject(new Error("nothing was sent")),
  text: async () => "",
});
