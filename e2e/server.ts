import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../scripts/ports.mjs";
import { serve } from "../scripts/serve.mjs";
import type { Arrangement } from "./rooms/arranged-table";

/** Site and rooms on a port and with data of their own, which a test may also bring down. */
export class Server {
  readonly url: string;
  /** What the server complained about. */
  readonly complaints: string[] = [];
  readonly #port: number;
  readonly #data: string;
  readonly #config: string;
  #running: Awaited<ReturnType<typeof serve>> | null = null;

  private constructor(port: number, data: string, config: string) {
    this.url = `http://localhost:${port}`;
    this.#port = port;
    this.#data = data;
    this.#config = config;
  }

  static async open(config: string): Promise<Server> {
    await mkdir("test-results", { recursive: true });
    const data = await mkdtemp(join("test-results", "rooms-"));
    const server = new Server(await freePort(), data, config);
    await server.restart();
    return server;
  }

  /** The power goes: nothing gets to say goodbye. */
  async kill9(): Promise<void> {
    await this.#running?.kill9();
    this.#running = null;
  }

  /** Comes up again on the same port and data, if it is down. */
  async restart(): Promise<void> {
    this.#running ??= await serve({
      port: this.#port,
      data: this.#data,
      config: this.#config,
      say: (line) => this.complaints.push(line),
    });
  }

  async close(): Promise<void> {
    await this.#running?.end();
    this.#running = null;
    await rm(this.#data, { recursive: true, force: true });
  }

  /** The address a client that is no browser speaks to. */
  room(code: string, game = "eights"): string {
    return `${this.url.replace("http", "ws")}/parties/${game}/${code}`;
  }
}

/** Moves the time of a table, or chooses its chance; only the arranged server listens. */
export async function arrange(server: Server, code: string, arrangement: Arrangement, game = "eights"): Promise<void> {
  const address = `${server.url}/parties/${game}/${code}`;
  const { status } = await fetch(address, { method: "POST", body: JSON.stringify(arrangement) });
  if (status !== 204) throw new Error(`${address} could not be arranged: ${status}`);
}
