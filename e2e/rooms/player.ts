import type * as Party from "partykit/server";
import PlayerParty from "@/party/player";
import type { Arrangement } from "./arranged-table";

const AHEAD = "arranged/ahead";

/** A player's room whose time is the test's. Built under e2e/partykit.json only; the product has no such door. */
export default class ArrangedPlayer extends PlayerParty {
  #ahead = 0;

  async onStart() {
    this.#ahead = (await this.room.storage.get<number>(AHEAD)) ?? 0;
  }

  override async onRequest(request: Party.Request): Promise<Response> {
    const { advance } = await request.clone().json<Arrangement>();
    if (advance === undefined) return super.onRequest(request);
    this.#ahead += advance;
    await this.room.storage.put(AHEAD, this.#ahead);
    return new Response(null, { status: 204 });
  }

  override now(): number {
    return super.now() + this.#ahead;
  }
}
