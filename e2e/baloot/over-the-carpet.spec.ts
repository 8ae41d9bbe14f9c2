import { phone, still } from "../devices";
import { dress, expect, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";

// What lies over the table for a moment, and how it comes and goes.

const desktop = { viewport: { width: 1440, height: 900 } };

for (const [name, on] of [
  ["with motion", desktop],
  ["without", still],
] as const)
  test(`an accepted claim is played out at 100 ms a card, ${name}`, async ({ invite }) => {
    const noura = await invite("Noura", { on });
    const { page } = noura;
    await page.clock.install();
    const stage = await BalootStage.of(noura);
    stage.shows(scenes.claimed, { leftMs: 9_000 });
    await expect(page.locator("[data-deed=accept]")).toBeVisible();
    const laid = await page.evaluateHandle(() => {
      const fallen = new Set<string | null>();
      const look = () => {
        for (const card of document.querySelectorAll("[data-laid]")) fallen.add(card.getAttribute("data-laid"));
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      return fallen;
    });
    const fallen = () => laid.evaluate((cards) => cards.size);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    stage.shows(scenes.accepted, { leftMs: 20_000 });
    await expect(page.locator("[data-deed=accept]")).toBeHidden();
    // What was claimed are the last five tricks.
    for (let count = 1; count <= 4 * 5; count++) {
      await expect(page.locator("tfoot")).toHaveCount(0);
      await page.clock.runFor(100);
      await expect.poll(fallen).toBe(count);
    }
    await page.clock.runFor(400);
    await expect(page.locator("tfoot")).toHaveCount(0);
    await page.clock.resume();
    await expect(page.locator("tfoot")).toBeVisible();
  });

test("the projects that count lie over the carpet so that it is seen through them, and are easy to read", async ({
  invite,
}) => {
  const noura = await invite("Noura", { on: still });
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.full);
  await expect(page.locator("[data-laid]")).toHaveCount(4);
  stage.shows(scenes.revealed);
  const reveal = page.locator("[data-over-carpet=reveal]");
  await expect(reveal).toBeVisible();
  const { through, contrasts } = await reveal.evaluate((panel) => {
    const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!paper) throw new Error("nothing to draw with");
    /** What a colour looks like on the brightest thing there is, and how much of it is there. */
    const onCard = (...colors: string[]) => {
      paper.fillStyle = "#fffcf3";
      paper.fillRect(0, 0, 1, 1);
      for (const color of colors) {
        paper.fillStyle = color;
        paper.fillRect(0, 0, 1, 1);
      }
      return [...paper.getImageData(0, 0, 1, 1).data];
    };
    const light = (color: number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = getComputedStyle(panel).backgroundColor;
    paper.clearRect(0, 0, 1, 1);
    paper.fillStyle = ground;
    paper.fillRect(0, 0, 1, 1);
    const through = (paper.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
    const under = light(onCard(ground));
    const words = [...panel.querySelectorAll("h2, figcaption, figcaption bdi, div > span > bdi")];
    const contrasts = words.map(
      (word) => (light(onCard(ground, getComputedStyle(word).color)) + 0.05) / (under + 0.05),
    );
    return { through, contrasts };
  });
  expect(through).toBeGreaterThanOrEqual(0.8);
  expect(through).toBeLessThanOrEqual(0.9);
  expect(contrasts.length).toBeGreaterThan(4);
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
});

test("cards of a project that is declared glow, and only the glow comes and goes", async ({ invite }) => {
  const noura = await invite("Noura", { on: desktop });
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.projects);
  await page.locator("[data-deed^=declare]").first().click();
  const card = page.locator("[data-hand] [data-glow]").first();
  await expect(card).toBeVisible();
  const glow = await card.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => "animationName" in animation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      .map((effect) => ({
        of: effect.pseudoElement,
        what: effect.getKeyframes().flatMap((frame) => ("boxShadow" in frame ? ["shadow"] : [frame.opacity])),
      })),
  );
  expect(glow).toEqual([{ of: "::after", what: ["0", "1"] }]);
});

test("what was said fades when it is said no more", async ({ invite }) => {
  const noura = await invite("Noura", { on: desktop });
  const { page } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.overbid);
  await expect(page.locator("[data-seat=east] [data-said=bid]")).toBeVisible();
  await dress(page, "[data-fading] { animation-play-state: paused !important }");
  stage.shows(scenes.second);
  const fading = page.locator("[data-seat=east] [data-fading=bid]");
  await expect(fading).toBeVisible();
  expect(
    await fading.evaluate((bubble) => bubble.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
  ).toEqual([200]);
  await stage.thaws();
  await expect(fading).toHaveCount(0);
});

test("while a qayd is looked into the table stands still as in an old photograph", async ({ invite }) => {
  const noura = await invite("Noura", { on: desktop });
  const { page, t } = noura;
  const stage = await BalootStage.of(noura);
  stage.shows(scenes.revoked);
  await expect(page.locator("[data-hand]")).toBeVisible();
  stage.shows(scenes.accused, { leftMs: 30_000 });
  const pause = page.getByRole("region", { name: t("baloot.qayd") });
  await expect(pause).toBeVisible();
  const { filter, box } = await pause.evaluate((over) => {
    const { width, height } = over.getBoundingClientRect();
    return { filter: getComputedStyle(over).backdropFilter, box: [width, height] };
  });
  expect(filter).toMatch(/sepia\(0\.9\d*\).*brightness\(0\.\d+\)/);
  const size = await page.locator("[data-hand]").evaluate((hand) => [hand.clientWidth, hand.clientHeight]);
  expect(box).toEqual(size);
  await expect(page.locator("[inert] [data-hand]")).toBeAttached();
});

for (const language of ["en", "ar"] as const)
  for (const [width, height, top, bottom] of [
    [393, 852, 59, 34],
    [375, 812, 50, 34],
  ] as const)
    test(`under a notch of ${top} px the score hides neither North nor the coin, ${language}`, async ({ invite }) => {
      const noura = await invite("Noura", { on: { ...phone, viewport: { width, height } }, language });
      const { page } = noura;
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { top, bottom } });
      const stage = await BalootStage.of(noura);
      const scene = scenes.amidTrick;
      stage.shows({ ...scene, deal: { ...scene.deal, dealer: 2 } }, { leftMs: 8_000 });
      await expect(page.locator("[data-dealer=north]")).toBeVisible();
      const boxOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return { top, bottom };
          });
      const score = await boxOf("[data-scoreboard]");
      expect(score.top).toBeGreaterThanOrEqual(top);
      for (const other of ["[data-seat=north] [data-speaker]", "[data-dealer]"])
        await expect.poll(async () => (await boxOf(other)).top, other).toBeGreaterThanOrEqual(score.bottom);
      const dashboard = await boxOf("[data-dashboard]");
      for (const laid of await page.locator("[data-flight-of]").all()) {
        const box = await laid.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dashboard.top + 1);
      }
    });
