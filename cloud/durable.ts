import { DurableObject } from "cloudflare:workers";
import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import {
  CODE,
  type Knock,
  type Lobby,
  type Parties,
  type Connection as PartyConnection,
  type Room,
} from "@/party/room";
import { partyOf } from "./names";

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
  onBeforeConnect?(request: Knock, lobby: Lobby): unknown;
  onBeforeRequest?(request: Knock, lobby: Lobby): unknown;
}

/** A class of rooms as Cloudflare binds it to a name. */
interface Rooms {
  idFromName(name: string): object;
  get(id: object): { fetch(url: string, init: RequestInit): Promise<Response> };
}

const areRooms = (bound: unknown): bound is Rooms =>
  typeof bound === "object" && bound !== null && "idFromName" in bound && "get" in bound;

/** The rooms of this house, reached as PartyKit's rooms reach one another. */
export function partiesIn(env: Record<string, unknown>): Parties {
  const bound = Object.entries(env).flatMap(([binding, rooms]) => {
    if (!areRooms(rooms)) return [];
    const party = partyOf(binding);
    const get = (id: string) => ({
      fetch: (init: RequestInit) =>
        rooms.get(rooms.idFromName(id)).fetch(`https://rooms.internal/parties/${party}/${id}`, init),
    });
    return [[party, { get }] as const];
  });
  return Object.fromEntries(bound);
}

type Within = Pick<Room, "storage" | "blockConcurrencyWhile"> & { readonly id: { readonly name?: string } };

/** What a party may ask of the object it runs in. */
const roomIn = (within: Pick<Room, "storage" | "blockConcurrencyWhile">, env: Record<string, unknown>): Room => ({
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
 * room in which a party keeps nothing keeps nothing. A room that its alarm woke is not told its name, and has kept it.
 */
const unwritten = (within: Within) => ({
  id: within.id,
  storage: { get: async () => within.id.name ?? (await within.storage.get(CODE)) },
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
      return this.#party.onClose?.(connection);
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
