import { createHash } from "node:crypto";
import { expect, test } from "../fixtures";

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("what is text comes as small as the browser can read it, and is the same", async ({ server }) => {
  const html = await (await fetch(`${server.url}/baloot`)).text();
  const script = html.match(/\/_next\/static\/chunks\/[^"]+\.js/)?.[0] ?? "";
  for (const path of ["/", "/baloot", "/baloot/ABCDEF", script, "/icon.svg", "/manifest.webmanifest"]) {
    const asked = async (accepted: string) => {
      const answer = await fetch(`${server.url}${path}`, {
        headers: { "accept-encoding": accepted, "sec-fetch-dest": "document" },
      });
      expect(answer.status, path).toBe(200);
      const { headers } = answer;
      return {
        packing: headers.get("content-encoding"),
        type: headers.get("content-type"),
        sha: shaOf(await answer.text()),
      };
    };
    const plain = await asked("identity");
    expect(plain.packing).toBeNull();
    expect(await asked("gzip, deflate, br, zstd"), path).toEqual({ ...plain, packing: "br" });
    expect(await asked("gzip, deflate"), path).toEqual({ ...plain, packing: "gzip" });
  }
  expect((await fetch(`${server.url}/parties/packed/index.html.br`)).status).toBe(404);
});
