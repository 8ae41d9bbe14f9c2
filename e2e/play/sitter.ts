import type { EightsAction } from "@/lib/rules/eights";
import type { GameState } from "@/lib/rules/eights/codec";
import type { TableView } from "@/lib/table/wire/protocol";
import { type Message, PlainClient } from "../plain-client";
import type { Server } from "../server";

/** A `state` as a plain client gets it. */
interface StateOfSitter extends Message {
  readonly type: "state";
  readonly gameState: GameState | null;
  readonly yourPlayerId: string;
  readonly turn: number;
  readonly table: TableView;
}
const isState = (message: Message): message is StateOfSitter => message.type === "state";

/** Somebody at the table with a bare WebSocket and the seed's own messages. */
export class Sitter {
  readonly client: PlainClient;
  readonly name: string;
  /** How much was heard before the last move. */
  #heard = 0;

  private constructor(client: PlainClient, name: string) {
    this.client = client;
    this.name = name;
  }

  static async at(server: Server, code: string, name: string): Promise<Sitter> {
    const sitter = new Sitter(new PlainClient(server.room(code)), name);
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
    await sitter.client.send({ action: "join", name, key });
    await sitter.told(() => true);
    return sitter;
  }

  get states(): readonly StateOfSitter[] {
    return this.client.received.filter(isState);
  }

  /** The first state so wanted since the last move. */
  async told(wanted: (state: StateOfSitter) => boolean): Promise<StateOfSitter> {
    const found = await this.client.next((message) => isState(message) && wanted(message), this.#heard);
    if (!isState(found)) throw new TypeError("no state");
    return found;
  }

  /** Moves as soon as it is their turn. */
  async moves(action: EightsAction): Promise<void> {
    const { turn } = await this.told((state) => state.gameState?.currentPlayerId === state.yourPlayerId);
    this.#heard = this.client.received.length;
    await this.client.send(action);
    await this.told((state) => state.turn > turn);
  }
}
