import { type BalootAction, type BalootState, baloot, declarable, sideOf, weakestCard } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { expect, pinged, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { type BalootTurn, balootPlan, balootPlanWhere } from "../play/baloot/plan";

const options = { ...baloot.defaults, speed: "rabbit" } as const;

/** The first seat says nothing: neither to the first bid, nor to a double, nor after declaring, nor to a sawa. */
function silent({ phase, deal, asked }: BalootState, seat: Seat): BalootAction | "silence" | null {
  const isFirstSeat = seat === 0;
  switch (phase) {
    case "bidding":
      return isFirstSeat && deal.round === 1 ? "silence" : null;
    case "doubling":
      return isFirstSeat ? "silence" : null;
    case "playing":
      return isFirstSeat && deal.tricks.length === 1 && (deal.projects[0]?.length ?? 0) > 0 ? "silence" : null;
    case "sawa":
      return asked.includes(0) ? "silence" : null;
    default:
      return null;
  }
}

const silences = balootPlanWhere(
  0,
  (seed) =>
    balootPlan(
      seed,
      options,
      silent,
      ({ deal, deals, thrown }) => deal.sawa?.answer === "refused" || deals.length + thrown.length > 0,
    ),
  ({ turns, last }) => {
    const kept = turns.flatMap(({ action, before }) => (action.action === "silence" ? before.phase : []));
    return (
      ["bidding", "doubling", "playing", "sawa"].every((phase) => kept.some((one) => one === phase)) &&
      last.deal.sawa?.answer === "refused"
    );
  },
);

test("silence passes a bid and a double, forfeits a project with the weakest card, and refuses a sawa", async ({
  invite,
  arrangedServer,
}) => {
  const noura = await invite("Noura");
  const ping = await pinged(noura.page);
  const party = await BalootParty.of(arrangedServer, noura, { seed: silences.seed, options }, { ping });
  const { table } = party;
  for (const turn of silences.turns) {
    await party.plays([turn], "click");
    const { action, before, after } = turn;
    if (action.action !== "silence") continue;
    switch (before.phase) {
      case "bidding":
        await expect(table.deed("pass")).toBeHidden();
        expect(after.deal.bids.at(-1)).toMatchObject({ seat: 0, bid: "pass" });
        break;
      case "doubling":
        await expect(table.deed("decline")).toBeHidden();
        expect(after.deal.raises).toEqual([]);
        break;
      case "playing": {
        const weakest = weakestCard(before, 0);
        await expect(table.card(weakest)).toHaveCount(0);
        await expect(table.page.locator(`[data-laid="${weakest}"]`)).toBeVisible();
        expect(before.deal.projects[0]).not.toEqual([]);
        expect(after.deal.projects[0]).toEqual([]);
        break;
      }
      default:
        await expect(noura.page.getByRole("region", { name: noura.t("baloot.sawa"), exact: true })).toBeHidden();
        expect(after.hands[after.deal.sawa?.seat ?? 0]).not.toContain(null);
    }
  }
  expect(sideOf(silences.last.deal.sawa?.seat ?? 0)).toBe(1);
  expect(declarable(silences.last, 0)).toEqual([]);
  expect(noura.complaints).toEqual([]);
});

const mute = balootPlanWhere(
  0,
  (seed) =>
    balootPlan(
      seed,
      options,
      ({ phase }, seat) => (phase !== "bidding" ? null : seat === 0 ? "silence" : { action: "bid", bid: "pass" }),
      ({ deal, thrown }) => thrown.length > 0 || deal.bids.filter(({ seat }) => seat === 0).length === 2,
    ),
  ({ last }) => last.thrown.length === 0,
);

test("two bids in silence bring a bot at once, and one is back by saying so", async ({ invite, arrangedServer }) => {
  const salma = await invite("Salma");
  const ping = await pinged(salma.page);
  const party = await BalootParty.of(arrangedServer, salma, { seed: mute.seed, options }, { ping });
  const back = salma.button(salma.t("baloot.back"));
  await party.plays(mute.turns.slice(0, -1), "click");
  await expect(back).toBeHidden();
  await party.plays(mute.turns.slice(-1), "click");
  await expect(back).toBeVisible();
  expect(party.sitters[0]?.seats[0]?.standIn).toBe("away");
  await back.click();
  await expect(back).toBeHidden();
  await expect.poll(() => party.sitters[0]?.seats[0]?.standIn).toBeNull();
});

const unhurried = { ...baloot.defaults, speed: "turtle" } as const;
const ownTurnIn =
  (trick: number) =>
  ({ seat, action, before }: BalootTurn): boolean =>
    seat === 0 && action.action === "play" && before.deal.tricks.length === trick;

/** A hand in which the first seat is second to play in the second trick, and the third comes to it as well. */
const steady = balootPlanWhere(
  0,
  (seed) =>
    balootPlan(
      seed,
      unhurried,
      () => null,
      ({ deal, deals, thrown }) => deals.length + thrown.length > 0 || deal.tricks.length > 3 || deal.sawa !== null,
    ),
  ({ turns, last }) =>
    last.deal.tricks.length > 3 && turns.find(ownTurnIn(2))?.before.deal.tricks[1]?.cards.length === 1,
);

test("whoever drops out in mid-trick is played for by a bot, and is back between tricks", async ({
  invite,
  arrangedServer,
}) => {
  const noura = await invite("Noura");
  const { page, t } = noura;
  const party = await BalootParty.of(arrangedServer, noura, { seed: steady.seed, options: unhurried });
  const { table, sitters } = party;
  const [dropped, back] = [steady.turns.findIndex(ownTurnIn(2)), steady.turns.findIndex(ownTurnIn(3))];
  const missed = steady.turns[dropped];
  if (missed?.action.action !== "play") throw new Error("no such turn");
  await party.plays(steady.turns.slice(0, dropped), "click");
  await expect(table.playable.first()).toBeVisible();
  const own = () => sitters[0]?.seats[0];
  const address = page.url();
  await noura.goHome("baloot");
  await expect.poll(() => own()?.presence).toBe("lost");

  await table.pass(14_000);
  expect(own()?.standIn).toBeNull();
  await table.pass(1_500);
  await expect.poll(() => own()?.standIn).toBe("disconnected");
  await table.pass(1_500);
  await expect.poll(() => sitters[0]?.view?.deal.tricks[1]?.cards).toContain(missed.action.card);

  await page.goto(address);
  await expect(page.locator(`[data-laid="${missed.action.card}"]`)).toBeVisible();
  expect(own()).toMatchObject({ presence: "here", standIn: "disconnected" });
  await expect(noura.button(t("baloot.back"))).toBeVisible();
  await party.plays(steady.turns.slice(dropped + 1, back), "click");
  await expect(noura.button(t("baloot.back"))).toBeHidden();
  expect(own()).toMatchObject({ presence: "here", standIn: null });
  await party.plays(steady.turns.slice(back, back + 1), "click");
  expect(noura.complaints).toEqual([]);
});
