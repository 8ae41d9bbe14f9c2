import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { ELSEWHERE } from "@/lib/client/rooms/room-line";
import { type EightsState, eights } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { latestKeys } from "@/lib/table/storage/record";
import { keyOf } from "@/lib/table/testing/test-player";

const CODE = "HERE";

interface Told {
  readonly turn: number;
  readonly n: number;
  readonly seat: number;
  readonly gameState: unknown;
  readonly leftMs: number | null;
}

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  browser = new TestBrowser();
  let seeds = 0;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(++seeds) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page, loaded anew: it knows nothing but what the device keeps. */
async function page(fetch?: () => Promise<typeof import("@/lib/table/table")>) {
  vi.resetModules();
  const { keepLocally, isLocal } = await import("./local-table-store");
  const { LocalSocket } = await import("./local-table");
  if (!isLocal(CODE)) keepLocally(CODE);
  const socket = new LocalSocket(eights, CODE, fetch);
  const closed: number[] = [];
  socket.addEventListener("close", ({ code }) => closed.push(code));
  const states: Told[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === "state") states.push(message);
  });
  let opened = 0;
  const open = new Promise<void>((resolve) =>
    socket.addEventListener("open", () => {
      opened++;
      resolve();
    }),
  );
  while (fetch && opened === 0) await vi.advanceTimersByTimeAsync(500);
  await open;
  const say = async (message: object) => {
    socket.send(JSON.stringify(message));
    // A move waits for its own frame.
    await vi.advanceTimersByTimeAsync(20);
  };
  await say({ action: "join", name: "Noura", key: keyOf("Noura") });
  const last = () => states.at(-1) as Told;
  const isOnTurn = () => {
    const { gameState, seat } = last();
    return eights.wait(eights.codec?.decode(gameState) as EightsState)?.seats.includes(seat) ?? false;
  };
  return {
    say,
    last,
    socket,
    opened: () => opened,
    closed,
    /** Waits for the bots, and moves. */
    move: async () => {
      for (let waited = 0; waited < 60_000 && !isOnTurn(); waited += 50) await vi.advanceTimersByTimeAsync(50);
      const { gameState, seat, turn, n } = last();
      const view = eights.codec?.decode(gameState) as EightsState;
      await say({ ...(eights.bot(view, seat, randomFrom(seedOf(turn)), "easy") as object), turn, n });
      expect([last().turn, last().n]).not.toEqual([turn, n]);
    },
  };
}

it("finds a game played alone again to its last move, after however many", async () => {
  let here = await page();
  await here.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3 } });
  await here.say({ action: "startGame", fill: true });
  for (const moves of [1, 2, 3]) {
    for (let move = 0; move < moves; move++) await here.move();
    const before = here.last();
    const { values } = JSON.parse(localStorage.getItem("majlis.local") ?? "{}");
    expect(latestKeys.map((key) => values[key]?.turn)).toContain(before.turn);
    here = await page();
    const { turn, gameState } = here.last();
    expect({ turn, gameState }).toEqual({ turn: before.turn, gameState: before.gameState });
  }
});

it("opens its line again by itself where a sleeping page was late with its word, and not once it is closed", async () => {
  const here = await page();
  await here.say({ action: "startGame", fill: true });
  await here.say({ action: "ping" });
  await vi.advanceTimersByTimeAsync(16_000);
  await vi.dynamicImportSettled();
  expect([here.opened(), here.socket.readyState]).toEqual([2, 1]);
  await here.say({ action: "join", name: "Noura", key: keyOf("Noura") });
  expect(here.last()).toMatchObject({ seat: 0 });
  await here.say({ action: "ping" });
  here.socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([here.opened(), here.socket.readyState]).toEqual([2, 3]);
});

it("is played by the page that opened it last, and the one before says so", async () => {
  const first = await page();
  await first.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3 } });
  await first.say({ action: "startGame", fill: true });
  await first.move();
  const second = await page();
  const { turn } = second.last();
  expect(turn).toBe(first.last().turn);

  // Not even before the browser tells it does the first one write.
  await vi.advanceTimersByTimeAsync(60_000);
  const kept = localStorage.getItem("majlis.local");
  await first.say({ action: "startGame" });
  expect(localStorage.getItem("majlis.local")).toBe(kept);

  browser.hears("majlis.local.page");
  expect([first.closed, second.closed]).toEqual([[ELSEWHERE], []]);
  browser.look(false);
  browser.look(true);
  await vi.dynamicImportSettled();
  expect([first.socket.readyState, second.socket.readyState]).toEqual([3, 1]);
});

it("stands still while nobody looks at it, and has heard what was said until then", async () => {
  const here = await page();
  await here.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3, clock: 30 } });
  here.socket.send(JSON.stringify({ action: "startGame", fill: true }));
  browser.look(false);
  const kept = localStorage.getItem("majlis.local");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(localStorage.getItem("majlis.local")).toBe(kept);

  browser.look(true);
  await vi.dynamicImportSettled();
  await here.say({ action: "join", name: "Noura", key: keyOf("Noura") });
  expect(here.last().turn).toBe(1);
  await here.move();
  await vi.advanceTimersByTimeAsync(5_000);
  const { turn, leftMs } = here.last();
  browser.look(false);
  await vi.advanceTimersByTimeAsync(600_000);
  browser.look(true);
  await vi.dynamicImportSettled();
  await here.say({ action: "join", name: "Noura", key: keyOf("Noura") });
  expect(here.last()).toMatchObject({ turn });
  expect(here.last().leftMs).toBeLessThan((leftMs ?? 0) + 1);
});

it("says that it is not there where it cannot be fetched, and comes once it can be", async () => {
  let tries = 0;
  const here = await page(async () => {
    if (++tries < 7) throw new Error("no network");
    return import("@/lib/table/table");
  });
  expect(here.closed).toEqual([1006]);
  expect(here.last()).toMatchObject({ seat: 0 });
});

it("comes back to its last move where it failed at something, and plays on", async () => {
  const faults: unknown[] = [];
  vi.stubGlobal("reportError", (fault: unknown) => faults.push(fault));
  let fails = false;
  const here = await page(async () => {
    const { Table } = await import("@/lib/table/table");
    class Failing<S, A, O> extends Table<S, A, O> {
      override wake() {
        if (fails) throw new Error("no more");
        super.wake();
      }
      override nextWake() {
        if (fails) throw new Error("nor any time");
        return super.nextWake();
      }
    }
    return { Table: Failing as typeof Table };
  });
  await here.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3 } });
  await here.say({ action: "startGame", fill: true });
  await here.move();
  const before = here.last().turn;
  fails = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(faults.length).toBeGreaterThan(0);
  const tries = faults.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(faults.length - tries).toBeLessThan(5);
  fails = false;
  await vi.advanceTimersByTimeAsync(32_000);
  await vi.dynamicImportSettled();
  await here.say({ action: "join", name: "Noura", key: keyOf("Noura") });
  expect(here.last().turn).toBeGreaterThanOrEqual(before);
  await here.move();
});

it("says that it is in the page, whose hiccups make no slow line", async () => {
  const { socket } = await page();
  expect(socket.isInPage).toBe(true);
});

it("stops its time while something lies over it, however long, and says what is left when it goes on", async () => {
  const here = await page();
  await here.say({ action: "setOptions", options: { ...eights.defaults, maxPlayers: 3, clock: 20 } });
  await here.say({ action: "startGame", fill: true });
  await here.move();
  while (here.last().leftMs === null) await vi.advanceTimersByTimeAsync(50);
  await here.say({ action: "show" });
  const before = here.last();
  here.socket.hold(true);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(here.last()).toBe(before);
  here.socket.hold(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(here.last().turn).toBe(before.turn);
  expect(here.last().leftMs).toBeGreaterThan((before.leftMs ?? 0) - 100);
  expect(here.last().leftMs).toBeLessThanOrEqual(before.leftMs ?? 0);
});
