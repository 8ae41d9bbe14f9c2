import { arrange, expect, freshCode, test } from "../fixtures";
import { deal } from "../play/dhappa-deals";

test("a whole turn by the keyboard alone: look into the discards, draw, lay, take back, order by hand, discard", async ({
  invite,
  arrangedServer,
}) => {
  if (!deal?.meld) throw new Error("no deal like that");
  const run = deal.meld.slots.map(({ id }) => id);
  const ann = await invite("Ann");
  const { page, t } = ann;
  const { keyboard } = page;
  const code = freshCode();
  await ann.isKnownAt(code, "friends");
  await ann.goTo(code, "dhappa");
  await expect(ann.seats).toBeVisible();
  await ann.choose(t("dhappa.options.noClock"));
  await arrange(arrangedServer, code, { seed: deal.seed }, "dhappa");
  await ann.start.focus();
  await keyboard.press("Enter");
  const standing = page.locator("[data-standing]");
  await expect(standing).toHaveText(t("dhappa.phase.pick"));

  const focused = page.locator(":focus");
  await keyboard.press("p");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let tabs = 0; tabs < 4 && (await focused.getAttribute("data-depth")) === null; tabs++)
    await keyboard.press("Tab");
  await expect(focused).toHaveAttribute("data-depth", "1");
  await expect(focused).toHaveAttribute("aria-description", /./);
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await keyboard.press("d");
  await expect(standing).toHaveText(t("dhappa.phase.play"));

  const select = async (ids: readonly string[]) => {
    await keyboard.press("h");
    await keyboard.press("Home");
    for (const id of ids) {
      for (let steps = 0; steps < 40 && (await focused.getAttribute("data-card")) !== id; steps++)
        await keyboard.press("ArrowRight");
      await keyboard.press("Enter");
      await expect(focused).toHaveAttribute("aria-pressed", "true");
    }
  };
  const melds = page.locator("[data-meld]");
  await select(run);
  await keyboard.press("l");
  await expect(focused).toHaveAttribute("data-new", "");
  await keyboard.press("Enter");
  await expect(melds).toHaveCount(1);
  // The focus is back in the hand, and all of it is taken back.
  await expect(focused).toHaveAttribute("data-card", /./);
  await keyboard.press("Shift+U");
  await expect(melds).toHaveCount(0);
  await select(run);
  await keyboard.press("e");
  await expect(melds).toHaveCount(1);

  // In the order of one's own hand a card moves, is said to have moved, and stays there over a reload.
  const ids = () =>
    page
      .getByRole("list", { name: t("melds.hand", { count: 28 - run.length }) })
      .getAttribute("aria-owns")
      .then((owned) => owned?.split(" ") ?? []);
  for (let press = 0; press < 3; press++) await keyboard.press("s");
  await keyboard.press("h");
  await keyboard.press("Home");
  const [first, second, ...others] = await ids();
  await keyboard.press("Shift+ArrowRight");
  await expect.poll(ids).toEqual([second, first, ...others]);
  await expect(page.getByText(/, now in place 2\.$/)).toHaveCount(1);
  await page.reload();
  await expect.poll(ids).toEqual([second, first, ...others]);

  // A joker or a 2 would be another thing.
  const last = others.findLast((id) => !/joker|two/.test(id))?.replace("hand-", "") ?? "";
  await select([last]);
  await keyboard.press("e");
  await expect(standing).not.toHaveText(t("dhappa.phase.play"));
  expect(ann.complaints).toEqual([]);
});
