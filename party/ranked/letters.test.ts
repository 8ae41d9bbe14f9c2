import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Ladder from "../ladder";
import { CODE_KEY, type Knock } from "../platform";
import { TestHouse } from "../testing/house";
import { ladderNow } from "../testing/ranked";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A ladder with so many letters on their way, the first ones to a room that is as it is said, and that room's asked-for notes. */
function lettersTo(first: number, rest: number, answersIn: (room: string) => Promise<Response>) {
  class Rooms {
    onRequest({ url }: Knock): Promise<Response> {
      return answersIn(new URL(url).pathname.split("/").at(-1) ?? "");
    }
  }
  const house = new TestHouse({ ladder: Ladder, player: Rooms, queue: Rooms });
  const name = ladderNow();
  house.edit("ladder", name, CODE_KEY, name);
  for (let number = 0; number < first + rest; number++) {
    const player = (number < first ? "a" : "b").repeat(64);
    const match = String(number).padStart(32, "0");
    house.edit("ladder", name, `note/${match}`, {
      note: { match, drawing: match },
      players: [player],
      isQueueTold: false,
    });
  }
  const left = () => [...house.kept("ladder", name).keys()].filter((key) => key.startsWith("note/")).length;
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      await vi.advanceTimersByTimeAsync(250);
      house.ring(Date.now());
    }
  };
  const open = () => house.post("ladder", name, { action: "page", tier: "rocket", top: 1 });
  return { left, pass, open };
}

const done = () => Promise.resolve(Response.json({ done: true }));

it("a letter to a room that hung for longer than it is waited for is brought when the room is back", async () => {
  let isHanging = true;
  const { left, pass, open } = lettersTo(1, 0, () => (isHanging ? new Promise(() => undefined) : done()));
  await open();
  await pass(12_000);
  expect(left()).toBe(1);
  isHanging = false;
  await pass(90_000);
  expect(left()).toBe(0);
});

it("letters that nobody takes keep none from those behind them", async () => {
  let asked = 0;
  const { left, pass, open } = lettersTo(45, 5, (room) => {
    if (room !== "a") return done();
    asked++;
    return Promise.resolve(new Response(null, { status: 503 }));
  });
  await open();
  await pass(10_000);
  expect(left()).toBe(45);
  // Less and less often.
  asked = 0;
  await pass(600_000);
  expect(asked).toBeGreaterThan(45);
  expect(asked).toBeLessThan(45 * 30);
});
