import { type Networks, SHARES } from "@/lib/table/door/networks";

/** Misses of long ago are forgotten. */
const FORGOTTEN_MS = 3_600_000;
/** The first pause, each further one four times as long, and none longer. */
const FIRST_MS = 60_000;
const GROWS = 4;
const LONGEST_MS = 30 * 60_000;
/** So many misses cost a player nothing, and so many the narrowest network with all who come from it. */
const FREE = 1;
const FREE_NEAR = 4;
const REMEMBERED = 20_000;

interface Missed {
  readonly count: number;
  readonly at: number;
}

const pauseAfter = (count: number, free: number): number =>
  count <= free ? 0 : Math.min(LONGEST_MS, FIRST_MS * GROWS ** (count - free - 1));

/**
 * Who was drawn and did not come: they, and those as new as they from the same network, wait with coming back, longer each
 * time. A network is forgiven one by each of its players who do come, so that many honest ones behind one address are
 * not kept out by few others. It is known as long as the room is awake.
 */
export class MissedOffers {
  readonly #missed = new Map<string, Missed>();

  /** How long somebody is to wait yet with coming back, null for not at all; a network matters only to newcomers. */
  pauseOf(player: string, from: Networks, isNew: boolean, now: number): number | null {
    const near = isNew ? from.map((network, width) => [network, FREE_NEAR * (SHARES[width] ?? 1)] as const) : [];
    const lefts = [[player, FREE] as const, ...near].map(([who, free]) => {
      const { count, at } = this.#of(who, now);
      return at + pauseAfter(count, free) - now;
    });
    const longest = Math.max(...lefts);
    return longest > 0 ? longest : null;
  }

  missed(player: string, from: Networks, now: number): void {
    for (const who of [player, ...from]) this.#set(who, { count: this.#of(who, now).count + 1, at: now });
  }

  /** They came: their own misses are forgotten, and one of where they come from. */
  came(player: string, from: Networks, now: number): void {
    this.#missed.delete(player);
    for (const network of from) {
      const { count, at } = this.#of(network, now);
      if (count > 1) this.#set(network, { count: count - 1, at });
      else this.#missed.delete(network);
    }
  }

  #of(who: string, now: number): Missed {
    const missed = this.#missed.get(who);
    return missed && Math.abs(now - missed.at) < FORGOTTEN_MS ? missed : { count: 0, at: now };
  }

  #set(who: string, missed: Missed): void {
    // Nowhere is no place.
    if (who === "") return;
    this.#missed.delete(who);
    this.#missed.set(who, missed);
    for (const oldest of this.#missed.keys()) if (this.#missed.size > REMEMBERED) this.#missed.delete(oldest);
  }
}
