import { keyOf } from "@/lib/table/testing/player";
import { type Ending, Line } from "./line";

type Heard = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 10_000;

export const isState = ({ type }: Heard) => type === "state";

/** One line of somebody up to no good, with all it was told. */
export class Abuser {
  readonly line: Line;
  readonly heard: Heard[] = [];
  ending: Ending | null = null;
  /** Those who wait for a frame, or for the end. */
  readonly #waiting = new Set<() => void>();

  constructor(address: string, headers: Record<string, string> = {}, from?: string) {
    this.line = new Line(address, headers, from);
    this.line.onText = (text) => {
      this.heard.push(JSON.parse(text));
      this.#tell();
    };
    this.line.closed.then((ending) => {
      this.ending = ending;
      this.#tell();
    });
  }

  #tell(): void {
    for (const look of this.#waiting) look();
  }

  join(name: string, more: object = {}): void {
    this.line.say({ action: "join", name, key: keyOf(name), ...more });
  }

  /** The codes it was refused with, and how it was hung up on. */
  get codes(): string[] {
    const refused = this.heard.flatMap(({ type, code }) => (type === "error" ? [String(code)] : []));
    return this.ending === null ? refused : [...refused, `closed ${this.ending}`];
  }

  /** The first frame of this kind as soon as it is heard, null where it does not come. Waiting for it costs nothing. */
  until(isIt: (frame: Heard) => boolean): Promise<Heard | null> {
    return new Promise((resolve) => {
      const settle = (frame: Heard | null) => {
        clearTimeout(patience);
        this.#waiting.delete(look);
        resolve(frame);
      };
      const look = () => {
        const found = this.heard.find(isIt);
        if (found || this.ending !== null) settle(found ?? null);
      };
      const patience = setTimeout(() => settle(null), PATIENCE_MS);
      this.#waiting.add(look);
      look();
    });
  }
}
