const CLOSE = 8;
/** A WebSocket's frame begins with two bytes, and where its length needs more with two or eight of them. */
const SHORTEST = 2;

const sizeOf = (second: number) => SHORTEST + ((second & 0x7f) < 126 ? 0 : (second & 0x7f) === 126 ? 2 : 8);

/** Follows the frames that a room says, without keeping any: where one ends, and whether one of them closed the line. */
export class Frames {
  /** What is known of the frame that begins. */
  #head: number[] = [];
  /** How much of a frame's content is still to come. */
  #left = 0;
  #isClosed = false;
  readonly #onContent: (chunk: Buffer, at: number) => void;

  /** Hears of every frame where its content begins. */
  constructor(onContent: (chunk: Buffer, at: number) => void = () => {}) {
    this.#onContent = onContent;
  }

  /** Whether a frame said that the line closes. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether another frame could be said now. */
  get isBetween(): boolean {
    return this.#left === 0 && this.#head.length === 0;
  }

  pass(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, chunk.length - at);
        this.#left -= passed;
        at += passed;
      } else if (this.#begin(chunk[at++] ?? 0)) this.#onContent(chunk, at);
    }
  }

  /** Takes in another byte of what a frame begins with; whether it was the last of them. */
  #begin(byte: number): boolean {
    const head = this.#head;
    head.push(byte);
    const [first = 0, second] = head;
    if (second === undefined || head.length < sizeOf(second)) return false;
    const further = head.slice(SHORTEST);
    this.#left = further.length === 0 ? second & 0x7f : further.reduce((length, digit) => length * 256 + digit, 0);
    this.#head = [];
    if ((first & 0x0f) === CLOSE) this.#isClosed = true;
    return true;
  }
}

/** A frame as a room says it. */
function frame(op: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 126 ? [length] : [126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | op, ...head]), content]);
}

/** What a line is told when it ends: a message, if there is one, and the code it is closed with. */
export function lastWords(message: object | null, code: number, reason: string): Buffer {
  const status = Buffer.from([code >> 8, code & 0xff, ...Buffer.from(reason)]);
  return Buffer.concat([
    ...(message === null ? [] : [frame(1, Buffer.from(JSON.stringify(message)))]),
    frame(CLOSE, status),
  ]);
}
