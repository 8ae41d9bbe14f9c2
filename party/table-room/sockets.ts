import type { Networks } from "@/lib/table/door/networks";
import { type Closing, closings, tableRefusals } from "@/lib/table/wire/refusals";
import type { Connection } from "../platform";

const OPEN = 1;

/** A socket, and where it comes from. */
interface Known {
  readonly connection: Connection;
  readonly from: Networks;
}

/** The sockets of a room. PartyKit's own connection ids may be shared by two live ones, so each gets a name of ours. */
export class Sockets {
  readonly #names = new Map<Connection, string>();
  readonly #known = new Map<string, Known>();

  get size(): number {
    return this.#known.size;
  }

  add(connection: Connection, from: Networks): string {
    const name = crypto.randomUUID();
    this.#names.set(connection, name);
    this.#known.set(name, { connection, from });
    return name;
  }

  /** Forgets one, and returns its connection. */
  remove(name: string): Connection | undefined {
    const connection = this.#known.get(name)?.connection;
    if (connection) this.#names.delete(connection);
    this.#known.delete(name);
    return connection;
  }

  nameOf(connection: Connection): string | undefined {
    return this.#names.get(connection);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Where one comes from. */
  fromOf(name: string): Networks {
    return this.#known.get(name)?.from ?? [];
  }

  /** The names of all of them and where they come from, the oldest first. */
  all(): readonly (readonly [name: string, from: Networks])[] {
    return [...this.#known].map(([name, { from }]) => [name, from]);
  }

  send(name: string, text: string): void {
    try {
      this.#known.get(name)?.connection.send(text);
    } catch {
      // One that is closing takes nothing more. Asking each before would cost as much again as telling it.
    }
  }

  /** Closes one; it is gone when the platform says so. */
  close(name: string, status: number, reason: string): void {
    this.#known.get(name)?.connection.close(status, reason);
  }

  /** Hangs up on everybody. */
  closeAll(code: Closing): void {
    for (const connection of this.#names.keys()) hangUp(connection, code);
    this.#names.clear();
    this.#known.clear();
  }
}

/** Says why, and hangs up on somebody the table does not know. */
export function hangUp(connection: Connection, code: Closing): void {
  if (connection.readyState !== OPEN) return;
  connection.send(JSON.stringify({ type: "error", code, message: tableRefusals[code] }));
  connection.close(closings[code], code);
}
