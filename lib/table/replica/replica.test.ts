import { describe, expect, it } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { eightsGame, goodMove } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { heard, TestPlayer } from "../testing/test-player";
import { type ToyAction, type ToyOptions, type ToyState, toy } from "../testing/toy-game";
import { emptyReplica, predicted, type Replica, wireMove, withEvent, withMove, withRefusal } from "./replica";

type EightsReplica = Replica<EightsState, EightsAction, EightsOptions>;
const draw = { action: "draw" } as const;

/** A replica that heard everything its player's connection was told. */
function replicaOf(player: ReturnType<typeof eightsGame>["players"][number] | undefined): EightsReplica {
  const told = player?.frames ?? [];
  return told.reduce<EightsReplica>((replica, frame) => heard(eights, replica, frame), emptyReplica);
}

const moved = (replica: EightsReplica, action: EightsAction) => {
  const result = withMove(eights, replica, action);
  if ("refusal" in result) throw new Error(result.refusal.code);
  return result;
};

describe("a replica", () => {
  it("knows nothing before it is told, and passes changes by until then", () => {
    expect(predicted(eights, emptyReplica)).toEqual({ view: null, next: { turn: 0, n: 0 } });
    const nothing: EightsReplica = emptyReplica;
    expect(withEvent(nothing, { type: "event", patch: [["/view", null]], turn: 3, n: 0, leftMs: null })).toBe(nothing);
    expect(withMove(eights, nothing, draw)).toMatchObject({ refusal: { code: "notSeated" } });
  });

  it("ends up with its player's view", () => {
    const { host, players } = eightsGame(["Ann", "Ben", "Cat"]);
    for (let move = 0; move < 30 && host.record.status === "playing"; move++) {
      const player = players[host.state.current];
      if (player) player.say(goodMove(player));
      for (const [seat, other] of players.entries())
        expect(predicted(eights, replicaOf(other)).view).toEqual(eights.view(host.state, seat));
    }
  });

  it("shows a move at once, as the table will but for cards still face down", () => {
    const { host, players } = eightsGame(["Ann", "Ben", "Cat"]);
    const before = replicaOf(players[0]);
    const { replica, move } = moved(before, draw);
    expect(move).toEqual({ action: draw, turn: host.record.turn, n: 0 });
    expect(JSON.parse(wireMove(move))).toEqual({ action: "draw", turn: host.record.turn, n: 0 });
    const { view } = predicted(eights, replica);
    expect(view?.hands[0]?.at(-1)).toBeNull();
    expect(view?.owed).toEqual({ seat: 0, count: 1 });
    expect(before.confirmed?.view?.hands[0]).toHaveLength(7);
    players[0]?.say(wireMove(move));
    const after = (players[0]?.frames ?? []).slice(-1).reduce((last, frame) => heard(eights, last, frame), replica);
    expect(after.pending).toEqual([]);
    expect(predicted(eights, after).view).toEqual(eights.view(host.state, 0));
  });

  it("makes no move for another's turn, against the rules, or twice in one turn", () => {
    const { players } = eightsGame(["Ann", "Ben", "Cat"]);
    expect(withMove(eights, replicaOf(players[1]), draw)).toMatchObject({ refusal: { code: "notYourTurn" } });
    const first = replicaOf(players[0]);
    expect(withMove(eights, first, { action: "play", cardIndex: 99 })).toMatchObject({
      refusal: { code: "noSuchCard" },
    });
    expect(withMove(eights, moved(first, draw).replica, draw)).toMatchObject({ refusal: { code: "notYourTurn" } });
  });

  it("drops a refused move, and is back where it was", () => {
    const { players } = eightsGame(["Ann", "Ben", "Cat"]);
    const before = replicaOf(players[0]);
    const { replica, move } = moved(before, draw);
    const error = { type: "error", code: "tooLate", message: "", turn: move.turn, n: move.n } as const;
    expect(withRefusal(replica, error)).toEqual(before);
    expect(withRefusal(replica, { ...error, n: undefined })).toBe(replica);
  });

  it("keeps newer moves when one that is long settled is refused again", () => {
    const { players } = eightsGame(["Ann", "Ben", "Cat"]);
    const { replica, move } = moved(replicaOf(players[0]), draw);
    const error = { type: "error", code: "tooLate", message: "", turn: move.turn - 1, n: 0 } as const;
    expect(withRefusal(replica, error)).toBe(replica);
  });

  it("names several moves of one turn, and drops those that stood on a refused one", () => {
    const host = new TestHost(toy);
    const players = ["Ann", "Ben", "Cat"].map((name) => new TestPlayer(host, name));
    for (const player of players) player.join({ wire: 1 });
    const [ann] = players;
    ann?.say({ action: "startGame" });
    ann?.say({ action: "more" });
    const told = ann?.frames ?? [];
    let replica: Replica<ToyState, ToyAction, ToyOptions> = emptyReplica;
    for (const frame of told) replica = heard(toy, replica, frame);
    const actions: ToyAction[] = [{ action: "more" }, { action: "more" }, { action: "pass" }];
    const names = actions.map((action) => {
      const result = withMove(toy, replica, action);
      if ("refusal" in result) throw new Error(result.refusal.code);
      replica = result.replica;
      return [result.move.turn, result.move.n];
    });
    const { turn } = host.record;
    expect(names).toEqual([
      [turn, 1],
      [turn, 2],
      [turn, 3],
    ]);
    expect(predicted(toy, replica).next).toEqual({ turn: turn + 1, n: 0 });
    expect(withRefusal(replica, { type: "error", code: "toy", message: "", turn, n: 2 }).pending).toHaveLength(1);
    expect(withEvent(replica, { type: "event", patch: [], turn, n: 2, leftMs: null }).pending).toHaveLength(2);
  });
});
