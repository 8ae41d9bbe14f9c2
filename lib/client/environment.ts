import type { FarSocket, RetryPace } from "./rooms/socket";

/** What is worth looking at a line again for. */
export interface Happenings {
  /** It is looked at, or not any more. */
  looked(): void;
  wentOnline(): void;
  wentOffline(): void;
}

/** All that a client takes from where it runs: a page, Node, a test. */
export interface Environment {
  /** Milliseconds by a clock that nobody sets. */
  now(): number;
  /** Does something so many milliseconds later; what is returned calls it off. */
  later(act: () => void, ms: number): () => void;
  /** Whether nobody looks. */
  isHidden(): boolean;
  /** Whether there is any network at all. */
  isOnline(): boolean;
  /** Tells whenever that changes, until what is returned is called. */
  watch(on: Happenings): () => void;
  /** What is kept under a name for as long as this visit lasts, null where nothing is. */
  kept(name: string): string | null;
  /** Keeps something there, null for nothing any more. */
  keep(name: string, text: string | null): void;
  /** So many random bytes. */
  random(bytes: number): Uint8Array;
  /** Opens a line to a room. */
  open(party: string, room: string, pace: RetryPace): FarSocket;
  /** Asks a room one thing without a line: what it answers, be it anything; throws where it cannot be reached. */
  request(party: string, room: string, body: string): Promise<unknown>;
}
