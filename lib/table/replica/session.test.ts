import { describe, expect, it } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { eightsGame, goodMove } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { keyOf, TestPlayer } from "../testing/test-player";
import { type ToyAction, type ToyOptions, type ToyState, toy } from "../testing/toy-game";
import { WIRE } from "../wire/protocol";
import { TableSession } from "./session";

const joining = { key: keyOf("Ann"), name: "Ann", wire: WIRE, rules: eights.version } as const;

/** Ann's session at her turn in a game with Ben, over a line in the test's hands. */
function session() {
  const { host, players } = eightsGame(["Ann", "Ben"], { clock: 0 });
  const ann = players.find(({ name }) => name === "Ann");
  if (!ann || host.state.current !== ann.seat) throw new Error("Ann is not asked");
  const move = goodMove(ann);
  const said: string[] = [];
  const heard: string[] = [];
  const own = new TableSession<EightsState, EightsAction, EightsOptions>(eights, (text) => said.push(text) > 0);
  const connection = host.connect();
  host.onSend = (to, text) => {
    if (to === connection && text !== null) heard.push(text);
  };
  const deliver = () => {
    for (const text of said.splice(0)) host.receive(connection, text);
    return heard.splice(0).map((text) => own.hear(text));
  };
  own.open(joining);
  deliver();
  return { own, said, move, deliver, host };
}

describe("a session", () => {
  it("works out what is seen once for each move, from what was confirmed", () => {
    const host = new TestHost(toy);
    const players = ["Ann", "Ben", "Cat"].map((name) => new TestPlayer(host, name));
    for (const player of players) player.join();
    const [ann] = players;
    ann?.say({ action: "startGame" });
    let applied = 0;
    const apply: typeof toy.apply = (...asked) => {
      applied++;
      return toy.apply(...asked);
    };
    const counting = { ...toy, apply };
    const own = new TableSession<ToyState, ToyAction, ToyOptions>(counting, () => true);
    for (const frame of ann?.rejoin({ wire: 1 }) ?? []) own.hear(JSON.stringify(frame));
    const counts = [{ action: "more" } as const, { action: "more" } as const].map((action) => {
      applied = 0;
      expect(own.move(action)).toBeNull();
      expect(own.predicted.next.n).toBe(own.replica.pending.length);
      expect(own.predicted.view).toBe(own.predicted.view);
      return applied;
    });
    expect(counts).toEqual([1, 2]);
  });

  it("says again on a new line what was not answered, after who it is, and nothing once it was", () => {
    const { own, said, move, deliver, host } = session();
    const { turn } = host.record;
    expect(own.move(move)).toBeNull();
    const made = JSON.stringify({ ...move, turn, n: 0 });
    expect(said.splice(0)).toEqual([made]);
    own.open(joining);
    expect(said).toEqual([JSON.stringify({ action: "join", ...joining }), made]);
    deliver();
    expect([own.replica.pending, host.record.turn]).toEqual([[], turn + 1]);
    own.open(joining);
    expect(said).toHaveLength(1);
  });

  it("asks once for the whole where a frame leads nowhere, and goes on from it", () => {
    const { own, said, deliver, host } = session();
    const lost = '{"type":"event","patch":[["/nowhere/at/all",1]],"turn":1,"n":0,"leftMs":null}';
    own.hear(lost);
    own.hear(lost);
    expect(said).toEqual(['{"action":"show"}']);
    deliver();
    expect(own.replica.isLost).toBe(false);
    expect(own.replica.confirmed?.view).toEqual(eights.view(host.state, own.replica.confirmed?.seat ?? null));
  });

  it("makes nothing of other rules than its own, nor of what is no word to it", () => {
    const { own, deliver, said } = session();
    said.push('{"action":"show"}');
    const { replica } = own;
    expect(own.hear("[1")).toBeNull();
    expect(own.hear('{"type":"riddle"}')).toBeNull();
    const [whole] = deliver();
    if (whole?.message.type !== "state") throw new Error("no state was shown");
    const known = own.replica;
    const newer = JSON.stringify({ ...whole.message, rules: eights.version + 1 });
    expect(own.hear(newer)).toMatchObject({ isOutdated: true });
    expect(own.replica).toBe(known);
    expect(replica.confirmed?.view).toEqual(known.confirmed?.view);
  });
});
