import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nodeEnvironment } from "@/lib/client/node-environment";
import { tabAt } from "@/lib/client/testing/tab";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { TestHost } from "@/lib/table/testing/test-host";
import { derived } from "./keyboard-match";
import { OnlineMatch } from "./online-match";
import { playPiped } from "./piped";
import { plainOf } from "./screen-lines";
import { screenOf } from "./screens";
import { Session } from "./session";
import { unicode } from "./signs";
import { secretsOf, shows, typedBy } from "./testing/typing";
import { englishRummy } from "./words/en";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const size = { width: 80, height: 24 };

/** A terminal at a table, by the house's own client, with nothing but a line between them. */
function terminalAt(host: TestHost<RummyState, RummyAction, RummyOptions>, name: string) {
  const tab = tabAt(host, rummy, { name, around: nodeEnvironment({ host: "majlis.test", isSecure: true }) });
  const session = new Session({
    ...{ sitters: null, options: {}, hasLength: false, seed: derived("a", "rummy") },
    ...{ path: null, fresh: true, signs: unicode },
  });
  const words = englishRummy;
  const terminal = { words, invitation: "https://majlis.test/rummy/TEST", now: () => performance.now() };
  const match = new OnlineMatch(tab.link, terminal, () => session.refresh());
  session.sitAt(match);
  tab.connect();
  const text = () => screenOf(session, size).map(plainOf).join("\n");
  const enter = (line: string) => {
    session.submit(line);
    tab.deliver();
  };
  return { session, match, text, enter, tab };
}

type Player = ReturnType<typeof terminalAt>;

describe("a table of the house", () => {
  it("is played at from two terminals, with a bot, to its end, and each shows its own hand alone", () => {
    const host = new TestHost(rummy, { seed: 5 });
    const [ann, ben] = [terminalAt(host, "Ann"), terminalAt(host, "Ben")];
    expect(ann.text()).toMatch(/1 {2}Ann {2}you {2}host\n2 {2}Ben {2}not ready\n3 {2}open/);
    expect(ann.text()).toContain("Enter begins");
    expect(ben.text()).toContain("Enter says that you are ready.");
    ann.enter("deals 1");
    ann.enter("bot");
    expect(ben.text()).toMatch(/3 {2}Zayd {2}bot, good/);
    ann.enter("");
    expect([ann.session.phase, ben.session.phase].every((phase) => phase === "turn" || phase === "wait")).toBe(true);
    for (let step = 0; ann.session.phase !== "over"; step++) {
      if (step > 4_000) throw new Error(`no end: ${ann.text()}`);
      const on = [ann, ben].find(({ session }) => session.phase === "turn" || session.phase === "score");
      for (const { session, match, text } of [ann, ben]) {
        const screen = text();
        expect(session.viewer).not.toBeNull();
        if (session.phase === "turn" || session.phase === "wait") expect(screen).toContain("Your hand");
        const others = host.state.hands.filter((_, seat) => seat !== session.viewer).flat();
        expect(session.lying.hand.some((card) => others.includes(card))).toBe(false);
        if (session.phase === "score" || session.phase === "over") continue;
        const all = { state: host.state, history: match.history };
        expect(secretsOf(all, session.viewer).filter((secret) => shows(screen, secret))).toEqual([]);
      }
      if (!on) host.advance(500);
      else
        for (const line of on.session.phase === "score" ? [""] : typedBy(on.match)) {
          on.enter(line);
          expect(on.session.message?.kind, `${line}: ${on.session.message?.text}`).not.toBe("error");
        }
      if (on?.session.phase === "score") host.advance(1_000);
    }
    expect(ann.text()).toMatch(/wins? with -?\d+\./);
    const withoutLast = (text: string) => text.split("\n").slice(0, -1);
    expect(withoutLast(ben.text())).toEqual(withoutLast(ann.text()));
    ann.enter("");
    expect(ann.text()).toContain("Waiting for Ben.");
    ben.enter("");
    expect(["turn", "wait"]).toContain(ann.session.phase);
    expect(ann.match.state.results).toEqual([]);
  });

  const atTable = (...names: string[]) => {
    const host = new TestHost(rummy, { seed: 5 });
    return { host, players: names.map((name) => terminalAt(host, name)) };
  };

  /** Time goes by for everybody, and what they say of themselves arrives. */
  const pass = (host: ReturnType<typeof atTable>["host"], players: readonly Player[], ms: number) => {
    for (let at = 0; at < ms; at += 1_000) {
      vi.advanceTimersByTime(1_000);
      host.advance(1_000);
      for (const { tab } of players) tab.deliver();
    }
  };

  it("is furnished by its host, and by nobody else", () => {
    const { players } = atTable("Ann", "Ben");
    const [ann, ben] = [players[0] as Player, players[1] as Player];
    for (const line of ["deals 1", "clock 60", "bonuses on", "exchange on", "seats 4", "lock", "public"]) {
      ann.enter(line);
      expect(ann.session.message, line).toBeNull();
    }
    expect(ben.text()).toContain("1 deal, 60 s a turn, bonuses, jokers exchanged");
    expect(ben.text()).toContain("open to everybody, seats locked");
    expect(ben.text()).not.toMatch(/^5 /m);
    ann.enter("points 300");
    expect(ann.text()).toContain("to 300 points");
    ann.enter("bot strong");
    expect(ben.text()).toContain("3  Zayd  bot, strong");
    ann.enter("remove 3");
    expect(ben.text()).toContain("3  open");
    for (const [line, text] of [
      ["deals 4", "deals 1, 3, 5 or 10"],
      ["bot clever", "bot, bot easy or bot strong"],
      ["remove 9", "Which seat?"],
      ["clock 0", "Open tables play by the clock"],
      ["fly", "fly?"],
    ] as const) {
      ann.enter(line);
      expect(ann.text(), line).toContain(text);
    }
    ben.enter("deals 5");
    expect(ben.text()).toContain("! Only the host can do that.");
    ben.enter("name Benno");
    ben.enter("sit 4");
    ben.enter("");
    expect(ann.text()).toContain("4  Benno  ready");
    expect(ben.text()).toContain("You are ready");
  });

  it("shows its link with the picture where both fit", () => {
    const { players } = atTable("Ann");
    const [{ session }] = players as [Player];
    session.qr = Array.from({ length: 17 }, () => "█".repeat(33));
    session.submit("link");
    for (const [width, height, isThere] of [
      [60, 20, true],
      [80, 24, true],
      [60, 16, false],
    ] as const) {
      const lines = screenOf(session, { width, height: height - 1 }).map(plainOf);
      expect(lines.length).toBeLessThan(height);
      expect(lines).toContain("https://majlis.test/rummy/TEST");
      expect(lines.filter((line) => line.includes("███"))).toHaveLength(isThere ? 17 : 0);
    }
  });

  it("is not led about by what a house says", () => {
    const { players } = atTable("Ann");
    const [ann] = players as [Player];
    ann.tab.socket.says({
      type: "chat",
      n: 1,
      id: "x",
      name: "\u001b[2JEve",
      avatar: "palm",
      text: "\u001b]0;hi\u0007",
    });
    expect(ann.text()).toContain("[2JEve: ]0;hi");
    expect(ann.text().replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });

  /** What would colour, clear, name the window or turn the line, in one byte or in two. */
  const evil = "\u001b[31m\u001b]0;own\u0007\u009b2J\u202e\u200b";
  const obeyed = /[\p{Cc}\u200b\u202e]/u;

  it.each([
    [
      "a refusal",
      { type: "error", message: "", code: `odd${evil}`, rule: `7${evil}` },
      "! odd[31m]0;own2J rule 7[31m]0;own2J",
    ],
    ["a notice", { type: "notice", code: `odd${evil}` }, "! odd[31m]0;own2J"],
    ["a refusal that every object has", { type: "error", message: "", code: "constructor", rule: "" }, "! constructor"],
    ["a notice that every object has", { type: "notice", code: "__proto__" }, "! __proto__"],
  ])("shows %s that it does not know, and nothing of it moves the cursor", (_, message, said) => {
    const { players } = atTable("Ann");
    const [ann] = players as [Player];
    ann.tab.socket.says(message);
    expect(ann.text()).toContain(said);
    expect(ann.text().replaceAll("\n", "")).not.toMatch(obeyed);
  });

  it("says nothing on a pipe that a terminal would obey", async () => {
    const { players } = atTable("Ann", "Ben");
    players[0]?.enter("");
    const waiting = players.find(({ session }) => session.phase === "wait") as Player;
    const stdin = new PassThrough();
    let written = "";
    const write = (text: string) => {
      written += text;
    };
    const ended = playPiped(waiting.session, { stdin, stdout: { write } });
    waiting.tab.socket.says({ type: "error", message: "", code: `odd${evil}` });
    await expect.poll(() => written).not.toBe("");
    stdin.end("q\n");
    expect(await ended).toBe(0);
    expect(written).toContain("odd[31m]0;own2J\n");
    expect(written.replaceAll("\n", "")).not.toMatch(obeyed);
  });

  it("takes nobody for a bot of its own whose name every object has", () => {
    const { players } = atTable("Ann");
    const [ann] = players as [Player];
    ann.tab.socket.says({ type: "chat", n: 1, id: "constructor", name: "Eve", avatar: "palm", text: "hi" });
    expect(ann.text()).toContain("Eve: hi");
    ann.enter("constructor");
    expect(ann.text()).toContain("constructor?");
  });

  it("has its talk, at any time", () => {
    const { players } = atTable("Ann", "Ben");
    const [ann, ben] = [players[0] as Player, players[1] as Player];
    ann.enter("say Salam, all");
    expect(ben.text()).toContain("Ann: Salam, all");
    ann.enter("");
    ben.enter("say");
    expect(ben.session.prompt).toContain("say > ");
    ben.enter("hello");
    expect(ann.text()).toContain("Ben: hello");
    ben.enter("talk");
    expect(ben.text()).toMatch(/What was said .*\nAnn: Salam, all\nBen: hello/);
    ben.enter("");
    ben.enter("say \u0007");
    expect(ben.text()).toContain("That cannot be said");
  });

  it("shows the clock of a turn, and takes it as over when it is", () => {
    const { host, players } = atTable("Ann", "Ben");
    const [ann] = [players[0] as Player];
    ann.enter("clock 60");
    ann.enter("");
    expect(ann.text()).toMatch(/pile \d+ {2}1:00/);
    pass(host, players, 12_000);
    expect(ann.text()).toMatch(/pile \d+ {2}0:48/);
    const { turn } = ann.match.state;
    pass(host, players, 49_000);
    expect(ann.match.state.turn).toBe(turn + 1);
  });

  it("calls whoever sits here once for each turn of theirs", () => {
    const { host, players } = atTable("Ann", "Ben");
    const [ann, ben] = [players[0] as Player, players[1] as Player];
    const calls: string[] = [];
    ann.session.onTurn = () => calls.push("Ann");
    ben.session.onTurn = () => calls.push("Ben");
    ann.enter("");
    const expected: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const on = [ann, ben].find(({ session }) => session.phase === "turn") as Player;
      expected.push(on === ann ? "Ann" : "Ben");
      expect(calls).toEqual(expected);
      for (const line of ["d", "s", "x 1"]) on.enter(line);
      host.advance(500);
    }
    expect(new Set(calls).size).toBe(2);
  });

  it("takes lines that come before its answers, one after another", () => {
    const { host, players } = atTable("Ann", "Ben");
    players[0]?.enter("");
    const on = players.find(({ session }) => session.phase === "turn") as Player;
    for (const line of ["d", "x 1"]) on.session.submit(line);
    expect(on.session.isBehind).toBe(true);
    on.tab.deliver();
    on.tab.deliver();
    expect(host.state.turn).toBe(1);
    expect(on.session.message?.kind).not.toBe("error");
  });

  it("takes a host's lines at once, in their order, and begins with what they made of the table", () => {
    const { host, players } = atTable("Ann");
    const [ann] = players as [Player];
    for (const line of ["deals 1", "deals 1", "bot", "bot strong", "say hello", "", "d"]) ann.session.submit(line);
    for (let round = 0; round < 12 && ann.session.isBehind; round++) ann.tab.deliver();
    expect(ann.match.sitters.map(({ bot }) => bot)).toEqual([null, "good", "strong"]);
    expect(ann.match.state.options.deals).toBe(1);
    expect(ann.session.message?.text ?? "").not.toContain("?");
    expect(host.record.status).toBe("playing");
  });

  it("keeps a seat through a lost line, and a move with it", () => {
    const { host, players } = atTable("Ann", "Ben");
    players[0]?.enter("");
    const on = players.find(({ session }) => session.phase === "turn") as Player;
    on.tab.drop();
    expect(on.text()).toContain("The line is lost");
    on.enter("d");
    expect(on.text()).toContain("Your move is not sent yet");
    on.tab.connect();
    on.tab.deliver();
    expect(on.text()).not.toContain("The line is lost");
    expect(on.text()).toMatch(/You drew /);
    expect(host.state.picked).toBe("pile");
  });

  it("lets whoever was away say that they are back", () => {
    const { host, players } = atTable("Ann", "Ben");
    const [ann, ben] = [players[0] as Player, players[1] as Player];
    ann.enter("clock 60");
    ann.enter("");
    pass(host, players, 4 * 61_000);
    expect(ann.text()).toContain("A bot plays for you: Enter says that you are back.");
    expect(ben.text()).toContain("bot plays");
    ann.enter("");
    expect(ann.text()).toContain("You are back.");
  });

  it("is left: before a match at once, in it when that is meant, and not by closing the window", () => {
    const { players } = atTable("Ann", "Ben", "Mia");
    const [ann, ben, mia] = players as [Player, Player, Player];
    mia.enter("q");
    expect(mia.session.exit).toBe(0);
    expect(ann.text()).toContain("3  open");
    ann.enter("");
    ben.enter("leave");
    expect(ben.text()).toContain("Give up your seat");
    ben.enter("1");
    expect(ben.session.exit).toBeNull();
    ann.enter("q");
    expect([ann.session.exit, ben.text().includes("left")]).toEqual([0, false]);
    expect(ann.session.farewell).toContain("https://majlis.test/rummy/TEST");
    ben.enter("leave");
    ben.enter("2");
    expect([ben.session.exit, ann.text().includes("left")]).toEqual([0, true]);
    expect(ben.session.farewell).toBeNull();
  });

  it("says why there is no seat, and ends with 3 where none will be", () => {
    const { players } = atTable("Ann", "Ben");
    const [ann, ben] = players as [Player, Player];
    ann.enter("remove 2");
    expect(ben.text()).toContain("The host has asked you to leave your seat.");
    ben.enter("");
    expect(ben.session.exit).toBe(3);
    const late = atTable("Ann", "Ben");
    late.players[0]?.enter("seats 2");
    late.players[0]?.enter("");
    const mia = terminalAt(late.host, "Mia");
    expect(mia.text()).toContain("you look on");
    expect(mia.text()).not.toContain("Your hand");
    expect(mia.session.exit).toBeNull();
    const { turn } = late.host.state;
    for (const line of ["d", "x 1", "m 1 2 3", "e 1 2", "c"]) {
      mia.enter(line);
      expect(mia.session.message, line).toMatchObject({ kind: "error", text: "You look on." });
    }
    mia.enter("s");
    mia.enter("t");
    expect([late.host.state.turn, mia.text().includes("On the table")]).toEqual([turn, true]);
  });
});
