import type { Game } from "@/lib/rules/game";
import { codeOf } from "@/party/door";
import type { DoorContext, Knock, Room } from "@/party/platform";
import { tableParty } from "@/party/table-party";
import { failing, type Health } from "./failing-storage";
import { seedAfter } from "./seeds";

const AHEAD = "arranged/ahead";
const SEED = "arranged/seed";
const DEALS = "arranged/deals";

/**
 * What a test may POST to a room: time that passes at once, the seed everything random follows from now on, and how well
 * the storage does.
 */
export interface Arrangement {
  readonly advance?: number;
  readonly seed?: string;
  readonly storage?: Health;
  /** What is to be otherwise, with the seed beside it, in the state that is dealt from that: a deal begun late. */
  readonly deal?: object;
}

/** Deals begun late, by their seeds; each room keeps its own, for a house that is up again plays their moves again. */
const deals = new Map<string, object>();

/** The game with those deals in it. */
function withDeals<State, Action, Options>(game: Game<State, Action, Options>): Game<State, Action, Options> {
  const dealt = (state: State, seed?: string): State => ({ ...state, ...(seed !== undefined && deals.get(seed)) });
  return {
    ...game,
    setup: (players, options, seed) => dealt(game.setup(players, options, seed), seed),
    timeout: (state, seed) => dealt(game.timeout(state, seed), seed),
  };
}

/** A table whose time and chance are the test's, and which shows what it keeps. Built under e2e/partykit.json only; the product has no such door. */
export function arrangedTable<State, Action, Options>(game: Game<State, Action, Options>) {
  const Product = tableParty(withDeals(game));
  return class ArrangedTable extends Product {
    #ahead = 0;
    #seed: string | null = null;
    readonly #fall: (health: Health) => void;

    constructor(place: Room) {
      const { room, fall } = failing(place);
      super(room);
      this.#fall = fall;
    }

    static override onBeforeRequest(request: Knock, lobby: DoorContext): Knock | Response {
      return codeOf(request.url) === null ? Product.onBeforeRequest(request, lobby) : request;
    }

    override async onStart() {
      this.#ahead = (await this.room.storage.get<number>(AHEAD)) ?? 0;
      this.#seed = (await this.room.storage.get<string>(SEED)) ?? null;
      for (const [dealt, deal] of (await this.room.storage.get<[string, object][]>(DEALS)) ?? [])
        deals.set(dealt, deal);
      await super.onStart();
    }

    override async onRequest(request: Knock): Promise<Response> {
      if (request.method === "GET") return Response.json(Object.fromEntries(await this.room.storage.list()));
      const { advance = 0, seed = this.#seed, storage, deal } = await request.json<Arrangement>();
      if (storage) {
        this.#fall(storage);
        return new Response(null, { status: 204 });
      }
      if (deal && seed !== null) {
        deals.set(seed, deal);
        const known = (await this.room.storage.get<[string, object][]>(DEALS)) ?? [];
        await this.room.storage.put(DEALS, [...known, [seed, deal]]);
      }
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
