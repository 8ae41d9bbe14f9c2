import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import type { Game } from "@/lib/rules/game";
import { eightsGame, goodMove } from "@/lib/table/testing/eights-table";
import { Device } from "./device";

/** Ann's device at a game with Ben, over a line that takes what it said when it is told to; Ann is asked first. */
function playing(isPlain: boolean) {
  const { host, players } = eightsGame(["Ann", "Ben"], { clock: 0 });
  const ann = players.find(({ seat, view }) => view && eights.wait(view)?.seats.includes(seat ?? -1));
  if (!ann) throw new Error("nobody is asked");
  const good = goodMove(ann);
  ann.leave();
  const said: string[] = [];
  const heard: string[] = [];
  const device = new Device(eights as Game, isPlain, (text) => said.push(text) > 0);
  let connection: string | null = null;
  host.onSend = (to, text) => {
    if (to !== connection || text === null) return;
    heard.push(text);
    device.hear(text);
  };
  const deliver = () => {
    for (const text of said.splice(0)) if (connection !== null) host.receive(connection, text);
  };
  const leave = () => {
    if (connection !== null) host.disconnect(connection);
    connection = null;
    said.length = 0;
  };
  const rejoin = () => {
    leave();
    connection = host.connect();
    device.join(ann.name);
    deliver();
  };
  rejoin();
  return {
    host,
    device,
    good,
    heard,
    deliver,
    leave,
    rejoin,
    codes: () => heard.filter((text) => text.includes("error")),
  };
}

describe("a device", () => {
  it("was shown as done the move it made, not one before in the same place that never arrived", () => {
    const { device, good, rejoin, deliver } = playing(true);
    device.move({ action: "draw" });
    rejoin();
    device.move(good);
    deliver();
    expect(device.sent).toHaveLength(2);
    expect(device.taken).toEqual([device.sent[1]]);
    expect(device.taken[0]?.action).toEqual(good);
    expect(device.complaints).toEqual([]);
  });

  it("says a move again that never arrived, and was shown it as done once", () => {
    const { device, host, good, rejoin } = playing(false);
    const { turn } = host.record;
    device.move(good);
    rejoin();
    rejoin();
    expect([device.sent.length, device.taken, host.record.turn]).toEqual([1, device.sent, turn + 1]);
    expect(device.complaints).toEqual([]);
  });

  it("was shown a bot's move in place of its own, and says so once it was refused", () => {
    const { host, device, good, leave, rejoin, codes } = playing(false);
    device.move(good);
    leave();
    host.advance(90_000);
    rejoin();
    expect(device.sent).toHaveLength(1);
    expect(device.replica.pending).toEqual([]);
    expect(codes()).toEqual([expect.stringContaining("tooLate")]);
    expect(device.taken).toEqual([]);
    rejoin();
    expect(device.complaints).toEqual([]);
  });

  it("without names was shown that time ran out in place of its move, and says so once that was refused", () => {
    const { device, good, heard } = playing(true);
    const [before = ""] = heard.filter((text) => text.includes('"type":"state"'));
    device.move(good);
    const { turn, ...state } = JSON.parse(before);
    device.hear(JSON.stringify({ ...state, turn: turn + 1, n: 0 }));
    expect(device.taken).toHaveLength(1);
    const refusal = JSON.stringify({ type: "error", code: "notYourTurn", message: "" });
    device.hear(refusal);
    expect([device.taken, device.complaints]).toEqual([[], []]);
    // Once is what it said: a second refusal has no reason.
    device.hear(refusal);
    expect(device.complaints).toEqual(["refused: notYourTurn"]);
  });

  it("keeps what it was shown as done on a line before, whatever is refused on this one", () => {
    const { device, good, deliver, rejoin } = playing(false);
    const move = device.move(good);
    deliver();
    rejoin();
    device.hear(JSON.stringify({ type: "error", code: "tooLate", message: "", turn: move?.turn, n: move?.n }));
    expect(device.taken).toHaveLength(1);
  });

  it("moves on from a refusal that names no move", () => {
    const { device, good } = playing(true);
    device.move(good);
    device.hear(JSON.stringify({ type: "error", code: "tooLate", message: "" }));
    expect([device.replica.pending, device.complaints]).toEqual([[], []]);
    expect(device.move(good)).not.toBeNull();
  });

  it("notices what goes back, what it cannot follow, and what is no word at all", () => {
    const { device, good, heard, deliver } = playing(false);
    const [before = ""] = heard.filter((text) => text.includes('"type":"state"'));
    device.move(good);
    deliver();
    device.hear(before);
    expect(device.complaints).toEqual([expect.stringContaining("went back")]);
    device.hear('{"type":"event","patch":[["/nowhere/at/all",1]],"turn":9,"n":0,"leftMs":null}');
    expect(device.complaints.at(-1)).toContain("cannot follow");
    device.hear('{"type":"riddle"}');
    expect(device.complaints.at(-1)).toContain("no word");
  });
});
