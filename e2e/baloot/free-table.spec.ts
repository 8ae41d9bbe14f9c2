import { isolated } from "@/components/words/isolated-name";
import {
  type BalootAction,
  type BalootState,
  baloot,
  handOf,
  judged,
  legalCards,
  playCount,
  playsOf,
  sideOf,
  whyNotQayd,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { axe, expect, pinged, test } from "../fixtures";
import { BalootParty } from "../play/baloot/gather";
import { balootPlan, balootPlanWhere, type Manner } from "../play/baloot/plan";

const options = { ...baloot.defaults, speed: "turtle", enforcement: "free" } as const;
const ENOUGH = 6;

/** The first card somebody has played against the rules, −1 where nobody has. */
const breachIn = (state: BalootState): number =>
  playsOf(state.deal).findIndex((_, play) => judged(state, play).code !== null);

/**
 * Somebody breaks a rule as soon as they can, or nobody does; the accuser calls qayd at once, or after a few fair cards,
 * and picks the card that is to blame, else the last one of the other side, or none at all.
 */
function withQayd(breaker: Seat | null, accuser: Seat, picks: boolean): Manner {
  return (state, seat) => {
    const { phase, deal, qaydSpent } = state;
    const breach = breachIn(state);
    if (phase === "qayd") {
      if (!picks) return "silence";
      const last = playsOf(deal).findLastIndex((play) => sideOf(play.seat) !== sideOf(accuser));
      return { action: "contest", play: breach < 0 ? last : breach };
    }
    if (phase !== "playing" || qaydSpent[sideOf(accuser)]) return null;
    const isTime = breaker === null ? playCount(deal) >= ENOUGH : breach >= 0;
    const action: BalootAction = { action: "qayd", after: playCount(deal) };
    if (isTime && whyNotQayd(state, accuser, action.after) === null) return { by: accuser, action };
    if (seat !== breaker || breach >= 0) return null;
    const legal = legalCards(state, seat);
    const card = handOf(state, seat).find((one) => !legal.includes(one));
    return card ? { action: "play", card } : null;
  };
}

const planned = (breaker: Seat | null, accuser: Seat, picks = true) =>
  balootPlanWhere(
    0,
    (seed) =>
      balootPlan(
        seed,
        options,
        withQayd(breaker, accuser, picks),
        ({ deals, thrown, qaydSpent }) => deals.length + thrown.length > 0 || qaydSpent.includes(true),
      ),
    ({ last: { deals, qaydSpent } }) =>
      picks ? deals[0]?.verdict?.seat === (breaker ?? accuser) : qaydSpent[sideOf(accuser)],
  );

const verdicts = [
  { name: "a real revoke by an opponent is caught by one’s qayd", breaker: 1, accuser: 0 },
  { name: "one’s own revoke is caught by an opponent", breaker: 0, accuser: 3 },
  { name: "a false alarm costs one the hand", breaker: null, accuser: 0 },
] as const;

for (const { name, breaker, accuser } of verdicts)
  test(name, async ({ invite, arrangedServer }) => {
    const plan = planned(breaker, accuser);
    const noura = await invite("Noura");
    const { page, t } = noura;
    const party = await BalootParty.of(arrangedServer, noura, plan);
    for (const turn of plan.turns) {
      if (turn.action.action === "contest" && turn.seat === 0) {
        await expect(party.table.deed("withdraw")).toBeVisible();
        expect.soft(await axe(page), "qayd").toEqual([]);
      }
      await party.plays([turn], "click");
    }
    const [deal] = plan.last.deals;
    const seat = breaker ?? accuser;
    const why = breaker === null ? "falseCharge" : "revoke";
    expect(deal?.verdict).toMatchObject({ seat, why, against: sideOf(seat) });
    const words = t(`baloot.verdict.${why}`, { name: isolated("Badr"), own: seat === 0 ? "yes" : "no" });
    const verdict = page.getByRole("region", { name: t("baloot.verdict.title") });
    await expect(verdict).toContainText(words);
    const [us = 0, them = 0] = deal?.points ?? [];
    expect(sideOf(seat) === 0 ? us : them).toBe(0);
    await verdict.getByRole("button", { name: t("baloot.verdict.toSheet") }).click();
    await expect(page.locator("tfoot")).toHaveText(new RegExp(`^${us}\\D+${them}$`));
    expect(noura.complaints).toEqual([]);
  });

test("a qayd that picks nothing in time is over, and there is no other in that hand", async ({
  invite,
  arrangedServer,
}) => {
  const plan = planned(null, 0, false);
  const noura = await invite("Noura");
  const ping = await pinged(noura.page);
  const party = await BalootParty.of(arrangedServer, noura, plan, { ping });
  await party.plays(plan.turns.slice(0, -2), "click");
  await expect(party.table.deed("qayd")).toBeVisible();
  await party.plays(plan.turns.slice(-2), "click");
  await expect(noura.page.getByRole("region", { name: noura.t("baloot.qayd"), exact: true })).toBeHidden();
  await expect(party.table.deed("qayd")).toBeHidden();
  expect(noura.complaints).toEqual([]);
});
