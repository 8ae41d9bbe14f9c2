import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./ports.mjs";
import { serve } from "./serve.mjs";

it("whoever waited in vain for a server is told how it fares: one that hangs from one that others keep from the processor", async () => {
  const data = await mkdtemp(join(tmpdir(), "served-"));
  const port = await freePort();
  const waited = serve({ port, data, patienceMs: 20, say: () => undefined });
  await expect(waited).rejects.toThrow(
    process.platform === "linux"
      ? /^The server on port \d+ did not come up \(it runs and does not answer after 0 s, of which it had a processor for \d+\.\d s; the load is \d+\.\d\)\.$/
      : /did not come up \(it runs and does not answer after 0 s/,
  );
  await rm(data, { recursive: true, force: true });
});
