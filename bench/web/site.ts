import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { freePort } from "../../scripts/ports.mjs";
import { serve } from "../../scripts/serve.mjs";

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** The site as a host on the internet hands it out: compressed, and from memory. */
export async function openSite(data: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const rooms = await serve({ port: await freePort(), data });
  const kept = new Map<string, Kept>();
  const fetched = async (path: string): Promise<Kept> => {
    const answer = await fetch(`${rooms.url}${path}`, { headers: { "accept-encoding": "identity" } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-length", "content-encoding", "transfer-encoding", "connection"]) delete headers[name];
    const body = gzipSync(Buffer.from(await answer.arrayBuffer()));
    return { status: answer.status, headers: { ...headers, "content-encoding": "gzip" }, body };
  };
  const site = createServer(async ({ url = "/" }, response) => {
    const { status, headers, body } = kept.get(url) ?? (await fetched(url));
    if (status === 200) kept.set(url, { status, headers, body });
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((listening) => site.listen(port, "127.0.0.1", listening));
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      site.closeAllConnections();
      site.close();
      await rooms.end();
    },
  };
}
