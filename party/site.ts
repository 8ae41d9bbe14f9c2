import { isLocalNetwork } from "@/lib/table/door/local-network";
import { ANY_HOUSE } from "@/lib/table/wire/house-address";
import { meantBy } from "@/lib/table/wire/typed-address";
import { isElsewhere, isSecure } from "./door";
import { withSecret } from "./house-secret";
import { isToBeShown, type LinkAsker, publicTable, type Speeches, withPreview } from "./link-preview";
import type { Parties } from "./platform";
import { rewritten, wellKnown } from "./well-known";

/** What is asked of the site. */
interface Asked extends LinkAsker {
  readonly method: string;
}

/** What the site may know of the house. */
interface House {
  readonly env?: Record<string, unknown>;
  readonly parties?: Parties;
}

/** Finds a built file by its path, null where there is none. */
type Files = (path: string) => Promise<Response | null>;

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const HOUR = "public, max-age=3600";

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** A table's address, and what of the one page that serves every table of its game is asked for. */
const table = /^\/([a-z]+)\/[A-Z0-9]{4,12}(|\.txt|\/__next\.[\w.$-]+\.txt)$/;
/** A player's address, which one page serves as well. */
const player = /^\/player\/[0-9a-f]{64}(|\.txt|\/__next\.[\w.$-]+\.txt)$/;
/** That page itself, which is nobody's address. */
const shell = /^\/[a-z]+\/table(\.txt|\/.*)?$/;
const extension = /\.[a-z0-9]+$/;

/** How a built file is called; anything else names none, and is not looked for. */
const named = /^(?:[\w.$-]{1,200}\/){0,8}[\w.$-]{1,200}$/;
/** For so long a browser that came over TLS comes by nothing else. */
const HSTS = "max-age=31536000";

/** Serves the site as scripts/build.mjs left it, every document with its content policy. */
export async function site(request: Asked, files: Files, { env = {}, parties }: House = {}): Promise<Response> {
  if (isElsewhere(request, env)) {
    const words =
      "This house is not known by that name. Whoever runs it says in MAJLIS_ORIGINS by which names it is.\n";
    return new Response(words, { status: 421, headers: { "Content-Type": "text/plain", ...headers } });
  }
  const { host, protocol } = new URL(request.url);
  const own = isSecure(request, env) ? `https://${host}` : `${protocol}//${host}`;
  const answered = await serve(request, files, { env, own, parties: withSecret(parties, env) });
  if (isSecure(request, env)) answered.headers.set("Strict-Transport-Security", HSTS);
  return answered;
}

/** The house as it is asked for: its own address, and what it knows. */
interface Own {
  readonly env: Record<string, unknown>;
  readonly own: string;
  readonly parties: Parties | undefined;
}

async function serve(request: Asked, files: Files, house: Own): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD", ...headers } });
  const url = new URL(request.url);
  const known = wellKnown(url.pathname, house.own, house.env);
  if (known !== null) {
    const own = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": HOUR };
    return new Response(request.method === "HEAD" ? null : known, { headers: { ...own, ...headers } });
  }
  const file = fileFor(url.pathname);
  const found = file === null ? null : await files(`/parties/site/${file}`);
  if (file !== null && found?.ok) {
    if (rewritten(file))
      return reply(request, 200, await addressed(found, house), { "Cache-Control": HOUR, Vary: "Host" });
    if (!file.endsWith(".html")) return reply(request, 200, found, cached(file));
    const policy = await documentHeaders(url, file, files);
    if (isToBeShown(request)) return reply(request, 200, found, policy);
    return reply(request, 200, await told(request, found, files, house), { ...policy, Vary: TELLS_APART });
  }
  const meant = await properAddress(url.pathname, files);
  if (meant !== null)
    return new Response(null, {
      status: 308,
      headers: { Location: meant + url.search, "Cache-Control": HOUR, ...headers },
    });
  const missing = url.pathname.startsWith("/_next/") ? null : await files("/parties/site/404.html");
  return reply(request, 404, missing, missing ? await documentHeaders(url, "404.html", files) : {});
}

/** By what a document differs that is not asked for to be shown. */
const TELLS_APART = "Sec-Fetch-Dest, Accept-Language";

/** A document with what is said of its link. */
async function told(request: Asked, found: Response, files: Files, { own, parties }: Own): Promise<Response> {
  const { links } = await noted(files);
  const tableAt = (game: string, code: string) => publicTable(request, parties, game, code);
  return new Response(await withPreview(await found.text(), request, own, links, tableAt), { headers: found.headers });
}

/** A file with the house's own address in it. */
const addressed = async (found: Response, { own }: Own): Promise<Response> =>
  new Response((await found.text()).replaceAll(ANY_HOUSE, own), { headers: found.headers });

/** Where an address leads that was typed otherwise than it is written, null where it leads nowhere. */
async function properAddress(path: string, files: Files): Promise<string | null> {
  for (const meant of meantBy(path)) {
    const file = fileFor(meant);
    if (file !== null && (await files(`/parties/site/${file}`))?.ok) return meant;
  }
  return null;
}

/** The built file that answers a path, null where none may. */
export function fileFor(path: string): string | null {
  if (path === "/") return "index.html";
  if (shell.test(path) || path.endsWith(".html") || path.endsWith("/")) return null;
  const [, game, part] = table.exec(path) ?? [];
  const [, record] = player.exec(path) ?? [];
  const shared = record === undefined ? path.slice(1) : `player${record}`;
  const file = game === undefined ? shared : `${game}/table${part}`;
  if (!named.test(file)) return null;
  return extension.test(file) ? file : `${file}.html`;
}

function reply(request: Asked, status: number, found: Response | null, own: Record<string, string>): Response {
  const type: Record<string, string> = {};
  const said = found?.headers.get("Content-Type");
  if (said) type["Content-Type"] = said;
  const body = request.method === "HEAD" ? null : (found?.body ?? null);
  return new Response(body, { status, headers: { ...type, ...headers, ...own } });
}

function cached(file: string): Record<string, string> {
  if (file.startsWith("_next/static/")) return { "Cache-Control": YEAR };
  // A picture of a link is shown by other sites.
  if (file.startsWith("previews/")) return { "Cache-Control": DAY, "Cross-Origin-Resource-Policy": "cross-origin" };
  // A service worker that is kept would keep the site from being renewed.
  return { "Cache-Control": file.endsWith(".txt") || file === "sw.js" ? "no-cache" : HOUR };
}

/** What scripts/build.mjs notes of the documents it built. */
interface Built {
  /** Where their rooms are, null for beside them. */
  readonly rooms: string | null;
  /** The hashes of each document's inline scripts. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** And of the styles it carries, in elements and attributes. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** What may be said of links. */
  readonly links: Speeches;
}

let built: Promise<Built> | null = null;

/** Where a document may connect to; not every browser takes 'self' to mean sockets too. */
const connections = ({ host }: URL, rooms: string | null) =>
  [
    `ws://${host}`,
    `wss://${host}`,
    ...(rooms === null ? [] : schemes(rooms).map((scheme) => `${scheme}://${rooms}`)),
  ].join(" ");

const schemes = (rooms: string) => (isLocalNetwork(rooms) ? ["http", "ws"] : ["https", "wss"]);

/** What the build noted, read once; where that fails, or nothing is there yet, it is read again for whoever asks next. */
async function noted(files: Files): Promise<Built> {
  built ??= files("/parties/build/policies.json").then((found) => {
    if (!found?.ok) throw new Error("The build noted nothing of its documents.");
    return found.json();
  });
  const reading = built;
  try {
    return await reading;
  } catch (error) {
    if (built === reading) built = null;
    throw error;
  }
}

async function documentHeaders(url: URL, file: string, files: Files): Promise<Record<string, string>> {
  const { rooms, scripts, styles } = await noted(files);
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`).join(" ");
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${quoted(scripts[file])}`,
    // By name, attributes too: what is not built here styles nothing.
    `style-src 'self' 'unsafe-hashes' ${quoted(styles[file])}`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${connections(url, rooms)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { "Cache-Control": "no-cache", "Content-Security-Policy": policy.join("; ") };
}
