import type * as Party from "partykit/server";

/** Under this key a room that its alarm may wake keeps its own code. */
export const CODE_KEY = "code";

/** What one room says to another. */
interface Call {
  readonly method: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** The way to the other rooms of this house. */
export interface Parties {
  readonly [party: string]: { get(id: string): { fetch(init: Call): Promise<Response> } };
}

/**
 * What a party may ask of the place it runs in. PartyKit gives this and more; so does cloud/durable.ts, on a Cloudflare
 * account of one's own. A party that keeps to it runs on both.
 */
export interface Room {
  readonly storage: Pick<
    Party.Storage,
    "get" | "put" | "delete" | "deleteAll" | "list" | "getAlarm" | "setAlarm" | "deleteAlarm"
  >;
  readonly env: Record<string, unknown>;
  readonly context: { readonly parties: Parties };
  blockConcurrencyWhile<T>(task: () => Promise<T>): Promise<T>;
}

/** One end of a socket. */
export interface Connection {
  readonly readyState: number;
  send(message: string): void;
  close(code?: number, reason?: string): void;
}

/** A request at the door, or within. */
export interface Knock {
  readonly url: string;
  readonly method: string;
  readonly headers: { get(name: string): string | null };
  json<T>(): Promise<T>;
  text(): Promise<string>;
}

/** What the door knows of the house. */
export interface DoorContext {
  readonly env: Record<string, unknown>;
  readonly parties: Parties;
}
