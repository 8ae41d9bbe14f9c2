import { type DhappaState, dhappa, handOf } from "@/lib/rules/dhappa";
import { seedOf } from "@/lib/rules/laws";
import { arrange, expect, freshCode, test } from "../fixtures";
import { type Message, PlainClient } from "../plain-client";
import { DhappaHand } from "../play/dhappa/hand";
import { lateDeal } from "./deals";

/** Six turns, the last of which takes the last card; the plain client sits first and lays a run. */
const deal = lateDeal({
  hands: [
    "JH.0 10H.0 9H.0 4S.0 6D.1",
    "KD.0 8D.0 6C.0 QS.0",
    "7H.0 6H.0 2S.0 3D.0",
    "9D.0 5C.0 QH.0 10S.1",
    "5S.0 8C.0 JC.0 4D.0",
    "10C.0 9S.2 4H.0 QD.1",
  ],
  pile: "KC.2 9C.0 JD.0 KS.0 4C.0 7C.1",
  discards: "QD.2",
  first: 0,
});

const options = { ...dhappa.defaults, seats: 6, clock: 0 } as const;

test("six play: somebody with a bare WebSocket, two browsers, and bots in three seats", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(120_000);
  const code = freshCode();
  const client = new PlainClient(arrangedServer.room(code, "dhappa"));
  const stateIn = ({ gameState }: Message) => gameState as DhappaState | null;
  const told = async (wanted: (state: DhappaState) => boolean) => {
    const found = await client.next((message) => {
      const state = message.type === "state" ? stateIn(message) : null;
      return state !== null && wanted(state);
    });
    const state = stateIn(found);
    if (!state) throw new Error("no game");
    return state;
  };
  await client.send({ action: "join", name: "Basim", key: "b1".repeat(32) });
  await client.send({ action: "setOptions", options });
  const people = [await invite("Ann"), await invite("ريم", { on: "phone", language: "ar" })];
  for (const person of people) {
    await person.page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
    await person.isKnownAt(code);
    await person.goTo(code, "dhappa");
    await expect(person.page.getByText(person.t("lobby.waitingFor", { host: "Basim" }))).toBeVisible();
  }
  await arrange(arrangedServer, code, { seed: seedOf(0xd3), deal }, "dhappa");
  await client.send({ action: "startGame", fill: true });
  const [first] = (await told(({ current }) => current === 0)).hands;
  expect(first).toEqual(deal.hands[0]);

  // What the wire says is enough: a pick, a run, a play that is refused, a discard.
  await client.send({ action: "draw" });
  const drawn = await told(({ pick, isOwed }) => pick !== null && !isOwed);
  expect(handOf(drawn, 0)).toContain("KC.2");
  await client.send({ action: "lay", cards: ["JH.0", "10H.0", "4S.0"] });
  expect(await client.next(({ type }) => type === "error")).toMatchObject({ code: "noMeld", rule: "3.1" });
  await client.send({ action: "lay", cards: ["JH.0", "10H.0", "9H.0"] });
  const laid = await told(({ draft }) => draft !== null);
  expect(laid.draft).toEqual([{ action: "lay", cards: ["JH.0", "10H.0", "9H.0"], as: ["JH", "10H", "9H"] }]);
  await client.send({ action: "discard", card: "KC.2" });

  const [ann, reem] = people.map((person, seat) => new DhappaHand(person, seat === 1));
  if (!ann || !reem) throw new Error("two people");
  await ann.draws();
  await ann.discardsBy("QS");
  // A partner of the first: what is laid there is theirs as well, and a 2 burns.
  await expect(reem.melds).toHaveCount(1);
  await reem.draws();
  await reem.discardsBy("two");
  await expect(ann.page.locator("[data-burning]")).toBeVisible();
  const ended = await told(({ phase }) => phase === "sheet");
  expect(ended.log.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ended.ended).toMatchObject([{ winner: null }]);
  for (const { page, t } of people)
    await expect(page.getByRole("heading", { name: t("dhappa.result.drawn") })).toBeVisible();
  client.close();
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
});
