import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { limitVariables } from "@/lib/table/door/limits";
import type { StoredValues } from "@/lib/table/storage/record";
import { LargeValues } from "@/party/table-room/large-values";
import { freePort } from "../scripts/house/ports.mjs";
import { serve } from "../scripts/house/serve.mjs";
import type { Arrangement } from "./rooms/arranged-table";

const roomy = {
  MAJLIS_JOINS_A_MINUTE: 6_000,
  MAJLIS_LINES_AN_ADDRESS: 1_000,
  MAJLIS_TABLES_AN_HOUR: 10_000,
  MAJLIS_TABLES_AN_ADDRESS: 10_000,
  MAJLIS_LISTED_AN_ADDRESS: 200,
};

/** Whoever measures a house, or ends it again and again, comes from one address more often than any limit lets. */
export const boundless = {
  ...Object.fromEntries(Object.values(limitVariables).map((variable) => [variable, 1_000_000])),
  MAJLIS_CONNECTIONS_AN_ADDRESS: 1_000_000,
};

type Limits = Readonly<Record<string, number | string>>;

/** What a server may be told beside its limits. */
interface Manner {
  readonly lan?: boolean;
  readonly words?: readonly string[];
  /** The folder its site was built into. */
  readonly site?: string;
  /** Other sites whose pages may speak to its rooms. */
  readonly origins?: string;
  readonly port?: number;
  /** How many files each of its processes may have open. */
  readonly files?: number;
}

/** Where a table's record says its turn. */
const RECORDED_TURN = /"turn":(\d+),"round":/g;

/** What a room's database holds, and what was written to it last. */
async function keptIn(file: string): Promise<string> {
  const texts = [file, `${file}-wal`].map((name) => readFile(name, "latin1").catch(() => ""));
  return (await Promise.all(texts)).join("");
}

/** Site and rooms on a port and with data of their own, which a test may also bring down. */
export class Server {
  readonly url: string;
  /** What the server complained about. */
  readonly complaints: string[] = [];
  readonly #port: number;
  readonly #data: string;
  readonly #config: string;
  readonly #limits: Limits;
  readonly #manner: Manner;
  /** The databases of tables that were looked for. */
  readonly #files = new Map<string, string>();
  #running: Awaited<ReturnType<typeof serve>> | null = null;

  private constructor(port: number, data: string, config: string, limits: Limits, manner: Manner) {
    this.url = `http://localhost:${port}`;
    this.#port = port;
    this.#data = data;
    this.#config = config;
    this.#limits = limits;
    this.#manner = manner;
  }

  /** Opens one, with room for many tests from one machine where nothing else is said. */
  static async open(config: string, limits: Limits = roomy, manner: Manner = {}): Promise<Server> {
    await mkdir("test-results", { recursive: true });
    const data = await mkdtemp(join("test-results", "rooms-"));
    const server = new Server(manner.port ?? (await freePort()), data, config, limits, manner);
    await server.restart();
    return server;
  }

  /** The power goes: nothing gets to say goodbye. */
  async kill9(): Promise<void> {
    await this.#running?.kill9();
    this.#running = null;
  }

  /** Comes up again on the same port and data, if it is down; with other rooms, where they are named. */
  async restart(config = this.#config): Promise<void> {
    this.#running ??= await serve({
      port: this.#port,
      data: this.#data,
      config,
      limits: this.#limits,
      ...this.#manner,
      say: (line) => this.complaints.push(line),
    });
  }

  /** Names the process group of the server and all below it; undefined while it is down. */
  get pid(): number | undefined {
    return this.#running?.pid;
  }

  async close(): Promise<void> {
    await this.#running?.end();
    this.#running = null;
    await rm(this.#data, { recursive: true, force: true });
  }

  /** The files of its rooms. */
  async roomFiles(): Promise<string[]> {
    const names = await readdir(join(this.#data, "party"), { recursive: true });
    return names.filter((name) => name.includes(".sqlite") && !name.includes("metadata"));
  }

  /** The folder of everything it keeps. */
  get data(): string {
    return this.#data;
  }

  /** The database of a table that keeps something. */
  async fileOf(code: string): Promise<string> {
    const file = this.#files.get(code) ?? (await this.#fileOf(code));
    this.#files.set(code, file);
    return file;
  }

  /** The latest turn a table has on the disk, which is read beside its room: whoever connected would wake it. */
  async turnKept(code: string): Promise<number> {
    const file = await this.fileOf(code);
    const turns = (await keptIn(file)).matchAll(RECORDED_TURN);
    return Math.max(...[...turns].map(([, turn]) => Number(turn)));
  }

  /** When anything of a table was last written, in the file system's milliseconds. */
  async writtenAt(code: string): Promise<number> {
    const file = await this.fileOf(code);
    const times = [file, `${file}-wal`].map((name) =>
      stat(name).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    );
    return Math.max(...(await Promise.all(times)));
  }

  async #fileOf(code: string): Promise<string> {
    const names = (await readdir(this.#data, { recursive: true })).filter((name) => name.endsWith(".sqlite"));
    for (const name of names) {
      const file = join(this.#data, name);
      if ((await keptIn(file)).includes(code)) return file;
    }
    throw new Error(`${code} keeps nothing`);
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

/** Everything that is stored of a table, by its keys; only the arranged server shows it. */
export async function storedAt(server: Server, code: string, game = "eights"): Promise<StoredValues> {
  const answered = await fetch(`${server.url}/parties/${game}/${code}`);
  if (!answered.ok) throw new Error(`${code} does not show what it keeps: ${answered.status}`);
  return await answered.json();
}

/** The same as a room reads it. */
export const valuesOf = (stored: StoredValues): LargeValues =>
  new LargeValues({
    get: async <T>(keys: string[]) => new Map(keys.flatMap((key) => (key in stored ? [[key, stored[key] as T]] : []))),
    put: async () => {},
    delete: async () => 0,
    deleteAll: async () => {},
  });
