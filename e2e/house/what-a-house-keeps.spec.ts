import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIfNeeded, elsewhere } from "../../scripts/build.mjs";
import { expect, freshCode, test, watchComplaints } from "../fixtures";
import { PlainClient } from "../plain-client";
import { Person } from "../play/person";
import { Server } from "../server";

test.describe.configure({ retries: 0 });

/** A house of one's own, closed when the test is over. */
async function housed(opened: Promise<Server>, live: (house: Server) => Promise<void>): Promise<void> {
  const house = await opened;
  try {
    await live(house);
  } finally {
    await house.close();
  }
}

test("a room that keeps nothing leaves nothing on the disk, and a table stays", async () => {
  await housed(Server.open("workerd.capnp"), async (house) => {
    const typed = new PlainClient(house.room(freshCode()));
    await typed.send({ action: "ping", mustExist: true });
    await typed.next(({ code }) => code === "noSuchTable");
    const silent = new PlainClient(house.room(freshCode()));
    expect(await silent.opened()).toBe(true);
    const list = new PlainClient(`${house.url.replace("http", "ws")}/parties/directory/eights`);
    await list.next(({ type }) => type === "tables");
    await house.kill9();
    await house.restart();
    expect(await house.roomFiles()).toEqual([]);

    const code = freshCode();
    const alice = new PlainClient(house.room(code));
    await alice.send({ action: "join", name: "Alice", key: "5eed".repeat(16) });
    await alice.next(({ type }) => type === "state");
    await house.kill9();
    await house.restart();
    const again = new PlainClient(house.room(code));
    await again.send({ action: "ping", mustExist: true });
    await again.next(({ type }) => type === "pong");
    again.close();
  });
});

test("a house serves the build it began with, whole, whatever becomes of the folder, and a new one when it begins anew", async () => {
  const site = await mkdtemp(join("test-results", "site-"));
  const anew = "<!-- anew -->";
  await cp("out", site, { recursive: true });
  await housed(Server.open("workerd.capnp", undefined, { site }), async (house) => {
    const shown = async () => {
      const page = await fetch(house.url, { headers: { "Accept-Encoding": "br" } });
      const text = await page.text();
      const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(text) ?? [];
      const scripted = (await fetch(house.url + script)).status;
      const policy = page.headers.get("content-security-policy") ?? "";
      return { status: page.status, isAnew: text.includes(anew), scripted, isNamed: policy.includes("'sha256-") };
    };
    // The first document is asked for when the build it belongs to is gone.
    await rm(site, { recursive: true });
    await cp("out", site, { recursive: true });
    const home = join(site, "parties", "site", "index.html");
    await writeFile(home, (await readFile(home, "utf8")).replace("</body>", `${anew}</body>`));
    await rm(join(site, "parties", "packed"), { recursive: true });
    await rm(join(site, "parties", "build"), { recursive: true });
    expect(await shown()).toEqual({ status: 200, isAnew: false, scripted: 200, isNamed: true });

    await cp(join("out", "parties", "build"), join(site, "parties", "build"), { recursive: true });
    await house.kill9();
    await house.restart();
    expect(await shown()).toEqual({ status: 200, isAnew: true, scripted: 200, isNamed: true });
  });
  await rm(site, { recursive: true });
});

/** How many of ten letters to a room of players are answered, each with another word for where it comes from. */
async function heardOf(house: Server): Promise<number> {
  const asked = Array.from({ length: 10 }, (_, index) =>
    fetch(`${house.url}/parties/player/0`, {
      method: "POST",
      headers: { "X-Forwarded-For": `203.0.113.200, 198.51.100.${index}`, "CF-Connecting-IP": `192.0.2.${index}` },
      body: "{}",
    }),
  );
  return (await Promise.all(asked)).filter(({ status }) => status !== 429).length;
}

test("where somebody comes from is nobody's own word, and a trusted proxy's is taken", async () => {
  const few = { MAJLIS_JOINS_A_MINUTE: 3 };
  await housed(Server.open("workerd.capnp", few), async (house) => expect(await heardOf(house)).toBe(3));
  const trusting = { ...few, MAJLIS_TRUST_PROXY: "X-Forwarded-For" };
  await housed(Server.open("workerd.capnp", trusting), async (house) => expect(await heardOf(house)).toBe(10));
});

test("a site whose rooms are elsewhere plays in them, and keeps nothing itself", async ({ browser }) => {
  test.slow();
  expect(await buildIfNeeded(elsewhere)).toBe(true);
  const port = Number(elsewhere.rooms.split(":").at(-1));
  await housed(Server.open("workerd.capnp", undefined, { site: elsewhere.into }), (site) =>
    housed(Server.open("workerd.capnp", undefined, { port, origins: site.url }), async (rooms) => {
      const context = await browser.newContext();
      const layla = new Person(await context.newPage(), site.url, "Layla", "en", false);
      const complaints = watchComplaints(layla.page);
      await layla.goHome();
      await layla.button(layla.t("home.playNow")).click();
      await layla.introduce("palm", layla.t("table.join.openAction"));
      await layla.start.click();
      await expect(layla.board.cards).toHaveCount(7);
      await layla.page.reload();
      await expect(layla.board.cards).toHaveCount(7);
      expect(complaints).toEqual([]);
      expect(await site.roomFiles()).toEqual([]);
      expect(await rooms.roomFiles()).not.toEqual([]);
      await context.close();
    }),
  );
});
