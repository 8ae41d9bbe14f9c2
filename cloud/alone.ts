import type { Env } from "./house";
import majlis from "./worker";

export { Baloot, Directory, Eights, Player } from "./worker";

/** What workerd says of a request where nothing stands before it: nobody outside can. */
interface Incoming extends Request {
  readonly cf?: { readonly clientIp?: string };
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};
const isText = /^text\/|json|svg/;

/**
 * The worker on workerd alone, as `npm start` runs it. What Cloudflare does before a worker is done here: says where a
 * request comes from, knows the type of a file, and packs what it answers.
 */
export default {
  async fetch(request: Incoming, env: Env): Promise<Response> {
    const known = new Request(request);
    // An address and a port.
    known.headers.set("CF-Connecting-IP", request.cf?.clientIp?.replace(/:\d+$/, "").replace(/^\[|\]$/g, "") ?? "");
    const answered = await majlis.fetch(known, { ...env, ASSETS: { fetch: (url) => file(env, url) } });
    const type = answered.headers.get("Content-Type") ?? "";
    if (!answered.body || !isText.test(type) || !request.headers.get("Accept-Encoding")?.includes("gzip"))
      return answered;
    const packed = new Response(answered.body, answered);
    packed.headers.set("Content-Encoding", "gzip");
    return packed;
  },
};

async function file(env: Env, url: string): Promise<Response> {
  const type = types[url.split(".").at(-1) ?? ""];
  const found = type === undefined ? null : await env.ASSETS.fetch(url);
  if (type === undefined || !found?.ok) return new Response(null, { status: 404 });
  return new Response(found.body, { headers: { "Content-Type": type } });
}
