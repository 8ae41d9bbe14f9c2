import * as z from "zod/mini";
import type { Listing } from "@/lib/table/directory/listing";
import { NetworkBuckets, networksOf } from "@/lib/table/door/networks";
import { RateLimit, rateOf } from "@/lib/table/door/rate-limit";
import { ANY_HOUSE } from "@/lib/table/wire/house-address";
import { jsonOf } from "@/lib/table/wire/json";
import { ListingFound } from "./directory-question";
import type { Parties } from "./platform";

const languages = ["en", "ar"] as const;
type Language = (typeof languages)[number];

interface Said {
  readonly title: string;
  readonly text: string;
}

/** What may be said of links in one language: components/previews/previews.ts, as scripts/build.mjs notes it. */
interface Speech {
  readonly home: Said;
  /** With how many rounds a result that is sent can have, where a game has results to send. */
  readonly games: Readonly<
    Record<string, Said & { readonly name: string; readonly rounds?: readonly [number, number] | undefined }>
  >;
  readonly words: Readonly<
    Record<"invitation" | "invited" | "text" | "underway" | "result" | "resultText", string> & {
      seats: readonly string[];
      /** Pages of ranked play, by their names in addresses. */
      pages: Readonly<Record<string, Said>>;
    }
  >;
}
export type Speeches = Readonly<Record<Language, Speech>>;

/** Who asks for a link, as far as it matters here. */
export interface LinkAsker {
  readonly url: string;
  readonly headers: { get(name: string): string | null };
}

/**
 * Whether a page is asked for to be shown; every browser says so but over plain http from another machine. All others are
 * answered with what is to be said of the link.
 */
export const isToBeShown = ({ headers }: LinkAsker): boolean => headers.get("Sec-Fetch-Dest") !== null;

/** The language a link was sent in, by its own `?ar`, else by whoever asks. */
function languageOf({ url, headers }: LinkAsker): Language {
  const { searchParams } = new URL(url);
  const named = languages.find((language) => searchParams.has(language));
  return named ?? (/^\s*ar\b/i.test(headers.get("Accept-Language") ?? "") ? "ar" : "en");
}

const FOUND_MS = 20_000;
const KEPT = 256;
const PATIENCE_MS = 1_000;
/** So often a minute a directory is asked for one address, and for all. */
const askers = new NetworkBuckets(rateOf(30, 60_000));
const all = new RateLimit(rateOf(240, 60_000));
/** What was found lately, the earliest first. */
const found = new Map<string, { readonly at: number; readonly listing: Promise<Listing | null> }>();

/** How a table is listed among the open public ones, null for one that is not, or where that cannot be told now. */
export function publicTable(
  { headers }: LinkAsker,
  parties: Parties | undefined,
  game: string,
  code: string,
): Promise<Listing | null> {
  const now = Date.now();
  const key = `${game}/${code}`;
  const known = found.get(key);
  if (known && now - known.at < FOUND_MS) return known.listing;
  const from = networksOf(headers.get("CF-Connecting-IP") ?? "");
  const directory = parties?.directory;
  if (!directory || !askers.take(from, now) || !all.take("", now)) return Promise.resolve(null);
  const listing = asked(directory.get(game).fetch({ method: "POST", body: JSON.stringify({ find: code }) }));
  found.delete(key);
  found.set(key, { at: now, listing });
  for (const oldest of found.keys()) if (found.size > KEPT) found.delete(oldest);
  return listing;
}

/** A directory that is slow, or not there, has nothing to say. */
async function asked(answer: Promise<Response>): Promise<Listing | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const heard = answer.then((response) => (response.ok ? response.text() : "null"));
  const text = await Promise.race([heard, late]).catch(() => null);
  return z.safeParse(ListingFound, jsonOf(text ?? "null")).data ?? null;
}

const filled = (text: string, blanks: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);

/** A name of any script keeps its own direction among words of another. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** What is said of a table: of one that is not public, neither whose it is nor who is there. */
function invitation({ words }: Speech, game: string, listing: Listing | null): Said {
  if (!listing) return { title: filled(words.invitation, { game }), text: words.text };
  const free = Math.max(0, listing.seats - listing.people - listing.bots);
  const standing = listing.status === "waiting" ? (words.seats[free] ?? "") : words.underway;
  return {
    title: filled(words.invited, { name: isolated(listing.name), game }),
    text: `${standing} ${words.text}`.trim(),
  };
}

const count = (text: string | null): number => (/^\d{1,7}$/.test(text ?? "") ? Number(text) : Number.NaN);

/** What an address tells of a game, null where it is none that anybody could have had. Whether it was had, only its sender knows. */
function resultIn({ searchParams }: URL, [fewest, most] = [0, -1] as readonly [number, number]) {
  const [score, rounds] = [count(searchParams.get("score")), count(searchParams.get("rounds"))];
  return rounds >= fewest && rounds <= most && score <= rounds ? { score, rounds } : null;
}

/** What is said of a page, null where it says nothing of itself. */
async function saidOf(url: URL, speech: Speech, tableAt: (game: string, code: string) => Promise<Listing | null>) {
  if (url.pathname === "/") return { page: "home", ...speech.home };
  const [, page = "", rest] = /^\/([a-z]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  // A player's page says nothing of whose it is: some are for friends.
  const ranked = Object.hasOwn(speech.words.pages, page) ? speech.words.pages[page] : undefined;
  if (ranked) return { page, ...ranked };
  const front = Object.hasOwn(speech.games, page) ? speech.games[page] : undefined;
  if (!front) return null;
  if (rest !== undefined && rest !== "rules")
    return { page, ...invitation(speech, front.name, await tableAt(page, rest)) };
  const told = rest === undefined ? resultIn(url, front.rounds) : null;
  if (!told) return { page, ...front };
  const { result, resultText } = speech.words;
  const blanks = { score: String(told.score), rounds: String(told.rounds), game: front.name };
  return { page, title: filled(result, blanks), text: filled(resultText, blanks) };
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const written = (text: string) => text.replace(/[&"<>]/g, (sign) => signs[sign] ?? sign);

/** A built document with what is to be said of its link in its tags, and the house's own address in all of them. */
export async function withPreview(
  html: string,
  asker: LinkAsker,
  house: string,
  speeches: Speeches,
  tableAt: (game: string, code: string) => Promise<Listing | null>,
): Promise<string> {
  const url = new URL(asker.url);
  const language = languageOf(asker);
  const said = await saidOf(url, speeches[language], tableAt);
  if (!said) return html.replaceAll(ANY_HOUSE, house);
  const { page, title, text } = said;
  const picture = `${house}/previews/${page}.${language}.jpg`;
  const tags: Readonly<Record<string, string>> = {
    description: text,
    "og:title": title,
    "og:description": text,
    "og:url": house + url.pathname,
    "og:locale": language === "ar" ? "ar_SA" : "en_US",
    "og:site_name": speeches[language].home.title,
    "og:image": picture,
    "og:image:alt": title,
    "twitter:title": title,
    "twitter:description": text,
    "twitter:image": picture,
  };
  return html
    .replace(/<meta (name|property)="([\w:]+)" content="[^"]*"/g, (tag, kind: string, name: string) =>
      Object.hasOwn(tags, name) ? `<meta ${kind}="${name}" content="${written(tags[name] ?? "")}"` : tag,
    )
    .replaceAll(ANY_HOUSE, house);
}
