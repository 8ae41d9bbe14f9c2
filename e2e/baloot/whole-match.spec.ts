import { saidBy } from "@/components/baloot/bubbles/said";
import { placeFor } from "@/components/baloot/layout/layout";
import {
  announced,
  type BalootAction,
  type BalootState,
  baloot,
  balootCalled,
  nextRaise,
  openBids,
  sideOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { expect, test } from "../fixtures";
import { balootOf, LINGER_MS } from "../play/baloot/gather";
import { type BalootPlan, balootLeaks, balootPlan, balootPlanWhere } from "../play/baloot/plan";
import { BalootSitter } from "../play/baloot/sitter";
import type { Gesture } from "../play/baloot/table";
import { sightings } from "../play/sightings";

const options = { ...baloot.defaults, speed: "turtle" } as const;

/** The first hand is an ashkal; the second hokum is raised by everybody to gahwa, so that it decides the match. */
function hot(state: BalootState, seat: Seat): BalootAction | null {
  const { phase, deals, deal } = state;
  if (phase === "bidding" && deals.length === 0)
    return openBids(state, seat).find(({ bid }) => bid === "ashkal") ?? { action: "bid", bid: "pass" };
  const to = nextRaise(state);
  return phase === "doubling" && to && deal.contract?.kind === "hokum" ? { action: "raise", to } : null;
}

/** Two hands with a bid of the second round, an ashkal, projects of both sides, all four raises, a baloot and a sawa. */
const plan = balootPlanWhere(
  9_270,
  (seed) => balootPlan(seed, options, hot, ({ deals, thrown }) => deals.length > 2 || thrown.length > 0),
  ({ last: { winner, deals } }) => {
    const [first, second] = deals;
    if (winner === null || !first || !second || deals.length > 2) return false;
    const sides = new Set(first.projects.flatMap((own, seat) => own.map(() => sideOf(seat))));
    return (
      sides.size === 2 &&
      first.contract.kind === "sun" &&
      [first, second].some(({ sawa }) => sawa?.answer === "accepted") &&
      second.round === 2 &&
      second.raises.length === 4 &&
      balootCalled(second) !== null
    );
  },
);

/** What flies to the board of the first seat, in order: what each moment announces beyond the one before. */
const flown = ({ moments }: BalootPlan): string[] =>
  moments.flatMap(({ state }, index) => {
    const was = moments[index - 1]?.state;
    if (!was || was.deals.length !== state.deals.length) return [];
    const [now, before] = [state, was].map((one) =>
      one.phase === "reveal" || one.phase === "sheet" || one.phase === "over" ? [0, 0] : announced(one),
    );
    const gain = [0, 1].map((side) => (now?.[side] ?? 0) - (before?.[side] ?? 0)).find((points) => points > 0);
    return gain ? [`+${gain}`] : [];
  });

// Traces of four browsers would cost more than the match.
test.use({ trace: "on-first-retry" });

test("four people on two desktops and two phones play a match to its end, and nobody is sent a card of another", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(300_000);
  const people = [
    await invite("Noura"),
    await invite("بدر", { on: "phone", language: "ar" }),
    await invite("Salma"),
    await invite("Yousef", { on: "phone" }),
  ] as const;
  const gestures: readonly (readonly Gesture[])[] = [
    ["click", "mouse drag"],
    ["tap and tap", "swipe"],
    ["keys"],
    ["finger drag", "tap and tap"],
  ];
  const tables = await balootOf(arrangedServer, people, { seed: plan.seed, options });
  const { code } = tables[0];
  const watchers = [await BalootSitter.at(arrangedServer, code, "Huda", true)];
  const inMidTrick = plan.turns.flatMap(({ action, before: { deal } }, number) =>
    action.action === "play" && deal.tricks.at(-1)?.cards.length === 2 ? number : [],
  );
  const { page } = people[0];
  const dealer = page.locator("[data-dealer]");
  const moments = await sightings(page, "[data-moment=baloot]");
  const broken = await sightings(page, "[data-mood=lost]");
  const flights = await sightings(page, "[data-flight]");
  const heard = new Set<string>();
  for (const [number, { seat, action, before, after, pause }] of plan.turns.entries()) {
    if (number === inMidTrick[1]) await Promise.all([people[1].page.reload(), people[2].page.reload()]);
    if (number === inMidTrick[3]) {
      await arrangedServer.kill9();
      await arrangedServer.restart();
      watchers.push(await BalootSitter.at(arrangedServer, code, "Huda", true));
    }
    if (pause > 0) await tables[0].pass(pause);
    // Four browsers take their time; what one is given to bid, to double and to read is not theirs.
    if (before.phase !== "playing") await tables[0].pass(-LINGER_MS);
    const ways = gestures[seat] ?? [];
    const table = tables[seat];
    if (!table || action.action === "silence") throw new Error("nobody to do this");
    if (action.action === "seen") {
      const [us = 0, them = 0] = sideOf(seat) === 0 ? before.scores : before.scores.toReversed();
      await expect(table.page.locator("tfoot")).toHaveText(new RegExp(`^${us}\\D+${them}$`));
    }
    const said = ["bid", "raise", "declare"].includes(action.action) ? saidBy(after, seat) : null;
    // It may be gone again before a busy machine looks.
    const bubbles = said && (await sightings(page, `[data-seat="${placeFor(0, seat)}"] [data-said="${said.kind}"]`));
    await table.does(action, before, ways[Math.floor(number / 4) % ways.length] ?? "click");
    if (before.phase === "bidding")
      await expect(dealer).toHaveAttribute("data-dealer", placeFor(0, before.deal.dealer));
    if (bubbles) await expect.poll(bubbles, `${number}: seat ${seat} says so`).not.toEqual([]);
    if (said) heard.add(said.kind);
    if (balootCalled(after.deal) !== null && balootCalled(before.deal) === null)
      await expect.poll(moments, "the pair is seen together").toHaveLength(1);
  }

  expect([...heard].sort()).toEqual(["bid", "projects", "raise"]);
  expect((await broken()).length, "the losers' bubbles break").toBeGreaterThan(0);
  expect(await flights(), "what is announced flies to the board, once").toEqual(flown(plan));

  const { winner, scores } = plan.last;
  for (const [seat, person] of people.entries()) {
    const has = sideOf(seat) === winner ? "youWin" : "youLose";
    const end = person.page.getByRole("region", { name: person.t(`baloot.victory.${has}`) });
    await expect(end).toBeVisible();
    const [us, them] = sideOf(seat) === 0 ? scores : scores.toReversed();
    await expect(end).toContainText(new RegExp(`${us}\\s*–\\s*${them}`));
    await expect(end).toContainText(person.t("baloot.victory.gahwa"));
    expect(person.complaints, person.name).toEqual([]);
    expect(balootLeaks(person.frames, plan, seat), person.name).toEqual([]);
    // What this seat is sent would betray it to any other.
    expect(balootLeaks(person.frames, plan, (seat + 1) % 4)).not.toEqual([]);
  }
  for (const { frames } of watchers) expect(balootLeaks(frames, plan, null)).toEqual([]);
});
