import { type Rate, RateLimit } from "./rate-limit";

/**
 * Whose an address is, as far as it can be told from outside, the narrowest first: one computer's by its IPv4; by its IPv6
 * the network whose hosts nobody but itself numbers (a /64), and the ones that a home (a /56) and a company (a /48) are given,
 * who number those networks as they like.
 */
export type Networks = readonly string[];

const GROUPS = 8;
const GROUP = /^[\da-f]{1,4}$/;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** What the wider networks may, where the narrowest may one: a home more than a flat, and nobody as much as they number. */
export const SHARES: readonly number[] = [1, 2, 8];

/** The last two groups of an IPv6 that is written with an IPv4 at its end. */
function inGroups(tail: string): string {
  const bytes = (IPV4.exec(tail) ?? []).slice(1).map(Number);
  if (bytes.length === 0) return tail;
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  return [256 * first + second, 256 * third + fourth].map((group) => group.toString(16)).join(":");
}

/** The eight groups of an IPv6, null for what is none. */
function groupsOf(address: string): readonly number[] | null {
  const [bare = ""] = address.toLowerCase().split("%");
  const written = bare.replace(/[^:]*\.[^:]*$/, inGroups);
  const [head = "", tail, ...more] = written.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  if (!before || !after || more.length > 0 || ![...before, ...after].every((group) => GROUP.test(group))) return null;
  const left = GROUPS - before.length - after.length;
  if (tail === undefined ? left !== 0 : left < 0) return null;
  return [...before, ...Array<string>(left).fill("0"), ...after].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 that an IPv6 stands for, null where it stands for itself. */
function mappedIn(groups: readonly number[]): string | null {
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  const ipv4 = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const isZero = (...some: (number | undefined)[]) => some.every((group) => group === 0);
  // ::ffff:a.b.c.d, as a socket that takes both kinds calls an IPv4; ::ffff:0:a.b.c.d and 64:ff9b::a.b.c.d, as translators do.
  if (isZero(a, b, c, d, e) && f === 0xffff) return ipv4(g, h);
  if (isZero(a, b, c, d, f) && e === 0xffff) return ipv4(g, h);
  if (a === 0x64 && b === 0xff9b && isZero(c, d, e, f)) return ipv4(g, h);
  if (a === 0x64 && b === 0xff9b && c === 1) return ipv4(g, h);
  // 6to4: whoever has an IPv4 has all of this beside it.
  return a === 0x2002 ? ipv4(b ?? 0, c ?? 0) : null;
}

/** The networks an address is in; what is none is a network of its own. */
export function networksOf(address: string): Networks {
  const groups = address.includes(":") ? groupsOf(address) : null;
  if (!groups) return [address];
  const ipv4 = mappedIn(groups);
  if (ipv4 !== null) return [ipv4];
  const named = (parts: readonly number[]) => parts.map((group) => group.toString(16)).join(":");
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return [named([a, b, c, d]), `${named([a, b, c, d & 0xff00])}/56`, `${named([a, b, c])}/48`];
}

/** Whether it is known where somebody comes from. */
export const isKnown = ([network = ""]: Networks): boolean => network !== "";

/** The narrowest of them. */
export const networkOf = (address: string): string => networksOf(address)[0] ?? address;

/** Who of these is in the same network at each width, and how many times what the narrowest may this one may. */
export function neighbours<Other>(
  from: Networks,
  others: readonly (readonly [Other, Networks])[],
): readonly { readonly share: number; readonly near: readonly Other[] }[] {
  return from.map((network, width) => ({
    share: SHARES[width] ?? 1,
    near: others.flatMap(([other, theirs]) => (theirs[width] === network ? [other] : [])),
  }));
}

/** Whether as many are there as may be from one of these networks, where the narrowest may have so many. */
export const isFull = (from: Networks, others: readonly Networks[], most: number): boolean =>
  neighbours(
    from,
    others.map((other) => [other, other] as const),
  ).some(({ share, near }) => near.length >= most * share);

/** How many of these are in the same network as somebody: at the width where most are, as far as that may have more. */
export function crowds(all: readonly Networks[]): (from: Networks) => number {
  const counts = new Map<string, number>();
  for (const network of all.flat()) counts.set(network, (counts.get(network) ?? 0) + 1);
  return (from) => Math.max(0, ...from.map((network, width) => (counts.get(network) ?? 0) / (SHARES[width] ?? 1)));
}

/**
 * Of those who hold all places there are, the ones of the network that holds most, where somebody from these networks
 * would hold fewer with a place of theirs: nobody, where places are shared as well as they can be.
 */
export function crowding<Holder>(from: Networks, holders: readonly (readonly [Holder, Networks])[]): readonly Holder[] {
  for (let width = SHARES.length - 1; width >= 0; width--) {
    const network = (networks: Networks) => networks[Math.min(width, networks.length - 1)] ?? "";
    const crowds = new Map<string, Holder[]>();
    for (const [holder, networks] of holders) {
      const crowd = crowds.get(network(networks)) ?? [];
      crowds.set(network(networks), crowd);
      crowd.push(holder);
    }
    const [most = []] = [...crowds.values()].sort((one, other) => other.length - one.length);
    const own = crowds.get(network(from))?.length ?? 0;
    if (most.length > own + 1) return most;
  }
  return [];
}

/** What each network may do for itself and within the wider ones it is part of. */
export class NetworkBuckets {
  readonly #buckets: readonly RateLimit[];

  constructor({ most, ms }: Rate) {
    this.#buckets = SHARES.map((share) => new RateLimit({ most: most * share, ms: ms / share }));
  }

  /** Takes one of what may be done there, unless there is none left. */
  take(from: Networks, now: number, what = ""): boolean {
    return from.every((network, width) => this.#buckets[width]?.take(`${what} ${network}`, now) ?? true);
  }
}
