import { contractOf, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { expect, type Invite, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";
import { screenHere } from "../play/guests";
import { sounds } from "../play/motions";

// What the clocks of the table show and say, by a clock the test moves.

const own = playing(contractOf(1), fourHands, { dealer: 3 });
const theirs = playing(contractOf(1), fourHands, { dealer: 0 });

/** Somebody at a table whose time stands still until the test lets it pass. */
async function timed(invite: Invite) {
  const noura = await invite("Noura", { on: screenHere() });
  const { page } = noura;
  const heard = await sounds(page);
  await page.clock.install();
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.sheet);
  await expect(page.locator("tfoot")).toBeVisible();
  // A page makes no sound before it was touched.
  await page.locator("tfoot").click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // In small steps, so that what the page asks the table on the way is answered at once.
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += 100) await page.clock.runFor(100);
  };
  return { page, stage, pass, ticks: async () => (await heard()).filter((one) => one === "1200 Hz").length };
}

test("whoever acts has the clock round their picture: green, yellow, and red for the last three seconds", async ({
  invite,
}) => {
  const { page, stage, pass } = await timed(invite);
  const inks = await page.evaluate(() =>
    ["calm", "hurry", "last"].map((name) => {
      const dot = document.createElement("i");
      dot.style.color = `var(--color-${name})`;
      document.body.append(dot);
      const { color } = getComputedStyle(dot);
      dot.remove();
      return color;
    }),
  );
  const arcs = (seat: string) =>
    page
      .locator(`[data-seat=${seat}] [data-speaker] path[class*=stroke-]`)
      .evaluateAll((all) => [...new Set(all.map((arc) => getComputedStyle(arc).stroke))]);
  for (const [scene, seat, others] of [
    [theirs, "east", ["south", "north", "west"]],
    [own, "south", ["east", "north", "west"]],
  ] as const) {
    stage.shows(scene, { leftMs: 10_000 });
    await expect.poll(() => arcs(seat)).toEqual([inks[0]]);
    for (const other of others) expect(await arcs(other)).toEqual([]);
    await pass(4_800);
    expect(await arcs(seat)).toEqual([inks[0]]);
    await pass(400);
    await expect.poll(() => arcs(seat)).toEqual([inks[1]]);
    await pass(1_600);
    expect(await arcs(seat)).toEqual([inks[1]]);
    await pass(400);
    await expect.poll(() => arcs(seat)).toEqual([inks[2]]);
  }
});

test("in the last three seconds of one's own turn the bar pulses red and ticks, and stops with the turn", async ({
  invite,
}) => {
  const { page, stage, pass, ticks } = await timed(invite);
  const pulse = () =>
    page.locator("[data-clock-bar]").evaluateAll((bars) =>
      bars.flatMap((bar) =>
        bar.getAnimations().map(({ effect }) => {
          const { duration, iterations, direction } = effect?.getComputedTiming() ?? {};
          return { duration, iterations, direction };
        }),
      ),
    );
  stage.shows(theirs, { leftMs: 10_000 });
  await expect(page.locator("[data-clock-bar]")).toBeVisible();
  await pass(9_800);
  expect(await ticks()).toBe(0);

  stage.shows(own, { leftMs: 10_000 });
  await expect(page.locator("[data-deed=sawa]")).toBeVisible();
  await pass(6_800);
  expect(await ticks()).toBe(0);
  expect(await pulse()).toEqual([]);
  await pass(400);
  await expect.poll(ticks).toBe(1);
  expect(await pulse()).toEqual([{ duration: 250, iterations: Number.POSITIVE_INFINITY, direction: "alternate" }]);
  await pass(1_000);
  await expect.poll(ticks).toBe(2);

  stage.shows(theirs, { leftMs: 10_000 });
  await expect(page.locator("[data-deed=sawa]")).toBeHidden();
  await pass(3_000);
  expect(await ticks()).toBe(2);
  expect(await pulse()).toEqual([]);
});

test("on an upright phone the last five seconds of another's turn are counted, and nothing moves for it", async ({
  invite,
}) => {
  test.skip(screenHere() === "desktop", "there tenths are counted all the time");
  const { page, stage, pass } = await timed(invite);
  const words = page.locator("[data-dashboard] p > span").first();
  const number = page.locator("[data-dashboard] [data-clock-text]");
  stage.shows(theirs, { leftMs: 10_000 });
  await expect(page.locator("[data-clock-bar]")).toBeVisible();
  await pass(4_800);
  await expect(number).toHaveCount(0);
  const before = await words.boundingBox();
  await pass(400);
  await expect(number).toHaveText(/^\W?5\b/);
  // In steps: the page may wind its next beat only now.
  await expect
    .poll(async () => {
      await pass(250);
      return number.textContent();
    })
    .toMatch(/^\W?4\b/);
  expect(await words.boundingBox()).toEqual(before);
  await expect(number).toBeInViewport({ ratio: 1 });
});

test("how long the sheet of a hand stays runs down in a ring on its button", async ({ invite }) => {
  const { page, stage } = await timed(invite);
  stage.shows(scenes.sheet, { leftMs: 6_000 });
  const ring = page.locator("[data-deed=next] svg").last();
  await expect(ring).toBeVisible();
  const run = await ring.evaluate((half) =>
    half.getAnimations().map((animation) => ({
      whole: animation.effect?.getComputedTiming().duration,
      gone: Number(animation.currentTime),
    })),
  );
  expect(run).toEqual([{ whole: 8_000, gone: expect.any(Number) }]);
  // Two seconds were gone when it came.
  expect(run[0]?.gone).toBeGreaterThan(1_900);
  expect(run[0]?.gone).toBeLessThan(7_000);
});
