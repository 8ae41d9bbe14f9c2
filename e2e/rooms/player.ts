import type { Knock } from "@/party/platform";
import PlayerParty from "@/party/player";
import type { Arrangement } from "./arranged-table";

/** Named after all hashes, where the room keeps no players. */
const AHEAD = "time/ahead";

/** A player's room whose time is the test's. Built under e2e/partykit.json only; the product has no such door. */
export default class ArrangedPlayer extends PlayerParty {
  #ahead = 0;

  async onStart() {
    this.#ahead = (await this.room.storage.get<number>(AHEAD)) ?? 0;
  }

  override async respond(request: Knock, text: string): Promise<Response> {
    const { advance }: Arrangement = JSON.parse(text);
    if (advance === undefined) return super.respond(request, text);
    this.#ahead += advance;
    await this.room.storage.put(AHEAD, this.#ahead);
    return new Response(null, { status: 204 });
  }

  override now(): number {
    return super.now() + this.#ahead;
  }
}
