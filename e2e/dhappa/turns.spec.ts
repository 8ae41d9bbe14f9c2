import { npickDepths } from "@/lib/rules/dhappa/search";
import { arrange, axe, expect, finger, freshCode, middle, mouseDrag, test } from "../fixtures";
import { deal } from "../play/dhappa-deals";
import type { Person } from "../play/person";

const slot = ({ page }: Person, id: string) => page.locator(`[data-card="${id}"]`);
/** The strip of a card that no other one lies on. */
const corner = async (person: Person, id: string) => {
  // It may be on its way there still.
  await slot(person, id).hover({ position: { x: 12, y: 14 }, trial: true });
  const box = await slot(person, id).boundingBox();
  return { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 14 };
};
const standing = ({ page }: Person) => page.locator("[data-standing]");
const main = ({ page }: Person) => page.locator("[data-main]");
const melds = ({ page }: Person) => page.locator("[data-meld]");
/** What a first deal is told just now, and nothing else. */
const isTold = async ({ page, t }: Person, moment: "pick" | "select" | "open" | "lay" | "discard" | "lock") =>
  expect(page.locator("[data-guide]").getByRole("status")).toHaveText([t(`dhappa.guide.${moment}`)]);

test("a turn by mouse and by finger: pick, lay, take back, a reload in its midst, a discard, and a dhappa", async ({
  invite,
  arrangedServer,
}) => {
  test.setTimeout(180_000);
  if (!deal?.meld) throw new Error("no deal like that");
  const run = deal.meld.slots.map(({ id }) => id);
  const [ann, badr] = [await invite("Ann"), await invite("بدر", { on: "phone", language: "ar" })];
  const code = freshCode();
  await ann.isKnownAt(code, "friends");
  await ann.goTo(code, "dhappa");
  await expect(ann.seats).toBeVisible();
  await badr.isKnownAt(code);
  await badr.goTo(code, "dhappa");
  await expect(ann.seats).toContainText(badr.name);
  await ann.choose(ann.t("dhappa.options.noClock"));
  await arrange(arrangedServer, code, { seed: deal.seed }, "dhappa");
  await ann.start.click();

  // What lies on the discards cannot be laid, and says why.
  await expect(standing(ann)).toHaveText(ann.t("dhappa.phase.pick"));
  await isTold(ann, "pick");
  await ann.page.locator("[data-discards]").click();
  await ann.page.locator("[data-depth='1']").click();
  await expect(ann.page.locator("[data-depth='1']")).toHaveAttribute("aria-pressed", "false");
  const [top] = npickDepths(deal.state);
  const why = top && "blocked" in top ? top.blocked : "tooDeep";
  const said =
    why === "deepestStays" ? ann.t("dhappa.pick.alone", { card: "" }).trim() : ann.t(`dhappa.refusals.${why}`);
  await expect(ann.page.getByText(said)).toBeVisible();
  expect(await axe(ann.page)).toEqual([]);
  await ann.button(ann.t("dhappa.drawInstead")).click();
  await expect(standing(ann)).toHaveText(ann.t("dhappa.phase.play"));
  await isTold(ann, "select");

  // The mouse goes along the row, and all of the run is chosen; it is carried to where it may lie.
  const [from, to] = [await corner(ann, run[0] ?? ""), await corner(ann, run.at(-1) ?? "")];
  await ann.page.mouse.move(from.x, from.y);
  await ann.page.mouse.down();
  await ann.page.mouse.move(to.x, to.y, { steps: 20 });
  await ann.page.mouse.up();
  await expect(standing(ann)).toHaveText(ann.t("dhappa.selected", { count: run.length }));
  await isTold(ann, "open");
  const frames = badr.frames.length;
  await mouseDrag(ann.page, slot(ann, run[0] ?? ""), ann.page.locator("[data-new]"));
  await expect(melds(ann)).toHaveCount(1);
  await expect(slot(ann, run[0] ?? "")).toHaveCount(0);
  await isTold(ann, "discard");
  // Whoever plays against her is told nothing of it.
  expect(badr.frames.slice(frames).filter((frame) => !frame.includes("pong"))).toEqual([]);

  // It is a draft of the table: another page goes on with it, takes it back, and lays it again by the keyboard.
  await ann.page.reload();
  await expect(melds(ann)).toHaveCount(1);
  await ann.page.keyboard.press("u");
  await expect(melds(ann)).toHaveCount(0);
  for (const id of run) {
    await slot(ann, id).focus();
    await ann.page.keyboard.press("Enter");
  }
  await ann.page.locator("[data-new]").focus();
  await ann.page.keyboard.press("Enter");
  await expect(melds(ann)).toHaveCount(1);
  expect(await axe(ann.page)).toEqual([]);
  await ann.pictured("drafted-desktop");
  // In the order of one's own hand a card is put down where the mouse lets it go.
  const order = async () => (await ann.page.locator("[data-hand] ul").getAttribute("aria-owns"))?.split(" ") ?? [];
  for (let press = 0; press < 3; press++) await ann.page.keyboard.press("s");
  const [first = "", second, third = "", ...others] = await order();
  // Until every card has come to its place.
  await slot(ann, third.replace("hand-", "")).hover({ position: { x: 12, y: 14 }, trial: true });
  const taken = await corner(ann, first.replace("hand-", ""));
  const there = await corner(ann, third.replace("hand-", ""));
  await ann.page.mouse.move(taken.x, taken.y);
  await ann.page.mouse.down();
  await ann.page.mouse.move(taken.x, taken.y - 40, { steps: 4 });
  await ann.page.mouse.move(there.x - 9, there.y + 30, { steps: 8 });
  await ann.page.mouse.up();
  await expect.poll(order).toEqual([second, first, third, ...others]);
  // One card on the discards ends the turn, and all of it is seen.
  const last = ann.page.locator("[data-card]:not([data-card=two])").last();
  await last.click({ position: { x: 12, y: 14 } });
  await isTold(ann, "lay");
  await main(ann).click();
  await expect(standing(badr)).toHaveText(badr.t("dhappa.phase.pick"));
  await isTold(badr, "pick");
  // The sixth and last step; put away they all are, on this device for good.
  await isTold(ann, "lock");
  await ann.button(ann.t("melds.guide.skip")).click();
  await expect(ann.page.locator("[data-guide]")).toHaveCount(0);
  expect(await ann.page.evaluate(() => localStorage.getItem("majlis.dhappa.guide"))).toBe("true");
  await expect(badr.page.locator("[data-boards]")).toContainText(badr.t("dhappa.melds", { count: 1 }));

  // A finger draws, and carries a 2 up to the discards: they burn before everybody's eyes.
  await main(badr).tap();
  await expect(standing(badr)).toHaveText(badr.t("dhappa.phase.play"));
  expect(await axe(badr.page)).toEqual([]);
  await badr.pictured("playing-phone-ar");
  // Whoever wishes it has larger cards, fewer beside each other.
  const widthOf = async () => (await slot(badr, "two").boundingBox())?.width ?? 0;
  const width = await widthOf();
  await badr.button(badr.t("melds.menu.open")).tap();
  await badr.page.getByRole("menuitemcheckbox", { name: badr.t("dhappa.menu.large") }).tap();
  await badr.page.keyboard.press("Escape");
  await expect.poll(widthOf).toBe(width + 8);
  await badr.pictured("large-cards-phone-ar");
  const two = await corner(badr, "two");
  const discards = await middle(badr.page.locator("[data-discards]"));
  const { down, moves, up } = await finger(badr.page);
  await down(two);
  await moves({ x: two.x, y: two.y - 60 });
  await moves(discards);
  await up();
  await expect(ann.page.locator("[data-burning]")).toBeVisible();
  // It ends by itself as well, and may have by then.
  await ann.page.keyboard.press("Enter");
  // The card that was turned up, hers, and the 2: who comes next may have discarded by now.
  await expect(ann.page.locator("aside")).toContainText(ann.t("dhappa.log.did.burned", { count: 3 }));
  expect(ann.complaints.concat(badr.complaints)).toEqual([]);
});
