import { DurableObject } from "cloudflare:workers";
import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import {
  CODE_KEY,
  type DoorContext,
  type Knock,
  type Parties,
  type Connection as PartyConnection,
  type Room,
} from "@/party/platform";
import { bindingOf, partyOf } from "./binding-names";

/** A party as PartyKit knows it; PartyKit's own words for its methods and their order. */
export interface Party {
  new (
    room: Room,
  ): {
    onStart?(): void | Promise<void>;
    onConnect?(connection: PartyConnection, context: { readonly request: Knock }): void | Promise<void>;
    onMessage?(message: WSMessage, connection: PartyConnection): void | Promise<void>;
    onClose?(connection: PartyConnection): void | Promise<void>;
    onError?(connection: PartyConnection, error: Error): void | Promise<void>;
    onRequest?(request: Knock): Response | Promise<Response>;
    onAlarm?(): void | Promise<void>;
  };
  onBeforeConnect?(request: Knock, lobby: DoorContext): unknown;
  onBeforeRequest?(request: Knock, lobby: DoorContext): unknown;
}

/** What a WebSocket is closed with where there is nothing to say. */
const NORMAL = 1000;

/** A class of rooms as Cloudflare binds it to a name. */
interface Rooms {
  idFromName(name: string): object;
  idFromString(id: string): object;
  get(id: object): { fetch(url: string, init: RequestInit): Promise<Response> };
}

const areRooms = (bound: unknown): bound is Rooms =>
  typeof bound === "object" && bound !== null && "idFromName" in bound && "get" in bound;

/**
 * Says which room it was that did not answer: one that cannot read its file ends before it could say so itself.
 * front/room-log.ts reads this, and what SQLite said before, and puts the file aside.
 */
const sayUnread = (id: object, error: unknown) => console.error(`Room ${id} could not be read: ${error}`);

/** The same of a room by its name. */
export function sayUnreadAt(env: Record<string, unknown>, party: string, name: string, error: unknown): void {
  const rooms = env[bindingOf(party)];
  if (areRooms(rooms)) sayUnread(rooms.idFromName(name), error);
}

/** The rooms of this house, reached as PartyKit's rooms reach one another. */
export function partiesIn(env: Record<string, unknown>): Parties {
  const bound = Object.entries(env).flatMap(([binding, rooms]) => {
    if (!areRooms(rooms)) return [];
    const party = partyOf(binding);
    const get = (id: string) => ({
      fetch: async (init: RequestInit) => {
        const found = rooms.idFromName(id);
        try {
          return await rooms.get(found).fetch(`https://rooms.internal/parties/${party}/${id}`, init);
        } catch (error) {
          sayUnread(found, error);
          throw error;
        }
      },
    });
    return [[party, { get }] as const];
  });
  return Object.fromEntries(bound);
}

/** Opens a room by the name of its file, which then goes to sleep again. */
export async function wake(env: Record<string, unknown>, binding: string, id: string): Promise<Response> {
  const rooms = env[binding];
  if (!areRooms(rooms)) return new Response(null, { status: 404 });
  return rooms.get(rooms.idFromString(id)).fetch(`https://rooms.internal/parties/${partyOf(binding)}/${id}`, {});
}

type Within = Pick<Room, "storage" | "blockConcurrencyWhile"> & {
  readonly id: { readonly name?: string };
  abort(reason: string): void;
};

/** What a party may ask of the object it runs in. */
const roomIn = (within: Within, env: Record<string, unknown>): Room => ({
  storage: within.storage,
  env,
  context: { parties: partiesIn(env) },
  blockConcurrencyWhile: (task) => within.blockConcurrencyWhile(task),
});

/**
 * A party that only answers requests, and needs nothing of partyserver: it would keep the room's name in the room itself,
 * and a room in which nothing is kept would be written when it opens and again when it closes.
 */
export function answering(Party: Party) {
  return class AnsweringParty extends DurableObject<Record<string, unknown>> {
    readonly #party = new Party(roomIn(this.ctx, this.env));

    fetch(request: Request) {
      return this.#party.onRequest?.(request) ?? new Response(null, { status: 404 });
    }
  };
}

/**
 * The object as partyserver sees it, which would write a room's name into every room that opens: it finds it there. So a
 * room in which a party keeps nothing keeps nothing. A room that was woken is not told its name, and has kept it; where its
 * file was put aside meanwhile it knows none, and ends, so that whoever asks for it by name finds another.
 */
const unwritten = (within: Within) => ({
  id: within.id,
  storage: {
    get: async () => {
      const name = within.id.name ?? (await within.storage.get(CODE_KEY));
      if (name === undefined) within.abort("It was woken, and keeps no name.");
      return name;
    },
  },
  blockConcurrencyWhile: (task: () => Promise<unknown>) => within.blockConcurrencyWhile(task),
});

/** The Durable Object in which a party runs on a Cloudflare account of one's own, with nothing of PartyKit's service. */
export function durable(Party: Party) {
  return class DurableParty extends Server<Record<string, unknown>> {
    readonly #party = new Party(roomIn(this.ctx, this.env));

    constructor(...born: ConstructorParameters<typeof Server<Record<string, unknown>>>) {
      super(...born);
      Object.defineProperty(this, "ctx", { value: unwritten(this.ctx) });
    }

    override onStart() {
      return this.#party.onStart?.();
    }

    override onConnect(connection: Connection, context: ConnectionContext) {
      return this.#party.onConnect?.(connection, context);
    }

    override onMessage(connection: Connection, message: WSMessage) {
      return this.#party.onMessage?.(message, connection);
    }

    override onClose(connection: Connection) {
      const heard = this.#party.onClose?.(connection);
      // partyserver leaves a line open that ended without a word, and the system's file with it until V8 collects.
      connection.close(NORMAL);
      return heard;
    }

    override onError(connection: Connection, error: unknown) {
      return this.#party.onError?.(connection, error instanceof Error ? error : new Error(String(error)));
    }

    override onRequest(request: Request) {
      return this.#party.onRequest?.(request) ?? new Response(null, { status: 404 });
    }

    override onAlarm() {
      return this.#party.onAlarm?.();
    }
  };
}
