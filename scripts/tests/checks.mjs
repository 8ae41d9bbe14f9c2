// @ts-check
import { join } from "node:path";
import { runNode } from "../processes.mjs";
import { report, results, step } from "./steps.mjs";

/** What needs no browser and no build, as steps: each its own, to be run one after the other or side by side. */
export const lint = () =>
  step("Lint", (said) =>
    runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."], { said }),
  );

export const types = () =>
  step(
    "Types",
    async (said) =>
      (await runNode(["node_modules/next/dist/bin/next", "typegen"], { said })) &&
      runNode(["node_modules/typescript/bin/tsc", "--noEmit"], { said }),
  );

/** With fewer games where they play many: whatever differs at all most often shows in the first ones. */
const fewGames = {
  ...{ LAWS_BRIEF: "1", LAWS_SEEDS: "1", FUZZ_GAMES: "40", SWAPS: "20", BALOOT_HANDS: "200" },
  ABUSE_FRAMES: "2000",
};

/** @param {{ isBrief?: boolean }} [wish] */
export const unit = ({ isBrief = false } = {}) =>
  step(
    isBrief ? "Unit tests and laws, fewer games" : "Unit tests and laws",
    (said) =>
      runNode(
        [
          ...["node_modules/vitest/vitest.mjs", "run", "--reporter=default"],
          ...["--reporter=json", `--outputFile.json=${join(results, "unit.json")}`],
        ],
        { said, env: isBrief ? fewGames : undefined },
      ),
    async () => {
      const { numPassedTests, numFailedTests } = await report("unit.json");
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );

/**
 * The same on another Node.
 * @param {string} node
 * @param {string} version
 */
export const unitOn = (node, version) =>
  step(`Unit tests and laws on Node ${version}`, (said) =>
    runNode(["node_modules/vitest/vitest.mjs", "run", "--reporter=default"], { said, node, env: fewGames }),
  );
