import { contractOf, fourHands, played, playing } from "@/lib/rules/baloot/scene";
import { expect, test } from "./fixtures";
import { scenes } from "./play/baloot-scenes";
import { BalootStage } from "./play/baloot-stage";
import { BalootTable } from "./play/baloot-table";
import { held } from "./play/motions";

const lead = playing(contractOf(1), fourHands, { dealer: 3 });
const theirs = playing(contractOf(1), fourHands, { dealer: 0 });
const fourth = played(theirs, "AS 10S 7C");
const sizes = { desk: [1440, 900, false], phone: [390, 844, true], small: [360, 640, true], lying: [844, 390, true] } as const;
for (const language of ["en", "ar"] as const)
  for (const [name, [width, height, hasTouch]] of Object.entries(sizes))
    test(`look ${language} ${name}`, async ({ invite, arrangedServer }) => {
      const noura = await invite("Noura", { on: { viewport: { width, height }, hasTouch }, language });
      const { page } = noura;
      const shot = (what: string) => page.screenshot({ path: `/tmp/feel-shots/${language}-${name}-${what}.png` });
      const stage = await BalootStage.of(noura);
      const table = new BalootTable(noura, arrangedServer, "STAGE");
      stage.shows(fourth, { leftMs: 8_000 });
      await expect(table.cards).toHaveCount(8);
      await table.liesStill();
      await page.evaluate(() => document.fonts.ready);
      const spot = await table.spotOn("7S");
      if (language === "en") {
      if (hasTouch) await page.touchscreen.tap(spot.x, spot.y);
      else await page.mouse.move(spot.x, spot.y);
      await table.liesStill();
      await shot("lifted");
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        const held: Animation[] = [];
        Object.assign(window, { heldOnes: held });
        Element.prototype.animate = function (this: Element, ...how) {
          const animation = animate.apply(this, how);
          if (this.matches("[data-hand] [data-card]")) { queueMicrotask(() => { animation.pause(); animation.currentTime = 100; }); held.push(animation); }
          if (this.matches("[data-flight-of]")) queueMicrotask(() => { animation.pause(); animation.currentTime = 0; held.push(animation); });
          return animation;
        };
        const { requestAnimationFrame: draw, setTimeout: wait } = window;
        const frames: FrameRequestCallback[] = [];
        Object.assign(window, {
          requestAnimationFrame: (deed: FrameRequestCallback) => frames.push(deed),
          setTimeout: (deed: () => void, ms?: number) => (ms === 120 ? 0 : wait(deed, ms)),
          draws: () => { Object.assign(window, { requestAnimationFrame: draw, setTimeout: wait }); for (const deed of frames) draw(deed); },
        });
      });
      if (hasTouch) await page.touchscreen.tap(spot.x, spot.y);
      else await page.mouse.click(spot.x, spot.y);
      await shot("flight-hand");
      await page.evaluate(() => "draws" in window && (window.draws as () => void)());
      await expect(page.locator('[data-laid="7S"]')).toBeAttached();
      await shot("flight-carpet");
      console.log(name, await page.evaluate(() => (window as any).heldOnes.map((a: any) => [a.playState, a.currentTime])));
      await page.evaluate(() => (window as any).heldOnes.forEach((a: any) => { try { a.finish(); } catch {} }));
      await page.evaluate(() => document.getAnimations().filter((a) => (a.effect as any)?.target?.matches?.("[data-flight-of]")).forEach((a) => a.cancel()));
      await shot("landed");
      console.log(name, await page.evaluate(() => ['[data-flight-of="7S"] > div', "[data-dashboard]", "[data-scoreboard]", "[data-dealer]", "[data-seat=north] [data-speaker]"].map((one) => { const box = document.querySelector(one)?.getBoundingClientRect(); return box && [one, box.top, box.bottom, box.width].join(" "); })));
      }
      stage.shows(scenes.sheet, { leftMs: 5_000 });
      await expect(page.locator("tfoot")).toBeVisible();
      await page.waitForTimeout(400);
      await shot("sheet");
      await page.emulateMedia({ reducedMotion: "reduce" });
      stage.shows(scenes.full);
      await expect(page.locator("[data-laid]")).toHaveCount(4);
      await shot("full");
      stage.shows(scenes.revealed);
      await expect(page.locator("[data-over-carpet=reveal]")).toBeVisible();
      await stage.freezes(1200);
      await shot("reveal");
      stage.shows(scenes.dealerBids, { leftMs: 8_000 });
      await expect(page.locator("[data-deed=pass]")).toBeVisible();
      await page.waitForTimeout(300);
      await shot("bids");
    });
