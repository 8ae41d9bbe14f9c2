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

/** Where it is kept who plays here, when no other place is named: beside the match. */
export const usualPlayer = (matchPath: string): string => join(dirname(matchPath), "player.json");

/** Who plays at the tables of houses from this machine: a key that nobody else may read, and how others see its owner. */
export class OwnPlayer implements Kept<Identity> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
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

  rename(name: string): void {
    this.write({ ...this.read(), name });
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
