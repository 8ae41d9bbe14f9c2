import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Bet, oddsOf, play, replay, type State, scoreOf, start } from "@/lib/rules/tiles";

type Storage = "fine" | "full" | "blocked";
let storage: Storage;
let kept: Map<string, string>;
const writes: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  storage = "fine";
  kept = new Map();
  writes.length = 0;
  const guarded = <Value>(use: () => Value): Value => {
    if (storage === "blocked") throw new DOMException("blocked", "SecurityError");
    return use();
  };
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => guarded(() => kept.get(name) ?? null),
    setItem: (name: string, text: string) =>
      guarded(() => {
        if (storage === "full") throw new DOMException("full", "QuotaExceededError");
        writes.push(name);
        kept.set(name, text);
      }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page opened anew: only what is on the device is left. */
async function opened({ seed = 5, now = 1_000 } = {}) {
  vi.resetModules();
  const [{ openSession }, board, keeping] = await Promise.all([
    import("./session"),
    import("./leaderboard"),
    import("./kept-on-device"),
  ]);
  const world = {
    now: () => now,
    seed: () => seed.toString(16).padStart(64, "0"),
    pace: () => "calm" as const,
  };
  return { session: openSession(world), ...board, ...keeping };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const likelier = (state: State): Bet => {
  const { higher, lower } = oddsOf(state);
  return higher >= lower ? "higher" : "lower";
};
const stateOf = ({ session }: Opened): State => session.table()?.shown.after ?? start("0".repeat(64));
function playOn(page: Opened, always?: "higher" | "lower"): void {
  while (page.session.table()?.shown.phase === "betting") {
    page.session.bet(always ?? likelier(stateOf(page)));
    vi.advanceTimersByTime(5_000);
  }
}

describe("a round", () => {
  test("goes bet, lock, deal, count, settle, bet", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    const phases: unknown[] = [page.session.table()?.shown.phase];
    page.session.subscribe(() => phases.push(page.session.table()?.shown.phase));
    page.session.bet("higher");
    vi.advanceTimersByTime(1_699);
    expect(page.session.table()?.shown.phase).toBe("settling");
    vi.advanceTimersByTime(1);
    expect([...new Set(phases)]).toEqual(["betting", "locked", "dealing", "counting", "settling"]);
    expect(phases.at(-1)).toBe("betting");
    expect(stateOf(page).rounds).toHaveLength(1);
  });

  test("takes no bet while it resolves", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    page.session.bet("higher");
    for (let ms = 0; ms < 1_700; ms += 50) {
      page.session.bet("lower");
      vi.advanceTimersByTime(50);
    }
    expect(stateOf(page).rounds.map(({ bet }) => bet)).toEqual(["higher"]);
  });

  test("takes no bet after the end, nor before a game", async () => {
    const page = await opened();
    page.session.bet("higher");
    expect(page.session.table()).toBeNull();
    page.session.begin("Noura", null);
    playOn(page);
    const { rounds } = stateOf(page);
    expect(page.session.table()?.shown.phase).toBe("over");
    page.session.bet("higher");
    expect(stateOf(page).rounds).toBe(rounds);
  });

  test("lasts 1.7 s, in a hurry half a second", async () => {
    const { afterwards, lasts, showing } = await import("./round-phases");
    const length = (pace: "calm" | "fast" | "still") => {
      let shown = afterwards(showing(start("a".repeat(64))), { bet: "higher" });
      let sum = 0;
      for (let ms = lasts(shown, pace); ms !== null; ms = lasts(shown, pace)) {
        sum += ms;
        shown = afterwards(shown, "elapsed");
      }
      return sum;
    };
    expect(length("calm")).toBe(1_700);
    expect(length("fast")).toBe(500);
    expect(length("still")).toBeLessThan(700);
  });
});

describe("the screen of a phase", () => {
  test("tells a round only as far as it has come", async () => {
    const { afterwards, seen, showing } = await import("./round-phases");
    let shown = showing(start("b".repeat(64)));
    const before = shown.after;
    const untouched = { number: 1, hand: before.hand, draw: 132, discard: 0, rounds: [] };
    expect(seen(shown)).toMatchObject({ ...untouched, running: null });
    shown = afterwards(shown, { bet: "lower" });
    const { after } = shown;
    const round = after.rounds[0];
    expect(seen(shown)).toMatchObject({ ...untouched, running: round });
    for (const phase of ["dealing", "counting"]) {
      shown = afterwards(shown, "elapsed");
      expect(shown.phase).toBe(phase);
      expect(seen(shown)).toMatchObject({
        hand: round?.revealed,
        draw: 128,
        discard: 4,
        rounds: [],
        base: round?.base,
      });
    }
    shown = afterwards(shown, "elapsed");
    expect(seen(shown)).toMatchObject({ hand: after.hand, draw: 128, discard: 4, rounds: [round], base: round?.base });
    shown = afterwards(shown, "elapsed");
    expect(seen(shown)).toMatchObject({ number: 2, hand: after.hand, draw: 128, discard: 4, base: round?.moved });
  });

  test("fills the piles up only when the round is over", async () => {
    const { afterwards, seen, showing } = await import("./round-phases");
    let state = start("c".repeat(64));
    while (state.draw.length > 4) state = play(state, "higher");
    let shown = afterwards(showing(state), { bet: "higher" });
    while (shown.phase !== "settling") shown = afterwards(shown, "elapsed");
    expect(seen(shown)).toMatchObject({ draw: 0, discard: 132, exhaustions: 0 });
    expect(seen(afterwards(shown, "elapsed"))).toMatchObject({ draw: 268, discard: 0, exhaustions: 1 });
  });
});

describe("the end", () => {
  test("is saved once, under the name and with the score", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    playOn(page);
    const score = scoreOf(stateOf(page));
    expect(page.leaderboard.read()).toEqual([{ name: "Noura", score, ts: 1_000 }]);
    expect(writes.filter((name) => name === "majlis.tiles.leaderboard")).toHaveLength(1);
    expect(page.session.table()?.game.saved).toBe(true);
  });

  test("is saved when it happens, not when its animation is over", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    while (!stateOf(page).ending) {
      expect(page.leaderboard.read()).toEqual([]);
      page.session.bet(likelier(stateOf(page)));
      if (!stateOf(page).ending) vi.advanceTimersByTime(5_000);
    }
    expect(page.session.table()?.shown.phase).toBe("locked");
    expect(page.leaderboard.read()).toHaveLength(1);
  });

  test("is not saved again by a reload, nor after the leaderboard was cleared", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    playOn(page);
    const again = await opened({ now: 9_000 });
    expect(again.session.table()?.shown.phase).toBe("over");
    expect(again.leaderboard.read()).toHaveLength(1);
    again.clearLeaderboard();
    const later = await opened({ now: 10_000 });
    expect(later.leaderboard.read()).toEqual([]);
  });

  it.each([true, false])("is saved by the reload if the page died before it could (line written: %s)", async (line) => {
    const page = await opened();
    page.session.begin("Noura", null);
    playOn(page);
    const game = JSON.parse(kept.get("majlis.tiles.game") ?? "");
    kept.set("majlis.tiles.game", JSON.stringify({ ...game, saved: false }));
    if (!line) kept.delete("majlis.tiles.leaderboard");
    const again = await opened({ now: 9_000 });
    expect(again.leaderboard.read()).toEqual([{ name: "Noura", score: scoreOf(stateOf(page)), ts: 1_000 }]);
    expect(again.session.table()?.game.saved).toBe(true);
  });
});

describe("leaving and coming back", () => {
  test("7.2 a game that is left is not saved", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    page.session.bet("higher");
    page.session.leave();
    vi.advanceTimersByTime(5_000);
    expect(page.session.table()).toBeNull();
    expect(page.leaderboard.read()).toEqual([]);
    expect((await opened()).session.table()).toBeNull();
  });

  test("a reload finds the game where it was, a bet in the air included", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    page.session.bet("higher");
    const again = await opened();
    expect(again.session.table()?.shown.phase).toBe("betting");
    expect(stateOf(again)).toEqual(stateOf(page));
    expect(replay(again.session.table()?.game.record ?? expect.fail())).toEqual(stateOf(page));
  });

  test("another tab's bets are followed", async () => {
    const page = await opened();
    page.session.subscribe(() => {});
    page.session.begin("Noura", null);
    const game = JSON.parse(kept.get("majlis.tiles.game") ?? "");
    kept.set("majlis.tiles.game", JSON.stringify({ ...game, record: { ...game.record, bets: ["lower", "higher"] } }));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "majlis.tiles.game" }));
    expect(stateOf(page).rounds).toHaveLength(2);
    expect(page.session.table()?.shown.phase).toBe("betting");
  });

  test("the last name is remembered", async () => {
    const page = await opened();
    page.session.begin("سلمان", null);
    expect((await opened()).lastName.read()).toBe("سلمان");
  });
});

describe("the deck of the day", () => {
  test("8.1 is one for everyone, 8.2 and its first finished game counts", async () => {
    const page = await opened({ seed: 1 });
    page.session.begin("Noura", "2026-11-18");
    playOn(page);
    const first = page.dailyGame.read();
    expect(first).toMatchObject({ day: "2026-11-18", name: "Noura" });
    expect(first?.record).toEqual(page.session.table()?.game.record);
    const other = await opened({ seed: 2 });
    other.session.leave();
    other.session.begin("Layla", "2026-11-18");
    expect(stateOf(other).hand).toEqual(start(first?.record.seed ?? "").hand);
    playOn(other);
    expect(other.dailyGame.read()).toEqual(first);
  });

  test("8.2 only the first game of a day's deck counts for it, and none of a deck of its own", async () => {
    const page = await opened({ seed: 1 });
    const { countsForDay } = await import("./session");
    const game = () => page.session.table()?.game ?? null;
    page.session.begin("Noura", "2026-11-18");
    playOn(page);
    expect(countsForDay(game(), page.dailyGame.read())).toBe(true);
    page.session.begin("Noura", "2026-11-18");
    playOn(page, "lower");
    expect(countsForDay(game(), page.dailyGame.read())).toBe(false);
    page.session.begin("Noura", null);
    playOn(page);
    expect(countsForDay(game(), page.dailyGame.read())).toBe(false);
  });

  test("8.1 a day is counted in UTC", async () => {
    const { dayOf } = await import("./day-in-utc");
    expect(dayOf(Date.UTC(2026, 10, 18, 23, 59, 59))).toBe("2026-11-18");
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe("2026-11-19");
  });
});

describe("storage", () => {
  it.each(["full", "blocked"] as const)("%s: the game goes on, and it can be said", async (state) => {
    storage = state;
    const page = await opened();
    page.session.begin("Noura", null);
    playOn(page);
    expect(page.session.table()?.shown.phase).toBe("over");
    expect(page.leaderboard.read()).toHaveLength(1);
    expect(page.leaderboard.trouble()).toBe("refused");
    expect(page.keptGame.trouble()).toBe("refused");
  });

  it.each(["{", "7", '{"name":1}', '[{"name":"x"}]', '[{"name":"x","score":-1,"ts":0}]'])(
    "%s in place of the leaderboard and the game: said once, then written over",
    async (rubbish) => {
      kept.set("majlis.tiles.leaderboard", rubbish);
      kept.set("majlis.tiles.game", rubbish);
      const page = await opened();
      expect(page.session.table()).toBeNull();
      expect(page.leaderboard.read()).toEqual([]);
      expect(page.leaderboard.trouble()).toBe("rubbish");
      page.session.begin("Noura", null);
      playOn(page);
      expect(page.leaderboard.read()).toHaveLength(1);
      expect(page.leaderboard.trouble()).toBeNull();
    },
  );

  test("a game that bets on after its end is dropped", async () => {
    const page = await opened();
    page.session.begin("Noura", null);
    playOn(page);
    const game = JSON.parse(kept.get("majlis.tiles.game") ?? "");
    game.record.bets.push("higher");
    kept.set("majlis.tiles.game", JSON.stringify(game));
    expect((await opened()).session.table()).toBeNull();
  });
});

describe("the leaderboard", () => {
  const line = (score: number, ts: number, name = "N") => ({ name, score, ts });

  test("7.2 keeps five, the best first, of equal ones the earlier first", async () => {
    const { ranked, withEntry, placeOf } = await import("./leaderboard");
    const lines = [line(90, 1), line(120, 2), line(100, 5), line(100, 3), line(80, 4)];
    expect(ranked(lines).map(({ ts }) => ts)).toEqual([2, 3, 5, 1, 4]);
    expect(withEntry(lines, line(100, 6)).map(({ ts }) => ts)).toEqual([2, 3, 5, 6, 1]);
    expect(withEntry(lines, line(80, 7)).map(({ ts }) => ts)).toEqual([2, 3, 5, 1, 4]);
    expect(placeOf(lines, line(100, 5))).toBe(3);
    expect(placeOf(lines, line(70, 9))).toBeNull();
  });

  test("is cleared at once, here and on the device", async () => {
    const page = await opened();
    page.leaderboard.write([line(90, 1)]);
    const heard = vi.fn();
    page.leaderboard.subscribe(heard);
    page.clearLeaderboard();
    expect(heard).toHaveBeenCalledOnce();
    expect(page.leaderboard.read()).toEqual([]);
    expect((await opened()).leaderboard.read()).toEqual([]);
  });
});
