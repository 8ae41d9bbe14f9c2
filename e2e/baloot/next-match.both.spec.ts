import { isolated } from "@/components/words/isolated-name";
import { baloot, breakdown, sideOf } from "@/lib/rules/baloot";
import { axe, expect, freshCode, test } from "../fixtures";
import { screenHere } from "../play/guests";
import { bring, type KeptMatch, keptMatch, nameAt } from "../play/kept-match";
import type { Person } from "../play/person";

const options = { ...baloot.defaults, speed: "none" } as const;
const over = (code: string) => keptMatch({ code, options, until: ({ phase }) => phase === "over" });
const cards = ({ page }: Person) => page.locator("[data-hand] [data-card]");

/** The lines of a match's story as its hands tell them, by another way than the screen's. */
function storyOf(person: Person, match: KeptMatch) {
  const { page, t } = person;
  const { view } = match;
  const { deals, winner } = view;
  const strength = ["sira", "fifty", "hundred", "fourHundred"] as const;
  const counted = strength
    .toReversed()
    .flatMap((type) =>
      deals.flatMap((deal) =>
        [0, 1, 2, 3]
          .filter((seat) => deal.counted === sideOf(seat) && deal.projects[seat]?.some((one) => one.type === type))
          .map((seat) => ({ type, seat, hand: deals.indexOf(deal) + 1 })),
      ),
    );
  const [best] = counted;
  const ahead = (count: number) =>
    deals.slice(0, count).reduce((sum, { points: [us, them] }) => sum + (winner === 0 ? us - them : them - us), 0);
  const order = deals.map((_, index) => index);
  const gained = order.toSorted((one, other) => ahead(other + 1) - ahead(other) - ahead(one + 1) + ahead(one));
  const behind = order.filter((index) => ahead(index) <= 0);
  const turning = (behind.at(-1) ?? 0) > 0 ? behind.at(-1) : gained[0];
  const kaboots = deals.filter((deal) => /kaboot/i.test(breakdown(view, deal).result)).length;
  const end = page.getByRole("region", { name: t(`baloot.victory.${winner === 0 ? "youWin" : "youLose"}`) });
  return {
    // On the desktop the story stands beside the end, in the place of the log.
    story: page.locator("dl").last(),
    end,
    hands: t("baloot.victory.handsCount", { count: deals.length }),
    lines: [
      `${t("baloot.victory.best")}${best ? t(`baloot.projects.${best.type}`) : t("baloot.victory.none")}`,
      best
        ? `${isolated(nameAt(person, match, best.seat))} · ${t("baloot.victory.handNumber", { hand: best.hand })}`
        : t("baloot.victory.best"),
      `${t("baloot.victory.kaboots")}${kaboots || t("baloot.victory.none")}`,
      `${t("baloot.victory.turning")}${t("baloot.victory.handNumber", { hand: (turning ?? 0) + 1 })}`,
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
  const { end, story, hands, lines } = storyOf(noura, match);
  const told = async () => {
    await expect(end).toBeVisible();
    for (const line of lines) await expect(story.locator("> div").filter({ hasText: line })).toHaveCount(1);
    if (match.view.winner === 0) await expect(page.getByText(hands, { exact: true })).toBeVisible();
    await expect(end).toContainText(new RegExp(`${match.view.scores[0]}\\s*–\\s*${match.view.scores[1]}`));
  };
  await told();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await told();
  await noura.button(t("baloot.victory.again")).click();
  await expect(end).toBeHidden();
  await expect(cards(noura)).toHaveCount(5);
  await expect(page).toHaveURL(new RegExp(match.code));
  await page.reload();
  await expect(cards(noura).first()).toBeVisible();
  expect(noura.complaints).toEqual([]);
});

const rulesLine = ({ page }: Person) => page.locator("[data-rules-line]");
const levels = ({ page }: Person) =>
  page.evaluate(() => {
    const { values } = JSON.parse(localStorage.getItem("majlis.local") ?? "{}");
    return values.table.seats.map((holder: { bot: string | null }) => holder.bot);
  });

test("after a match one chooses how the next is played, and it is so from then on", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = over(freshCode());
  await bring(noura, match);
  await noura.goTo(match.code, "baloot");
  await noura.button(t("baloot.victory.options")).click();
  const sheet = page.getByRole("dialog", { name: t("lobby.nextMatch.title") });
  await expect(sheet).toBeVisible();
  await noura.choose(t("lobby.nextMatch.easyNote"));
  await noura.choose(t("baloot.options.none"));
  await noura.choose(t("baloot.options.appNote"));
  await noura.choose(t("baloot.options.freeNote"));
  await sheet.getByText(t("baloot.options.switches")).click();
  await sheet
    .locator("label")
    .filter({ hasText: t("baloot.switches.reverseKaboot.label") })
    .click();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: t("lobby.nextMatch.begin") }).click();
  await expect(cards(noura)).toHaveCount(5);
  await expect(sheet).toBeHidden();
  const words = [
    t("baloot.options.withChanges", { ruleSet: t("baloot.options.app"), count: 1 }),
    t("baloot.options.freeShort"),
    t("baloot.options.none"),
  ].join(" · ");
  await expect(rulesLine(noura)).toHaveText(words);
  expect(await levels(noura)).toEqual([null, "easy", "easy", "easy"]);

  // In the middle of a match it is chosen for the next, and this one stays as it is.
  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.next") }).click();
  await expect(sheet.getByRole("radio", { name: t("baloot.options.app") })).toBeChecked();
  await noura.choose(t("baloot.options.turtle"));
  await sheet.getByRole("button", { name: t("lobby.nextMatch.done") }).click();
  await expect(sheet).toBeHidden();
  await expect(rulesLine(noura)).toHaveText(words);

  await noura.goHome("baloot");
  await noura.button(t("home.back.newMatch")).click();
  await expect(cards(noura)).toHaveCount(5);
  await expect(page).not.toHaveURL(new RegExp(match.code));
  await expect(rulesLine(noura)).toHaveText(
    words.replace(
      t("baloot.options.none"),
      `${t("baloot.options.turtle")} ${t("baloot.options.secondsEach", { count: 30 })}`,
    ),
  );
  expect(await levels(noura)).toEqual([null, "easy", "easy", "easy"]);
  expect(noura.complaints).toEqual([]);
});
