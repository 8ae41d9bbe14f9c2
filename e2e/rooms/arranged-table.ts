import type { Game } from "@/lib/rules/game";
import { codeOf } from "@/party/door";
import type { Knock, Lobby } from "@/party/room";
import { tableParty } from "@/party/table-party";
import { seedAfter } from "./seeds";

const AHEAD = "arranged/ahead";
const SEED = "arranged/seed";

/** What a test may POST to a room: time that passes at once, and the seed everything random follows from now on. */
export interface Arrangement {
  readonly advance?: number;
  readonly seed?: string;
}

/** A table whose time and chance are the test's. Built under e2e/partykit.json only; the product has no such door. */
export function arrangedTable<State, Action, Options>(game: Game<State, Action, Options>) {
  const Product = tableParty(game);
  return class ArrangedTable extends Product {
    #ahead = 0;
    #seed: string | null = null;

    static override onBeforeRequest(request: Knock, lobby: Lobby): Knock | Response {
      const arranges = request.method === "POST" && codeOf(request.url) !== null;
      return arranges ? request : Product.onBeforeRequest(request, lobby);
    }

    override async onStart() {
      this.#ahead = (await this.room.storage.get<number>(AHEAD)) ?? 0;
      this.#seed = (await this.room.storage.get<string>(SEED)) ?? null;
      await super.onStart();
    }

    override async onRequest(request: Knock): Promise<Response> {
      const { advance = 0, seed = this.#seed } = await request.json<Arrangement>();
      this.#seed = seed;
      this.#ahead += advance;
      await this.room.storage.put({ [AHEAD]: this.#ahead, ...(seed !== null && { [SEED]: seed }) });
      this.wake();
      return new Response(null, { status: 204 });
    }

    override now(): number {
      return super.now() + this.#ahead;
    }

    override seed(): string {
      const seed = this.#seed;
      if (seed === null) return super.seed();
      this.#seed = seedAfter(seed);
      void this.room.storage.put(SEED, this.#seed);
      return seed;
    }
  };
}
