import { houseOf } from "@/lib/client/rooms/room-address";
import { requested } from "@/lib/client/rooms/room-request";

/** The house of this page: beside it unless the build says otherwise. */
export const ownHouse = () => houseOf(window.location, process.env.NEXT_PUBLIC_ROOMS_HOST);

/** Asks a room of that house by a request. */
export const request = (party: string, room: string, body: string) => requested(ownHouse(), party, room, body);
