import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame, namedTable, seatNames } from "../testing/eights-table";
import { codesIn, keyOf } from "../testing/test-player";

describe("seats", () => {
  it("are taken, changed and left while the table waits", () => {
    const { host, named } = namedTable("Ann", "Ben");
    expect(codesIn(named("Ben").say({ action: "sit", seat: 0 }))).toEqual(["seatTaken"]);
    expect(codesIn(named("Ben").say({ action: "sit", seat: 6 }))).toEqual(["noSuchSeat"]);
    named("Ben").say({ action: "sit", seat: 4 });
    expect(seatNames(host.record.seats)).toEqual(["Ann", null, null, null, "Ben", null]);
    named("Ben").say({ action: "stand" });
    expect(named("Ben").seat).toBeNull();
    expect(codesIn(named("Ben").say({ action: "stand" }))).toEqual(["notSeated"]);
    named("Ben").say({ action: "sit", seat: 1 });
    expect(named("Ben").seat).toBe(1);
  });

  it("keep the name their player goes by now", () => {
    const { host, named } = namedTable("Ann", "Ben");
    named("Ben").say({ action: "profile", name: "Benjamin", avatar: "falcon" });
    expect(host.record.seats[1]).toMatchObject({ name: "Benjamin", avatar: "falcon" });
    named("Ben").say({ action: "stand" });
    named("Ben").say({ action: "sit", seat: 2 });
    expect(host.record.seats[2]).toMatchObject({ name: "Benjamin", avatar: "falcon" });
  });

  it("change their names, and are come to anew, as fast as somebody can who means it", () => {
    const { host, named } = namedTable("Ann", "Ben");
    const rename = (count: number) => codesIn(named("Ben").say({ action: "profile", name: `Ben ${count}` }));
    for (let count = 0; count < 5; count++) expect(rename(count)).toEqual([]);
    expect(rename(5)).toEqual(["tooFast"]);
    expect(codesIn(named("Ben").say({ action: "join", key: keyOf("Ben"), name: "Benjamin" }))).toEqual(["tooFast"]);
    expect(host.record.seats[1]).toMatchObject({ name: "Ben 4" });
    expect(codesIn(named("Ann").say({ action: "profile", name: "Anna" }))).toEqual([]);
    host.advance(2_000);
    expect(rename(6)).toEqual([]);
  });

  it("are filled with bots and emptied by the host", () => {
    const { host, named } = namedTable("Ann", "Ben");
    named("Ann").say({ action: "addBot", seat: 3, level: "easy" });
    expect(codesIn(named("Ann").say({ action: "addBot", seat: 3 }))).toEqual(["seatTaken"]);
    expect(host.record.seats[3]).toMatchObject({ bot: "easy", ready: true });
    named("Ann").say({ action: "removeSeat", seat: 3 });
    named("Ann").say({ action: "removeSeat", seat: 1 });
    expect(codesIn(named("Ann").say({ action: "removeSeat", seat: 1 }))).toEqual(["seatEmpty"]);
    expect(seatNames(host.record.seats)).toEqual(["Ann", null, null, null, null, null]);
    expect(named("Ben").seat).toBeNull();
  });

  it("follow the options, and close up where they must", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    named("Cat").say({ action: "sit", seat: 5 });
    const options = { ...eights.defaults, maxPlayers: 4 };
    named("Ann").say({ action: "setOptions", options });
    expect(seatNames(host.record.seats)).toEqual(["Ann", "Ben", "Cat", null]);
    named("Ann").say({ action: "addBot", seat: 3 });
    const tight = { action: "setOptions", options: { ...options, maxPlayers: 3 } };
    expect(codesIn(named("Ann").say(tight))).toEqual(["tooMany"]);
    expect(codesIn(named("Ann").say({ action: "setOptions", options: { ...options, more: 1 } }))).toEqual([
      "badOptions",
    ]);
    expect(codesIn(named("Ann").say({ action: "setOptions" }))).toEqual(["malformed"]);
    expect(host.record.options).toEqual(options);
  });

  it("close up when the game starts", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    named("Ann").say({ action: "sit", seat: 5 });
    named("Ben").say({ action: "sit", seat: 3 });
    named("Ann").say({ action: "startGame" });
    expect(seatNames(host.record.seats)).toEqual(["Cat", "Ben", "Ann", null, null, null]);
    expect([named("Cat").seat, named("Ben").seat, named("Ann").seat]).toEqual([0, 1, 2]);
    expect(host.state.hands).toHaveLength(3);
  });

  it("change holders by the host's word, an open one too", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    named("Ann").say({ action: "addBot", seat: 3 });
    const bot = host.record.seats[3]?.name ?? "";
    named("Ben").say({ action: "ready", ready: true });
    named("Ann").say({ action: "swap", seat: 1, with: 3 });
    named("Ann").say({ action: "swap", seat: 5, with: 2 });
    expect(seatNames(host.record.seats)).toEqual(["Ann", bot, null, "Ben", null, "Cat"]);
    expect([named("Ann").seat, named("Ben").seat, named("Cat").seat]).toEqual([0, 3, 5]);
    expect(named("Cat").table.seats[3]).toMatchObject({ name: "Ben", ready: true });
    const { commits } = host;
    const answers = [
      [named("Ben"), { action: "swap", seat: 3, with: 0 }, "notHost"],
      [named("Ann"), { action: "swap", seat: 2, with: 4 }, "seatEmpty"],
      [named("Ann"), { action: "swap", seat: 0, with: 6 }, "noSuchSeat"],
      [named("Ann"), { action: "swap", seat: 0 }, "malformed"],
      [named("Ann"), { action: "swap", seat: 0, with: -1 }, "malformed"],
      [named("Ann"), { action: "swap", seat: 0, with: 1, more: 1 }, "malformed"],
    ] as const;
    for (const [player, message, code] of answers) expect(codesIn(player.say(message))).toEqual([code]);
    expect(codesIn(named("Ann").say({ action: "swap", seat: 0, with: 0 }))).toEqual([]);
    expect(host.commits).toBe(commits);
  });

  it("stay as they are while a game runs", () => {
    const { players } = eightsGame(["Ann", "Ben", "Cat"]);
    const [ann] = players;
    const commands = [
      { action: "sit", seat: 4 },
      { action: "addBot", seat: 4 },
      { action: "swap", seat: 0, with: 1 },
      { action: "setOptions", options: eights.defaults },
      { action: "startGame" },
      { action: "ready", ready: true },
    ];
    for (const command of commands) expect(codesIn(ann?.say(command) ?? [])).toEqual(["gameRunning"]);
    for (const action of ["rematch", "lobby"]) expect(codesIn(ann?.say({ action }) ?? [])).toEqual(["notFinished"]);
  });
});
