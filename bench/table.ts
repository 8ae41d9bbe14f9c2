import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import type { Commit, Host } from "@/lib/table/host";
import { Table } from "@/lib/table/table";
import { Follower, joining, options } from "./peers/client";

const SEATS = 4;
const MOVES = 20_000;
const names = ["Alice", "بدر", "Carol", "Dana"];
const seedOf = (number: number) => number.toString(16).padStart(64, "0");

/** A host that keeps what it must and counts the rest. */
class Counting implements Host {
  readonly code = "BENCH7";
  readonly browsers = new Map(names.map((_, seat) => [`c${seat}`, new Follower(seat)]));
  readonly counts = { commits: 0, kept: 0, frames: 0, bytes: 0 };
  readonly #sent: [connection: string, text: string][] = [];
  #now = 1_000_000;
  #seeds = 0;

  now = () => ++this.#now;
  seed = () => seedOf(++this.#seeds);
  id = () => seedOf(++this.#seeds).slice(32);
  close = () => undefined;
  forget = () => undefined;

  commit({ put }: Commit) {
    this.counts.commits++;
    for (const value of Object.values(put)) this.counts.kept += JSON.stringify(value).length;
  }

  send(connection: string, text: string) {
    this.#sent.push([connection, text]);
  }

  /** What arrives at the browsers, outside of what is measured. */
  deliver() {
    for (const [connection, text] of this.#sent.splice(0)) {
      this.counts.frames++;
      this.counts.bytes += Buffer.byteLength(text);
      this.browsers.get(connection)?.hear(text);
    }
  }
}

/** What one move costs the table in CPU, on the wire and in storage; four browsers, no clock, rematch after rematch. */
export function run() {
  const host = new Counting();
  const table = new Table<EightsState, EightsAction, EightsOptions>(eights, host, {});
  for (const [seat, name] of names.entries()) {
    table.connect(`c${seat}`);
    table.receive(`c${seat}`, JSON.stringify({ ...joining, key: seedOf(seat + 1), name }));
  }
  table.receive("c0", JSON.stringify({ action: "setOptions", options }));
  table.receive("c0", JSON.stringify({ action: "startGame" }));
  host.deliver();
  let cpu = 0;
  let moves = 0;
  let before = { ...host.counts };
  while (moves < MOVES) {
    if (moves === 2_000) {
      before = { ...host.counts };
      cpu = 0;
    }
    const mover = host.browsers.get(`c${host.browsers.get("c0")?.turn}`);
    if (!mover) throw new Error("nobody's turn");
    if (mover.view.winners.length > 0) {
      for (const connection of host.browsers.keys()) table.receive(connection, JSON.stringify({ action: "rematch" }));
      host.deliver();
      continue;
    }
    const frame = mover.move();
    const began = process.cpuUsage();
    table.receive(`c${mover.seat}`, frame);
    const { user, system } = process.cpuUsage(began);
    cpu += user + system;
    moves++;
    host.deliver();
  }
  const counted = moves - 2_000;
  const each = (total: number) => (total / counted).toFixed(1);
  const { commits, kept, frames, bytes } = host.counts;
  console.log(`Eights at a table of four, ${counted} moves, in Node ${process.version}`);
  console.log(`  CPU        ${each(cpu)} µs a move`);
  console.log(`  commits    ${each(commits - before.commits)} a move, ${each(kept - before.kept)} characters`);
  console.log(`  frames     ${each(frames - before.frames)} a move`);
  console.log(
    `  bytes      ${((bytes - before.bytes) / counted / SEATS).toFixed(1)} a move and client, without framing`,
  );
}
