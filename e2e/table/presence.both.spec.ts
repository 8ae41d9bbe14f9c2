import { axe, expect, holdFrames, test } from "../fixtures";
import { PlainClient } from "../plain-client";
import { isNumber, placeOf, varied, variedDeal } from "../play/deals";
import { gather } from "../play/gather";
import { screenHere } from "../play/guests";
import { movesOf } from "../play/log";
import { pass, weatherOf } from "../play/page-line";
import type { Person } from "../play/person";

// Devices come and go, and seconds pass in steps.
test.describe.configure({ timeout: 120_000 });

const seatOf = (person: Person, name: string) =>
  person.page
    .getByRole("list", { name: person.t("eights.opponents") })
    .getByRole("listitem")
    .filter({ hasText: name });

test("who falls silent is called disconnected, a bot stands in for them, and hands the seat back", async ({
  invite,
  arrangedServer,
}) => {
  const alice = await invite("Alice", { on: screenHere() });
  const line = await weatherOf(alice.page);
  const omarsKey = "0a".repeat(32);
  let omar = new PlainClient("ws://127.0.0.1:1");
  const joinOmar = async (code: string) => {
    omar = new PlainClient(arrangedServer.room(code));
    await omar.send({ action: "join", name: "Omar", key: omarsKey });
    await omar.next(({ type }) => type === "state");
  };
  const { code } = await gather(arrangedServer, alice, {
    others: [],
    inLobby: async (at) => {
      await joinOmar(at);
      await expect(alice.seats).toContainText("Omar");
    },
  });
  const seat = seatOf(alice, "Omar");
  await alice.board.draws();

  // The second in which a lost line becomes a lost player is the table’s (table.test.ts, “silence”); what passes is looked for first.
  omar.close();
  await expect(seat.getByText(alice.t("presence.lost"))).toBeAttached();
  await pass(arrangedServer, code, 16, [line]);
  await expect(alice.says(alice.t("presence.said.disconnected", { name: "Omar" }))).toBeVisible();
  await expect(seat.getByText(alice.t("presence.disconnected"), { exact: true })).toBeVisible();
  await alice.pictured("disconnected");

  await pass(arrangedServer, code, 45, [line]);
  await expect(alice.says(alice.t("presence.said.cutOff", { name: "Omar" }))).toBeVisible();
  await expect(seat.getByText(alice.t("presence.standIn"), { exact: true })).toBeVisible();
  await expect(seat).toContainText(alice.t("presence.standInFor", { name: "Omar" }));
  await alice.pictured("stand-in");
  expect(await axe(alice.page)).toEqual([]);

  // The bot plays Omar's turn, the third seat's bot its own, and so it is Alice's again.
  await expect(alice.board.deck).toBeEnabled();
  await joinOmar(code);
  await expect(alice.says(alice.t("presence.said.back", { name: "Omar" }))).toBeVisible();
  await expect(seat.getByText(alice.t("presence.standIn"), { exact: true })).toBeHidden();
  await alice.board.draws();
  await omar.next(({ gameState, yourPlayerId }) => {
    const state = gameState as { currentPlayerId?: string } | undefined;
    return state?.currentPlayerId === yourPlayerId;
  });
  omar.close();
});

test("two turns run out make one away, until one says that one is back", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  const line = await weatherOf(alice.page);
  const { code } = await gather(arrangedServer, alice, { others: [], clock: 10 });
  for (let turn = 0; turn < 2; turn++) {
    await expect(alice.board.deck).toBeEnabled();
    await pass(arrangedServer, code, 11, [line]);
  }
  const back = alice.button(alice.t("eights.back"));
  await expect(back).toBeVisible();
  await expect(alice.says(alice.t("eights.standInFor"))).toBeVisible();
  await expect(alice.says(alice.t("presence.youAway"))).toBeVisible();
  await alice.pictured("away");
  expect(await axe(alice.page)).toEqual([]);
  await back.click();
  await expect(back).toBeHidden();
  await expect(alice.board.deck).toBeEnabled();
  await alice.board.draws();
});

test("a slow line wears a yellow sign", async ({ invite, arrangedServer }) => {
  const alice = await invite("Alice", { on: screenHere() });
  await holdFrames(alice.page, { sent: 300, received: 300 });
  await gather(arrangedServer, alice, { others: [] });
  await expect(alice.says(alice.t("table.reach.slow"))).toBeVisible();
  await alice.pictured("slow");
  expect(await axe(alice.page)).toEqual([]);
});

test.describe("a move made offline", () => {
  // What happens exactly once may not be tried again until it does.
  test.describe.configure({ retries: 0 });

  test("on a line that died is kept, the death noticed within five seconds, and sent once when the line is back", async ({
    invite,
    arrangedServer,
  }) => {
    const alice = await invite("Alice", { on: screenHere() });
    await alice.page.clock.install();
    const line = await weatherOf(alice.page);
    const { sitters, code } = await gather(arrangedServer, alice, { seed: variedDeal });
    await expect(alice.board.playable.first()).toBeVisible();
    const held = await alice.board.cards.count();
    // From here on the page's time is the test's: what it takes to look at the page is no time there.
    await alice.page.clock.pauseAt((await alice.page.evaluate(() => Date.now())) + 1_000);
    await line.ping();
    line.storm();
    await alice.board.press(alice.board.cards.nth(placeOf(varied, isNumber)));
    await alice.page.clock.runFor(100);
    await expect(alice.board.cards).toHaveCount(held - 1);
    await expect(alice.says(alice.t("table.reach.lost"))).toHaveCount(0);
    await alice.page.clock.runFor(4_900);
    await expect(alice.says(alice.t("table.reach.lost"))).toBeAttached();
    await alice.page.clock.resume();
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeVisible();
    await alice.pictured("not-sent");
    expect(await axe(alice.page)).toEqual([]);

    await alice.page.context().setOffline(true);
    await expect(alice.says(alice.t("table.reach.offline"))).toBeVisible();
    await alice.pictured("offline");
    expect(await movesOf(arrangedServer, code, 0)).toEqual([]);
    line.calm();
    await alice.page.context().setOffline(false);
    await expect(alice.says(alice.t("table.reach.notSent"))).toBeHidden();
    await expect(alice.board.cards).toHaveCount(held - 1);
    for (const sitter of sitters) await sitter.moves({ action: "draw" });
    expect(await movesOf(arrangedServer, code, 0)).toMatchObject([{ action: "play" }]);
    await expect(alice.board.deck).toBeEnabled();
    await expect(alice.board.cards).toHaveCount(held - 1);
  });
});
