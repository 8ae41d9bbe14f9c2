import { defineConfig } from "@playwright/test";

/** The engines people have, each a project of its own: scripts/engines.mjs names those that are here. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines/failures",
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A machine that is busy with something else may cost a test its patience once.
  retries: 2,
  projects: (process.env.MAJLIS_ENGINES ?? "").split(",").map((name) => ({ name })),
});
