import { expect, liesOver, middle, test } from "../fixtures";
import { scenes } from "../play/baloot/scenes";
import { BalootStage } from "../play/baloot/stage";

// A claim to the rest is asked of two, and one answer decides.

const others = ["Badr", "Salma", "Yousef"];

for (const language of ["en", "ar"] as const)
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [740, 360],
    [1440, 900],
  ] as const)
    test(`a claim says what is asked and counts the seconds, to all four, ${language} ${width}×${height}`, async ({
      invite,
    }) => {
      const on = { viewport: { width, height }, hasTouch: true, reducedMotion: "reduce" } as const;
      const noura = await invite("Noura", { on, language });
      const { page, t } = noura;
      const stage = await BalootStage.of(noura, others);
      for (const [seat, words] of [
        [0, "sawaAnswer"],
        [2, "sawaAnswer"],
        [1, "sawaWaits"],
        [3, "sawaWaits"],
      ] as const) {
        stage.shows(scenes.claimed, { seat, leftMs: 9_000 });
        const question = page.getByText(t(`baloot.${words}`));
        await expect(question).toHaveCount(1);
        await expect(question).toBeInViewport({ ratio: 1 });
        await expect(page.locator("[data-clock-bar]")).toHaveCount(1);
        const seconds = page.locator("[data-clock-text]");
        await expect(seconds).toHaveCount(1);
        await expect(seconds).toBeInViewport({ ratio: 1 });
        await expect(seconds).toHaveText(/^\D*[0-8]\.\d/);
        expect(await liesOver(seconds, page.locator("[data-hand] [data-card], [data-deed], [data-score]"))).toEqual([]);
      }
    });

for (const [width, height] of [
  [390, 844],
  [740, 360],
  [1440, 900],
] as const)
  test(`a tap meant for qayd answers no claim, ${width}×${height}`, async ({ invite }) => {
    const noura = await invite("Noura", { on: { viewport: { width, height }, hasTouch: true } });
    const { page } = noura;
    const stage = await BalootStage.of(noura, others);
    stage.shows(scenes.freeLate);
    const qayd = page.locator("[data-deed=qayd]");
    await expect(qayd).toBeVisible();
    const finger = await middle(qayd);
    // The table's time stands still in the very moment of the claim.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    stage.shows(scenes.freeClaimed);
    const accept = page.locator("[data-deed=accept]");
    await expect(accept).toBeAttached();
    for (const answer of ["accept", "refuse"]) {
      const there = await middle(page.locator(`[data-deed=${answer}]`));
      await page.touchscreen.tap(there.x, there.y);
    }
    await page.touchscreen.tap(finger.x, finger.y);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await accept.tap();
    await expect(accept).toHaveCount(0);
    await expect.poll(() => stage.sent).toMatchObject([{ action: "answer", accept: true }]);
  });
