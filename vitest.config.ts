import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Newer Nodes have a storage of their own, and say at its first use where it would be kept: here there is none, as in a room. */
const storage = "--no-experimental-webstorage";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,party,cloud,front,attacks,components,app,scripts,bench,cli}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Left to itself one core would stand idle: of two that is half of them.
    maxWorkers: "100%",
    execArgv: process.allowedNodeEnvironmentFlags.has(storage) ? [storage] : [],
    testTimeout: 600_000,
  },
});
