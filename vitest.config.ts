import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Newer Nodes have a storage of their own, and say at its first use where it would be kept: here there is none, as in a room. */
const storage = "--no-experimental-webstorage";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,party,cloud,kits,components,app,scripts,bench}/**/*.test.{ts,tsx}"],
    environment: "node",
    execArgv: process.allowedNodeEnvironmentFlags.has(storage) ? [storage] : [],
    testTimeout: 600_000,
  },
});
