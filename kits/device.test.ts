import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import type { Game } from "@/lib/rules/game";
import { wireMove } from "@/lib/table/replica";
import { eightsGame, goodMove } from "@/lib/table/testing/eights-table";
import { codesIn } from "@/lib/table/testing/player";
import { Device } from "./device";

/** Ann's device at a game with Ben; Ann is asked first. */
function playing(isPlain: boolean) {
  const { host, players } = eightsGame(["Ann", "Ben"], { clock: 0 });
  const ann = players.find(({ seat, view }) => view && eights.wait(view)?.seats.includes(seat ?? -1));
  if (!ann) throw new Error("nobody is asked");
  const device = new Device(eights as Game, isPlain);
  const hear = (frames: readonly Parameters<Device["hear"]>[0][]) => {
    for (const frame of frames) device.hear(frame);
  };
  const rejoin = () => {
    hear(ann.rejoin(isPlain ? {} : { wire: 1 }));
    return device.reconnected();
  };
  rejoin();
  return { host, ann, device, hear, rejoin };
}

describe("a device", () => {
  it("was shown as done the move it made, not one before in the same place that never arrived", () => {
    const { ann, device, hear, rejoin } = playing(true);
    device.move({ action: "draw" });
    rejoin();
    const move = goodMove(ann);
    device.move(move);
    hear(ann.say(move));
    expect(device.sent).toHaveLength(2);
    expect(device.taken).toEqual([device.sent[1]]);
    expect(device.taken[0]?.action).toEqual(move);
    expect(device.complaints).toEqual([]);
  });

  it("was shown a bot's move in place of its own, and says so once it was refused", () => {
    const { host, ann, device, hear, rejoin } = playing(false);
    device.move(goodMove(ann));
    ann.leave();
    host.advance(90_000);
    hear(ann.rejoin({ wire: 1 }));
    expect(device.replica.pending).toEqual([]);
    const [move] = device.sent;
    if (!move) throw new Error("nothing was sent");
    const refused = ann.say(wireMove(move));
    expect(codesIn(refused)).toEqual(["tooLate"]);
    hear(refused);
    expect(device.taken).toEqual([]);
    rejoin();
    expect(device.complaints).toEqual([]);
  });

  it("keeps what it was shown as done on a line before, whatever is refused on this one", () => {
    const { ann, device, hear, rejoin } = playing(false);
    const move = device.move(goodMove(ann));
    if (!move) throw new Error("no move");
    hear(ann.say(wireMove(move)));
    rejoin();
    device.hear({ type: "error", code: "tooLate", message: "", turn: move.turn, n: move.n });
    expect(device.taken).toHaveLength(1);
  });

  it("notices what goes back", () => {
    const { ann, device, hear } = playing(false);
    const [before] = ann.frames.filter(({ type }) => type === "state");
    const move = device.move(goodMove(ann));
    if (!move || !before) throw new Error("no move");
    hear(ann.say(wireMove(move)));
    device.hear(before);
    expect(device.complaints).toHaveLength(1);
  });
});
