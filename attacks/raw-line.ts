import { createHash, randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** How a line ended: with the code it was closed with, or "refused" before it opened; 1006 where it just broke. */
export type Ending = number | "refused";

const OP = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
/** What a key is hashed with to show that a WebSocket was meant. */
export const ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** A WebSocket over a bare TCP socket, which may also say what no browser would, and stop reading. */
export class Line {
  /** Whether the server let it in. */
  readonly opened: Promise<boolean>;
  readonly closed: Promise<Ending>;
  readonly #socket: Socket;
  #buffer: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #ended: (ending: Ending) => void = () => {};
  onText: (text: string) => void = () => {};

  constructor(address: string, headers: Readonly<Record<string, string>> = {}, from?: string) {
    const { hostname, port, pathname, host } = new URL(address);
    const key = randomBytes(16).toString("base64");
    const accept = createHash("sha1")
      .update(key + ACCEPT)
      .digest("base64");
    const asked = { Host: host, Upgrade: "websocket", Connection: "Upgrade", "Sec-WebSocket-Version": "13" };
    const said = Object.entries({ ...asked, "Sec-WebSocket-Key": key, ...headers });
    const to = { host: hostname === "localhost" ? "127.0.0.1" : hostname, port: Number(port) };
    this.#socket = connect({ ...to, ...(from !== undefined && { localAddress: from }) });
    this.#socket.setNoDelay(true);
    this.#socket.write(
      `GET ${pathname} HTTP/1.1\r\n${said.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
    this.closed = new Promise((resolve) => {
      this.#ended = resolve;
    });
    this.opened = new Promise((resolve) => {
      const answered = (data: Buffer) => {
        this.#buffer = Buffer.concat([this.#buffer, data]);
        const end = this.#buffer.indexOf("\r\n\r\n");
        if (end < 0) return;
        this.#socket.off("data", answered);
        const head = this.#buffer.subarray(0, end).toString();
        this.#isOpen = head.startsWith("HTTP/1.1 101") && head.includes(accept);
        this.#buffer = this.#buffer.subarray(end + 4);
        resolve(this.#isOpen);
        if (!this.#isOpen) return this.#end("refused");
        this.#socket.on("data", (more) => this.#read(more));
        this.#read(Buffer.alloc(0));
      };
      this.#socket.on("data", answered);
      this.#socket.on("error", () => {});
      this.#socket.on("close", () => {
        resolve(false);
        this.#end(this.#isOpen ? 1006 : "refused");
      });
    });
  }

  /** Sends text; nothing where the line is gone. */
  say(message: object | string): void {
    this.#frame(OP.text, Buffer.from(typeof message === "string" ? message : JSON.stringify(message)));
  }

  sayBinary(bytes: Buffer): void {
    this.#frame(OP.binary, bytes);
  }

  /** Sends bytes that need not be a frame at all. */
  sayRaw(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  /** Takes nothing more from the network, as a phone in a tunnel does. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Takes what has come since, as a phone that is out of the tunnel does. */
  readAgain(): void {
    this.#socket.resume();
  }

  /** What was said and has not left this machine. */
  get unsent(): number {
    return this.#socket.writableLength;
  }

  /** Goes without a word. */
  drop(): void {
    this.#socket.destroy();
  }

  #end(ending: Ending): void {
    this.#ended(ending);
    this.#socket.destroy();
  }

  #frame(op: number, payload: Buffer): void {
    if (!this.#isOpen || this.#socket.destroyed) return;
    const { length } = payload;
    const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
    const frame = Buffer.alloc(2 + size + 4 + length);
    frame[0] = 0x80 | op;
    frame[1] = 0x80 | (size === 0 ? length : size === 2 ? 126 : 127);
    if (size === 2) frame.writeUInt16BE(length, 2);
    if (size === 8) frame.writeBigUInt64BE(BigInt(length), 2);
    // The mask may be anything, and nothing is quickest.
    payload.copy(frame, 2 + size + 4);
    this.#socket.write(frame);
  }

  #read(data: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? data : Buffer.concat([this.#buffer, data]);
    for (let frame = frameIn(this.#buffer); frame; frame = frameIn(this.#buffer)) {
      const { op, payload } = frame;
      this.#buffer = this.#buffer.subarray(frame.bytes);
      if (op === OP.text) this.onText(payload.toString());
      if (op === OP.ping) this.#frame(OP.pong, payload);
      if (op === OP.close) return this.#end(payload.length < 2 ? 1005 : payload.readUInt16BE(0));
    }
  }
}

/** How many bytes say a frame's length beside the first two. */
const sizeOf = (short: number) => (short < 126 ? 0 : short === 126 ? 2 : 8);

function lengthIn(buffer: Buffer, short: number): number {
  if (short < 126) return short;
  return short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
}

/** The frame a server's bytes begin with, null where there is not all of it yet. */
function frameIn(buffer: Buffer): { readonly op: number; readonly payload: Buffer; readonly bytes: number } | null {
  const [first, second] = buffer;
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const head = 2 + sizeOf(short);
  if (buffer.length < head) return null;
  const bytes = head + lengthIn(buffer, short);
  return buffer.length < bytes ? null : { op: first & 0x0f, payload: buffer.subarray(head, bytes), bytes };
}
