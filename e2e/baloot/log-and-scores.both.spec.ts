import { type BalootState, baloot, type Card, rankOf, seatInTrick, suitOf } from "@/lib/rules/baloot";
import { expect, freshCode, test } from "../fixtures";
import { screenHere } from "../play/guests";
import { bring, keptMatch, nameAt } from "../play/kept-match";
import type { Person } from "../play/person";

const options = { ...baloot.defaults, speed: "none", changes: { confirm: "on", reverseKaboot: "on" } } as const;

const cardName = ({ t }: Person, card: Card) =>
  t("baloot.card", { rank: t(`baloot.ranks.${rankOf(card)}`), suit: t(`baloot.suits.${suitOf(card)}`) });

/** Two hands are scored, and in the third it is one's turn after some tricks. */
const begun = () =>
  keptMatch({
    code: freshCode(),
    options,
    until: ({ deals, phase, asked, deal }) =>
      deals.length === 2 && phase === "playing" && asked[0] === 0 && deal.tricks.length > 2,
  });

async function comeTo(person: Person, match: ReturnType<typeof begun>): Promise<void> {
  await bring(person, match);
  await person.goTo(match.code, "baloot");
  await expect(person.page.locator("[data-hand] [data-card]").first()).toBeVisible();
}

test("the table shows its rules as they are, where nothing lies over them", async ({ invite, server }) => {
  const sizes =
    screenHere() === "phone"
      ? [
          { width: 390, height: 844 },
          { width: 360, height: 640 },
          { width: 844, height: 390 },
        ]
      : [
          { width: 1440, height: 900 },
          { width: 1000, height: 480 },
        ];
  for (const language of ["en", "ar"] as const) {
    const noura = await invite("Noura", { on: screenHere(), server, language });
    const { page, t } = noura;
    await comeTo(noura, begun());
    const line = page.locator("[data-rules-line]");
    const ruleSet = t("baloot.options.withChanges", { ruleSet: t("baloot.options.majlis"), count: 2 });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(line).toHaveText(`${ruleSet} · ${t("baloot.options.strictShort")} · ${t("baloot.options.none")}`);
      const seen = await line.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const own = element.closest("button") ?? element;
        const over = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementsFromPoint(x, (top + bottom) / 2).findIndex((found) => own.contains(found)),
        );
        const isWhole = element.scrollWidth <= element.clientWidth;
        const seats = [...document.querySelectorAll("[data-seat]")].map((seat) => seat.getBoundingClientRect());
        const box = own.getBoundingClientRect();
        const isClear = seats.every(
          (seat) =>
            seat.top >= box.bottom || seat.bottom <= box.top || seat.left >= box.right || seat.right <= box.left,
        );
        return { over, isWhole, isClear };
      });
      expect(seen, `${language} ${size.width}×${size.height}`).toEqual({
        over: [0, 0, 0],
        isWhole: true,
        isClear: true,
      });
    }
  }
});

test("on a phone the hands so far unfold under the score, and stay as one left them", async ({ invite, server }) => {
  test.skip(screenHere() === "desktop", "there they stand beside the table");
  const noura = await invite("Noura", { on: "phone", server });
  const { page, t } = noura;
  const match = begun();
  await comeTo(noura, match);
  const score = page.locator("[data-scoreboard]");
  const hands = page.getByRole("region", { name: t("baloot.hands") });
  await expect(score).toHaveAttribute("aria-expanded", "false");
  await expect(hands).toBeHidden();
  await score.tap();
  await expect(score).toHaveAttribute("aria-expanded", "true");
  const rows = match.view.deals.map(({ points: [us, them] }) => [us, them].join("\t")).toReversed();
  const shown = () =>
    hands.locator("tbody tr").evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .slice(-2)
          .map((cell) => cell.textContent)
          .join("\t"),
      ),
    );
  await expect.poll(shown).toEqual(rows);
  await page.reload();
  await expect(hands).toBeVisible();
  await expect.poll(shown).toEqual(rows);
  await score.tap();
  await expect(hands).toBeHidden();
  await page.reload();
  await expect(score).toHaveAttribute("aria-expanded", "false");
});

test("the log is gone through hand by hand", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = begun();
  await comeTo(noura, match);
  await page.getByRole("button", { name: t("baloot.menu.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("baloot.menu.log") }).click();
  const log = page.getByRole("dialog", { name: t("baloot.log.title") });
  const isThere = (index: number) => log.locator(`[data-hand-log="${index}"]`);
  for (const [index, deal] of match.view.deals.entries()) {
    const tricks = isThere(index).locator("table").first();
    await expect(tricks).toBeHidden();
    await log.getByRole("button", { name: t("baloot.log.toHand", { hand: index + 1 }) }).click();
    await expect(isThere(index).locator("summary")).toBeFocused();
    await expect(isThere(index).locator("summary")).toBeInViewport();
    await expect(tricks.locator("tbody tr")).toHaveCount(deal.tricks.length);
    const points = deal.points.join(" – ");
    await expect(isThere(index).locator("summary")).toContainText(points);
    await expect(tricks.locator("tbody tr").first()).toContainText(t("baloot.log.trick", { number: 1 }));
    // How it was counted can be seen again, and is drawn for no hand that was not opened.
    await expect(isThere(index).locator("tfoot")).toHaveText(new RegExp(`^${deal.points.join("\\D+")}$`));
    await expect(log.locator("tfoot")).toHaveCount(index + 1);
  }
  await isThere(0).locator("summary").click();
  await expect(isThere(0).locator("table").first()).toBeHidden();
  await expect(isThere(1).locator("table").first()).toBeVisible();
});

test("the last trick is seen while L is held, and while a finger rests on the carpet", async ({ invite, server }) => {
  const noura = await invite("Noura", { on: screenHere(), server });
  const { page, t } = noura;
  const match = begun();
  await comeTo(noura, match);
  const { tricks } = match.view.deal;
  const last = tricks.findLast(({ cards }) => cards.length === 4);
  if (!last) throw new Error("no trick was taken");
  const shown = page.locator("[data-last-trick]");
  const isRight = async () => {
    await expect(shown).toContainText(t("baloot.log.lastTrick"));
    for (const [place, card] of last.cards.entries()) {
      const name = nameAt(noura, match, seatInTrick(last, place));
      await expect(shown).toContainText(t("baloot.laid", { name, card: cardName(noura, card) }));
    }
  };
  await page.keyboard.down("l");
  await isRight();
  await page.keyboard.up("l");
  await expect(shown).toBeHidden();

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isSide = (width > 1000 ? 0.375 : 0.5) * width;
  const spot = { x: isSide - 0.2 * width, y: height * 0.3 };
  if (screenHere() === "desktop") {
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await isRight();
    await page.mouse.up();
  } else {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ ...spot, id: 0 }] });
    await isRight();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  await expect(shown).toBeHidden();
});

test("a clock runs out towards where reading begins", async ({ invite, server }) => {
  const timed = { ...options, speed: "turtle" } as const;
  const isAsked = ({ phase, asked }: BalootState) => phase === "playing" && asked[0] === 0;
  for (const language of ["en", "ar"] as const) {
    const noura = await invite("Noura", { on: screenHere(), server, language });
    await comeTo(noura, keptMatch({ code: freshCode(), options: timed, until: isAsked }));
    const bar = noura.page.locator("[data-clock-bar] > *").first();
    const end = await bar.evaluate((run) => Number.parseFloat(getComputedStyle(run).transformOrigin) / run.clientWidth);
    expect(end, language).toBeCloseTo(language === "ar" ? 1 : 0, 2);
  }
});
