import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { acceptableName, type Identity, type Kept, nobody } from "@/lib/client/identity";
import { emblems } from "@/lib/table/seats/emblems";
import { HEX_256 } from "@/lib/table/wire/names-and-codes";
import { writtenWhole } from "./save-file";

const Known = z.object({
  key: z.string().check(z.regex(HEX_256)),
  player: z.optional(z.string().check(z.regex(HEX_256))),
  name: z.string(),
  avatar: z.string(),
});

const Called = z.object({ name: z.string() });

/**
 * Who plays at the tables of a house, beside the match: for each house another, for a house is told the key and could play by
 * it elsewhere. Only the name goes along.
 */
export function playerAt(matchPath: string, house: string): OwnPlayer {
  const folder = join(dirname(matchPath), "players");
  return new OwnPlayer(join(folder, `${encodeURIComponent(house)}.json`), join(folder, "name.json"));
}

/** Who plays at tables of houses from this machine: a key that nobody else may read, and how others see its owner. */
export class OwnPlayer implements Kept<Identity> {
  readonly #path: string;
  readonly #namePath: string | null;

  /** With another file, for the name by which one is known wherever one sits down. */
  constructor(path: string, namePath: string | null = null) {
    this.#path = path;
    this.#namePath = namePath;
  }

  /** What cannot be read is nobody: who plays is known by the key alone, and another is made. */
  read(): Identity {
    try {
      return z.parse(Known, JSON.parse(readFileSync(this.#path, "utf8")));
    } catch {
      return nobody;
    }
  }

  write(identity: Identity): void {
    writtenWhole(this.#path, `${JSON.stringify(identity)}\n`);
  }

  /** What somebody was called here, or last anywhere; empty where they never were. */
  get name(): string {
    return this.read().name || this.#nameAnywhere();
  }

  #nameAnywhere(): string {
    if (this.#namePath === null) return "";
    try {
      return acceptableName(z.parse(Called, JSON.parse(readFileSync(this.#namePath, "utf8"))).name) ?? "";
    } catch {
      return "";
    }
  }

  rename(name: string): void {
    this.write({ ...this.read(), name });
    if (this.#namePath !== null) writtenWhole(this.#namePath, `${JSON.stringify({ name })}\n`);
  }

  /** Is nobody any more, here and by name. */
  forget(): void {
    this.rename("");
    this.write(nobody);
  }

  /** The picture of somebody new: any of the house's. */
  dress(random: (bytes: number) => Uint8Array): void {
    const identity = this.read();
    const [chance = 0] = random(1);
    if (!identity.avatar) this.write({ ...identity, avatar: emblems[chance % emblems.length] ?? emblems[0] });
  }
}

/** What somebody may be called who never said so: as on this machine. */
export function nameHere(): string {
  try {
    const name = userInfo().username;
    return acceptableName(name.slice(0, 1).toUpperCase() + name.slice(1)) ?? "Guest";
  } catch {
    return "Guest";
  }
}
