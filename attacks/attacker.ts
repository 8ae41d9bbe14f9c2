import { keyOf } from "@/lib/table/testing/test-player";
import { type Ending, Line } from "./raw-line";

type Heard = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 10_000;

/** On Linux a machine has sixteen million addresses to itself, each of which the door counts for itself. */
export const isManyAddresses = process.platform === "linux";
/** The address of one of many machines, where this one can be many. */
export const machine = (number: number) => (isManyAddresses ? `127.0.${1 + (number >> 8)}.${number & 255}` : undefined);
/** Machines from which a crowd comes. */
export const MACHINES = 20;

export const isState = ({ type }: Heard) => type === "state";

/** One line of somebody up to no good, with all it was told. */
export class Attacker {
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

/** As many as come at once to look on, once each has an answer. */
export async function joinAtOnce(count: number, bring: (index: number) => Attacker): Promise<readonly Attacker[]> {
  const all = Array.from({ length: count }, (_, index) => {
    const one = bring(index);
    one.line.opened.then(() => one.join(`C${index}`, { watch: true }));
    return one;
  });
  await Promise.all(all.map((one) => one.until(() => true)));
  return all;
}
