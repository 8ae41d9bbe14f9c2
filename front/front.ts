import { createHash, timingSafeEqual } from "node:crypto";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { networksOf } from "@/lib/table/door/networks";
import { clientAddress, isProxy } from "./client-address";
import { type Bounds, Connections, Counts } from "./connections";
import { Counters } from "./counters";
import { Line, type Rooms } from "./line";
import { standing } from "./rooms-still-stand";

export interface Manner {
  readonly rooms: Rooms;
  readonly bounds: Bounds;
  /** Whose word says where a visitor behind a proxy comes from: MAJLIS_TRUST_PROXY. */
  readonly trusted: string;
  /** Settles when the rooms are open, which they are not while they start again. */
  open(): Promise<boolean>;
  isOpen(): boolean;
  /** How often they were opened. */
  starts(): number;
  /** Whether there is place for one more line. */
  hasRoom(): boolean;
  /** Hears of every line that is let in. */
  onLine(): void;
  /** What whoever runs the house asks with, MAJLIS_COUNTERS_SECRET; empty where nobody may. */
  readonly secret: string;
  /** What is to be told beside what is counted here. */
  more(): Promise<object>;
}

/** Says to the rooms where a request comes from; workerd.capnp names it too, and makes it `request.cf`. */
export const BLOB = "majlis-cf";
/** Nothing that may be asked for needs more: a hundred players of a ladder do (party/ladder.ts). */
const BODY_LENGTH = 8_192;
/** Who takes nothing of an answer for so long gets no more of it. */
const STUCK_MS = 30_000;
/** For whoever runs the house, and no file's: whether it is open, and what it has counted. */
const HEALTH = "/health";
const COUNTERS = "/counters";
/** How long a house that closes waits for everybody to have gone. */
const CLOSING_MS = 1_000;
/** Files asked for at once. */
const AT_ONCE = 64;

const ownToEachConnection = new Set([
  ...["connection", "keep-alive", "proxy-connection", "proxy-authorization", "te", "trailer", "transfer-encoding"],
  ...["upgrade", BLOB],
]);

/** Headers as they came, without those that are meant for one connection alone. */
function passed(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!ownToEachConnection.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/** A request for a line, as the rooms are to hear it. */
function headOf({ url, rawHeaders }: IncomingMessage, from: string): string {
  const kept = [...passed(rawHeaders), BLOB, JSON.stringify({ clientIp: from })];
  let head = `GET ${url} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
  for (let at = 0; at + 1 < kept.length; at += 2) head += `${kept[at]}: ${kept[at + 1]}\r\n`;
  return `${head}\r\n`;
}

const isSocket = (duplex: Duplex): duplex is Socket => "setNoDelay" in duplex;

/** A short answer of our own to whoever wants a line, which ends the connection. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.once("finish", () => socket.destroy());
}

/** The same to whoever asks for anything else. */
function answer(response: ServerResponse, status: number, message: string): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" });
  response.end(JSON.stringify({ message }));
}

/** The same of what is for whoever runs the house. */
function tell(response: ServerResponse, status: number, what: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(`${JSON.stringify(what)}\n`);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request brings the secret, in as long as it takes to bring another one. */
const isSaid = (secret: string, authorization = "") =>
  timingSafeEqual(hashOf(`Bearer ${secret}`), hashOf(authorization));

/** What was asked for beside the address, null where it is too long or of no length. */
async function bodyOf(asked: IncomingMessage): Promise<Buffer | null> {
  const length = Number(asked.headers["content-length"] ?? 0);
  if (asked.headers["transfer-encoding"] !== undefined || !(length <= BODY_LENGTH)) return null;
  if (length === 0) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * What stands between everybody and the rooms: takes connections, counts them, waits for what they ask, and only then asks
 * the rooms. So nobody outside holds anything of theirs but a line to a table, and that for no longer than it lives.
 */
export function front({ rooms, bounds, trusted, open, isOpen, starts, hasRoom, onLine, secret, more }: Manner) {
  const counters = new Counters();
  const carried = new Set<Line>();
  const stands = standing({ rooms, isOpen, starts });
  const connections = new Connections(bounds);
  const lines = new Counts();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const server = createServer({
    connectionsCheckingInterval: 1_000,
    headersTimeout: bounds.askingMs,
    requestTimeout: bounds.askingMs,
    noDelay: true,
  });
  server.timeout = STUCK_MS;
  // Node answers a connection by making a parser for it, and nobody who is refused is worth one.
  const [parse] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (connections.admit(socket, isProxy(remoteAddress, trusted) ? null : networksOf(remoteAddress)))
      parse?.call(server, socket);
  });

  const whereFrom = ({ socket, headers }: IncomingMessage) =>
    clientAddress(
      socket.remoteAddress ?? "",
      (name) => {
        const said = headers[name.toLowerCase()];
        return Array.isArray(said) ? said.join() : (said ?? null);
      },
      trusted,
    );

  const asking = (asked: IncomingMessage, from: string) => ({
    ...("path" in rooms ? { socketPath: rooms.path } : rooms),
    method: asked.method,
    path: asked.url,
    headers: [...passed(asked.rawHeaders), BLOB, JSON.stringify({ clientIp: from })],
    setHost: false,
  });

  /** Asks the rooms, and says what they say. */
  const ask = (asked: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const further = request({ ...asking(asked, whereFrom(asked)), agent });
    response.once("close", () => further.destroy());
    further.once("response", (found) => {
      response.writeHead(found.statusCode ?? 502, passed(found.rawHeaders));
      found.pipe(response);
      found.once("error", () => response.destroy());
    });
    further.once("error", () => {
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      // The rooms hang up on a connection that nothing was asked over for a while, and it may have been this one just now.
      else if (further.reusedSocket) ask(asked, body, response);
      else answer(response, 503, "The house is opening again.");
    });
    further.end(body.length > 0 ? body : undefined);
  };

  server.on("request", async (asked, response) => {
    connections.spoke(asked.socket);
    if (asked.url === HEALTH) return tell(response, isOpen() ? 200 : 503, { status: isOpen() ? "open" : "opening" });
    if (asked.url === COUNTERS && secret !== "") {
      if (!isSaid(secret, asked.headers.authorization)) return answer(response, 401, "Say who asks.");
      return tell(response, 200, { ...counters.all(), connections: connections.size, ...(await more()) });
    }
    response.once("close", () => counters.answered(response.statusCode));
    try {
      const body = await bodyOf(asked);
      if (body === null) return answer(response, 413, "That is too long.");
      if (!(await open())) return answer(response, 503, "The house is opening again.");
      ask(asked, body, response);
    } catch {
      // Whoever asked has gone.
      response.destroy();
    }
  });

  server.on("upgrade", async (asked: IncomingMessage, guest: Duplex, early: Buffer) => {
    guest.on("error", () => {});
    if (!isSocket(guest)) return guest.destroy();
    connections.spoke(guest);
    if (asked.headers.upgrade?.toLowerCase() !== "websocket" || asked.method !== "GET") return refuse(guest, 400);
    const from = whereFrom(asked);
    const networks = networksOf(from);
    if (!hasRoom() || !(await open())) return refuse(guest, 503);
    if (guest.destroyed || !lines.take(networks, bounds.mostFrom)) return refuse(guest, 429);
    onLine();
    const [path = ""] = (asked.url ?? "").split("?");
    counters.came(path);
    guest.once("close", () => {
      counters.went(path);
      lines.giveBack(networks);
    });
    const line = new Line({
      ...{ guest, rooms, early, counters, stand: stands() },
      head: headOf(asked, from),
      refuse: () => refuse(guest, 503),
    });
    carried.add(line);
    guest.once("close", () => carried.delete(line));
  });

  server.on("close", () => {
    connections.end();
    agent.destroy();
  });
  /** Takes nobody more in, and tells everybody that the house closes. */
  const close = async () => {
    server.close();
    server.closeIdleConnections();
    for (const line of carried) line.leave();
    for (const end = performance.now() + CLOSING_MS; connections.size > 0 && performance.now() < end; )
      await new Promise((resume) => setTimeout(resume, 20));
    server.closeAllConnections();
  };
  return { server, connections, close };
}
