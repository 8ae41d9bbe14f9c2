import { describe, expect, it } from "vitest";
import { eightsGame, eightsTable, goodMove } from "../testing/eights-table";
import { codesIn, TestPlayer } from "../testing/test-player";
import { TEXT_LENGTH } from "../wire/names-and-codes";
import { CHAT, KEPT_LINES, phraseCodes } from "./chat";

const REST = 2_000;

function game() {
  const { host, players } = eightsGame(["Ann", "Ben", "Cem"]);
  const [ann, ben, cem] = players as [(typeof players)[number], (typeof players)[number], (typeof players)[number]];
  return { host, ann, ben, cem };
}
const ofType = (frames: TestPlayer<never, never, never>["frames"], type: string) =>
  frames.filter((frame) => frame.type === type);

describe("chat", () => {
  it("reaches everybody at the table, plain clients and watchers too", () => {
    const { host, ann, ben } = game();
    const plain = new TestPlayer(host, "Plain");
    plain.join({ watch: true });
    ann.say({ action: "chat", text: "  hello   <b>there</b> " });
    const line = { type: "chat", n: 1, id: ann.id, name: "Ann", avatar: "palm", text: "hello <b>there</b>" };
    for (const player of [ann, ben, plain]) expect(ofType(player.frames, "chat")).toEqual([line]);
  });

  it("is written by those who sit only", () => {
    const { host } = game();
    const watcher = new TestPlayer(host, "W");
    watcher.join({ watch: true });
    for (const message of [
      { action: "chat", text: "hello" },
      { action: "phrase", phrase: "coffee" },
      { action: "react", reaction: "heart" },
    ])
      expect(codesIn(watcher.say(message))).toEqual(["notSeated"]);
  });

  it("takes one line of plain text", () => {
    const { host, ann } = game();
    const said = (text: string) => {
      host.advance(REST);
      return codesIn(ann.say({ action: "chat", text }));
    };
    expect(said("x".repeat(TEXT_LENGTH))).toEqual([]);
    expect(said("😀".repeat(TEXT_LENGTH))).toEqual([]);
    expect(said("في \u200f3 دقائق")).toEqual([]);
    for (const bad of ["", "   ", "x".repeat(TEXT_LENGTH + 1), "a\u0000b", "\u202a\u202c", "\u200d", "a\ud800"])
      expect(said(bad), JSON.stringify(bad)).toEqual(["malformed"]);
  });

  it("takes a number pasted from the contacts, and turns the rest of no line with it", () => {
    const { host, ann, ben } = game();
    const said = (text: string) => {
      host.advance(REST);
      expect(codesIn(ann.say({ action: "chat", text }))).toEqual([]);
      return ofType(ben.frames, "chat").at(-1)?.text;
    };
    expect(said("\u202a+966 50 123 4567\u202c")).toBe("\u200e+966 50 123 4567");
    expect(said("call \u2066050\u2069\ufeff")).toBe("call \u200e050");
    expect(said("a\u202eb")).toBe("ab");
    expect(said("في \u200f3 دقائق")).toBe("في \u200f3 دقائق");
  });

  it("says ready phrases by their code, with words for plain clients", () => {
    const { ann, ben } = game();
    ann.say({ action: "phrase", phrase: "coffee" });
    expect(ofType(ben.frames, "chat")[0]).toMatchObject({ text: "Coffee?", phrase: "coffee" });
    expect(codesIn(ann.say({ action: "phrase", phrase: "nonsense" }))).toEqual(["malformed"]);
    expect(codesIn(ann.say({ action: "phrase", phrase: "toString" }))).toEqual(["malformed"]);
  });

  it("keeps the last fifty for whoever comes, in a value of their own that holds the longest", () => {
    const { host, ann, ben } = eightsTableOf("Ann", "Ben");
    for (let line = 1; line <= KEPT_LINES + 3; line++) {
      ann.say({ action: "chat", text: `${line} ${"ق".repeat(TEXT_LENGTH - 4)}` });
      host.advance(REST);
    }
    const late = new TestPlayer(host, "Late");
    const [log] = ofType(late.join({ watch: true }), "chatLog") as unknown as [{ lines: { n: number }[] }];
    expect(log.lines.map(({ n }) => n)).toEqual(Array.from({ length: KEPT_LINES }, (_, index) => index + 4));
    expect(Buffer.byteLength(JSON.stringify(host.kept(CHAT)))).toBeLessThan(131_072 / 2);
    host.kill();
    host.reopen();
    expect(ofType(ben.rejoin(), "chatLog")).toEqual([log]);
    ann.rejoin();
    ann.say({ action: "phrase", phrase: "salam" });
    expect(ofType(ben.frames, "chat").at(-1)).toMatchObject({ n: KEPT_LINES + 4 });
  });

  it("is no part of what a move writes, nor of any state", () => {
    const { host, ann, ben, cem } = game();
    const sizeOfMove = () => {
      const [mover] = [ann, ben, cem].filter((player) => player.seat === host.state.current);
      if (!mover) throw new Error("nobody's turn");
      const before = host.written;
      mover.say({ ...goodMove(mover) });
      return { written: host.written - before, keys: host.lastKeys };
    };
    const quiet = sizeOfMove();
    for (const player of [ann, ben, cem])
      for (let line = 0; line < 5; line++) player.say({ action: "chat", text: "secret".repeat(30) });
    const loud = sizeOfMove();
    expect(quiet.keys).toEqual(["latest"]);
    expect(loud.keys).toEqual(["latest/1"]);
    expect(Math.abs(loud.written - quiet.written)).toBeLessThan(400);
    ben.rejoin();
    for (const frame of [...ann.frames, ...ben.frames])
      if (frame.type === "state" || frame.type === "event") expect(JSON.stringify(frame)).not.toContain("secret");
  });

  it("may be meant for somebody, and is for all where nobody sits there", () => {
    const { ann, ben } = game();
    const last = (type: "chat" | "reaction") => ofType(ben.frames, type).at(-1)?.to;
    ann.say({ action: "phrase", phrase: "bravo", to: 1 });
    expect(last("chat")).toBe(ben.id);
    ann.say({ action: "react", reaction: "fire", to: 1 });
    expect(last("reaction")).toBe(ben.id);
    ann.say({ action: "phrase", phrase: "bravo" });
    expect(last("chat")).toBeUndefined();
    // One's own seat, and one that is not there.
    ann.say({ action: "react", reaction: "fire", to: 0 });
    expect(last("reaction")).toBeUndefined();
    ann.say({ action: "phrase", phrase: "salam", to: 9 });
    expect(last("chat")).toBeUndefined();
    expect(ofType(ben.frames, "chat")).toHaveLength(3);
  });

  it("has sixteen ready phrases at least", () => {
    expect(phraseCodes.length).toBeGreaterThanOrEqual(16);
  });

  it("runs out of breath after five, and gets it back by and by", () => {
    const { host, ann, ben } = game();
    const say = () => codesIn(ann.say({ action: "react", reaction: "heart" }));
    for (let times = 0; times < 5; times++) expect(say()).toEqual([]);
    expect(say()).toEqual(["tooFast"]);
    expect(codesIn(ann.rejoin())).toEqual([]);
    expect(say()).toEqual(["tooFast"]);
    expect(codesIn(ben.say({ action: "phrase", phrase: "hurry" }))).toEqual([]);
    host.advance(REST);
    expect(say()).toEqual([]);
    expect(say()).toEqual(["tooFast"]);
  });

  it("stops when the host says so", () => {
    const { host, ann, ben } = game();
    expect(codesIn(ben.say({ action: "setTable", chat: "off" }))).toEqual(["notHost"]);
    ann.say({ action: "phrase", phrase: "salam" });
    ann.say({ action: "setTable", chat: "off" });
    expect(ben.table.chat).toBe("off");
    const late = new TestPlayer(host, "Late");
    expect(ofType(late.join({ watch: true }), "chatLog")).toEqual([]);
    for (const player of [ann, ben])
      expect(codesIn(player.say({ action: "phrase", phrase: phraseCodes[0] }))).toEqual(["chatOff"]);
    ann.say({ action: "setTable", chat: "on" });
    expect(codesIn(ben.say({ action: "react", reaction: "wow" }))).toEqual([]);
  });
});

describe("a reaction", () => {
  it("is shown to those who are there and kept nowhere", () => {
    const { host, ann, ben } = game();
    const commits = host.commits;
    ann.say({ action: "react", reaction: "finjan" });
    expect(ofType(ben.frames, "reaction")).toEqual([{ type: "reaction", id: ann.id, reaction: "finjan" }]);
    expect(host.commits).toBe(commits);
    expect(ofType(ben.rejoin(), "chatLog")).toEqual([]);
  });
});

function eightsTableOf(...names: string[]) {
  const { host, players } = eightsTable(names);
  const [ann, ben] = players as [(typeof players)[number], (typeof players)[number]];
  return { host, ann, ben };
}
