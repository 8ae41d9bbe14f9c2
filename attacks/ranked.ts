import * as z from "zod/mini";
import { seasonAt } from "@/lib/ranked/seasons";
import { LadderRows, ladderRoom, type RankedEnd, RecordPage } from "@/lib/ranked/wire";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom } from "@/lib/rules/random";
import { RankedPlayer } from "../e2e/play/ranked-player";
import { WireHouse } from "../e2e/play/wire-house";
import { Server } from "../e2e/server";

/** The power goes after so long at least, and at most so much later. */
const LEAST_MS = 400;
const SPAN_MS = 4_000;
const PING_MS = 5_000;
const LOOK_MS = 250;
const PATIENCE_MS = 240_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** People who play one ranked match after another in a house, and all they were told that a match had come to. */
class Crowd {
  readonly players: readonly RankedPlayer[];
  readonly told = new Map<string, RankedEnd>();
  isPlayingOn = true;
  isUp = true;
  #pinged = 0;

  constructor(house: WireHouse, count: number) {
    this.players = Array.from({ length: count }, (_, index) => new RankedPlayer(house, `P${index}`));
  }

  /** Everybody does what a page does: comes back to where they were, and after a match waits for another. */
  async look(): Promise<void> {
    const isPing = Date.now() - this.#pinged > PING_MS;
    if (isPing) this.#pinged = Date.now();
    await Promise.all(this.players.map((player) => this.#lookAt(player, isPing)));
  }

  async #lookAt(player: RankedPlayer, isPing: boolean): Promise<void> {
    const { settled, state } = player;
    if (settled) this.told.set(settled.match, settled);
    if (isPing) player.ping();
    // Also whose table is gone, to which they would go back and back.
    if (isPing && state?.is === "waiting" && !this.isPlayingOn) player.queue?.say({ action: "leave" });
    if (settled && this.isPlayingOn) return player.again();
    if (player.queue?.readyState !== 1 || (player.table && player.table.readyState !== 1)) return player.back();
    if (isPing && state?.is === "out" && this.isPlayingOn) return player.come();
  }

  get isAtRest(): boolean {
    return this.players.every(({ state }) => state?.is === "out");
  }
}

/** What is wrong with how the matches of these people were counted. */
async function faultsIn(house: WireHouse, { players, told }: Crowd): Promise<readonly string[]> {
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => isSo || faults.push(what);
  const pages = await Promise.all(players.map(async (player) => z.parse(RecordPage, await player.page())));
  const ladder = ladderRoom("rocket", seasonAt(Date.now()));
  const { rows } = z.parse(
    LadderRows,
    await house.post("ladder", ladder, { action: "some", players: players.map(({ id }) => id) }),
  );
  const seen = new Map<string, number>();
  for (const { player, last, matches, tiers } of pages) {
    const row = rows.find((each) => each.player === player);
    expect((row?.matches ?? 0) === matches, `${player}: ${row?.matches} on the ladder, ${matches} in the record`);
    expect(new Set(last.map(({ match }) => match)).size === last.length, `${player} has a match twice`);
    expect((row?.points ?? 0) === (tiers.rocket?.points ?? 0), `${player} has other points on the ladder`);
    // What one match left another began with: nothing is missing in between, and nothing was counted twice.
    for (const [index, { from }] of last.slice(0, -1).entries())
      expect(
        from === last[index + 1]?.to,
        `${player}: a match began at ${from}, the one before ended at ${last[index + 1]?.to}`,
      );
    for (const { match } of last) seen.set(match, (seen.get(match) ?? 0) + 1);
  }
  for (const [match, count] of seen) expect(count === 4, `${match} counts for ${count}`);
  for (const [match, { changes }] of told)
    for (const change of changes ?? []) {
      const kept = pages.find(({ player }) => player === change.player)?.last.find((each) => each.match === match);
      expect(kept?.to === change.to, `${match} was told as ${change.to}, and is ${kept?.to}`);
    }
  console.log(`${seen.size} matches of ${players.length} people, ${told.size} of them told`);
  return faults;
}

async function cutPower(server: Server, crowd: Crowd, random: Random): Promise<void> {
  const until = Date.now() + LEAST_MS + random.below(SPAN_MS);
  for (; Date.now() < until; await pause(LOOK_MS)) await crowd.look();
  await server.kill9();
  await server.restart();
}

/** Many play ranked while the power goes again and again; then every match has to have counted once, for four. */
async function rankedUnderPowerCuts(kills: number, people: number, seed: number): Promise<readonly string[]> {
  const server = await Server.open("workerd.capnp");
  const house = new WireHouse(server.url);
  const random = randomFrom(seedOf(seed));
  const crowd = new Crowd(house, people);
  try {
    for (const player of crowd.players) await player.come();
    for (let kill = 1; kill <= kills; kill++) {
      await cutPower(server, crowd, random);
      if (kill % 10 === 0) console.log(`${kill} of ${kills}: ${crowd.told.size} matches told`);
    }
    crowd.isPlayingOn = false;
    for (const end = Date.now() + PATIENCE_MS; !crowd.isAtRest && Date.now() < end; await pause(LOOK_MS))
      await crowd.look();
    const faults = await faultsIn(house, crowd);
    const restless = crowd.players
      .filter(({ state }) => state?.is !== "out")
      .map(({ name, state, status, told }) => {
        const why = told.findLast(({ type }) => type === "error")?.code ?? "nothing";
        return `${name} is ${state?.is}, their table ${status}, refused last: ${why}`;
      });
    return [...faults, ...restless.map((how) => `somebody's match never ended: ${how}`)];
  } finally {
    house.close();
    await server.close();
  }
}

/** `node scripts/attack.mjs ranked KILLS PEOPLE SEED` */
export async function run(kills = "200", people = "24", seed = "1"): Promise<void> {
  const faults = await rankedUnderPowerCuts(Number(kills), Number(people), Number(seed));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
