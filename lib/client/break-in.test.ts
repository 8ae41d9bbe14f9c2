import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BalootState, baloot, playCount, qaydDate } from "@/lib/rules/baloot";
import { TestHost } from "@/lib/table/testing/test-host";
import { tabAt } from "./testing/tab";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Noura at a free table with three bots, in the first hand that is played, when she may call a qayd and is not asked. */
function contested() {
  const host = new TestHost(baloot);
  const own = tabAt(host, baloot);
  own.connect();
  own.link.say({ action: "setOptions", options: { ...baloot.defaults, enforcement: "free", speed: "none" } });
  own.link.say({ action: "startGame", fill: true });
  own.deliver();
  /** Bots play, and Noura as one, until the table has come to this. */
  const until = (isThere: (state: BalootState) => boolean) => {
    for (let step = 0; !isThere(host.state); step++) {
      if (step > 4_000) throw new Error("it never comes to that");
      const { view, seat } = own.shown();
      if (own.socket.readyState === 1 && view && seat !== null && baloot.wait(view)?.seats.includes(seat)) {
        own.play();
        own.deliver();
      } else host.advance(100);
    }
  };
  const mayCall = (state: BalootState) =>
    (baloot.wait(state)?.aside?.includes(0) ?? false) && state.phase === "playing" && playCount(state.deal) >= 5;
  until(mayCall);
  const after = qaydDate(host.state, 0) ?? Number.NaN;
  const called = () => own.socket.actions.filter((action) => action === "qayd").length;
  expect(own.link.move({ action: "qayd", after })).toBeNull();
  expect(called()).toBe(1);
  return { host, own, until, after, called };
}

it("a qayd that was lost on its way is called again while its trick lies there", () => {
  const { host, own, called } = contested();
  own.drop();
  expect(host.state.phase).toBe("playing");
  own.connect();
  own.deliver();
  expect([called(), host.state.phase, host.state.qayd?.by]).toEqual([2, "qayd", 0]);
});

it("a qayd that was heard is not called again, though its answer was lost", () => {
  const { host, own, called } = contested();
  own.drop({ arrives: true });
  expect(host.state.phase).toBe("qayd");
  const { word } = own.shown();
  own.connect();
  own.deliver();
  expect([called(), host.state.phase]).toEqual([1, "qayd"]);
  expect(own.shown().word).toBe(word);
});

it("a qayd is not called again once its trick is past, and that is said", () => {
  const { host, own, until, after, called } = contested();
  own.drop();
  until(({ deal }) => playCount(deal) >= after + 5);
  own.connect();
  own.deliver();
  expect([called(), host.state.qayd]).toEqual([1, null]);
  expect(own.shown().word).toMatchObject({ kind: "refused", code: "qaydLate" });
});

it("a qayd the room refuses is refused as a move is, though it has no name", () => {
  const { host, own, after } = contested();
  const second = tabAt(host, baloot);
  second.connect();
  expect(second.link.move({ action: "qayd", after })).toBeNull();
  second.deliver();
  expect(host.state.phase).toBe("qayd");
  own.deliver();
  expect(own.shown().word).toMatchObject({ kind: "refused", move: true });
  // What the table itself refuses is none.
  own.link.say({ action: "startGame", fill: true });
  own.deliver();
  expect(own.shown().word).toMatchObject({ kind: "refused", move: false });
});

it("an option that a rule refuses in the lobby is no move", () => {
  const host = new TestHost(baloot);
  const own = tabAt(host, baloot);
  own.connect();
  own.link.say({ action: "setOptions", options: { ...baloot.defaults, speed: "none" } });
  own.link.say({ action: "setTable", visibility: "public" });
  own.deliver();
  expect(own.shown().word).toMatchObject({ kind: "refused", code: "clockNeeded", move: false });
});

it("a qayd of one hand is not called in the next, at a trick like its own", () => {
  const { host, own, until, after, called } = contested();
  const hands = host.state.deals.length;
  own.drop();
  until((state) => {
    const isLike = state.deals.length > hands && state.phase === "playing" && playCount(state.deal) === after;
    return isLike && baloot.check(state, 0, { action: "qayd", after }) === null;
  });
  own.connect();
  own.deliver();
  expect([called(), host.state.qayd]).toEqual([1, null]);
  expect(own.shown().word).toMatchObject({ kind: "refused", code: "tooLate" });
});
