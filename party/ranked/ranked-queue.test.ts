import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { START_POINTS } from "@/lib/ranked/rating";
import type { QueueState } from "@/lib/ranked/wire";
import { forgedCalls } from "../house-secret";
import type { TestHouse } from "../testing/house";
import { ladderNow, rankedHouse } from "../testing/ranked";

const SECRET = "a secret of this house";
const ADMIN = "who runs this house";
const names = ["Ann", "Benn", "Carla", "Davide"] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Lets time pass until it is so, whoever waits pinging as a page does. */
async function until(isSo: () => boolean, players: readonly RankedPlayer[] = [], seconds = 120): Promise<void> {
  for (let step = 0; step < seconds * 4 && !isSo(); step++) {
    if (step % 20 === 0) for (const player of players) player.ping();
    await pass(250);
  }
  expect(isSo()).toBe(true);
}

async function waiting(house: TestHouse, some: readonly string[]): Promise<RankedPlayer[]> {
  const players = some.map((name) => new RankedPlayer(house, name));
  for (const player of players) {
    await player.come();
    await pass(10);
  }
  return players;
}
const codesOf = ({ told }: RankedPlayer) => told.flatMap(({ type, code }) => (type === "error" ? [code] : []));
const is = (state: QueueState["is"]) => (player: RankedPlayer) => player.state?.is === state;

describe("waiting", () => {
  it("is told of one's place, the wait, the window and the points, and ends when one leaves", async () => {
    const [ann, ben] = await waiting(rankedHouse(), names.slice(0, 2));
    await until(
      () => ben?.state?.is === "waiting" && ben.state.waitedMs > 21_000,
      [...(ann ? [ann] : []), ...(ben ? [ben] : [])],
    );
    expect(ben?.state).toMatchObject({
      place: 2,
      of: 2,
      window: 75,
      isHere: true,
      own: null,
      playing: 0,
      isDraining: false,
    });
    ann?.queue?.say({ action: "leave" });
    await pass(6_000);
    expect(ann?.state).toMatchObject({ is: "out", why: "left" });
    expect(ben?.state).toMatchObject({ is: "waiting", place: 1, of: 1 });
  });

  it("goes on over a reload, on another device and over kill -9, in the same place", async () => {
    const house = rankedHouse();
    const [ann, ben] = await waiting(house, names.slice(0, 2));
    if (!ann || !ben) throw new Error("two wait");
    ann.queue?.say({ action: "ping" });
    const other = new RankedPlayer(house, "Ann");
    await other.come("look");
    await pass(10);
    expect(other.state).toMatchObject({ is: "waiting", place: 1, isHere: false });
    await other.come("join");
    await pass(6_000);
    expect([ann.state, other.state]).toMatchObject([{ isHere: false }, { isHere: true, place: 1 }]);
    house.die();
    await pass(3_000);
    for (const player of [ben, other]) await player.come("look");
    await pass(10);
    expect(ben.state).toMatchObject({ is: "waiting", place: 2, of: 2 });
    expect(other.state).toMatchObject({ is: "waiting", place: 1 });
    expect(ben.state?.is === "waiting" && ben.state.waitedMs).toBeGreaterThan(8_900);
  });

  it("ends for a tab that is closed, also where the house dies and nobody comes back", async () => {
    const house = rankedHouse();
    const [ann, ben] = await waiting(house, names.slice(0, 2));
    if (!ann || !ben) throw new Error("two wait");
    const closed = ann.queue;
    closed?.say({ action: "ping" });
    ann.queue = null;
    await until(() => ben.state?.is === "waiting" && ben.state.of === 1, [ben], 45);
    house.die();
    for (let step = 0; step < 60; step++) {
      await pass(1_000);
      house.ring(Date.now());
    }
    expect([...house.kept("queue", "rocket").keys()].filter((key) => key.startsWith("ticket/"))).toEqual([]);
  });

  it("is refused to whoever says nothing of themselves, a key that is none, and what is no message", async () => {
    const house = rankedHouse();
    const heard: unknown[] = [];
    const cable = await house.connect("queue", "rocket", ({ code }) => heard.push(code));
    for (const message of [{ action: "ready" }, { action: "leave" }, { action: "join", key: "x" }, { action: "win" }])
      cable.say(message);
    await pass(10);
    expect(heard).toEqual(["lookFirst", "lookFirst", "malformed", "malformed"]);
    const [ann] = names.map((name) => new RankedPlayer(house, name));
    cable.say({ action: "join", key: "f".repeat(64), player: ann?.id, name: "Ann", avatar: "palm" });
    await pass(10);
    expect(heard.at(-1)).toBe("signedOut");
  });
});

describe("the four who are drawn", () => {
  it("wait on in front where one of them does not say that they are there, who is out", async () => {
    const house = rankedHouse();
    const players = names.map((name) => new RankedPlayer(house, name));
    const [ann, , , dan] = players;
    if (!ann || !dan) throw new Error("four");
    dan.isAttentive = false;
    for (const player of players) await player.come();
    await until(() => players.every(is("drawn")), players);
    expect(JSON.stringify(ann.told)).not.toContain(dan.id);
    expect(JSON.stringify(ann.told)).not.toContain("Davide");
    await until(() => dan.state?.is === "out", players);
    expect(dan.state).toMatchObject({ why: "missed" });
    expect(ann.state).toMatchObject({ is: "waiting", isAgain: true, of: 3 });
    dan.isAttentive = true;
    await dan.come();
    await until(() => players.every(is("seated")), players, 60);
  });

  it("cost whoever keeps missing them a pause, and every new key from the same place, but nobody who is known", async () => {
    const house = rankedHouse();
    const honest = names
      .slice(0, 3)
      .map((name, number) => new RankedPlayer(house, name, "rocket", `192.0.2.${100 + number}`));
    for (const player of honest) await player.come();
    const puppet = (number: number) => {
      const player = new RankedPlayer(house, `Puppet ${number}`, "rocket", "198.51.100.7");
      player.isAttentive = false;
      return player;
    };
    for (let number = 1; number <= 5; number++) {
      const player = puppet(number);
      await player.come();
      await until(() => player.state?.is === "out", [...honest, player]);
      expect(player.state).toMatchObject({ why: "missed" });
    }
    const sixth = puppet(6);
    await sixth.come();
    await pass(10);
    expect(codesOf(sixth)).toEqual(["paused"]);
    // One from elsewhere is drawn with them meanwhile.
    const dan = new RankedPlayer(house, "Davide");
    dan.plays = false;
    await dan.come();
    await until(() => [...honest, dan].every(is("seated")), [...honest, dan]);
  });

  it("are not two of one address where others wait, whose hash is the ticket's", async () => {
    const house = rankedHouse();
    const at = (name: string, address: string) => new RankedPlayer(house, name, "rocket", address);
    const players = [
      at("Ann", "192.0.2.1"),
      at("Benn", "192.0.2.1"),
      at("Carla", "192.0.2.2"),
      at("Davide", "192.0.2.3"),
    ];
    const eve = at("Eve", "192.0.2.4");
    for (const player of [...players, eve]) player.isAttentive = false;
    for (const player of [...players.slice(0, 3), eve]) await player.come();
    await pass(500);
    await players[3]?.come();
    await until(() => [...players, eve].filter(is("drawn")).length === 4, [...players, eve]);
    expect([players[0]?.state?.is, players[1]?.state?.is]).not.toEqual(["drawn", "drawn"]);
  });

  it("have one table, though the house dies while it is made", async () => {
    const count = async (diesAt: number): Promise<number> => {
      const house = rankedHouse();
      const players = names.map((name) => new RankedPlayer(house, name));
      for (const player of players) await player.come();
      const before = house.steps;
      house.diesAt = before + diesAt;
      for (let step = 0; step < 200 && !players.every(({ view }) => view !== null); step++) {
        await pass(500);
        house.ring(Date.now());
        // As a page does that finds itself out of the line it was never told to be in.
        for (const player of step % 4 === 0 ? players : [])
          void (player.queue?.readyState === 1 && player.state?.is === "out" ? player.come() : player.back());
      }
      expect(players.every(({ view }) => view !== null)).toBe(true);
      const drawings = [...house.kept("queue", "rocket").keys()].filter((key) => key.startsWith("drawing/"));
      expect(drawings).toHaveLength(1);
      const codes = players.map(({ state }) => (state?.is === "seated" ? state.code : null));
      expect(new Set(codes).size).toBe(1);
      return house.steps - before;
    };
    const steps = await count(Number.POSITIVE_INFINITY);
    expect(steps).toBeGreaterThan(20);
    for (let diesAt = 1; diesAt <= 36; diesAt += 3) await count(diesAt);
  });

  it("sit at one table each, whichever queues drew them", async () => {
    const house = rankedHouse();
    const players = await waiting(house, names);
    await until(() => players.every(is("seated")), players);
    const elsewhere = new RankedPlayer(house, "Ann", "rabbit");
    await elsewhere.come();
    await pass(10);
    expect(codesOf(elsewhere)).toEqual(["seated"]);
    expect(elsewhere.state).toMatchObject({ is: "seated", at: "rocket", four: null });
    const again = new RankedPlayer(house, "Benn");
    again.plays = false;
    await again.come();
    await pass(10);
    expect(codesOf(again)).toEqual(["seated"]);
  });
});

describe("a match that somebody leaves", () => {
  it("costs them double, their partner nothing, and three close the queue in plain words", async () => {
    const house = rankedHouse();
    // Whoever leaves a match at once is not behind: that is no escape, though it costs as much.
    const escapes = { escaped: [Date.now() - 2_000, Date.now() - 1_000], closed: [] };
    const players = names.map((name) => new RankedPlayer(house, name));
    const [ann] = players;
    if (!ann) throw new Error("four");
    house.edit("player", ann.id.slice(0, 1), `ranked/${ann.id}`, { escapes });
    for (const player of players) await player.come();
    await until(() => players.every(({ view }) => view !== null), players);
    ann.plays = false;
    ann.table?.say({ action: "stand" });
    await until(() => players.slice(1).every(({ settled }) => settled !== null), players, 300);
    const changes = players[1]?.settled?.changes ?? [];
    const own = changes.find(({ player }) => player === ann.id);
    const seat = changes.findIndex(({ player }) => player === ann.id);
    const partner = changes[(seat + 2) % 4];
    expect(own).toMatchObject({ reason: "gone", from: START_POINTS });
    expect(START_POINTS - (own?.to ?? 0)).toBeGreaterThan(2 * (own?.even ?? 0) * (own?.isWon ? -1 : 0.9));
    if (partner?.isWon) expect(partner.to).toBeGreaterThan(START_POINTS);
    else expect(partner).toMatchObject({ reason: "partnerGone", from: START_POINTS, to: START_POINTS });
    const page = await ann.page();
    expect(page).toMatchObject({ gone: 1, matches: 1, penalty: { leftMs: null, next: { count: 3, of: 3 } } });
  });

  it("closes the queue to whoever has escaped thrice, for as long as they are told", async () => {
    const house = rankedHouse();
    const ann = new RankedPlayer(house, "Ann");
    const now = Date.now();
    const escapes = { escaped: [now - 3, now - 2, now - 1], closed: [{ at: now - 1, ms: 900_000 }] };
    house.edit("player", ann.id.slice(0, 1), `ranked/${ann.id}`, { escapes });
    await ann.come();
    await pass(10);
    expect(codesOf(ann)).toEqual(["closed"]);
    expect(ann.state).toMatchObject({ is: "out", penalty: { ofMs: 900_000, next: { count: 4, closesMs: 3_600_000 } } });
    await pass(900_000);
    await ann.come();
    await pass(10);
    expect(ann.state).toMatchObject({ is: "waiting", penalty: { leftMs: null } });
  });
});

describe("whoever runs the house", () => {
  it("may drain a queue by a secret: nobody comes in, and who plays plays on, over a restart too", async () => {
    const house = rankedHouse({ MAJLIS_ADMIN_SECRET: ADMIN });
    const players = await waiting(house, names);
    await until(() => players.every(is("seated")), players);
    const order = (secret: string) =>
      house.knock("/parties/queue/rocket", {
        method: "POST",
        headers: { "X-Majlis-Admin": secret },
        body: '{"isDraining":true}',
      });
    expect((await order("who runs another one")).status).toBe(426);
    expect(await (await order(ADMIN)).json()).toEqual({ waiting: 0, playing: 4, isDraining: true });
    const eve = new RankedPlayer(house, "Eve");
    await eve.come();
    await pass(10);
    expect(codesOf(eve)).toEqual(["draining"]);
    house.die();
    for (const player of players) await player.back();
    await until(() => players.every(({ settled }) => settled !== null), players, 200);
    await eve.come();
    await pass(10);
    expect(eve.state).toMatchObject({ is: "out", isDraining: true });
  });

  it("has no such door where no secret is set", async () => {
    const house = rankedHouse();
    const headers = { "X-Majlis-Admin": "" };
    const response = await house.knock("/parties/queue/rocket", {
      method: "POST",
      headers,
      body: '{"isDraining":true}',
    });
    expect(response.status).toBe(426);
  });
});

describe("a forged result", () => {
  it("is refused in every form, and counted where it comes as if from a room", async () => {
    const house = rankedHouse({ MAJLIS_HOUSE_SECRET: SECRET });
    const [ann] = await waiting(house, names);
    const seat = (id: string) => ({
      ...{ id, name: "Eve", avatar: "palm", bot: null, isThere: true, botHands: 0, wasBehind: false, deeds: {} },
    });
    const ids = names.map((name) => new RankedPlayer(house, name).id);
    const result = {
      ...{ match: "1".repeat(32), game: "baloot", visibility: "ranked", code: "FORGED", began: 1, ended: Date.now() },
      ...{
        outcome: {
          places: [
            [0, 2],
            [1, 3],
          ],
        },
        void: null,
        hands: 5,
        score: [152, 0],
        seats: ids.map(seat),
      },
      ticket: { drawing: "2".repeat(32), queue: "rocket", seats: ids.map((id) => ({ id, from: null })) },
    };
    const note = { player: ids[0], message: { action: "note", note: {} } };
    const seated = {
      player: ids[0],
      message: { action: "seat", drawing: "2".repeat(32), tier: "rocket", code: "FORGED" },
    };
    const ticket = {
      drawing: "2".repeat(32),
      queue: "rocket",
      options: {},
      seats: ids.map((id) => ({ id, name: "E", avatar: "palm", from: null })),
    };
    const forms: readonly (readonly [party: string, id: string, body: object])[] = [
      ["ladder", ladderNow(), { result }],
      ["ladder", ladderNow(), { inherit: ids }],
      ["player", ids[0]?.slice(0, 1) ?? "", note],
      ["player", ids[0]?.slice(0, 1) ?? "", seated],
      ["queue", "rocket", { ended: "2".repeat(32) }],
      ["baloot", "FORGED", ticket],
    ];
    const headersOf: readonly Record<string, string>[] = [
      {},
      { "X-Majlis-House": "" },
      { "X-Majlis-House": "a secret of another!!" },
      { "X-Majlis-House": `${SECRET}x` },
    ];
    for (const [party, id, body] of forms) {
      // From outside, whatever it says of itself.
      for (const method of ["PUT", "POST", "PATCH"])
        for (const headers of headersOf) {
          const text = JSON.stringify(body);
          const length = { "Content-Length": String(text.length) };
          const said = await house.knock(`/parties/${party}/${id}`, {
            method,
            body: text,
            headers: { ...length, ...headers },
          });
          if (said.ok) expect(await said.json(), `${method} ${party}`).toEqual({ refused: "malformed" });
        }
      // And as if it had come past the door.
      for (const headers of headersOf) {
        const before = forgedCalls();
        const said = await house.parties[party]?.get(id).fetch({ method: "PUT", body: JSON.stringify(body), headers });
        expect(said?.status, party).toBe(403);
        expect(forgedCalls()).toBe(before + 1);
      }
    }
    expect(await ann?.page()).toMatchObject({ matches: 0 });
    expect([...house.kept("ladder", ladderNow()).keys()].filter((key) => key.startsWith("match/"))).toEqual([]);
  });

  it("is none of the ladder's where it is of another tier, season, game, or of others than were drawn", async () => {
    const house = rankedHouse({ MAJLIS_HOUSE_SECRET: SECRET });
    const ids = names.map((name) => new RankedPlayer(house, name).id);
    const seats = ids.map((id) => ({
      ...{ id, name: "Eve", avatar: "palm", bot: null, isThere: true, botHands: 0, wasBehind: false, deeds: {} },
    }));
    const right = {
      ...{ match: "1".repeat(32), game: "baloot", visibility: "ranked", code: "ABCDEF", began: 1, ended: Date.now() },
      ...{
        outcome: {
          places: [
            [0, 2],
            [1, 3],
          ],
        },
        void: null,
        hands: 5,
        score: [152, 0],
        seats,
      },
      ticket: { drawing: "2".repeat(32), queue: "rocket", seats: ids.map((id) => ({ id, from: null })) },
    };
    const tell = async (result: object) => {
      const body = JSON.stringify({ result });
      const headers = { "X-Majlis-House": SECRET };
      return (await house.parties.ladder?.get(ladderNow()).fetch({ method: "PUT", body, headers }))?.status;
    };
    for (const wrong of [
      { ticket: { ...right.ticket, queue: "rabbit" } },
      { ended: Date.UTC(2026, 1, 1) },
      { game: "eights" },
      { visibility: "public" },
      { seats: [...seats.slice(1), ...seats.slice(0, 1)] },
      { seats: seats.slice(0, 3) },
      { match: "short" },
      { score: [-1, 0] },
    ])
      expect(await tell({ ...right, ...wrong })).toBe(400);
    expect(await tell(right)).toBe(200);
  });
});
