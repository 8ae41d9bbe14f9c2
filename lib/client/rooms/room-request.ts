import type { House } from "./room-address";

/** A room as a request finds it. */
export const roomUrl = ({ host, isSecure }: House, party: string, room: string): string =>
  `${isSecure ? "https" : "http"}://${host}/parties/${party}/${room}`;

const ANSWER_MS = 8_000;

/** Asks a room of a house by a request. */
export async function requested(
  house: House,
  party: string,
  room: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(roomUrl(house, party, room), { method: "POST", body, headers, signal });
  return response.json();
}
