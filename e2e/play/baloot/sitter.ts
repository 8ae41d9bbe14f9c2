import { type BalootAction, type BalootState, baloot } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { type Message, PlainClient } from "../../plain-client";
import type { Server } from "../../server";

/** A `state` of Baloot as a plain client gets it. */
interface StateOfBaloot extends Message {
  readonly type: "state";
  readonly gameState: BalootState | null;
  readonly seat: Seat | null;
  readonly turn: number;
  readonly n: number;
  readonly table: TableView;
}
const isState = (message: Message): message is StateOfBaloot => message.type === "state";

/** Somebody at a table of Baloot, or looking on, with a bare WebSocket. */
export class BalootSitter {
  readonly client: PlainClient;
  #heard = 0;

  private constructor(client: PlainClient) {
    this.client = client;
  }

  static async at(server: Server, code: string, name: string, watch = false): Promise<BalootSitter> {
    const sitter = new BalootSitter(new PlainClient(server.room(code, "baloot")));
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
    await sitter.client.send({ action: "join", name, key, ...(watch && { watch }) });
    await sitter.told(() => true);
    return sitter;
  }

  /** Every frame that came, as text. */
  get frames(): readonly string[] {
    return this.client.received.map((message) => JSON.stringify(message));
  }

  /** What is seen of the match now. */
  get view(): BalootState | null {
    return this.client.received.findLast(isState)?.gameState ?? null;
  }

  /** The people at the table as they are now. */
  get seats(): TableView["seats"] {
    return this.client.received.findLast(isState)?.table.seats ?? [];
  }

  /** The first state so wanted since the last move. */
  async told(wanted: (state: StateOfBaloot) => boolean): Promise<StateOfBaloot> {
    const found = await this.client.next((message) => isState(message) && wanted(message), this.#heard);
    if (!isState(found)) throw new TypeError("no state");
    return found;
  }

  /** Acts as soon as it may. */
  async does(action: BalootAction): Promise<void> {
    const { turn, n } = await this.told(
      ({ gameState, seat }) => gameState !== null && seat !== null && baloot.check(gameState, seat, action) === null,
    );
    this.#heard = this.client.received.length;
    await this.client.send(action);
    await this.told((state) => state.turn > turn || state.n > n);
  }
}
