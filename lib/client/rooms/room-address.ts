import { isLocalNetwork } from "@/lib/table/door/local-network";

/** A host with its rooms, and whether they are spoken to over TLS. */
export interface House {
  readonly host: string;
  readonly isSecure: boolean;
}

/** The house that a site belongs to: what is beside the site is spoken to as the site is, elsewhere over TLS but for what is near. */
export const houseOf = (site: { readonly host: string; readonly protocol: string }, host = site.host): House => ({
  host,
  isSecure: host === site.host ? site.protocol === "https:" : !isLocalNetwork(host),
});

/** A room as a socket finds it. */
export interface RoomAddress {
  readonly host: string;
  readonly party: string;
  readonly room: string;
  readonly protocol: "ws" | "wss";
}

/** Where a socket finds a room of a house. */
export const roomAt = ({ host, isSecure }: House, party: string, room: string): RoomAddress => ({
  ...{ host, party, room },
  protocol: isSecure ? "wss" : "ws",
});
