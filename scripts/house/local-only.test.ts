import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "./ports.mjs";
import { serve } from "./serve.mjs";

const listen = (how: string) => `
  const { createServer } = await import("node:net");
  const server = createServer();
  server.once("listening", () => {
    console.log(JSON.stringify(server.address()));
    server.close();
  });
  ${how}
`;

it.each([
  "server.listen(0)",
  "server.listen('0')",
  "server.listen(0, '0.0.0.0')",
  "server.listen('0', '0.0.0.0', 511, () => {})",
  "server.listen()",
  "server.listen(() => {})",
  "server.listen(undefined, () => {})",
  "server.listen({ port: 0 })",
  "server.listen({ port: '0', host: '::' }, () => {})",
])("PartyKit listens on this machine alone: %s", async (how) => {
  const words = ["--import", "./scripts/house/local-only.mjs", "--input-type=module", "-e", listen(how)];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(JSON.parse(stdout)).toMatchObject({ address: "127.0.0.1", family: "IPv4" });
});

it.skipIf(process.platform !== "linux")("PartyKit watches no file of the site it serves", async () => {
  const data = await mkdtemp(join(tmpdir(), "watched-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const site = join(data, "site");
  await mkdir(site);
  await writeFile(join(site, "index.html"), "here");
  const served = await serve({ port: await freePort(), data: join(data, "rooms"), site, config: "e2e/partykit.json" });
  onTestFinished(served.end);
  expect(await (await fetch(served.url)).text()).toBe("here");
  expect(await watchedBy(served.pid)).not.toContain((await stat(site)).ino);
});

/** The inodes a process waits for changes of. */
async function watchedBy(pid: number | undefined) {
  const folder = `/proc/${pid}/fdinfo`;
  const infos = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), "utf8").catch(() => "")),
  );
  return infos.flatMap((info) =>
    [...info.matchAll(/^inotify .*\bino:([0-9a-f]+)/gm)].map(([, ino]) => parseInt(ino ?? "", 16)),
  );
}
