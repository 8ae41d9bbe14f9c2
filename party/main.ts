import type { PartyKitServer } from "partykit/server";
import { answer } from "./door";
import { site } from "./site";

/** The main party: serves the site, and has no rooms of its own. */
export default {
  onFetch: (request, lobby) => site(request, (path) => lobby.assets.fetch(path), lobby),
  onBeforeRequest: () => answer(404, "There is no such room."),
  onBeforeConnect: () => answer(404, "There is no such room."),
} satisfies PartyKitServer;
