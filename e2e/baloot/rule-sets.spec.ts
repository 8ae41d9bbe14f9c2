import {
  type BalootAction,
  type BalootState,
  baloot,
  isGahwa,
  nextRaise,
  openBids,
  whyNotKawesh,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { expect, freshCode, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { balootPlan, balootPlanWhere } from "../play/baloot/plan";
import { BalootSitter } from "../play/baloot/sitter";

const calm = { ...baloot.defaults, speed: "turtle" } as const;
const pass = { action: "bid", bid: "pass" } as const;

const asked =
  (seat: Seat) =>
  ({ phase, asked }: BalootState) =>
    phase === "bidding" && asked[0] === seat;

/** One's own hokum of the first round comes back to oneself, if the rules have it so. */
const hokumFirst = (state: BalootState, seat: Seat): BalootAction | null => {
  if (state.phase !== "bidding") return null;
  const hokum = openBids(state, seat).find(({ bid }) => bid === "hokum");
  return seat === 0 && hokum && state.deal.bids.every(({ bid }) => bid === "pass") ? hokum : pass;
};

test("the rule set chosen in the lobby is played by: the hokum bidder is asked again", async ({
  invite,
  arrangedServer,
}) => {
  const options = { ...calm, ruleSet: "app" } as const;
  const isTold = ({ deal }: BalootState) => deal.bids.length > 0 && deal.contract !== null;
  const plan = balootPlanWhere(
    0,
    (seed) => balootPlan(seed, options, hokumFirst, (state) => isTold(state) || state.thrown.length > 0),
    ({ last }) => last.deal.contract?.kind === "hokum" && last.deal.bids.filter(({ seat }) => seat === 0).length === 2,
  );
  const noura = await invite("Noura");
  const { page, t } = noura;
  const party = await BalootParty.of(arrangedServer, noura, plan, {
    inLobby: () => noura.choose(t("baloot.options.appNote")),
  });
  await expect(page.locator("[data-rules-line]")).toContainText(t("baloot.options.app"));
  await party.plays(plan.turns.slice(0, -1), "click");
  await expect(party.table.deed("pass")).toHaveText(t("baloot.bids.keep"));
  await party.plays(plan.turns.slice(-1), "click");
  await expect.poll(() => party.sitters[0]?.view?.deal.contract?.buyer).toBe(0);
});

test("a switch set in the lobby is played by, and a guest reads it there: ashkal in the second round", async ({
  invite,
  arrangedServer,
}) => {
  const options = { ...calm, changes: { ashkalInSecondRound: "on" } } as const;
  const mayAshkal = (state: BalootState) =>
    asked(0)(state) && state.deal.round === 2 && openBids(state, 0).some(({ bid }) => bid === "ashkal");
  const plan = balootPlanWhere(
    0,
    (seed) =>
      balootPlan(
        seed,
        options,
        () => pass,
        (state) => mayAshkal(state) || state.thrown.length > 0,
      ),
    ({ last }) => mayAshkal(last),
  );
  const noura = await invite("Noura");
  const { page, t } = noura;
  const guest = await invite("بدر", { on: "phone", language: "ar" });
  const party = await BalootParty.of(arrangedServer, noura, plan, {
    inLobby: async () => {
      await page.getByText(t("baloot.options.switches")).click();
      await page
        .locator("label")
        .filter({ hasText: t("baloot.switches.ashkalInSecondRound.label") })
        .click();
      await expect(page.getByRole("switch", { name: t("baloot.switches.ashkalInSecondRound.label") })).toBeChecked();
      const code = page.url().split("/").at(-1) ?? "";
      await guest.isKnownAt(code);
      await guest.goTo(code, "baloot");
      const read = guest.page.getByRole("region", { name: guest.t("lobby.rules") });
      await expect(
        guest.page.getByText(
          guest.t("baloot.options.withChanges", { ruleSet: guest.t("baloot.options.majlis"), count: 1 }),
        ),
      ).toBeVisible();
      const row = guest.page
        .locator("dl > div")
        .filter({ hasText: guest.t("baloot.switches.ashkalInSecondRound.label") });
      await expect(row).toContainText(guest.t("baloot.switches.ashkalInSecondRound.on"));
      await expect(read.or(row).first()).toBeVisible();
    },
  });
  await party.plays(plan.turns, "click");
  await expect(party.table.deed("ashkal")).toBeVisible();
  await party.table.press(party.table.deed("ashkal"), "click");
  await expect.poll(() => party.sitters[0]?.view?.deal.contract).toMatchObject({ kind: "sun", buyer: 0, taker: 2 });
});

test("a hand of sevens, eights and nines is thrown in by its button", async ({ invite, arrangedServer }) => {
  const plan = balootPlanWhere(
    0,
    (seed) =>
      balootPlan(
        seed,
        calm,
        (state, seat) => (seat === 0 && !whyNotKawesh(state, 0) ? { action: "kawesh" } : pass),
        ({ thrown }) => thrown.length > 0,
      ),
    ({ last }) => last.thrown.at(-1)?.why === "kawesh",
  );
  const noura = await invite("Noura");
  const party = await BalootParty.of(arrangedServer, noura, plan);
  const { deed } = { deed: party.table.deed("kawesh") };
  for (const turn of plan.turns) {
    if (turn.action.action !== "kawesh") await expect(deed).toBeHidden();
    await party.plays([turn], "click");
  }
  await expect.poll(() => party.sitters[0]?.view?.thrown.at(-1)).toMatchObject({ why: "kawesh", seat: 0 });
  await expect(party.table.cards).toHaveCount(5);
  expect(noura.complaints).toEqual([]);
});

test("no clock is for private tables: one that has none is not opened, and an open one cannot have it", async ({
  invite,
  arrangedServer,
}) => {
  const hessa = await invite("Hessa");
  const { page, t } = hessa;
  const code = freshCode();
  await hessa.isKnownAt(code, "friends");
  await hessa.goTo(code, "baloot");
  const open = page.getByRole("switch", { name: t("lobby.public") });
  const noClock = page.getByRole("radio", { name: t("baloot.options.none") });
  await hessa.choose(t("baloot.options.none"));
  await page
    .locator("label")
    .filter({ hasText: t("lobby.public") })
    .click();
  await expect(hessa.says(t("table.refusals.clockNeeded"))).toBeVisible();
  await expect(open).not.toBeChecked();
  await hessa.choose(t("baloot.options.rabbit"));
  await page
    .locator("label")
    .filter({ hasText: t("lobby.public") })
    .click();
  await expect(open).toBeChecked();
  await expect(noClock).toBeDisabled();

  // Nor by asking the table itself.
  const badr = await BalootSitter.at(arrangedServer, freshCode(), "Badr");
  await badr.client.send({ action: "setTable", visibility: "public" });
  await badr.client.send({ action: "setOptions", options: { ...baloot.defaults, speed: "none" } });
  const refused = await badr.client.next(({ type }) => type === "error");
  expect(refused).toMatchObject({ code: "clockNeeded" });
  expect((await badr.told(({ table }) => table.visibility === "public")).table.options).toEqual(baloot.defaults);
});

/** Whoever may raises, but never to gahwa: few hands, and points decide. */
const dear = (state: BalootState): BalootAction | null => {
  const to = nextRaise(state);
  return state.phase === "doubling" && to && to !== "gahwa" ? { action: "raise", to } : null;
};

test("a match is won by points at 152, and all four play another", async ({ invite, arrangedServer }) => {
  const plan = balootPlanWhere(
    0,
    (seed) => balootPlan(seed, calm, dear, ({ deals, thrown }) => deals.length > 3 || thrown.length > 0),
    ({ last: { winner, deals, scores } }) =>
      winner !== null && deals.length <= 3 && !deals.some(isGahwa) && Math.max(...scores) >= 152,
  );
  const noura = await invite("Noura");
  const { page, t } = noura;
  const party = await BalootParty.of(arrangedServer, noura, plan);
  await party.plays(plan.turns, "click");
  const { winner, scores, deals } = plan.last;
  const end = page.getByRole("region", { name: t(`baloot.victory.${winner === 0 ? "youWin" : "youLose"}`) });
  const told = async () => {
    await expect(end).toContainText(new RegExp(`${scores[0]}\\s*–\\s*${scores[1]}`));
    await expect(page.locator(`[data-course="${deals.length}"]`)).toBeVisible();
    await expect(end).not.toContainText(t("baloot.victory.gahwa"));
  };
  await told();
  await page.reload();
  await told();
  await noura.button(t("baloot.victory.again")).click();
  await expect(noura.button(t("baloot.victory.waiting"))).toBeDisabled();
  for (const sitter of party.sitters) await sitter.client.send({ action: "rematch" });
  await expect(end).toBeHidden();
  await expect(party.table.cards).toHaveCount(5);
  await expect(page.locator('[data-score="us"]')).toHaveText("0");
  expect(noura.complaints).toEqual([]);
});
