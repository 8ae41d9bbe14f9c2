import { dhappa } from "@/lib/rules/dhappa";
import { axe, expect, finger, test } from "../fixtures";
import { dhappaScenes } from "../play/dhappa-scenes";
import type { Person } from "../play/person";
import { TableStage } from "../play/table-stage";

const names = ["Fahad", "Noura", "Salman", "Reem", "Turki"];
const small = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Cards whose index something lies over, or which lie beside the screen. */
const covered = ({ page }: Person) =>
  page.locator("[data-hand] [data-card]").evaluateAll((cards) =>
    cards
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return !card.contains(document.elementFromPoint(box.x + 12, box.y + 14));
      })
      .map((card) => card.getAttribute("data-card")),
  );
const slot = ({ page }: Person, id: string) => page.locator(`[data-card="${id}"]`);
const tap = (person: Person, id: string) => slot(person, id).tap({ position: { x: 12, y: 14 } });

test("45 cards on a small phone: each index is free, a finger chooses along a row, and moves a hand that does not fit", async ({
  invite,
}) => {
  const ann = await invite("Ann", { on: small });
  const { page } = ann;
  await page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
  const stage = await TableStage.of(dhappa, ann, names);
  stage.shows(dhappaScenes.crowded);
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(40);
  await expect.poll(() => covered(ann)).toEqual([]);

  const corner = async (id: string) => {
    const box = await slot(ann, id).boundingBox();
    return { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 14 };
  };
  // A finger that rests takes a card up: on a busy machine it may seem to.
  await expect(async () => {
    await page.keyboard.press("Escape");
    const painting = await finger(page);
    await painting.down(await corner("AS"));
    await painting.moves(await corner("JS"));
    await painting.up();
    await expect(page.locator("[data-standing]")).toHaveText(ann.t("dhappa.selected", { count: 4 }), { timeout: 500 });
  }).toPass();
  // The places that take them are lit, and one of them shows where they would lie.
  await expect(page.locator("[data-meld][data-lit]")).toHaveCount(1);
  await expect(page.locator("[data-meld][data-lit]")).toContainText("+4");
  expect(await axe(page)).toEqual([]);

  // Larger cards do not all fit any more.
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.setItem("majlis.dhappa.large", "true"));
  await page.reload();
  const hand = page.locator("[data-hand]");
  await expect(async () => {
    stage.shows(dhappaScenes.crowded);
    await expect(hand.locator("[data-card]")).toHaveCount(40, { timeout: 1_000 });
  }).toPass();
  const scrolled = () => hand.evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled()).toBe(0);
  await expect(async () => {
    const swipe = await finger(page);
    const from = await corner("AS");
    await swipe.down(from);
    await swipe.moves({ x: from.x, y: from.y - 120 });
    await swipe.up();
    await expect.poll(scrolled, { timeout: 500 }).toBeGreaterThan(20);
  }).toPass();
  await expect(hand.locator("[aria-pressed=true]")).toHaveCount(0);
});

test("what does not fit says why at its place, with the paragraph; each depth of the discards says what it would bring", async ({
  invite,
}) => {
  const ann = await invite("Ann", { on: phone, language: "ar" });
  const { page, t } = ann;
  await page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
  const stage = await TableStage.of(dhappa, ann, names);
  stage.shows(dhappaScenes.play);
  await tap(ann, "KC");
  const clubs = page.locator("[data-meld='KD.0']");
  await clubs.tap();
  const said = page.locator("[data-refused] [role=status]");
  await expect(said).toContainText(t("dhappa.refusals.doesNotFit"));
  const [bubble, place] = [await said.boundingBox(), await clubs.boundingBox()];
  expect(Math.abs((bubble?.y ?? 0) + (bubble?.height ?? 0) - (place?.y ?? 0))).toBeLessThan(24);
  await said.getByRole("link").tap();
  await expect(page.getByRole("dialog")).toContainText(t("dhappa.rules.title"));
  await page.keyboard.press("Escape");

  // A run is read from the left in Arabic as well: what comes behind its last card lies right of it.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(slot(ann, "KC")).toHaveAttribute("aria-pressed", "false");
  for (const id of ["JS", "10S", "9S", "8S"]) await tap(ann, id);
  const run = page.locator("[data-meld='AS.0']");
  const [queen, ghost] = [
    await run.locator("[data-travel='QS.0']").boundingBox(),
    await run.getByText("+4", { exact: true }).boundingBox(),
  ];
  expect(ghost?.x).toBeGreaterThan(queen?.x ?? Number.POSITIVE_INFINITY);
  expect(await axe(page)).toEqual([]);

  // A place that takes a card is seen, however far down the board it lies.
  stage.shows(dhappaScenes.tall);
  await tap(ann, "3C");
  await expect(page.locator("[data-meld='3S.0']")).toBeInViewport({ ratio: 1 });

  stage.shows(dhappaScenes.npick);
  await page.locator("[data-discards]").tap();
  const depth = (number: number) => page.locator(`[data-depth='${number}']`);
  await expect(page.locator("[data-depth]")).toHaveCount(12);
  await depth(7).tap();
  await expect(depth(7)).toHaveAttribute("aria-pressed", "true");
  await depth(8).tap();
  await expect(page.getByText(t("dhappa.pick.there", { card: "\u2066ب♦\u2069" }))).toBeVisible();
  // The choice stays, and both locks are in sight all the while.
  await expect(depth(7)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-lock]")).toBeInViewport({ ratio: 1 });
  await expect(slot(ann, "QC")).toHaveAttribute("data-lifted", "");
  expect(await axe(page)).toEqual([]);
  await ann.button(t("dhappa.pick.take", { count: 7 })).tap();
  await expect.poll(() => stage.sent.at(-1)).toMatchObject({ action: "take", depth: 7 });
});

test("somebody's 2 that burns the discards takes the focus for as long as it is seen, and gives it back", async ({
  invite,
}) => {
  const ann = await invite("Ann");
  const { page } = ann;
  await page.addInitScript(() => localStorage.setItem("majlis.dhappa.guide", "true"));
  const stage = await TableStage.of(dhappa, ann, names);
  const before = { ...dhappaScenes.play, current: 3 };
  stage.shows(before);
  await slot(ann, "JS").focus();
  const [two] = before.pile.filter((card) => card?.startsWith("2"));
  const discard = two ?? "2C.2";
  const burned = [...before.discards, discard];
  const turn = { seat: 3, pick: { from: "pile" }, plays: [], discard, burned: burned.length } as const;
  const after = { ...before, current: 0, turn: before.turn + 1, pick: null, discards: [], burned, log: [turn] };
  stage.shows(after);
  const burning = page.locator("[data-burning]");
  await expect(burning).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(burning).toHaveCount(0);
  await expect(slot(ann, "JS")).toBeFocused();
  // Whoever comes next need not wait for its end.
  stage.shows(before);
  stage.shows(after);
  await ann.button(ann.t("dhappa.burning.draw")).click();
  await expect(burning).toHaveCount(0);
  await expect.poll(() => stage.sent.at(-1)).toMatchObject({ action: "draw" });
});
