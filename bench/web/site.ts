import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../scripts/house/ports.mjs";
import { serve } from "../../scripts/house/serve.mjs";

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The site as the house packs it, handed out from memory; `told` hears the path of each request and the bytes it was answered with. */
export async function openSite(
  data: string,
  told: (path: string, bytes: number) => void = () => {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const rooms = await serve({ port: await freePort(), data });
  const kept = new Map<string, Kept>();
  const fetched = async (path: string): Promise<Kept> => {
    const asked = get(`${rooms.url}${path}`, {
      headers: { "accept-encoding": "gzip, deflate, br", "sec-fetch-dest": "document" },
    });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const headers = { ...answer.headers };
    for (const name of ["connection", "transfer-encoding"]) delete headers[name];
    return { status: answer.statusCode ?? 500, headers, body: await buffer(answer) };
  };
  const site = createServer(async ({ url = "/" }, response) => {
    const { status, headers, body } = kept.get(url) ?? (await fetched(url));
    if (status === 200) kept.set(url, { status, headers, body });
    told(url, body.length);
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
