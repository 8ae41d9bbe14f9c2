import { tableRefusals } from "@/lib/table/wire/refusals";
import { answer, turnAway } from "@/party/door";
import type { Knock } from "@/party/platform";
import { fileFor } from "@/party/site";
import { tableCounters } from "@/party/table-room/table-counters";
import { accepts } from "./accepts-encoding";
import { bindingOf } from "./binding-names";
import { sayUnreadAt, wake } from "./durable";
import { collectSoon } from "./free-memory";
import type { Env } from "./house";
import majlis from "./worker";

export * from "./worker";

/** What the front says of a request (front/front.ts): nobody outside can. */
interface Incoming extends Request {
  readonly cf?: { readonly clientIp?: string; readonly wakes?: boolean; readonly counts?: boolean };
}

/** Keeps what a request has begun going once it is answered. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  woff2: "font/woff2",
};
const ADDRESS = "cf-connecting-ip";
const isText = /^text\/|json|svg|xml/;

/** What the worker is given here, once for all requests: it remembers things by it. */
let surroundings: Env | null = null;

/**
 * The worker on workerd alone, as `npm start` runs it. Of what Cloudflare does before a worker it knows
 * the type of a file, and packs what it answers; the front does the rest.
 */
export default {
  async fetch(request: Incoming, env: Env, lasting: Lasting): Promise<Response> {
    surroundings ??= { ...env, ASSETS: { fetch: (url) => file(env, url) } };
    if (request.cf?.counts) return Response.json(tableCounters.all());
    if (request.cf?.wakes) return woken(request, env);
    const from = request.cf?.clientIp ?? "";
    const refused = await majlis.refused(knockOf(request, from), surroundings);
    if (refused) return refused;
    // Whoever comes to stay; a file leaves little.
    if (request.headers.has("Upgrade")) lasting.waitUntil(collectSoon());
    const known = new Request(request);
    known.headers.set(ADDRESS, from);
    const answered = await majlis.within(known, surroundings).catch((error) => unread(request, from, env, error));
    return (await packed(request, answered, env)) ?? answered;
  },
};

/** Where a room does not answer, for it cannot read what it keeps: whoever comes is told so. What is no room does not fail so. */
function unread(request: Incoming, from: string, env: Env, error: unknown): Response {
  const [, parties, party = "", name = ""] = new URL(request.url).pathname.split("/");
  if (parties !== "parties") throw error;
  sayUnreadAt(env, party, name, error);
  return request.headers.has("Upgrade")
    ? turnAway(knockOf(request, from), "storage")
    : answer(503, tableRefusals.storage);
}

/** A room is opened by the name of its file, below the folder of its kind: /-eightsDO/ID. */
async function woken(request: Incoming, env: Env): Promise<Response> {
  const [, party = "", id = ""] = /^\/-(\w+)DO\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  return wake(env, bindingOf(party), id).catch(() => answer(503, tableRefusals.storage));
}

/** An answer as small as the browser can read it: as scripts/build.mjs packed the file, else packed now. */
async function packed(request: Incoming, answered: Response, env: Env): Promise<Response | null> {
  const accepted = request.headers.get("Accept-Encoding");
  if (!answered.body || !isText.test(answered.headers.get("Content-Type") ?? "")) return null;
  const headers = new Headers(answered.headers);
  // What is drawn for whoever asks lies nowhere packed.
  const isDrawn = headers.has("Vary");
  headers.append("Vary", "Accept-Encoding");
  const name =
    answered.status === 200 && !isDrawn && accepts(accepted, "br") ? fileFor(new URL(request.url).pathname) : null;
  const found = name === null ? null : await env.ASSETS.fetch(`http://site/parties/packed/${name}.br`);
  if (found?.ok) {
    headers.set("Content-Encoding", "br");
    void answered.body.cancel();
    const asIs: ResponseInit & { encodeBody: "manual" } = { headers, encodeBody: "manual" };
    return new Response(found.body, asIs);
  }
  if (!accepts(accepted, "gzip")) return null;
  headers.set("Content-Encoding", "gzip");
  return new Response(answered.body, { status: answered.status, headers });
}

/** A request as the door sees it, from where it really comes. */
const knockOf = (request: Incoming, from: string): Knock => ({
  url: request.url,
  method: request.method,
  headers: { get: (name) => (name.toLowerCase() === ADDRESS ? from : request.headers.get(name)) },
  json: () => request.json(),
  text: () => request.text(),
});

async function file(env: Env, url: string): Promise<Response> {
  const type = types[url.split(".").at(-1) ?? ""];
  const found = type === undefined ? null : await env.ASSETS.fetch(url);
  if (type === undefined || !found?.ok) return new Response(null, { status: 404 });
  return new Response(found.body, { headers: { "Content-Type": type } });
}
