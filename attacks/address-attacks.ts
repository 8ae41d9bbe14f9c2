import type { GameId } from "@/lib/rules/registry";
import { defaultLimits } from "@/lib/table/door/limits";
import { SHARES } from "@/lib/table/door/networks";
import { keyOf } from "@/lib/table/testing/test-player";
import { Server } from "../e2e/server";
import { Attacker, isState } from "./attacker";

const [, HOME = 1] = SHARES;
/** Tables somebody lists from one address, and lines a home opens to a list from its networks. */
const VAIN = 45;
const LINES = 300;
/** Places to look on, each key in as many tabs as it may have. */
const KEYS = 7;
const CROWD = defaultLimits.watchers;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** A home's networks, of which it numbers 256. */
const inHome = (number: number) => `2001:db8:0:40${(number % 256).toString(16).padStart(2, "0")}::1`;

/**
 * Does to a house behind a proxy what somebody might who has many addresses, or makes others have one: gives what should
 * not have happened.
 */
export async function addressAttacks(
  game: GameId = "eights",
  say: (line: string) => void = () => {},
): Promise<readonly string[]> {
  const server = await Server.open("workerd.capnp", { MAJLIS_TRUST_PROXY: "X-Forwarded-For" });
  const all: Attacker[] = [];
  const faults: string[] = [];
  const found = (what: string, isSo: boolean) => {
    say(`${isSo ? "as it should" : "FAULT"}: ${what}`);
    if (!isSo) faults.push(what);
  };
  const come = (from: string, room: string, party: string = game) => {
    const one = new Attacker(server.room(room, party), { "X-Forwarded-For": from });
    all.push(one);
    return one;
  };
  const reads = async (from: string) => {
    const one = come(from, game, "directory");
    return { one, list: await one.until(({ type }) => type === "tables" || type === "error") };
  };
  const isList = ({ list }: Awaited<ReturnType<typeof reads>>) => list?.type === "tables";
  const joins = async (from: string, code: string, name: string, more: object = {}) => {
    const one = come(from, code);
    await one.line.opened;
    one.join(name, more);
    return { one, state: await one.until(isState) };
  };
  const listed = async (from: string, code: string, name: string) => {
    const { one } = await joins(from, code, name);
    one.line.say({ action: "setTable", visibility: "public" });
    return one;
  };
  try {
    const mapped = await Promise.all(
      Array.from({ length: 2 * defaultLimits.joinsAMinute }, (_, index) => reads(`::ffff:198.51.100.${index}`)),
    );
    found(
      `visitors whose IPv4 a proxy writes as IPv6 were let in: ${mapped.filter(isList).length}`,
      mapped.every(isList),
    );

    const home = await Promise.all(Array.from({ length: LINES }, (_, index) => reads(inHome(index))));
    const within = home.filter(isList).length;
    found(`one home read the list over ${within} lines`, within <= HOME * defaultLimits.linesAnAddress + 8);

    const vain: Attacker[] = [];
    for (let table = 0; table < VAIN; table++)
      vain.push(await listed("203.0.113.66", `VAIN${table}`, `evil.example/${table}`));
    await listed("203.0.113.7", "HONEST", "Noura");
    await pause(600);
    const { one: seeker, list } = await reads("203.0.113.8");
    const codes = ((list?.put ?? []) as { code: string }[]).map(({ code }) => code);
    const many = codes.filter((code) => code.startsWith("VAIN")).length;
    found(`one address listed ${many} tables`, many <= defaultLimits.listedAnAddress && codes.includes("HONEST"));
    seeker.line.say({ action: "playNow" });
    const seat = await seeker.until(({ type }) => type === "seat");
    found(`whoever asks for a seat is sent to ${seat?.code}`, seat?.code === "HONEST");

    await joins("203.0.113.7", "CROWDED", "Noura");
    for (let line = 0; line < CROWD; line++) await joins("203.0.113.67", "CROWDED", `W${line % KEYS}`, { watch: true });
    const other = await joins("203.0.113.9", "CROWDED", "Omar", { watch: true });
    found("who comes from elsewhere looks on where one address took every place", other.state !== null);

    const names = ["Layla", "Lay\u034fla", "Layla\ufe0f", `La${"\u0301".repeat(16)}yla`];
    const [ann] = names.map((name, index) => {
      const one = come(`203.0.113.${20 + index}`, "TWINS");
      one.line.opened.then(() => one.line.say({ action: "join", name, key: keyOf(`twin ${index}`) }));
      return one;
    });
    const isWhole = (frame: Readonly<Record<string, unknown>>) => seatsIn(frame).length === names.length;
    const told = await ann?.until((frame) => isState(frame) && isWhole(frame));
    const called = seatsIn(told ?? {}).map(
      ({ name, twin = 1 }) => `${name.normalize("NFD").replace(/\p{M}/gu, "")} ${twin}`,
    );
    found(`those who go by one name are ${called.join(", ")}`, new Set(called).size === names.length);
    return faults;
  } finally {
    for (const { line } of all) line.drop();
    await server.close();
  }
}

interface Named {
  readonly name: string;
  readonly twin?: number;
}

const seatsIn = ({ table }: Readonly<Record<string, unknown>>): readonly Named[] =>
  ((table as { seats?: readonly (Named | null)[] } | undefined)?.seats ?? []).flatMap((seat) => seat ?? []);

export async function run(_seed: string, game: GameId = "eights"): Promise<void> {
  const faults = await addressAttacks(game, console.log);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
