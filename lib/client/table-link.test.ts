import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import type { Refusal } from "@/lib/rules/game";
import { JOIN_MS } from "@/lib/table/door/limits";
import { eightsTable } from "@/lib/table/testing/eights-table";
import { keyOf, TestPlayer } from "@/lib/table/testing/test-player";
import { closings } from "@/lib/table/wire/refusals";
import { RESTING } from "./rooms/room-line";
import { TableLink } from "./table-link";
import { testEnvironment } from "./testing/environment";
import { TestSocket } from "./testing/socket";
import { tabAt } from "./testing/tab";

let around = testEnvironment();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  around = testEnvironment();
});
afterEach(() => {
  vi.useRealTimers();
});

type House = ReturnType<typeof eightsTable>;
const seating = { party: "eights", code: "TEST" };
const me = { key: keyOf("Noura"), name: "Noura", avatar: "palm" };
const tab = ({ host }: House, game = eights) => tabAt(host, game, { around });

/** Noura's tab in a game against bots, when it is her turn. */
function onTurn(options: Partial<EightsOptions> = {}) {
  const house = eightsTable([]);
  const own = tab(house);
  own.connect();
  own.link.say({ action: "setOptions", options: { ...eights.defaults, ...options } });
  own.link.say({ action: "startGame", fill: true });
  own.deliver();
  const { host } = house;
  const reach = () => {
    for (let step = 0; host.state.current !== own.shown().seat; step++) {
      if (step > 400) throw new Error("it is never her turn");
      host.advance(500);
    }
  };
  reach();
  return { house, host, reach, ...own };
}

const countOf = (entries: readonly unknown[] | undefined) => entries?.length ?? 0;
const logOf = ({ host }: Pick<House, "host">) => host.logs.get(host.record.round);

describe("a tab at a table", () => {
  it("joins as it opens, with the key and whom it speaks for", () => {
    const socket = new TestSocket();
    const player = "ab".repeat(32);
    new TableLink(eights, { ...seating, who: { ...me, player } }, around, socket);
    socket.open();
    expect(JSON.parse(socket.sent.at(-1) ?? "")).toMatchObject({ action: "join", key: me.key, player, wire: 1 });
  });

  it("beats while a game runs, rarely while friends wait for one, and never alone", () => {
    const house = eightsTable([]);
    const own = tab(house);
    own.connect();
    const pings = () => {
      const before = own.socket.sent.length;
      for (let second = 0; second < 600; second++) {
        vi.advanceTimersByTime(1_000);
        house.host.advance(1_000);
        own.deliver();
      }
      return own.socket.sent.length - before;
    };
    expect([own.shown().reach, vi.getTimerCount(), pings()]).toEqual(["open", 0, 0]);
    tab(house).connect();
    expect(pings()).toBe(0);
    new TestPlayer(house.host, "Omar").join({ wire: 1 });
    expect(pings()).toBe(10);
    own.link.say({ action: "startGame", fill: true });
    own.deliver();
    expect(pings()).toBeGreaterThan(90);
  });

  it("has no clock while its table rests, and is not lost", () => {
    const { socket, shown } = onTurn({ clock: 20 });
    expect(shown().deadline).not.toBeNull();
    socket.drop(RESTING);
    expect(shown()).toMatchObject({ reach: "open", deadline: null });
  });

  it("says again what broke in on a turn where the line may have lost it, and only then", () => {
    const house = eightsTable([]);
    const breaksIn = {
      ...eights,
      wait: () => ({ turn: 0, seats: [], ms: null, kind: "any", aside: [0] }),
      check: () => null,
    };
    const own = tab(house, breaksIn);
    own.connect();
    own.link.say({ action: "startGame", fill: true });
    own.deliver();
    const said = () => own.socket.actions.filter((action) => action === "draw").length;
    expect(own.link.move({ action: "draw" })).toBeNull();
    expect([said(), own.shown().unanswered]).toEqual([1, 0]);
    own.drop();
    expect(own.link.move({ action: "draw" })).toMatchObject({ code: "notSent" });
    own.connect();
    expect(said()).toBe(2);
    own.deliver();
    own.drop();
    own.connect();
    expect(said()).toBe(2);
  });

  it("says nothing again that may not be said any more: it was about another trick, or another hand", () => {
    const house = eightsTable([]);
    let late: Refusal | null = null;
    let hand = 0;
    const wait = () => ({ turn: 0, seats: [], ms: null, kind: "any", aside: [0] });
    const own = tab(house, { ...eights, wait, check: () => late, deal: () => hand });
    own.connect();
    own.link.say({ action: "startGame", fill: true });
    own.deliver();
    const said = () => own.socket.actions.filter((action) => action === "draw").length;
    const breaksInAndIsLost = () => {
      own.link.move({ action: "draw" });
      own.drop();
    };
    breaksInAndIsLost();
    late = { code: "qaydLate", rule: "9.2" };
    own.connect();
    expect([said(), own.shown().word]).toMatchObject([1, { kind: "refused", code: "qaydLate", rule: "9.2" }]);
    late = null;
    own.drop();
    own.connect();
    expect(said()).toBe(1);
    breaksInAndIsLost();
    hand = 1;
    own.connect();
    expect([said(), own.shown().word]).toMatchObject([2, { kind: "refused", code: "tooLate" }]);
    breaksInAndIsLost();
    own.connect();
    expect(said()).toBe(4);
  });

  it("is out of date where the table plays by other rules than it knows, and says nothing more", () => {
    const house = eightsTable([]);
    const old = tab(house, { ...eights, version: eights.version - 1 });
    old.connect();
    expect(old.shown()).toMatchObject({ closed: "outdated", table: null });
    expect(old.socket.readyState).toBe(3);
  });

  it("asks for the whole state once what it hears does not follow from what it knows", () => {
    const { socket, shown, deliver, host } = onTurn();
    const known = shown().view;
    const asked = () => socket.actions.filter((action) => action === "show").length;
    for (let missed = 0; missed < 2; missed++) socket.says([host.record.turn + 5, 0, null, 1]);
    expect([asked(), shown().view]).toEqual([1, known]);
    deliver();
    const { seat } = shown();
    expect(shown().view).toEqual(eights.view(host.state, seat));
    socket.says([host.record.turn + 5, 0, null, 1]);
    expect(asked()).toBe(2);
  });

  it("is told on its seat that other rules have ended its game, and looks on nowhere", () => {
    const { house, shown, drop, connect, deliver, host } = onTurn();
    drop();
    host.kill();
    const renewed = { ...eights, version: eights.version + 1 };
    host.reopen(renewed);
    connect();
    deliver();
    expect(house.host.record.status).toBe("waiting");
    // The page knows only the rules before, and knows those of the table once it is loaded again.
    expect(shown().closed).toBe("outdated");
    drop();
    const loaded = tab(house, renewed);
    loaded.connect();
    expect(loaded.shown()).toMatchObject({
      seat: 0,
      view: null,
      lookingOn: null,
      word: { kind: "notice", code: "otherRules" },
    });
  });

  it.each(["noSuchTable", "signedOut"] as const)("gives up for good when told %s", (code) => {
    const socket = new TestSocket();
    const link = new TableLink(eights, { ...seating, who: me }, around, socket);
    socket.open();
    socket.says({ type: "error", code, message: "" });
    expect([link.shown().closed, socket.readyState]).toEqual([code, 3]);
  });
});

describe("a move made offline", () => {
  it("is shown as not sent, and sent once when the line is back", () => {
    const { play, shown, drop, connect, deliver, moves, host } = onTurn();
    const before = countOf(logOf({ host }));
    drop();
    const held = shown().view?.hands[shown().seat ?? 0]?.length;
    const action = play();
    expect(shown()).toMatchObject({ reach: "lost", unanswered: 1, isUnsent: true });
    expect(moves()).toHaveLength(0);
    expect(countOf(logOf({ host }))).toBe(before);
    connect();
    deliver();
    expect(shown()).toMatchObject({ reach: "open", unanswered: 0, isUnsent: false });
    expect(logOf({ host })?.[before]).toEqual({ seat: shown().seat, action });
    expect(moves()).toHaveLength(1);
    if (action.action === "play") expect(shown().view?.hands[shown().seat ?? 0]).toHaveLength((held ?? 0) - 1);
  });

  it("is played once where it arrived and only its answer was lost", () => {
    const { play, shown, drop, connect, deliver, moves, host } = onTurn();
    const before = countOf(logOf({ host }));
    const action = play();
    drop({ arrives: true });
    const own = () =>
      logOf({ host })
        ?.slice(before)
        .filter((entry) => "seat" in entry && entry.seat === 0 && "action" in entry);
    connect();
    deliver();
    expect(moves()).toHaveLength(2);
    expect(own()).toEqual([{ seat: 0, action }]);
    expect(shown()).toMatchObject({ unanswered: 0, word: null });
  });

  it("is refused once, in words, where its turn has passed meanwhile", () => {
    const { play, shown, drop, connect, deliver, host, link } = onTurn({ clock: 10 });
    const words: unknown[] = [];
    link.subscribe(() => {
      const { word } = link.shown();
      if (word && !words.includes(word)) words.push(word);
    });
    drop();
    play();
    host.advance(11_000);
    const before = countOf(logOf({ host }));
    connect();
    deliver();
    expect(words).toMatchObject([{ kind: "refused", code: "tooLate", move: true }]);
    expect(shown()).toMatchObject({ unanswered: 0, isUnsent: false });
    expect(countOf(logOf({ host }))).toBe(before);
  });

  it("is still said after a reload, once", () => {
    const { house, play, drop, host, link } = onTurn();
    const before = countOf(logOf({ host }));
    drop();
    const action = play();
    link.close();
    const reloaded = tab(house);
    expect(reloaded.shown()).toMatchObject({ view: null, unanswered: 0 });
    reloaded.connect();
    reloaded.deliver();
    expect(logOf({ host })?.[before]).toEqual({ seat: 0, action });
    expect(reloaded.shown()).toMatchObject({ unanswered: 0, isUnsent: false });
    const again = tab(house);
    again.connect();
    expect(again.moves()).toEqual([]);
  });
});

describe("what is no move", () => {
  it("is said to be sent or not, and is not kept", () => {
    const { link, drop, connect, socket } = onTurn();
    expect(link.say({ action: "chat", text: "hello" })).toBe(true);
    drop();
    expect(link.say({ action: "chat", text: "is anybody there" })).toBe(false);
    connect();
    expect(socket.actions.filter((action) => action === "chat")).toHaveLength(1);
  });

  it("is refused where it breaks in on a turn and cannot be sent", () => {
    const house = eightsTable([]);
    const all = [0, 1, 2, 3, 4, 5];
    const wait = (state: EightsState) => {
      const awaited = eights.wait(state);
      return awaited && { ...awaited, aside: all };
    };
    const own = tab(house, { ...eights, wait });
    own.connect();
    own.link.say({ action: "startGame", fill: true });
    own.deliver();
    const draw: EightsAction = { action: "draw" };
    while (house.host.state.current !== own.shown().seat) house.host.advance(500);
    expect(own.link.move(draw)).toBeNull();
    own.drop();
    expect(own.link.move(draw)).toEqual({ code: "notSent", rule: "" });
    expect(own.shown().unanswered).toBe(0);
  });
});

describe("a page that slept between opening and joining", () => {
  it("connects again, and a running match goes on", () => {
    const { socket, shown, connect, house, drop } = onTurn();
    drop();
    const before = shown().view;
    socket.open();
    // Nothing it said got out before it slept; what the table said waits for it.
    const stranger = house.host.connect();
    house.host.advance(JOIN_MS);
    expect(house.host.closings).toEqual([closings.notJoined]);
    for (const { type, ...rest } of house.host.ears.get(stranger)?.frames ?? []) socket.says({ type, ...rest });
    socket.drop(closings.notJoined);
    expect(shown()).toMatchObject({ closed: null, reach: "lost", word: null });
    expect([shown().view, shown().seat]).toEqual([before, 0]);
    connect();
    expect(shown()).toMatchObject({ closed: null, reach: "open", seat: 0, word: null });
  });
});

describe("a crowd at the door", () => {
  const crowded = [closings.tooManyJoins, closings.tooManyLines];

  it.each(crowded)("is waited out by whoever had a seat, %i", (code) => {
    const { socket, shown, connect } = onTurn();
    const { word } = shown();
    socket.drop(code);
    socket.says({ type: "error", code: "tooManyLines", message: "" });
    expect(shown()).toMatchObject({ closed: null, reach: "open", word });
    socket.drop(code);
    expect(shown().reach).toBe("lost");
    connect();
    expect(shown()).toMatchObject({ closed: null, reach: "open" });
  });

  it.each(crowded)("is the end for whoever had none, %i", (code) => {
    const socket = new TestSocket();
    const link = new TableLink(eights, { ...seating, who: me }, around, socket);
    socket.open();
    socket.drop(code);
    expect(link.shown().closed).toBe("turnedAway");
  });

  it("is no excuse for what one did oneself", () => {
    const { socket, shown } = onTurn();
    socket.drop(closings.tooMuch);
    expect(shown().closed).toBe("turnedAway");
  });
});

describe("the deadline shown", () => {
  const out = [5, 40, 80, 150, 20, 180];
  const back = [5, 80, 40, 50, 180, 20];

  /** A page whose frames need so long there and back, and what it shows of a clock that had so much left. */
  async function clockOver(there: number, home: number, leftMs: number) {
    const socket = new TestSocket();
    const link = new TableLink(eights, { ...seating, who: me }, around, socket);
    const answer = () => {
      const { action } = JSON.parse(socket.sent[0] ?? "{}");
      expect(action).toBe("ping");
      setTimeout(() => setTimeout(() => socket.says({ type: "pong" }), home), there);
    };
    socket.open();
    const sent = performance.now();
    setTimeout(() => {
      const none = { table: {}, gameState: null, seat: null, turn: 0, n: 0 };
      socket.says({ type: "state", v: 1, game: "eights", rules: eights.version, yourPlayerId: "", ...none, leftMs });
    }, home);
    answer();
    // When the clock really runs out, by this device's time.
    const truth = sent + leftMs;
    vi.advanceTimersByTime(home);
    const early = (link.shown().deadline ?? Number.NaN) - truth;
    vi.advanceTimersByTime(there);
    const known = (link.shown().deadline ?? Number.NaN) - truth;
    link.close();
    return { early, known };
  }

  it.each(out.map((there, index) => [there, back[index] ?? 0]))(
    "errs by half of what %i ms there and %i ms back differ, once the round trip is known",
    async (there, home) => {
      const { early, known } = await clockOver(there, home, 10_000);
      expect(early).toBeCloseTo(home, 5);
      expect(known).toBeCloseTo((home - there) / 2, 5);
      // However a round trip is made up, its half bounds the error: 100 ms up to 200 ms.
      expect(Math.abs(known)).toBeLessThanOrEqual((there + home) / 2);
      expect(Math.abs(known)).toBeLessThanOrEqual(100);
    },
  );

  it("of a frame that came late is put right by the next answer of the table's own clock, and of a late answer stays", () => {
    const { socket, shown, host } = onTurn({ clock: 20 });
    const out = host.now() + (host.record.match?.clock?.ms ?? Number.NaN);
    /** What the table answers after so long, and how far off the deadline shown is then. */
    const answered = (tripMs: number) => {
      const asked = socket.sent.length;
      vi.advanceTimersByTime(2_000);
      host.advance(2_000);
      expect(JSON.parse(socket.sent[asked] ?? "")).toMatchObject({ action: "ping" });
      const leftMs = out - host.now();
      vi.advanceTimersByTime(tripMs);
      host.advance(tripMs);
      socket.says({ type: "pong", leftMs });
      return (shown().deadline ?? Number.NaN) - performance.now() - (out - host.now());
    };
    vi.advanceTimersByTime(700);
    host.advance(700);
    const late = { turn: host.record.turn, n: 0, leftMs: out - host.now() + 700 };
    socket.says({ type: "event", patch: [], ...late });
    expect((shown().deadline ?? Number.NaN) - performance.now() - (out - host.now())).toBe(700);
    expect(Math.abs(answered(40))).toBeLessThanOrEqual(40);
    expect(Math.abs(answered(900))).toBeLessThanOrEqual(40);
  });
});
