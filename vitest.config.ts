import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,party,cloud,kits,components,app,scripts,bench}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 600_000,
  },
});
