import type { Knock, Parties } from "./platform";

/** Under this name a call from room to room carries the house's secret. */
const HEADER = "X-Majlis-House";
/** Shorter ones are taken for none: they could be guessed. */
const SHORTEST = 16;

/** `npm start` makes one afresh; in a cloud whoever deploys sets it, and where nobody has, the doors alone keep strangers out. */
function secretOf({ MAJLIS_HOUSE_SECRET: secret }: Record<string, unknown>): string | null {
  return typeof secret === "string" && secret.length >= SHORTEST ? secret : null;
}

/** The other rooms, for a room or the door of this house: whatever is asked of them carries the secret. */
export function withSecret<Rooms extends Parties | null | undefined>(
  rooms: Rooms,
  env: Record<string, unknown>,
): Parties | Rooms {
  const secret = secretOf(env);
  if (!rooms || secret === null) return rooms;
  const carrying = Object.entries(rooms).map(([party, { get }]) => {
    const known = (id: string) => ({
      fetch: (init: { method: string; body: string }) => get(id).fetch({ ...init, headers: { [HEADER]: secret } }),
    });
    return [party, { get: known }] as const;
  });
  return Object.fromEntries(carrying);
}

/** Under this name whoever runs the house says the secret that MAJLIS_ADMIN_SECRET sets. */
const ADMIN_HEADER = "X-Majlis-Admin";

/** Whether whoever runs the house asks; nobody does where no secret is set, or one that could be guessed. */
export function isAdmin(
  request: Pick<Knock, "headers">,
  { MAJLIS_ADMIN_SECRET: secret }: Record<string, unknown>,
): boolean {
  if (typeof secret !== "string" || secret.length < SHORTEST) return false;
  return isSame(secret, request.headers.get(ADMIN_HEADER) ?? "");
}

/** How many calls came to rooms of this process as if from another room, and were not. */
let forged = 0;
export const forgedCalls = (): number => forged;

/** Whether two are the same, in as long whichever letters differ. */
function isSame(one: string, other: string): boolean {
  let differences = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) differences |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differences === 0;
}

/** Whether a call comes from a room of this house; one that does not is counted, and said now and then. */
export function isFromRoom(request: Pick<Knock, "headers" | "url">, env: Record<string, unknown>): boolean {
  const secret = secretOf(env);
  if (secret === null || isSame(secret, request.headers.get(HEADER) ?? "")) return true;
  forged++;
  // The first, the second, the fourth …: a log that a stranger can fill says nothing any more.
  if (Number.isInteger(Math.log2(forged)))
    console.error(`A call to ${new URL(request.url).pathname} was not from a room of this house: ${forged} so far.`);
  return false;
}
