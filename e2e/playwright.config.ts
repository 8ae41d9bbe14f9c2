import { defineConfig } from "@playwright/test";
import { screens } from "./devices";
import type { Servers } from "./fixtures";

/**
 * `x.spec.ts` runs on the desktop, `x.phone.spec.ts` on the phone, `x.both.spec.ts` on both, but for what bears `once`: a
 * phone shows nothing of it that the desktop does not, or that other tests do not show there.
 */
export default defineConfig<object, Pick<Servers, "configs">>({
  testDir: ".",
  outputDir: "../test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A test waits for about half of its time: for bots, for cards on their way, for what lies there for a moment.
  workers: 3,
  timeout: 120_000,
  // A machine that is busy with something else may cost a test its patience once.
  retries: 2,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    // It would fetch the whole house again for every person; page/service-worker.spec.ts lets it.
    serviceWorkers: "block",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        // Letters are as wide without windows as with them.
        "--font-render-hinting=none",
        // Without a graphics card a screen is put together of tiles, one by one: of few large ones that takes two thirds.
        ...["--default-tile-width=1440", "--default-tile-height=512"],
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      // Other engines have their own hands; and what scripts/tests/sixth-game.mjs tries in a house that has one more game.
      testIgnore: ["**/*.phone.spec.ts", "**/engines/**", ...(process.env.MAJLIS_SIXTH ? [] : ["**/sixth/**"])],
      use: screens.desktop,
    },
    {
      name: "phone",
      testMatch: ["**/*.phone.spec.ts", "**/*.both.spec.ts"],
      grepInvert: /@once/,
      use: screens.phone,
    },
    {
      // The same rooms as they run on a Cloudflare account of one's own.
      name: "cloud",
      testMatch: ["**/eights/whole-game.spec.ts", "**/house/serving.spec.ts"],
      use: { ...screens.desktop, configs: { product: "wrangler.jsonc", arranged: "e2e/wrangler.jsonc" } },
    },
  ],
});
