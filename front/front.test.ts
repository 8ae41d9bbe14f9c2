import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROWS } from "@/lib/ranked/wire";
import { lastWords } from "./frames";
import { front, type Manner } from "./front";

/** What the rooms were asked, and the lines they have. */
let asked: IncomingMessage[] = [];
let lines: Socket[] = [];
/** What was said over lines. */
let said = "";
let rooms: Server;
let isOpen = true;
let starts = 1;
let hasRoom = true;
const opened: ReturnType<typeof front>[] = [];

beforeEach(async () => {
  [asked, lines, said, isOpen, hasRoom] = [[], [], "", true, true];
  rooms = createServer((request, response) => {
    asked.push(request);
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => response.end(`${request.method} ${request.url} ${body}`));
  });
  rooms.on("upgrade", (request: IncomingMessage, socket: Socket) => {
    asked.push(request);
    if (request.url === "/parties/eights/NONE")
      return void socket.end("HTTP/1.1 404 Not Found\r\nX-Why: none\r\n\r\nno");
    lines.push(socket);
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.on("data", (part) => {
      said += part;
    });
  });
  rooms.listen(0, "127.0.0.1");
  await once(rooms, "listening");
});
afterEach(() => {
  for (const { server } of opened.splice(0)) server.close().closeAllConnections();
  for (const line of lines) line.destroy();
  rooms.close().closeAllConnections();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function house(manner: Partial<Manner> = {}) {
  const made = front({
    rooms: { host: "127.0.0.1", port: portOf(rooms) },
    bounds: { most: 100, mostFrom: 50, silentMs: 60_000, askingMs: 1_000 },
    trusted: "",
    open: async () => isOpen,
    isOpen: () => isOpen,
    starts: () => starts,
    hasRoom: () => hasRoom,
    onLine: () => {},
    secret: "",
    more: async () => ({ files: 7 }),
    ...manner,
  });
  opened.push(made);
  made.server.listen(0, "127.0.0.1");
  await once(made.server, "listening");
  return { ...made, port: portOf(made.server), url: `http://127.0.0.1:${portOf(made.server)}` };
}

/** Somebody over a bare socket, with all they were told. */
class Guest {
  readonly socket: Socket;
  heard = Buffer.alloc(0);
  readonly gone: Promise<unknown>;

  constructor(port: number, from = "127.0.0.1", allowHalfOpen = false) {
    this.socket = connect({ port, host: "127.0.0.1", localAddress: from, allowHalfOpen });
    this.socket.on("error", () => {});
    this.socket.on("data", (part) => {
      this.heard = Buffer.concat([this.heard, part]);
    });
    this.gone = new Promise((resolve) => this.socket.once("close", resolve));
  }

  ask(head: string): this {
    this.socket.write(`${head}\r\n\r\n`);
    return this;
  }

  line(code: string, more = ""): this {
    return this.ask(
      `GET /parties/eights/${code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade${more}`,
    );
  }

  async hears(what: string): Promise<void> {
    await expect.poll(() => this.heard.toString("latin1")).toContain(what);
  }
}

describe("what is asked", () => {
  it("reaches the rooms, with where it comes from and nothing that was forged", async () => {
    const { url } = await house();
    const told = await fetch(`${url}/parties/player/0?x=1`, {
      method: "POST",
      body: "hello",
      headers: { "Majlis-Cf": "{}" },
    });
    expect(await told.text()).toBe("POST /parties/player/0?x=1 hello");
    const { headers } = asked[0] as IncomingMessage;
    expect(JSON.parse(String(headers["majlis-cf"]))).toEqual({ clientIp: "127.0.0.1" });
  });

  it("comes from whom a proxy names, where one is trusted", async () => {
    const { url } = await house({ trusted: "x-forwarded-for" });
    await fetch(url, { headers: { "X-Forwarded-For": "203.0.113.66, 198.51.100.1" } });
    expect(asked[0]?.headers["majlis-cf"]).toBe('{"clientIp":"198.51.100.1"}');
  });

  it("comes through where it asks for as many people at once as may be asked for", async () => {
    const { url } = await house();
    const players = Array.from({ length: ROWS }, () => "0".repeat(64));
    const body = JSON.stringify({ action: "some", players });
    expect(await (await fetch(url, { method: "POST", body })).text()).toBe(`POST / ${body}`);
  });

  it("is refused where it is too long or of no length, and the rooms hear nothing of it", async () => {
    const { url, port } = await house();
    expect((await fetch(url, { method: "POST", body: "x".repeat(9_000) })).status).toBe(413);
    const guest = new Guest(port).ask("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked");
    await guest.hears("413");
    expect(asked).toEqual([]);
  });

  it("and never comes whole costs the rooms nothing, and goes", async () => {
    const { port, connections } = await house();
    const guest = new Guest(port).ask("POST /parties/player/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20");
    const slow = new Guest(port);
    slow.socket.write("GET / HTTP/1.1\r\nHost: local");
    await expect.poll(() => connections.size).toBe(2);
    await Promise.all([guest.gone, slow.gone]);
    await expect.poll(() => connections.size).toBe(0);
    expect(asked).toEqual([]);
  }, 20_000);

  it("is asked anew where the rooms have just hung up on the connection it was asked over", async () => {
    const { url } = await house();
    const used = new Set<Socket>();
    rooms.prependListener("request", ({ socket }: IncomingMessage) => {
      if (used.has(socket)) socket.destroy();
      used.add(socket);
    });
    for (let time = 0; time < 4; time++) expect((await fetch(url)).status).toBe(200);
    expect(used.size).toBeGreaterThan(1);
  });

  it("while the rooms start again is told so", async () => {
    const { url, port } = await house();
    isOpen = false;
    expect((await fetch(url)).status).toBe(503);
    await new Guest(port).line("ABCD").hears("503");
  });
});

describe("a connection", () => {
  it("that asks for nothing is ended", async () => {
    const { port, connections } = await house({ bounds: { most: 100, mostFrom: 50, silentMs: 200, askingMs: 1_000 } });
    const silent = Array.from({ length: 20 }, () => new Guest(port));
    await Promise.all(silent.map(({ gone }) => gone));
    await expect.poll(() => connections.size).toBe(0);
  });

  it("is one of so many from one place, and another place has its own", async () => {
    const { port, connections } = await house({
      bounds: { most: 100, mostFrom: 5, silentMs: 60_000, askingMs: 1_000 },
    });
    const many = Array.from({ length: 30 }, () => new Guest(port, "127.0.0.2"));
    await expect.poll(() => many.filter(({ socket }) => socket.destroyed).length).toBe(25);
    expect(connections.size).toBe(5);
    const other = new Guest(port, "127.0.0.3").ask("GET / HTTP/1.1\r\nHost: localhost");
    await other.hears("GET /");
    many.find(({ socket }) => !socket.destroyed)?.socket.destroy();
    await expect.poll(() => connections.size).toBe(5);
    await new Guest(port, "127.0.0.2").ask("GET / HTTP/1.1\r\nHost: localhost").hears("GET /");
  });

  it("that is silent makes room for whoever comes when the house is full", async () => {
    const { port, connections } = await house({
      bounds: { most: 10, mostFrom: 50, silentMs: 60_000, askingMs: 1_000 },
    });
    const silent = Array.from({ length: 10 }, () => new Guest(port));
    await expect.poll(() => connections.size).toBe(10);
    const comes = new Guest(port).ask("GET /x HTTP/1.1\r\nHost: localhost");
    await comes.hears("GET /x");
    expect(silent.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
  });

  it("through a trusted proxy is one of many, and its lines are counted by whom they are for", async () => {
    const { port } = await house({
      trusted: "1",
      bounds: { most: 100, mostFrom: 3, silentMs: 60_000, askingMs: 1_000 },
    });
    const from = (address: string) => new Guest(port).line("ABCD", `\r\nX-Forwarded-For: ${address}`);
    const many = Array.from({ length: 5 }, () => from("203.0.113.7"));
    await expect.poll(() => many.filter(({ heard }) => heard.includes("429")).length).toBe(2);
    await from("203.0.113.8").hears("101");
  });
});

describe("a line", () => {
  const opens = async (code = "ABCD", half = false) => {
    const made = await house();
    const guest = new Guest(made.port, undefined, half).line(code);
    await guest.hears("\r\n\r\n");
    const [room] = lines as [Socket];
    return { ...made, guest, room };
  };
  /** However long a busy machine takes: a line that is never freed fails by its test's time. */
  const freed = (room: Socket) => room.closed || once(room, "close");

  it("carries both ways, what was said too early as well", async () => {
    const { port } = await house();
    const guest = new Guest(port);
    guest.socket.write(
      "GET /parties/eights/ABCD HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nearly",
    );
    await guest.hears("101");
    const [room] = lines as [Socket];
    await expect.poll(() => said).toBe("early");
    guest.socket.write("and late");
    await expect.poll(() => said).toBe("earlyand late");
    room.write("back");
    await guest.hears("back");
  });

  it("that the rooms refuse is told how, and is none", async () => {
    const { port, connections } = await house();
    const guest = new Guest(port).line("NONE");
    await guest.hears("404 Not Found");
    await guest.hears("X-Why: none");
    await guest.gone;
    await expect.poll(() => connections.size).toBe(0);
  });

  it("is not for anything but a WebSocket", async () => {
    const { port } = await house();
    await new Guest(port).ask("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade").hears("400");
    expect(asked).toEqual([]);
  });

  it("is freed at either end when whoever has it goes without a word", async () => {
    const { guest, room } = await opens();
    guest.socket.destroy();
    await freed(room);
  });

  it("is freed when it is left half open", async () => {
    const { guest, room, connections } = await opens("ABCD", true);
    guest.socket.end();
    await freed(room);
    await expect.poll(() => connections.size).toBe(0);
  });

  it("is freed when a close is never answered", async () => {
    const { guest, room, connections } = await opens("ABCD", true);
    room.write(lastWords({ type: "error", code: "notJoined" }, 4101, "notJoined"));
    await guest.hears("notJoined");
    await freed(room);
    await expect.poll(() => connections.size).toBe(0);
  });

  it("says what it ends for where a room goes without a word: it could keep nothing", async () => {
    const { guest, room } = await opens();
    room.end();
    await guest.hears('"code":"storage"');
    expect(guest.heard.subarray(-9).toString("latin1")).toBe("\x03\xf3storage");
    await guest.gone;
  });

  it("or the house opens again", async () => {
    const { guest, room } = await opens();
    isOpen = false;
    room.destroy();
    await guest.hears("\x03\xf4restarts");
    await guest.gone;
  });

  it("says that the house opens again where the rooms are gone, though nobody has heard of their end yet", async () => {
    const { guest, room } = await opens();
    rooms.close();
    room.destroy();
    await guest.hears("\x03\xf4restarts");
    await guest.gone;
  });

  it("and where they are open again already", async () => {
    const { guest, room } = await opens();
    room.destroy();
    starts++;
    await guest.hears("\x03\xf4restarts");
    await guest.gone;
  });

  it("asks the rooms once, however many lines go at a time", async () => {
    const { port } = await house();
    const guests = Array.from({ length: 30 }, (_, index) => new Guest(port).line(`CODE${index}`));
    for (const guest of guests) await guest.hears("101");
    asked = [];
    for (const line of lines) line.end();
    for (const guest of guests) await guest.hears('"code":"storage"');
    expect(asked.length).toBeLessThan(4);
  });

  it("says nothing more where the room has said its close, or half a frame", async () => {
    const closed = await opens();
    const words = lastWords(null, 4105, "tooManyJoins");
    closed.room.end(words);
    await closed.guest.gone;
    expect(closed.guest.heard.subarray(-words.length)).toEqual(words);
    lines = [];
    const broken = await opens();
    broken.room.end(Buffer.from([0x81, 5, 0x68]));
    await broken.guest.gone;
    expect(broken.guest.heard.toString("latin1")).toMatch(/h$/);
  });

  it("is not let in where there are too few files left for the rooms", async () => {
    const { port } = await house();
    hasRoom = false;
    await new Guest(port).line("ABCD").hears("503");
    expect(asked).toEqual([]);
  });
});

describe("whoever runs the house", () => {
  it("asks whether it is open, of nobody but the front", async () => {
    const { url } = await house();
    const health = async () => {
      const { status, headers } = await fetch(`${url}/health`);
      return [status, headers.get("cache-control")];
    };
    expect(await health()).toEqual([200, "no-store"]);
    isOpen = false;
    expect(await health()).toEqual([503, "no-store"]);
    expect(asked).toEqual([]);
  });

  it("is told what was counted where they bring the secret, and nobody where there is none", async () => {
    const { url, port } = await house({ secret: "s3cret" });
    const told = (secret?: string) =>
      fetch(`${url}/counters`, secret === undefined ? {} : { headers: { Authorization: `Bearer ${secret}` } });
    expect((await told()).status).toBe(401);
    expect((await told("other")).status).toBe(401);
    const guest = new Guest(port).line("ABCD");
    await guest.hears("101");
    const [room] = lines as [Socket];
    guest.socket.write("said");
    await expect.poll(() => said).toBe("said");
    room.write(lastWords({ type: "error", code: "tooMuch", message: "no" }, 4102, "tooMuch"));
    await guest.hears("tooMuch");
    await fetch(`${url}/nothing`);
    const counted = await (await told("s3cret")).json();
    expect(counted).toMatchObject({
      tablesWithPeople: 1,
      lines: 1,
      heard: 1,
      said: 2,
      refusals: { tooMuch: 1 },
      files: 7,
    });
    expect(counted.answers).toEqual({ 200: 1 });
    expect(counted.slowestAnswers).toHaveLength(1);
    expect(JSON.stringify(counted)).not.toMatch(/ABCD|127\.0/);
    const none = await house();
    expect(await (await fetch(`${none.url}/counters`)).text()).toBe("GET /counters ");
  });

  it("closes it with a word to everybody", async () => {
    const { port, close } = await house();
    const guest = new Guest(port).line("ABCD");
    await guest.hears("101");
    await Promise.all([close(), guest.gone]);
    await guest.hears("\x03\xf4restarts");
    const late = new Guest(port);
    await late.gone;
    expect(late.heard.length).toBe(0);
  });
});
