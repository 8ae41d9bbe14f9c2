import { type BalootState, baloot, breakdown, sideOf } from "@/lib/rules/baloot";
import { axe, expect, freshCode, test } from "./fixtures";
import { screenHere } from "./play/guests";
import { bring, keptMatch } from "./play/kept-match";
import type { Person } from "./play/person";

const options = { ...baloot.defaults, speed: "none" } as const;
const over = (code: string) => keptMatch({ code, options, until: ({ phase }) => phase === "over" });
const cards = ({ page }: Person) => page.locator("[data-hand] [data-card]");

/** The lines of a match's story as its hands tell them, by another way than the screen's. */
function storyOf({ page, t }: Person, view: BalootState, nameOf: (seat: number) => string) {
  const { deals, winner } = view;
  const strength = ["sira", "fifty", "hundred", "fourHundred"] as const;
  const counted = strength
    .toReversed()
    .flatMap((type) =>
      deals.flatMap((deal) =>
        [0, 1, 2, 3]
          .filter((seat) => deal.counted === sideOf(seat) && deal.projects[seat]?.some((one) => one.type === type))
          .map((seat) => ({ type, seat })),
      ),
    );
  const [best] = counted;
  const gain = (index: number) => {
    const [us = 0, them = 0] = deals[index]?.points ?? [];
    return winner === 0 ? us - them : them - us;
  };
  const turning = deals.map((_, index) => index).sort((one, other) => gain(other) - gain(one) || one - other)[0] ?? 0;
  const points = deals[turning]?.points[winner ?? 0] ?? 0;
  const kaboots = deals.filter((deal) => /kaboot/i.test(breakdown(view, deal).result)).length;
  const story = page.getByRole("region", { name: t(`baloot.victory.${winner === 0 ? "youWin" : "youLose"}`) });
  return {
    story,
    lines: [
      `${t("baloot.victory.hands")}${deals.length}`,
      `${t("baloot.victory.best")}${best ? `${t(`baloot.projects.${best.type}`)} · ${nameOf(best.seat)}` : t("baloot.victory.none")}`,
      `${t("baloot.victory.kaboots")}${kaboots}`,
      `${t("baloot.victory.turning")}${t("baloot.victory.turningText", { hand: turning + 1, points })}`,
    ],
  };
}

test("the end of a match against bots tells its story, also after a reload, and leads to the next", async ({
  invite,
  server,
}) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = over(freshCode());
  await bring(noura, match);
  await noura.goTo(match.code, "baloot");
  const bots: readonly string[] = (
    match.values["majlis.local"] as never as { values: { table: { seats: { name: string; id: string }[] } } }
  ).values.table.seats.map(({ name }) => name);
  const { story, lines } = storyOf(noura, match.view, (seat) => bots[seat] ?? "");
  const told = async () => {
    await expect(story).toBeVisible();
    for (const line of lines) await expect(story.locator("dl > div").filter({ hasText: line })).toHaveCount(1);
    await expect(story).toContainText(new RegExp(`${match.view.scores[0]}\\s*–\\s*${match.view.scores[1]}`));
  };
  await told();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await told();
  await noura.button(t("baloot.victory.again")).click();
  await expect(story).toBeHidden();
  await expect(cards(noura)).toHaveCount(5);
  await expect(page).toHaveURL(new RegExp(match.code));
  await page.reload();
  await expect(cards(noura).first()).toBeVisible();
  expect(noura.complaints).toEqual([]);
});
