import { expect, it, vi } from "vitest";
import { findTable, gameOfTable, gatheringAt } from "./find-table";
import { askForSeat } from "./open-tables";
import { testEnvironment } from "./testing/environment";
import { overTestSockets, TestWebSocket } from "./testing/web-socket";

const around = testEnvironment();

overTestSockets();

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The latest socket to a room of this party. */
function to(party: string): TestWebSocket {
  const found = TestWebSocket.all.findLast(({ url }) => url.includes(`/parties/${party}/`));
  if (!found) throw new Error(`nobody asked ${party}`);
  return found;
}

/** What is found under a code while the rooms of two games answer this, null for one that hangs up. */
async function found(baloot: object | null, eights: object | null) {
  const game = gameOfTable(around, "ABCDEF", ["baloot", "eights"]);
  for (let attempt = 0; attempt < 3; attempt++) {
    await pass(4_000);
    for (const [party, answer] of Object.entries({ baloot, eights })) {
      const socket = to(party);
      if (socket.readyState !== 0) continue;
      socket.opens();
      if (answer) socket.says(answer);
      else socket.drops();
    }
  }
  return game;
}

const pong = { type: "pong" };
const unknown = { type: "error", code: "noSuchTable" };

it("finds the game whose room knows the code, the first asked for where both do", async () => {
  expect(await found(unknown, pong)).toBe("eights");
  expect(await found(pong, pong)).toBe("baloot");
  expect(await found(null, pong)).toBe("eights");
  expect(await found(null, [] as object)).toBeNull();
});

it("tells a code that no room knows from one for which not all rooms answered", async () => {
  expect(await found(unknown, unknown)).toBe("noSuchTable");
  expect(await found(unknown, null)).toBeNull();
  expect(await found(unknown, { type: "error", code: "tooFast" })).toBeNull();
});

it("finds the table whose code has a sign that was taken for another, once none has the code itself", async () => {
  const table = findTable(around, "K1QM", ["eights"]);
  await pass(0);
  expect(TestWebSocket.all).toHaveLength(1);
  to("eights").opens();
  to("eights").says(unknown);
  await pass(0);
  for (const socket of TestWebSocket.all.slice(1)) {
    socket.opens();
    socket.says(socket.url.includes("/KLQM") ? pong : unknown);
  }
  expect(await table).toEqual({ game: "eights", code: "KLQM" });
});

it("asks a room whether it knows the code, and opens nothing", async () => {
  void gameOfTable(around, "ABCDEF", ["baloot"]);
  await pass(0);
  to("baloot").opens();
  expect(to("baloot").sent).toEqual([JSON.stringify({ action: "ping", mustExist: true })]);
});

it("finds it over a line that takes three seconds a trip, which is given up at first", async () => {
  const game = gameOfTable(around, "ABCDEF", ["eights"]);
  await pass(6_000);
  to("eights").fails();
  await pass(1_000);
  expect(TestWebSocket.all).toHaveLength(2);
  await pass(9_000);
  to("eights").opens();
  await pass(6_000);
  to("eights").says(pong);
  expect(await game).toBe("eights");
});

it("names the seat that comes as late", async () => {
  const code = askForSeat(around, "eights");
  await pass(5_500);
  to("directory").opens();
  await pass(6_000);
  to("directory").says({ type: "tables", whole: true, put: [], gone: [] });
  to("directory").says({ type: "seat", code: "ABCDEF" });
  expect(await code).toBe("ABCDEF");
});

it("opens a table of one's own where the directory refuses, or cannot be reached", async () => {
  const refused = askForSeat(around, "eights");
  await pass(0);
  to("directory").opens();
  to("directory").says({ type: "error", code: "tooFast" });
  expect(await refused).toMatch(/^[A-Z0-9]{6}$/);
  const unreached = askForSeat(around, "eights");
  for (let attempt = 0; attempt < 3; attempt++) {
    await pass(2_000);
    to("directory").fails();
  }
  expect(await unreached).toMatch(/^[A-Z0-9]{6}$/);
});

it("asks nothing more once it is called off, and nothing at all after", async () => {
  const errand = new AbortController();
  const game = gameOfTable(around, "ABCDEF", ["baloot", "eights"], errand.signal);
  await pass(100);
  errand.abort();
  expect(await game).toBeNull();
  await pass(30_000);
  expect(TestWebSocket.all).toHaveLength(2);
  expect(await gameOfTable(around, "ABCDEF", ["eights"], errand.signal)).toBeNull();
  expect(TestWebSocket.all).toHaveLength(2);
});

it("gives up an address that no socket can even be made to", async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        throw new SyntaxError("no address");
      }
    },
  );
  const code = vi.fn();
  void askForSeat(around, "eights").then(code);
  await pass(9_000);
  expect(code).toHaveBeenCalledOnce();
});

it("asks who is at a table before coming in", async () => {
  const who = { status: "waiting", host: 0, yours: 1, seats: [] };
  for (const [answer, known] of [
    [{ type: "pong", who }, who],
    [unknown, "noSuchTable"],
  ] as const) {
    const asked = gatheringAt(around, "baloot", "ABCDEF");
    await pass(4_000);
    to("baloot").opens();
    expect(JSON.parse(to("baloot").sent.at(-1) ?? "")).toEqual({ action: "ping", mustExist: true, who: true });
    to("baloot").says(answer);
    expect(await asked).toEqual(known);
  }
});
