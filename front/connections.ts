import type { Socket } from "node:net";
import { type Networks, SHARES } from "@/lib/table/door/networks";

export interface Bounds {
  /** Connections at once, and how many of them from one place. */
  readonly most: number;
  readonly mostFrom: number;
  /** How long one may be open before it has asked for anything. */
  readonly silentMs: number;
  /** And until a request that was begun has come whole. */
  readonly askingMs: number;
}

/** Counts things by where they come from: by the network, and by the home and the company it is part of. */
export class Counts {
  readonly #counts = new Map<string, number>();

  /** Counts one more, unless there are so many already from the network, or their share from a wider one. */
  take(from: Networks, most: number): boolean {
    const isFull = (network: string, width: number) => this.#of(network) >= most * (SHARES[width] ?? 1);
    if (from.some(isFull)) return false;
    for (const network of from) this.#counts.set(network, this.#of(network) + 1);
    return true;
  }

  giveBack(from: Networks): void {
    for (const network of from) {
      const count = this.#of(network) - 1;
      if (count > 0) this.#counts.set(network, count);
      else this.#counts.delete(network);
    }
  }

  #of(network: string): number {
    return this.#counts.get(network) ?? 0;
  }
}

/**
 * Everybody who is connected. A connection is refused before it costs more than a socket: where too many come from one
 * place, where too many are here, and where nothing was asked for in time.
 */
export class Connections {
  readonly #bounds: Bounds;
  readonly #counts = new Counts();
  /** Those who have not asked for anything, by when they came: the oldest first. */
  readonly #silent = new Map<Socket, number>();
  /** Where everybody comes from. */
  readonly #from = new Map<Socket, Networks | null>();
  readonly #sweeping: ReturnType<typeof setInterval>;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#sweeping = setInterval(() => this.#sweep(), Math.min(1_000, bounds.silentMs / 4));
  }

  get size(): number {
    return this.#from.size;
  }

  /** Lets a connection in, or ends it; from a place that is null, which is a proxy's, as many come as there is room for. */
  admit(socket: Socket, from: Networks | null): boolean {
    const { most, mostFrom } = this.#bounds;
    if (this.size >= most) this.#makeRoom();
    if (this.size >= most || (from !== null && !this.#counts.take(from, mostFrom))) {
      socket.resetAndDestroy();
      return false;
    }
    this.#from.set(socket, from);
    this.#silent.set(socket, performance.now());
    socket.once("close", () => this.#forget(socket));
    return true;
  }

  /** Somebody asked for something. */
  spoke(socket: Socket): void {
    this.#silent.delete(socket);
  }

  end(): void {
    clearInterval(this.#sweeping);
  }

  /** Whoever has been silent longest goes for whoever comes. */
  #makeRoom(): void {
    const [oldest] = this.#silent.keys();
    if (oldest) this.#turnOut(oldest);
  }

  #sweep(): void {
    const until = performance.now() - this.#bounds.silentMs;
    for (const [socket, came] of this.#silent) {
      if (came > until) return;
      this.#turnOut(socket);
    }
  }

  #turnOut(socket: Socket): void {
    this.#forget(socket);
    socket.resetAndDestroy();
  }

  #forget(socket: Socket): void {
    const from = this.#from.get(socket);
    if (!this.#from.delete(socket)) return;
    this.#silent.delete(socket);
    if (from != null) this.#counts.giveBack(from);
  }
}
