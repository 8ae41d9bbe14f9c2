import { defineConfig } from "@playwright/test";
import { screens } from "./devices";

/** `x.spec.ts` runs on the desktop, `x.phone.spec.ts` on the phone, `x.both.spec.ts` on both. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "**/*.phone.spec.ts",
      use: screens.desktop,
    },
    { name: "phone", testMatch: ["**/*.phone.spec.ts", "**/*.both.spec.ts"], use: screens.phone },
  ],
});
