import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLOSE, RARE } from "@/lib/table/time/heartbeat";
import { testEnvironment } from "../testing/environment";
import { TestSocket } from "../testing/socket";
import { RoomLine } from "./room-line";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function connected({ isInPage = false } = {}) {
  const around = testEnvironment();
  const socket = new TestSocket({ isInPage });
  const on = { opened: vi.fn(), lost: vi.fn(), heard: vi.fn(), changed: vi.fn() };
  const line = new RoomLine(socket, on, around);
  const pong = () => socket.says({ type: "pong" });
  socket.open();
  pong();
  /** From now on the other end answers, so many milliseconds later, for so long. */
  const answer = (afterMs: number, forMs = Number.POSITIVE_INFINITY) => {
    const until = performance.now() + forMs;
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      send(text);
      if (performance.now() < until) setTimeout(pong, afterMs);
    };
  };
  return { around, socket, line, on, pong, answer, pings: () => socket.sent.length };
}

describe("a line where no game runs", () => {
  it("asks once when it opens, and is quiet from then on", () => {
    const { pings, line } = connected();
    expect([pings(), line.reach, vi.getTimerCount()]).toEqual([1, "open", 0]);
    vi.advanceTimersByTime(600_000);
    expect(pings()).toBe(1);
  });

  it("asks again when the page is looked at again, and finds out that it died", () => {
    const { around, socket, line, pings } = connected();
    around.look(false);
    vi.advanceTimersByTime(600_000);
    around.look(true);
    expect(pings()).toBe(2);
    vi.advanceTimersByTime(2_500);
    expect([socket.reconnects, line.reach]).toEqual([1, "lost"]);
  });
});

describe("a line that beats", () => {
  it("asks every two seconds while nothing is heard, and less while much is", () => {
    const { line, answer, pings, socket } = connected();
    answer(0);
    line.beat(CLOSE);
    vi.advanceTimersByTime(60_000);
    expect(pings()).toBe(1 + 29);
    const before = pings();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1_000);
      socket.says({ type: "event" });
    }
    // Every six seconds, for the table's ear and to know the round trip.
    expect(pings() - before).toBeLessThanOrEqual(11);
  });

  it.each([0, 1, 700, 1_999, 2_000, 2_001, 3_300])("notices within five seconds that it died, %i ms in", (after) => {
    const { line, socket, answer } = connected();
    const died = performance.now() + after;
    answer(0, after);
    line.beat(CLOSE);
    vi.advanceTimersByTime(after);
    while (socket.reconnects === 0) vi.advanceTimersByTime(10);
    expect(performance.now() - died).toBeLessThanOrEqual(5_000);
    expect(line.reach).toBe("lost");
  });

  it("does not take a slow line for a dead one", () => {
    const { line, socket, answer } = connected();
    answer(2_400);
    line.beat(CLOSE);
    vi.advanceTimersByTime(60_000);
    expect([socket.reconnects, line.reach, line.isSlow]).toEqual([0, "open", true]);
  });

  it("says a word in time for the table's patience while nobody looks", () => {
    const { line, around, answer, pings } = connected();
    answer(0);
    line.beat(CLOSE);
    around.look(false);
    const before = pings();
    vi.advanceTimersByTime(60_000);
    expect(pings() - before).toBe(10);
  });

  it("stops when the game is over", () => {
    const { line, pong, pings } = connected();
    line.beat(CLOSE);
    vi.advanceTimersByTime(2_000);
    pong();
    line.beat(null);
    const before = pings();
    vi.advanceTimersByTime(60_000);
    expect([pings() - before, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe("a line that is slow from its first question on", () => {
  /** A line whose other end always takes so long, from each opening on, and the plays of a minute. */
  function slow(tripMs: number) {
    const around = testEnvironment();
    const socket = new TestSocket();
    const line = new RoomLine(socket, { opened: vi.fn(), lost: vi.fn(), heard: vi.fn(), changed: vi.fn() }, around);
    const send = socket.send.bind(socket);
    let trip = tripMs;
    socket.send = (text) => {
      send(text);
      const { reconnects } = socket;
      // An answer does not outlive its connection.
      if (trip < Number.POSITIVE_INFINITY)
        setTimeout(() => socket.reconnects === reconnects && socket.says({ type: "pong" }), trip);
    };
    const reconnect = socket.reconnect.bind(socket);
    socket.reconnect = () => {
      reconnect();
      setTimeout(() => socket.open(), trip);
    };
    socket.open();
    line.beat(CLOSE);
    const takes = (ms: number) => {
      trip = ms;
    };
    return { around, socket, line, takes };
  }

  it.each([2_600, 3_000, 4_500, 6_500])("is given the time it takes, %i ms, and then played on", (tripMs) => {
    const { socket, line } = slow(tripMs);
    vi.advanceTimersByTime(60_000);
    expect([line.reach, line.isSlow]).toEqual(["open", true]);
    const { reconnects } = socket;
    expect(reconnects).toBeLessThanOrEqual(2);
    vi.advanceTimersByTime(600_000);
    expect([socket.reconnects, line.reach]).toEqual([reconnects, "open"]);
  });

  it("is noticed within five seconds when it dies, once it has answered quickly again", () => {
    const { socket, line, takes } = slow(4_500);
    vi.advanceTimersByTime(60_000);
    takes(80);
    vi.advanceTimersByTime(20_000);
    const { reconnects } = socket;
    takes(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(5_000);
    expect([socket.reconnects, line.reach]).toEqual([reconnects + 1, "lost"]);
  });

  it("is asked no more often than it can be heard where it never answers", () => {
    const { socket } = slow(Number.POSITIVE_INFINITY);
    const reconnect = socket.reconnect.bind(socket);
    socket.reconnect = () => {
      reconnect();
      socket.open();
    };
    vi.advanceTimersByTime(17_499);
    expect(socket.reconnects).toBe(2);
    vi.advanceTimersByTime(600_000);
    expect(socket.reconnects).toBeLessThanOrEqual(63);
  });
});

describe("a line where others wait to begin", () => {
  it("says a word once a minute, looked at or not", () => {
    const { line, around, answer, pings } = connected();
    answer(0);
    line.beat(RARE);
    vi.advanceTimersByTime(3_600_000);
    expect(pings()).toBe(1 + 60);
    around.look(false);
    vi.advanceTimersByTime(3_600_000);
    expect(pings()).toBe(1 + 120);
  });
});

describe("the sign of a slow line", () => {
  it("goes by itself where nothing else is asked, once the line is quick again", () => {
    const { line, around, pong, answer, pings } = connected();
    around.look(true);
    vi.advanceTimersByTime(650);
    pong();
    expect(line.isSlow).toBe(true);
    answer(20);
    vi.advanceTimersByTime(2_100);
    expect(line.isSlow).toBe(false);
    const before = pings();
    vi.advanceTimersByTime(600_000);
    expect(pings()).toBe(before);
  });

  it("says of a line that just opened how the line is, whatever the join takes", () => {
    const socket = new TestSocket();
    const line = new RoomLine(
      socket,
      { opened: () => line.send("join"), lost: vi.fn(), heard: vi.fn(), changed: vi.fn() },
      testEnvironment(),
    );
    socket.open();
    expect(socket.sent).toEqual([expect.stringContaining("ping"), "join"]);
  });

  it("shows as soon as an answer takes more than 500 ms, and goes with the next quick one", () => {
    const { line, pong, on } = connected();
    line.beat(CLOSE);
    vi.advanceTimersByTime(2_000);
    vi.advanceTimersByTime(499);
    expect(line.isSlow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(line.isSlow).toBe(true);
    expect(on.changed).toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    pong();
    expect(line.isSlow).toBe(true);
    vi.advanceTimersByTime(2_050);
    pong();
    expect(line.isSlow).toBe(false);
  });

  it("does not show for exactly 500 ms of a round trip", () => {
    const { line, pong, around } = connected();
    around.look(true);
    vi.advanceTimersByTime(400);
    pong();
    expect(line.isSlow).toBe(false);
  });
});

describe("half the smallest recent round trip", () => {
  it("is taken off every clock", () => {
    const { line, pong, around } = connected();
    around.look(true);
    vi.advanceTimersByTime(100);
    pong();
    // The opening question was answered at once in this test, and an older trip only counts for so much.
    expect(line.delay).toBe(50);
    around.look(true);
    vi.advanceTimersByTime(1_000);
    pong();
    expect(line.delay).toBeCloseTo(55);
  });
});

describe("a device that goes offline", () => {
  it("doubts its line at once, and says that it is the device", () => {
    const { line, around, socket } = connected();
    around.online(false);
    expect(line.reach).toBe("open");
    vi.advanceTimersByTime(2_500);
    expect([line.reach, socket.reconnects]).toEqual(["offline", 1]);
  });

  it("stays open where the table still answers", () => {
    const { line, around, pong } = connected();
    around.online(false);
    vi.advanceTimersByTime(20);
    pong();
    vi.advanceTimersByTime(10_000);
    expect(line.reach).toBe("open");
  });

  it("connects at once when it is online again, without waiting for its next try", () => {
    const { line, around, socket } = connected();
    around.online(false);
    socket.drop();
    expect(line.reach).toBe("offline");
    around.online(true);
    expect([line.reach, socket.reconnects]).toEqual(["lost", 1]);
    socket.open();
    socket.says({ type: "state" });
    expect(line.reach).toBe("open");
  });
});

describe("a lost line", () => {
  it("is looked for at once when the page is looked at, and not while it is looked for", () => {
    const { around, socket } = connected();
    socket.drop();
    around.look(false);
    expect(socket.reconnects).toBe(0);
    around.look(true);
    expect(socket.reconnects).toBe(1);
    around.look(true);
    expect(socket.reconnects).toBe(1);
  });
});

describe("a table in the page", () => {
  it("is never slow or lost, however long the page is busy", () => {
    const { line, socket, answer } = connected({ isInPage: true });
    answer(30_000);
    line.beat(CLOSE);
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1_000);
      expect([line.reach, line.isSlow, socket.reconnects]).toEqual(["open", false, 0]);
    }
    expect(socket.sent.length).toBeGreaterThan(2);
  });

  it("is not offline before it is open", () => {
    const around = testEnvironment();
    const line = new RoomLine(
      new TestSocket({ isInPage: true }),
      { opened: vi.fn(), lost: vi.fn(), heard: vi.fn(), changed: vi.fn() },
      around,
    );
    around.online(false);
    expect(line.reach).toBe("connecting");
  });
});

it("a closed line leaves nothing behind", () => {
  const { line, around, socket } = connected();
  line.beat(CLOSE);
  line.close();
  expect(vi.getTimerCount()).toBe(0);
  around.online(false);
  around.look(true);
  expect(socket.sent).toHaveLength(1);
});
