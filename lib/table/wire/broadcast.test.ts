import { describe, expect, it } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { emptyReplica, predicted, type Replica, withToldMove } from "../replica/replica";
import { censorOf } from "../testing/censor";
import { eightsGame } from "../testing/eights-table";
import { type Frame, frameOf, TestHost } from "../testing/test-host";
import { heard, TestPlayer } from "../testing/test-player";

const draw = { action: "draw" };
const own = { wire: 1, rules: eights.version };

function game() {
  const host = new TestHost(eights, { censor: censorOf(eights, oracle) });
  const [ann, ben, cat, dan] = ["Ann", "Ben", "Cat", "Dan"].map((name) => new TestPlayer(host, name));
  if (!ann || !ben || !cat || !dan) throw new Error("four names");
  ann.join(own);
  ben.join(own);
  cat.join({ wire: 1, rules: eights.version + 1 });
  dan.join({ ...own, watch: true });
  ann.say({ action: "startGame" });
  return { host, ann, ben, cat, dan };
}
const last = ({ frames }: { frames: readonly Frame[] }) => frames.at(-1);

describe("a move", () => {
  it("is told in the game's shorthand, its cards to nobody but who drew them", () => {
    const { host, ann, ben, dan } = game();
    ann.say(draw);
    expect(last(ann)).toEqual({
      type: "moved",
      turn: host.record.turn,
      n: 0,
      leftMs: 20_000,
      told: [0, [expect.any(Number)]],
    });
    for (const other of [ben, dan]) expect(last(other)).toMatchObject({ type: "moved", told: [0] });
    for (const [seat, player] of [ann, ben].entries()) expect(player.view).toEqual(eights.view(host.state, seat));
    expect(dan.view).toEqual(eights.view(host.state, null));
  });

  it("is told as a change to whoever runs other rules, and when more than the game has changed", () => {
    const { host, ann, ben, cat } = game();
    ann.say(draw);
    expect(last(cat)?.type).toBe("event");
    expect(cat.view).toEqual(eights.view(host.state, 2));
    for (const player of [ben, cat]) player.say({ action: "stand" });
    expect(last(ann)?.type).toBe("event");
    expect(ann.table.status).toBe("finished");
  });

  it("is shown whole to whoever asks", () => {
    const { ann } = game();
    expect(ann.say({ action: "show" }).map(({ type }) => type)).toEqual(["state"]);
  });
});

describe("a device that missed something", () => {
  function missed() {
    const { host, players } = eightsGame(["Ann", "Ben", "Cat"]);
    for (const player of players) player.rejoin(own);
    const [ann, ben, cat] = players;
    const told = (ann?.frames ?? []).reduce((replica, frame) => heard(eights, replica, frame), start);
    for (const player of [ann, ben, cat]) player?.say(draw);
    return { host, ann, told, moves: ann?.frames.slice(-3) ?? [] };
  }
  const start: Replica<EightsState, EightsAction, EightsOptions> = emptyReplica;

  it("follows every move that it did not miss", () => {
    const { host, told, moves } = missed();
    const after = moves.reduce((replica, frame) => heard(eights, replica, frame), told);
    expect(after).toMatchObject({ isLost: false, turn: host.record.turn });
    expect(predicted(eights, after).view).toEqual(eights.view(host.state, 0));
  });

  it("notices, hears nothing more, and is whole again with a state", () => {
    const { host, ann, told, moves } = missed();
    const [first, , third] = moves;
    if (!first || !third || !ann) throw new Error("three moves");
    const lost = heard(eights, heard(eights, told, first), third);
    expect(lost).toMatchObject({ isLost: true, turn: host.record.turn - 2 });
    expect(heard(eights, lost, first)).toBe(lost);
    const [state] = ann.say({ action: "show" });
    if (!state) throw new Error("no state");
    const found = heard(eights, lost, state);
    expect(found.isLost).toBe(false);
    expect(predicted(eights, found).view).toEqual(eights.view(host.state, 0));
  });

  it("takes no words for what cannot have happened", () => {
    const { told } = missed();
    for (const words of [[], [9], [0, 99], ["0"], [1, 0, 0, 30]]) {
      const turn = told.turn + 1;
      expect(withToldMove(eights, told, { type: "moved", turn, n: 0, leftMs: null, told: words }).isLost).toBe(true);
    }
    expect(frameOf("[7,0,null,1,2]")).toEqual({ type: "moved", turn: 7, n: 0, leftMs: null, told: [1, 2] });
  });
});
