// @ts-check
import { join, resolve } from "node:path";
import { root } from "../processes.mjs";

/**
 * How wrangler is run: it speaks to nobody it need not, and keeps its notes in this directory.
 * @param {string} place
 */
export function wrangler(place) {
  const notes = join(resolve(root, place), "wrangler");
  return {
    program: "node_modules/wrangler/wrangler-dist/cli.js",
    env: {
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: join(notes, "logs"),
      WRANGLER_REGISTRY_PATH: join(notes, "registry"),
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      X_LOCAL_EXPLORER: "false",
    },
  };
}
