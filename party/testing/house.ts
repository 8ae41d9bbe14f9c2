import type { Connection, Knock, Parties, Room } from "../platform";
import { knocking } from "./room";

/** A party as its platform knows it. */
interface PartyClass {
  new (
    room: Room,
  ): {
    onStart?(): void | Promise<void>;
    onConnect?(connection: Connection, context: { readonly request: Knock }): void | Promise<void>;
    onMessage?(message: string, connection: Connection): void | Promise<void>;
    onClose?(connection: Connection): void | Promise<void>;
    onRequest?(request: Knock): Response | Promise<Response>;
    onAlarm?(): void | Promise<void>;
  };
  onBeforeRequest?(request: Knock, lobby: { env: Record<string, unknown>; parties: Parties }): unknown;
}
type PartyObject = InstanceType<PartyClass>;

interface Disk {
  readonly rows: Map<string, unknown>;
  alarm: number | null;
}

/** What is done at one moment is written as one: all of it, or where the house dies before, nothing. */
type Write = (rows: Map<string, unknown>) => void;

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/**
 * A whole house in this process: rooms with storage that outlives them, which find one another, and whose alarms ring. After
 * so many writes and calls it may die, as a machine does whose power is cut: what was not written by then never is, nobody
 * who waits for an answer has one, and every line is cut.
 */
export class TestHouse {
  readonly #classes: Readonly<Record<string, PartyClass>>;
  readonly #disks = new Map<string, Disk>();
  #rooms = new Map<string, { readonly party: PartyObject; readonly started: Promise<void> }>();
  /** Which life of the house it is; what was begun in another comes to nothing. */
  #life = 0;
  #cables: TestCable[] = [];
  /** Writes and calls done so far, and after how many of them the power is cut. */
  steps = 0;
  diesAt = Number.POSITIVE_INFINITY;
  deaths = 0;
  readonly env: Record<string, unknown>;

  constructor(classes: Readonly<Record<string, PartyClass>>, env: Record<string, unknown> = {}) {
    this.#classes = classes;
    this.env = env;
  }

  /** The way to the rooms, as a room has it. */
  get parties(): Parties {
    const life = this.#life;
    return Object.fromEntries(
      Object.keys(this.#classes).map((party) => [
        party,
        {
          get: (id: string) => ({
            fetch: (init: Parameters<ReturnType<Parties[string]["get"]>["fetch"]>[0]) =>
              this.#call(life, party, id, init),
          }),
        },
      ]),
    );
  }

  async #call(
    life: number,
    party: string,
    id: string,
    init: { method: string; body: string; headers?: Record<string, string> },
  ) {
    if (!this.#goesOn(life)) return never<Response>();
    const request = new Request(`https://rooms.internal/parties/${party}/${id}`, init);
    const response = await (await this.#room(party, id)).onRequest?.(request);
    // It may die after what was asked is done, and before anybody is told.
    if (!this.#goesOn(life)) return never<Response>();
    return response ?? new Response(null, { status: 404 });
  }

  /** One step further, if this life goes on. */
  #goesOn(life: number): boolean {
    if (life !== this.#life) return false;
    this.steps++;
    if (this.steps < this.diesAt) return true;
    this.die();
    return false;
  }

  /** The power is cut, and is back at once. */
  die(): void {
    this.#life++;
    this.deaths++;
    this.diesAt = Number.POSITIVE_INFINITY;
    this.#rooms = new Map();
    for (const cable of this.#cables.splice(0)) cable.cut();
  }

  /** Another house, of other rooms where they are named, in which everything is kept that is kept here, and nobody is. */
  fork(classes = this.#classes, isKept: (path: string) => boolean = () => true): TestHouse {
    const other = new TestHouse(classes, this.env);
    for (const [path, { rows, alarm }] of this.#disks)
      if (isKept(path)) other.#disks.set(path, { rows: structuredClone(rows), alarm });
    return other;
  }

  /** What comes from outside, by the door. */
  async knock(path: string, init: RequestInit): Promise<Response> {
    const [, , party = "", id = ""] = path.split("/");
    const request = new Request(`https://majlis.test${path}`, init);
    const found = this.#classes[party];
    const said = found?.onBeforeRequest?.(request, { env: this.env, parties: this.parties });
    if (said instanceof Response) return said;
    return (await (await this.#room(party, id)).onRequest?.(request)) ?? new Response(null, { status: 404 });
  }

  /** A page's word to a room, as it comes by the door. */
  async post(party: string, id: string, message: object): Promise<object> {
    const body = JSON.stringify(message);
    const headers = { "Content-Length": String(body.length) };
    const response = await this.knock(`/parties/${party}/${id}`, { method: "POST", body, headers });
    return (await response.json()) as object;
  }

  /** Opens a line to a room. */
  async connect(
    party: string,
    id: string,
    hears: (message: Record<string, unknown>) => void,
    address?: string,
  ): Promise<TestCable> {
    const life = this.#life;
    const object = await this.#room(party, id);
    const cable = new TestCable(object, hears);
    if (life !== this.#life) cable.cut();
    else this.#cables.push(cable);
    await object.onConnect?.(cable, { request: knocking(`/parties/${party}/${id}`, address) });
    return cable;
  }

  /** Rings every alarm that is due, and waits for none: the house may die before they are heard. */
  ring(now: number): void {
    for (const [path, disk] of this.#disks) {
      if (disk.alarm === null || disk.alarm > now) continue;
      disk.alarm = null;
      const [party = "", id = ""] = path.split("/");
      void this.#room(party, id).then((room) => room.onAlarm?.());
    }
  }

  /** Writes something into what a room keeps, which nobody has opened yet. */
  edit(party: string, id: string, key: string, value: unknown): void {
    this.#disk(`${party}/${id}`).rows.set(key, value);
  }

  /** What a room keeps. */
  kept(party: string, id: string): ReadonlyMap<string, unknown> {
    return this.#disk(`${party}/${id}`).rows;
  }

  #disk(path: string): Disk {
    const found = this.#disks.get(path) ?? { rows: new Map<string, unknown>(), alarm: null };
    this.#disks.set(path, found);
    return found;
  }

  async #room(party: string, id: string): Promise<PartyObject> {
    const path = `${party}/${id}`;
    let room = this.#rooms.get(path);
    if (!room) {
      const Class = this.#classes[party];
      if (!Class) throw new Error(`no party is called ${party}`);
      const object = new Class(this.#place(path));
      room = { party: object, started: Promise.resolve(object.onStart?.()) };
      this.#rooms.set(path, room);
    }
    await room.started;
    return room.party;
  }

  #place(path: string): Room {
    const life = this.#life;
    const disk = this.#disk(path);
    const parties = this.parties;
    /** What is written at this moment, and when that is done. */
    let batch: { readonly writes: Write[]; readonly done: Promise<void> } | null = null;
    const write = (act: Write): Promise<void> => {
      if (life !== this.#life) return never();
      if (!batch) {
        const writes: Write[] = [];
        const done = Promise.resolve().then(() => {
          batch = null;
          if (!this.#goesOn(life)) return never<void>();
          for (const each of writes) each(disk.rows);
        });
        batch = { writes, done };
      }
      batch.writes.push(act);
      return batch.done;
    };
    /** As they will be when all that was asked for is written. */
    const rows = (): ReadonlyMap<string, unknown> => {
      const seen = new Map(disk.rows);
      for (const each of batch?.writes ?? []) each(seen);
      return seen;
    };
    const read = async <Value>(as: (all: ReadonlyMap<string, unknown>) => Value): Promise<Value> =>
      life === this.#life ? structuredClone(as(rows())) : never<Value>();
    const storage = {
      get: (wanted: string | string[]) =>
        read((all) =>
          typeof wanted === "string"
            ? all.get(wanted)
            : new Map(wanted.flatMap((key) => (all.has(key) ? [[key, all.get(key)] as const] : []))),
        ),
      put: (entries: string | Record<string, unknown>, value?: unknown) => {
        const put = structuredClone(typeof entries === "string" ? { [entries]: value } : entries);
        if (Object.keys(put).length > 128) throw new RangeError("128 keys at most are written at once");
        return write((all) => {
          for (const [key, kept] of Object.entries(put)) all.set(key, kept);
        });
      },
      delete: (keys: string | string[]) =>
        write((all) => {
          for (const key of [keys].flat()) all.delete(key);
        }),
      deleteAll: () => write((all) => all.clear()),
      list: (
        options: {
          prefix?: string;
          start?: string;
          startAfter?: string;
          end?: string;
          limit?: number;
          reverse?: boolean;
        } = {},
      ) =>
        read((all) => {
          const {
            prefix = "",
            start = "",
            startAfter,
            end = "\u{10ffff}\u{10ffff}",
            limit = 1e9,
            reverse = false,
          } = options;
          const isIn = (key: string) =>
            key.startsWith(prefix) && key >= start && key < end && (startAfter === undefined || key > startAfter);
          const keys = [...all.keys()].filter(isIn).sort();
          if (reverse) keys.reverse();
          return new Map(keys.slice(0, limit).map((key) => [key, all.get(key)]));
        }),
      getAlarm: async () => disk.alarm,
      setAlarm: (at: number) =>
        write(() => {
          disk.alarm = at;
        }),
      deleteAlarm: () =>
        write(() => {
          disk.alarm = null;
        }),
    } as unknown as Room["storage"];
    return { storage, env: this.env, context: { parties }, blockConcurrencyWhile: (task) => task() };
  }
}

/** One end of a line into the house. */
class TestCable implements Connection {
  readyState = 1;
  readonly #party: PartyObject;
  readonly #hears: (message: Record<string, unknown>) => void;
  closed: number | null = null;

  constructor(party: PartyObject, hears: (message: Record<string, unknown>) => void) {
    this.#party = party;
    this.#hears = hears;
  }

  send(message: string): void {
    if (this.readyState === 1) this.#hears(JSON.parse(message));
  }

  close(code = 1005): void {
    if (this.readyState === 3) return;
    this.cut();
    this.closed = code;
    void this.#party.onClose?.(this);
  }

  /** It ends without a word to the room. */
  cut(): void {
    this.readyState = 3;
  }

  say(message: object | string): void {
    if (this.readyState === 1)
      void this.#party.onMessage?.(typeof message === "string" ? message : JSON.stringify(message), this);
  }

  /** Whoever was at this end goes. */
  hangUp(): void {
    this.close();
  }
}
