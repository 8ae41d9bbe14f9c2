import type { EightsAction } from "@/lib/rules/eights";
import type { GameState } from "@/lib/rules/eights/codec";
import { arrange, expect, freshCode, test } from "../fixtures";
import { PlainClient } from "../plain-client";
import { options } from "../play/deals";
import { planWhere } from "../play/plan";

/** The plain client sits first and wins. */
const plan = planWhere(3, options, 24, ({ turns, last }) => {
  const own = turns.filter(({ seat }) => seat === 0);
  return last.winners[0] === 0 && own.some(({ action }) => action.action === "draw");
});

test("a bare WebSocket client written from the seed opens a table, and plays two browsers to the end", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(120_000);
  const code = freshCode();
  const client = new PlainClient(arrangedServer.room(code));
  const says = (type: string, since = 0) => client.next((message) => message.type === type, since);
  await client.send(`{ "action": "join", "name": "Alice", "key": "${"a1".repeat(32)}" }`);
  const { yourPlayerId, gameState: nothing } = await says("state");
  expect(nothing).toBeNull();
  await client.send('{ "action": "startGame" }');
  expect(await says("error")).toMatchObject({ code: "tooFew", message: expect.any(String) });
  await client.send({ action: "setOptions", options });

  const people = [await invite("Badr", { on: "phone" }), await invite("Carol")];
  for (const person of people) {
    await person.isKnownAt(code);
    await person.goTo(code);
    await expect(person.page.getByText(person.t("lobby.waitingFor", { host: "Alice" }))).toBeVisible();
  }
  await arrange(arrangedServer, code, { seed: plan.seed });
  await client.send('{ "action": "startGame" }');
  expect(await says("gameStarted")).toEqual({ type: "gameStarted", message: "Game started by Alice" });

  let drawn = 0;
  for (const { seat, action, before, after } of plan.turns) {
    if (seat !== 0) {
      await people[seat - 1]?.board.plays({ seat, action, before, after });
      continue;
    }
    const { gameState } = await client.next((message) => isTurn(message.gameState, before.turns));
    const state = gameState as GameState;
    expect(state).toMatchObject({
      currentPlayerId: yourPlayerId,
      topCard: before.pile.at(-1),
      lastPlayedColor: before.color,
      direction: before.direction,
      pendingDraws: before.pendingDraws,
      winner: null,
    });
    expect(state.players.map(({ name, cardCount }) => [name, cardCount])).toEqual([
      ["Alice", before.hands[0]?.length],
      ["Badr", before.hands[1]?.length],
      ["Carol", before.hands[2]?.length],
    ]);
    expect(state.players.map(({ hand }) => hand)).toEqual([before.hands[0], undefined, undefined]);
    await client.send(action satisfies EightsAction);
    if (action.action === "draw") drawn += Math.max(1, before.pendingDraws);
  }
  const { gameState } = await client.next((message) => isTurn(message.gameState, plan.turns.length));
  expect(gameState).toMatchObject({ winner: yourPlayerId });
  const cards = client.received.filter(({ type }) => type === "cardDrawn");
  expect(cards).toHaveLength(drawn);
  for (const { card } of cards) expect(card).toMatchObject({ type: expect.any(String) });
  for (const person of people)
    await expect(
      person.page.getByRole("heading", { name: person.t("eights.winner.wins", { name: "Alice" }) }),
    ).toBeVisible();
});

const isTurn = (gameState: unknown, turns: number) =>
  typeof gameState === "object" && gameState !== null && "turns" in gameState && gameState.turns === turns;
