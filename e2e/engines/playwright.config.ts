import { defineConfig } from "@playwright/test";

/** The engines people have, each a project of its own: scripts/engines.mjs names those that are here. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines/failures",
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  retries: 1,
  projects: (process.env.MAJLIS_ENGINES ?? "").split(",").map((name) => ({ name })),
});
