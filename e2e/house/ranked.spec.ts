import * as z from "zod/mini";
import { seasonAt } from "@/lib/ranked/seasons";
import { LadderPage, ladderRoom } from "@/lib/ranked/wire";
import { expect, test } from "../fixtures";
import { RankedPlayer } from "../play/ranked-player";
import { WireHouse } from "../play/wire-house";
import { Server } from "../server";

test("four plain clients wait, play a ranked match over a power cut, and the ladder counts it once", async () => {
  const server = await Server.open("workerd.capnp");
  const house = new WireHouse(server.url);
  const players = ["Ann", "Ben", "Cat", "Dan"].map((name) => new RankedPlayer(house, name));
  const all = (isSo: (player: RankedPlayer) => boolean) =>
    expect.poll(() => players.every(isSo), { timeout: 60_000 }).toBe(true);
  try {
    for (const player of players) await player.come();
    await all(({ view }) => view !== null && view.deal.tricks.length > 6);
    await server.kill9();
    await server.restart();
    for (const player of players) await player.back();
    await all(({ settled }) => settled !== null);
    const end = players[0]?.settled;
    expect(end?.changes?.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(0);
    const message = { action: "some", players: players.map(({ id }) => id) };
    const { rows } = z.parse(
      z.object({ rows: LadderPage.shape.top }),
      await house.post("ladder", ladderRoom("rocket", seasonAt(Date.now())), message),
    );
    expect(rows.map(({ matches }) => matches)).toEqual([1, 1, 1, 1]);
    for (const { player, to } of end?.changes ?? []) expect(rows.find((row) => row.player === player)?.points).toBe(to);
    for (const player of players) await expect.poll(async () => (await player.page()).last.length).toBe(1);
    // What nobody of the house says comes to nothing, whichever way it is said.
    for (const [party, room] of [
      ["ladder", "rocket-1"],
      ["queue", "rocket"],
      ["baloot", "FORGED"],
      ["player", "a"],
    ])
      for (const method of ["PUT", "POST"]) {
        const forged = await fetch(`${server.url}/parties/${party}/${room}`, {
          method,
          headers: { "X-Majlis-House": "x".repeat(64), "x-partykit-room": `${room}` },
          body: JSON.stringify({ result: end, ended: "0".repeat(32) }),
        });
        if (forged.ok) expect(await forged.json()).toEqual({ refused: "malformed" });
      }
  } finally {
    house.close();
    await server.close();
  }
});
