import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort, isFree } from "./ports.mjs";

it("a free port is none that a connection could take while its server is away", async () => {
  for (let tries = 0; tries < 5; tries++) {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port, host: "127.0.0.1" }, resolve));
    expect(await isFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  }
});
