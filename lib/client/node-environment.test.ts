import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "@/lib/rules/game";
import { games } from "@/lib/rules/registry";
import { TestHost } from "@/lib/table/testing/test-host";
import { nodeEnvironment } from "./node-environment";
import { tabAt } from "./testing/tab";

const ofPages = ["window", "document", "navigator", "location", "history", "localStorage", "sessionStorage"] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  for (const name of ofPages) vi.stubGlobal(name, undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A terminal's client at a table of its own with bots, the game just begun. */
function terminal(game: Game) {
  const host = new TestHost(game);
  const own = tabAt(host, game, { around: nodeEnvironment({ host: "majlis.test", isSecure: true }) });
  own.connect();
  own.link.say({ action: "startGame", fill: true });
  own.deliver();
  const played: unknown[] = [];
  const isOver = () => host.record.status === "finished";
  const isAsked = () => {
    const { view, seat } = own.shown();
    return view !== null && seat !== null && (game.wait(view)?.seats.includes(seat) ?? false);
  };
  /** Lets the bots play until a move is wanted here, or none any more. */
  const reach = () => {
    for (let step = 0; !isOver() && !isAsked(); step++) {
      if (step > 4_000) throw new Error("it is never asked");
      host.advance(500);
    }
  };
  const play = () => played.push(own.play());
  /** What this seat did by the table's log, game after game. */
  const logged = () =>
    [...host.logs.values()]
      .flat()
      .flatMap((entry) => ("action" in entry && entry.seat === own.shown().seat ? [entry.action] : []));
  return { ...own, host, play, reach, isOver, played, logged };
}

describe.each(Object.values(games) as Game[])("in Node, with no page anywhere, a match of $id", (game) => {
  it.each([
    ["never arrived", false],
    ["arrived without its answer", true],
  ])("is played to its end against bots, where a move that %s was made once over a new line", (_, arrives) => {
    const { play, reach, deliver, connect, drop, isOver, played, logged, shown } = terminal(game);
    for (reach(); !isOver(); reach()) {
      play();
      expect(shown().unanswered).toBe(1);
      // Every third time something becomes of the line just then.
      if (played.length % 3 === 1) {
        drop({ arrives });
        expect(shown()).toMatchObject({ reach: "lost", unanswered: 1, isUnsent: true });
        connect();
      }
      deliver();
      expect(shown().unanswered).toBe(0);
    }
    expect(played.length).toBeGreaterThan(3);
    expect(logged()).toEqual(played);
    expect(shown()).toMatchObject({ reach: "open", word: null, table: { status: "finished" } });
  });
});
