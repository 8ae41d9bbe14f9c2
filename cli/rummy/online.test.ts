import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nodeEnvironment } from "@/lib/client/node-environment";
import { tabAt } from "@/lib/client/testing/tab";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { TestHost } from "@/lib/table/testing/test-host";
import { derived } from "./match";
import { OnlineMatch } from "./online";
import { screenOf } from "./screens";
import { Session } from "./session";
import { unicode } from "./signs";
import { secretsOf, shows, typedBy } from "./testing/typing";
import { plainOf } from "./text";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rummy-"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const size = { width: 80, height: 24 };

/** A terminal at a table, by the house's own client, with nothing but a line between them. */
function terminalAt(host: TestHost<RummyState, RummyAction, RummyOptions>, name: string) {
  const tab = tabAt(host, rummy, { name, around: nodeEnvironment({ host: "majlis.test", isSecure: true }) });
  const session = new Session({
    ...{ sitters: null, options: {}, hasLength: false, seed: derived("a", "rummy") },
    ...{ path: join(folder, `${name}.json`), fresh: true, signs: unicode },
  });
  const match = new OnlineMatch(tab.link, () => session.refresh());
  session.sitAt(match);
  tab.connect();
  const text = () => screenOf(session, size).map(plainOf).join("\n");
  const enter = (line: string) => {
    session.submit(line);
    tab.deliver();
  };
  return { session, match, text, enter };
}

describe("a table of the house", () => {
  it("is played at from two terminals, with a bot, to its end, and each shows its own hand alone", () => {
    const host = new TestHost(rummy, { seed: 5 });
    const [ann, ben] = [terminalAt(host, "Ann"), terminalAt(host, "Ben")];
    expect(ann.text()).toContain("At the table: Ann, Ben.");
    expect(ann.text()).toContain("Enter begins");
    expect(ben.text()).toContain("Enter says that you are ready.");
    ann.enter("");
    expect([ann.session.phase, ben.session.phase].every((phase) => phase === "turn" || phase === "wait")).toBe(true);
    for (let step = 0; ann.session.phase !== "over"; step++) {
      if (step > 4_000) throw new Error(`no end: ${ann.text()}`);
      const on = [ann, ben].find(({ session }) => session.phase === "turn" || session.phase === "score");
      for (const { session, match, text } of [ann, ben]) {
        expect(session.viewer).not.toBeNull();
        if (session.phase === "turn" || session.phase === "wait") expect(text()).toContain("Your hand");
        const others = host.state.hands.filter((_, seat) => seat !== session.viewer).flat();
        expect(session.lying.hand.some((card) => others.includes(card))).toBe(false);
        if (session.phase === "score" || session.phase === "over") continue;
        const all = { state: host.state, history: match.history };
        expect(secretsOf(all, session.viewer).filter((secret) => shows(text(), secret))).toEqual([]);
      }
      if (!on) host.advance(500);
      else
        for (const line of on.session.phase === "score" ? [""] : typedBy(on.match)) {
          on.enter(line);
          expect(on.session.message?.kind, on.session.message?.text).not.toBe("error");
        }
      if (on?.session.phase === "score") host.advance(1_000);
    }
    expect(ann.text()).toMatch(/wins? with -?\d+\./);
    expect(ben.text()).toBe(ann.text());
  });
});
