import type { Visibility } from "@/lib/rules/game";
import type { Lister, Listing } from "./directory/listing";
import type { Limits } from "./door/limits";
import type { Decided } from "./match/results";

/** What one event at a table writes, all of it or nothing. */
export interface Commit {
  readonly put: Readonly<Record<string, unknown>>;
  /** When to call `wake()` next, in the host's milliseconds; null for no need. */
  readonly wakeAt: number | null;
}

/** What a table needs of the place it runs in: a Durable Object, a test with its own clock, or a browser tab. */
export interface Host {
  readonly code: string;
  /** What may be asked of the table; the defaults where the host says nothing. */
  readonly limits?: Limits;
  /** Names the process, so that what begins anew in it is known from what another one left. */
  readonly house?: string;
  now(): number;
  /** 32 fresh random bytes in hex. */
  seed(): string;
  /** 16 fresh random bytes in hex, to name a match by; no seed tells of them. */
  id(): string;
  /** Nothing sent after a commit may arrive before that commit is durable. */
  commit(commit: Commit): void;
  /** Deletes everything ever committed, and needs waking no more. */
  forget(): void;
  /** Tells whoever lists tables how this one is to be listed, null for not at all, and whose it is; called when the former changes. */
  announce?(listing: Listing | null, by: Lister | null): void;
  /**
   * Hands on a match that was decided, again and again until `Table.acknowledged` is called with its id; where there is
   * nobody to hand it to, nothing is kept for them.
   */
  decided?(match: Decided): void;
  /** Whether somebody keeps the results of tables of this kind; of all where it is left out. */
  keepsResults?(visibility: Visibility): boolean;
  /** Whether this player may open one more table through this connection; where there is nobody to ask, anybody may. */
  mayOpen?(player: string, connection: string): boolean;
  send(connection: string, message: string): void;
  close(connection: string, code: number, reason: string): void;
}
