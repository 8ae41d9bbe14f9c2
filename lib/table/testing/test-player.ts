import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { Game, Seat } from "@/lib/rules/game";
import type { Replica } from "@/lib/table/replica/replica";
import { withMessage } from "@/lib/table/replica/session";
import { type MovedMessage, ServerMessage, type TableView } from "@/lib/table/wire/protocol";
import { type Frame, idOf, type TestHost } from "./test-host";

/** A key that is always the same for the same name. */
export const keyOf = (name: string): string => bytesToHex(sha256(utf8ToBytes(`key of ${name}`)));

type AnyHost<S, A, O> = TestHost<S, A, O>;

/** One browser tab or plain client of a player, who does what the test says. */
export class TestPlayer<State, Action, Options> {
  readonly name: string;
  readonly id: string;
  readonly #host: AnyHost<State, Action, Options>;
  #connection: string | null = null;

  constructor(host: AnyHost<State, Action, Options>, name: string) {
    this.#host = host;
    this.name = name;
    this.id = idOf(keyOf(name));
  }

  get connection(): string {
    if (this.#connection === null) throw new Error(`${this.name} is not connected`);
    return this.#connection;
  }

  /** Connects if need be, and joins. */
  join(more: object = {}): readonly Frame[] {
    this.#connection ??= this.#host.connect();
    return this.say({ action: "join", name: this.name, key: keyOf(this.name), ...more });
  }

  say(message: object | string): readonly Frame[] {
    return this.#host.receive(this.connection, message);
  }

  leave(): void {
    this.#host.disconnect(this.connection);
    this.#connection = null;
  }

  /** Connects anew after a lost connection or a dead server. */
  rejoin(more: object = {}): readonly Frame[] {
    if (this.#connection !== null) this.#host.disconnect(this.#connection);
    this.#connection = null;
    return this.join(more);
  }

  get frames(): readonly Frame[] {
    return this.#host.ears.get(this.connection)?.frames ?? [];
  }

  /** What this tab was told last of table, view and seat. */
  get table(): TableView<Options> {
    const snapshot = this.#host.ears.get(this.connection)?.snapshot;
    if (!snapshot) throw new Error(`${this.name} knows nothing yet`);
    return snapshot.table as TableView<Options>;
  }

  get view(): State | null {
    return (this.#host.ears.get(this.connection)?.snapshot?.view ?? null) as State | null;
  }

  get seat(): Seat | null {
    return this.#host.ears.get(this.connection)?.snapshot?.seat ?? null;
  }
}

/** The replica of a browser that was sent this frame. */
export function heard<State, Action, Options>(
  game: Game<State, Action, Options>,
  replica: Replica<State, Action, Options>,
  frame: Frame,
): Replica<State, Action, Options> {
  if (frame.type === "moved") return withMessage(game, replica, frame as MovedMessage);
  const { data: message } = z.safeParse(ServerMessage, frame);
  if (!message && frame.type !== "cardDrawn") throw new Error(`no word of the wire: ${JSON.stringify(frame)}`);
  return message ? withMessage(game, replica, message) : replica;
}

/** The codes of the errors and notices among some frames. */
export const codesIn = (frames: readonly Frame[]): unknown[] =>
  frames.flatMap(({ type, code }) => (type === "error" || type === "notice" ? [code] : []));
