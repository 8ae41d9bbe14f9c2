import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

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
