import { freshCode, houseOf, requested } from "@/lib/client/rooms";

/** The house of this page: beside it unless the build says otherwise. */
export const ownHouse = () => houseOf(window.location, process.env.NEXT_PUBLIC_ROOMS_HOST);

/** What a page has of a client's surroundings that takes no line to a room. */
export const besideLines = {
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  request: (party: string, room: string, body: string) => requested(ownHouse(), party, room, body),
};

/** A code for a new table. */
export const newCode = (): string => freshCode(besideLines);
