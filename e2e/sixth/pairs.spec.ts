import { handOf, isPair, type Pair, type PairsOptions, type PairsState, pairs } from "@/e2e/sixth/rules";
import { pairs as arabic } from "@/e2e/sixth/screens/words/ar";
import { pairs as english } from "@/e2e/sixth/screens/words/en";
import { FILLING } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { faceOf } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { arrange, axe, expect, freshCode, test } from "../fixtures";
import { type Message, PlainClient } from "../plain-client";
import type { Person } from "../play/person";

const options: PairsOptions = { seats: 6, pairs: 3, clock: 0 };
const key = (fill: string) => fill.repeat(64);

const pairIn = (state: PairsState, seat: number): Pair | undefined => {
  const hand = handOf(state, seat);
  return hand.flatMap((one, index) => hand.slice(index + 1).map((other): Pair => [one, other])).find(isPair);
};
/** A deal from which the first seat can lay a pair at once. */
const deal = Array.from({ length: 100 }, (_, number) => seedOf(number)).find((seed) =>
  pairIn(pairs.setup(6, options, seed), 0),
);

/** The latest state a plain client was told. */
const told = (client: PlainClient): Message | undefined => client.received.findLast(({ type }) => type === "state");
const viewOf = (client: PlainClient): PairsState => told(client)?.gameState as PairsState;
const until = (client: PlainClient, wanted: (view: PairsState) => boolean) =>
  client.next(({ type, gameState }) => type === "state" && gameState !== null && wanted(gameState as PairsState));

const press = (person: Person, label: string) => person.page.getByRole("button", { name: label, exact: true }).first();
const standing = ({ page }: Person) => page.locator("[data-standing]");

test("a sixth game is played by bots, by a plain client, and in browsers on a plain board", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(180_000);
  const code = freshCode();
  const cat = new PlainClient(arrangedServer.room(code, "pairs"));
  await cat.send({ action: "join", name: "Cat", key: key("c") });
  await cat.next(({ type }) => type === "state");
  await cat.send({ action: "setOptions", options });

  // An opponent on a desktop, and a partner on a phone who reads Arabic.
  const [ann, badr] = [await invite("Ann"), await invite("بدر", { on: "phone", language: "ar" })];
  for (const person of [ann, badr]) {
    await person.isKnownAt(code);
    await person.goTo(code, "pairs");
    await expect(person.seats).toBeVisible();
  }
  await badr.pictured("lobby-phone-ar");
  await cat.send({ action: "addBot", seat: 3, level: "strong" });
  await cat.send({ action: "addBot", seat: 4, level: "easy" });
  await arrange(arrangedServer, code, { ...(deal && { seed: deal }) }, "pairs");
  await cat.send({ action: "startGame", fill: true });
  await until(cat, (view) => view.current === 0);

  // What is laid is seen by the partner at once, and tells the opponent nothing.
  await cat.send({ action: "pick" });
  await until(cat, (view) => view.hasPicked && !view.isOwed);
  await expect(standing(ann)).toBeVisible();
  const pair = pairIn(viewOf(cat), 0);
  if (!pair) throw new Error("no pair to lay");
  // Only what comes after the pick is of interest, and that may still be on its way.
  await expect.poll(() => ann.frames.some((frame) => frame.includes('"pick"'))).toBe(true);
  const frames = ann.frames.length;
  await cat.send({ action: "lay", cards: pair });
  await expect(badr.page.getByText(faceOf(pair[0])).first()).toBeVisible();
  await cat.send({ action: "undo" });
  await cat.send({ action: "lay", cards: pair });
  await until(cat, (view) => view.draft?.length === 1);
  expect(ann.frames.slice(frames).filter((frame) => !frame.includes("pong"))).toEqual([]);
  const card = handOf(viewOf(cat), 0)[0];
  await cat.send({ action: "discard", card });

  // Ann plays by buttons.
  await expect(press(ann, english.pick)).toBeVisible();
  await ann.pictured("board-desktop");
  expect(await axe(ann.page)).toEqual([]);
  await press(ann, english.pick).click();
  const discards = ann.page.getByRole("button", { name: english.discard.replace("{card}", "") });
  await discards.first().click();

  // And Badr on the phone, in Arabic.
  await expect(press(badr, arabic.pick)).toBeVisible();
  await badr.pictured("board-phone-ar");
  expect(await axe(badr.page)).toEqual([]);
  await press(badr, arabic.pick).click();
  await badr.page
    .getByRole("button", { name: arabic.discard.replace("{card}", "") })
    .first()
    .click();

  // Everybody goes on to the end, three bots among them.
  const turns = async (person: Person, words: typeof english) => {
    await press(person, words.pick).click();
    await person.page
      .getByRole("button", { name: words.discard.replace("{card}", "") })
      .first()
      .click();
  };
  for (let turn = 3; ; turn++) {
    await until(cat, (view) => view.turn >= turn || view.winners !== null);
    const view = viewOf(cat);
    if (view.winners) break;
    if (view.current === 1) await turns(ann, english);
    else if (view.current === 2) await turns(badr, arabic);
    else if (view.current === 0) {
      for (;;) {
        const now = viewOf(cat);
        if (now.current !== 0 || now.winners) break;
        const since = cat.received.length;
        await cat.send(pairs.bot(now, 0, randomFrom(seedOf(turn)), FILLING));
        await cat.next(({ type, gameState }) => type === "state" && (gameState as PairsState).isOwed === false, since);
      }
    }
  }
  for (const person of [ann, badr]) {
    await expect(person.page.getByRole("listitem").filter({ hasText: person.name })).not.toHaveCount(0);
    expect(person.complaints).toEqual([]);
  }
  await ann.pictured("over-desktop");
  cat.close();
});

test("it lies on the home page, has its rules, and its tables are opened from there", async ({ invite, server }) => {
  const ann = await invite("Ann", { server });
  await ann.page.goto(`${server.url}/`);
  await expect(ann.page.getByRole("link", { name: /Pairs/ }).first()).toBeVisible();
  await ann.page.goto(`${server.url}/pairs/rules#3.1`);
  await expect(ann.page.locator('[id="3.1"]')).toContainText("Two cards of one rank are a pair");
  await ann.goHome("pairs");
  await ann.button(ann.t("home.withFriends")).click();
  await ann.introduce("palm", ann.t("table.join.openAction"));
  await expect(ann.seats).toBeVisible();
  expect(new URL(ann.page.url()).pathname).toMatch(/^\/pairs\/[A-Z0-9]+$/);
  await ann.pictured("lobby-desktop");
  expect(ann.complaints).toEqual([]);
});
