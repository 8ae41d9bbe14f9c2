/** What workerd says where a database is broken. */
const BROKEN = /SQLITE_(CORRUPT|NOTADB)/;
/** What cloud/durable.ts says of a room that could not read what it keeps. */
const UNREAD = /Room ([\da-f]{64}) could not be read/;
/** Addresses in a program nobody has the source of here. */
const NATIVE_STACK = /^stack: /;
/** So soon after the one the other is said of the same room. */
const SOON_MS = 2_000;
/** Whoever was on their way in when a file was put aside may still say so of it. */
const AGAIN_MS = 10_000;

/** Listens to what the rooms' process says: which room's file is broken, by what SQLite and then the room itself say. */
export class RoomLog {
  readonly #now: () => number;
  #brokeAt = Number.NEGATIVE_INFINITY;
  #isAnyBroken = false;
  readonly #told = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether any database was said to be broken. */
  get isAnyBroken(): boolean {
    return this.#isAnyBroken;
  }

  /** The room whose file is broken, once; null where a line says nothing like it. */
  brokenRoom(line: string): string | null {
    const now = this.#now();
    if (BROKEN.test(line)) {
      this.#brokeAt = now;
      this.#isAnyBroken = true;
    }
    const [, room] = UNREAD.exec(line) ?? [];
    if (room === undefined || now - this.#brokeAt > SOON_MS) return null;
    if (now - (this.#told.get(room) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return null;
    this.#brokeAt = Number.NEGATIVE_INFINITY;
    this.#told.set(room, now);
    return room;
  }

  /** Whether a line is for whoever runs the house. */
  isNews(line: string): boolean {
    return line !== "" && !NATIVE_STACK.test(line);
  }
}
