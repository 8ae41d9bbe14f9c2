import { type Announcement, type Listing, REPEAT_MS } from "@/lib/table/directory/listing";
import type { Networks } from "@/lib/table/door/networks";
import type { Parties } from "../platform";

/** Whose table is listed, and from where they are at it. */
interface Host {
  readonly player: string;
  readonly from: Networks;
}

/** What a table tells its game's directory: how it is listed, and that again and again while there is something to list. */
export class Announcements {
  readonly #game: string;
  readonly #rooms: () => Parties | null;
  #repeating: ReturnType<typeof setInterval> | undefined;

  constructor(game: string, rooms: () => Parties | null) {
    this.#game = game;
    this.#rooms = rooms;
  }

  announce(code: string, listing: Listing | null, host: Host | null): void {
    const announcement = { code, listing, ...(host && { by: host.player, from: [...host.from] }) };
    this.stop();
    if (listing) this.#repeating = setInterval(() => this.#tell(announcement), REPEAT_MS);
    this.#tell(announcement);
  }

  stop(): void {
    clearInterval(this.#repeating);
  }

  #tell(announcement: Announcement): void {
    const body = JSON.stringify(announcement);
    // A directory that is not there now is told the next time.
    this.#rooms()
      ?.directory?.get(this.#game)
      .fetch({ method: "POST", body })
      .catch(() => undefined);
  }
}
