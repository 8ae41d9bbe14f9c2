import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pictureOf, previews } from "@/components/previews/previews";
import type { Listing } from "@/lib/table/directory/listing";
import { ANY_HOUSE } from "@/lib/table/wire/house-address";
import type { Parties } from "./platform";

const tags = ["og:title", "og:description", "og:image", "og:url", "twitter:title", "twitter:image"];
const html = `<head><meta name="description" content="x"/>${tags
  .map((name) => `<meta property="${name}" content="${ANY_HOUSE}/built"/>`)
  .join("")}</head>`;
const built: Readonly<Record<string, string>> = Object.fromEntries(
  ["index", "tiles", "baloot", "eights", "eights/table", "eights/rules", "ladder", "player", "friends"].map((page) => [
    `/parties/site/${page}.html`,
    html,
  ]),
);
const noted = JSON.stringify({ rooms: null, scripts: {}, styles: {}, links: previews });

const listing: Listing = {
  code: "K7QM",
  name: 'نورة "<b>',
  avatar: "palm",
  options: {},
  status: "waiting",
  people: 2,
  here: 2,
  bots: 1,
  seats: 5,
};

const lookups = vi.fn(async (code: string): Promise<Listing | null> => (code === "K7QM" ? listing : null));
const carried = vi.fn();
const parties: Parties = {
  directory: {
    get: () => ({
      fetch: async ({ body, headers }) => {
        carried(headers);
        return Response.json(await lookups((JSON.parse(body) as { find: string }).find));
      },
    }),
  },
};

let site: typeof import("./site").site;
beforeEach(async () => {
  vi.resetModules();
  lookups.mockClear();
  ({ site } = await import("./site"));
});

const files = async (file: string) => {
  const text = file.endsWith("policies.json") ? noted : built[file];
  return text === undefined ? null : new Response(text, { headers: { "Content-Type": "text/html" } });
};
async function sent(path: string, headers: Record<string, string> = {}, env: Record<string, unknown> = {}) {
  const asked = { method: "GET", url: `http://house.test${path}`, headers: new Headers(headers) };
  const answered = await site(asked, files, { env, parties });
  const text = await answered.text();
  const said = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(text)?.[1];
  return { text, said, headers: answered.headers, status: answered.status };
}

describe("a link that was sent", () => {
  it("says of a public table whose it is, and how many seats are free", async () => {
    const { said, text, headers } = await sent("/eights/K7QM");
    expect(said("og:title")).toBe("\u2068نورة &quot;&lt;b&gt;\u2069 invites you to Eights");
    expect(said("og:description")).toMatch(/^2 seats are free\./);
    expect(said("og:image")).toBe("http://house.test/previews/eights.en.jpg");
    expect(said("og:url")).toBe("http://house.test/eights/K7QM");
    expect(text).not.toContain("<b>");
    expect(headers.get("Vary")).toContain("Sec-Fetch-Dest");
    expect(headers.get("Content-Security-Policy")).toContain("script-src");
  });

  it("says nothing of a table that is not public, nor where the directory does not answer", async () => {
    expect((await sent("/eights/PRIVAT")).said("og:title")).toBe("You are invited to Eights");
    lookups.mockRejectedValueOnce(new Error("no directory"));
    const { status, said } = await sent("/eights/BRQKEN");
    expect([status, said("og:title")]).toEqual([200, "You are invited to Eights"]);
  });

  it("speaks the language it was sent in, else that of whoever asks", async () => {
    const arabic = await sent("/eights/K7QM?ar", { "Accept-Language": "en" });
    expect(arabic.said("og:title")).toContain("على ثمانيات");
    expect(arabic.said("og:description")).toMatch(/^باقي مكانين\./);
    expect(arabic.said("og:image")).toContain("/previews/eights.ar.jpg");
    expect((await sent("/baloot", { "Accept-Language": "ar-SA,ar;q=0.9" })).said("og:title")).toBe("بلوت · مجلس");
    expect((await sent("/")).said("og:title")).toBe("Majlis");
  });

  it("says what a page of ranked play is, and of a player's not whose", async () => {
    const { said } = await sent("/ladder?ar");
    expect(said("og:title")).toBe("ترتيب مجلس");
    expect(said("og:image")).toBe("http://house.test/previews/ladder.ar.jpg");
    const player = "ab".repeat(32);
    for (const path of ["/player", `/player/${player}`])
      expect((await sent(path)).said("og:title"), path).toBe("How somebody stands at Majlis");
    expect((await sent("/friends")).said("og:description")).toMatch(/^Open the link and say yes/);
  });

  it("has a picture of its own for every page, in both languages", () => {
    for (const language of ["en", "ar"] as const) {
      const { games, words } = previews[language];
      const pictures = ["home", ...Object.keys(games), ...Object.keys(words.pages)].map((page) =>
        readFileSync(join("public", pictureOf(page, language))).toString("base64"),
      );
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  it("tells a result of a game for one where somebody could have had it, by their own word, and nothing else", async () => {
    for (const [score, rounds] of [
      [95, 150],
      [0, 101],
      [201, 201],
    ]) {
      const { said } = await sent(`/tiles?score=${score}&rounds=${rounds}`);
      expect(said("og:title")).toBe(`${score} points at Tiles`);
      expect(said("og:description")).toContain(`${rounds} rounds, says whoever sent this`);
    }
    for (const made of [
      ...["score=<b>&rounds=150", "score=95", "rounds=150", "score=99999999&rounds=150", "score=-1&rounds=150"],
      ...["score=151&rounds=150", "score=95&rounds=100", "score=95&rounds=202", "score=&rounds=150"],
    ])
      expect((await sent(`/tiles?${made}`)).said("og:title"), made).toBe("Tiles · Majlis");
    expect((await sent("/baloot?score=95&rounds=150")).said("og:title")).toBe("Baloot · Majlis");
  });

  it("asks the directory with the house's secret, without which it would be told nothing", async () => {
    const secret = "5ec2e7".repeat(8);
    const { said } = await sent("/eights/K7QM", {}, { MAJLIS_HOUSE_SECRET: secret });
    expect(said("og:title")).toContain("نورة");
    expect(carried).toHaveBeenLastCalledWith({ "X-Majlis-House": secret });
  });

  it("names the house as it was asked for, over TLS where a proxy speaks it", async () => {
    expect((await sent("/eights/rules")).text).not.toContain(ANY_HOUSE);
    const behind = await sent("/", {}, { MAJLIS_ORIGINS: "https://house.test" });
    expect(behind.said("og:image")).toBe("https://house.test/previews/home.en.jpg");
  });

  it("costs whoever looks at the page nothing, and asks the directory once for many, and no more than so often", async () => {
    expect((await sent("/eights/K7QM", { "Sec-Fetch-Dest": "document" })).text).toBe(html);
    expect(lookups).not.toHaveBeenCalled();
    for (let time = 0; time < 5; time++) await sent("/eights/K7QM");
    expect(lookups).toHaveBeenCalledTimes(1);
    const from = { "CF-Connecting-IP": "203.0.113.7" };
    for (let code = 1000; code < 1100; code++) await sent(`/eights/${code}`, from);
    expect(lookups.mock.calls.length).toBeLessThan(40);
  });
});

it("answers at the addresses every house has", async () => {
  const { text, headers } = await sent("/.well-known/security.txt");
  expect(headers.get("Content-Type")).toContain("text/plain");
  expect(text).toContain("Contact: http://house.test/privacy\n");
  const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  const named = await sent("/.well-known/security.txt", {}, { MAJLIS_CONTACT: "mailto:guard@house.test" });
  expect(named.text).toContain("Contact: mailto:guard@house.test\n");
  const forged = await sent("/.well-known/security.txt", {}, { MAJLIS_CONTACT: "x\nContact: mailto:thief@evil.test" });
  expect(forged.text).not.toContain("thief");
});
