import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Newer Nodes have a storage of their own, and say at its first use where it would be kept: here there is none, as in a room. */
const storage = "--no-experimental-webstorage";

/** Those that play many games, the longest first: begun last, one of them would keep a core idle. docs/tests.md has their times. */
const long = [
  "lib/table/fuzz/",
  "lib/rules/laws/",
  "lib/table/hidden-cards.",
  "lib/table/abuse.",
  "cli/rummy/terminal.",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(name));
      return at === -1 ? long.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,party,cloud,front,attacks,components,app,scripts,bench,cli}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Left to itself one core would stand idle: of two that is half of them.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
    execArgv: process.allowedNodeEnvironmentFlags.has(storage) ? [storage] : [],
    testTimeout: 600_000,
    // What is waited for comes: how soon, on a machine that is busy with something else, is no test's claim.
    expect: { poll: { timeout: 60_000 } },
  },
});
