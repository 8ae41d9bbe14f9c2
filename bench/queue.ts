import { drawn, type Ticket } from "@/lib/ranked/queue";
import { randomFrom } from "@/lib/rules/random";
import { bell } from "./rating";

const SECOND_MS = 1_000;
/** Whoever has waited for so long goes away. */
const PATIENCE_MS = 180_000;

interface Seen {
  readonly waits: number[];
  readonly gaps: number[];
  readonly pairs: number[];
  /** How many wait, second by second. */
  readonly waiting: number[];
  gaveUp: number;
  cpu: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const at = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? Number.NaN;

/** Draws every second from a queue that somebody joins whenever `joins` says so, and looks at whom it brought together. */
function watched(seconds: number, joins: (second: number, waiting: number) => number, seed: string): Seen {
  const random = randomFrom(seed.padEnd(64, "3"));
  const seen: Seen = { waits: [], gaps: [], pairs: [], waiting: [], gaveUp: 0, cpu: 0 };
  let waiting: Ticket[] = [];
  let came = 0;
  for (let second = 0; second < seconds; second++) {
    const now = second * SECOND_MS;
    for (let newcomers = joins(second, waiting.length); newcomers > 0; newcomers--)
      waiting.push({
        player: `p${came++}`,
        points: Math.max(0, 1_200 + 250 * bell(random)),
        since: now,
        blocked: [],
        fours: [],
      });
    const before = waiting.length;
    waiting = waiting.filter(({ since }) => now - since < PATIENCE_MS);
    seen.gaveUp += before - waiting.length;
    seen.waiting.push(waiting.length);
    const began = process.cpuUsage();
    const matches = drawn(waiting, now, random);
    const { user, system } = process.cpuUsage(began);
    seen.cpu = Math.max(seen.cpu, (user + system) / 1_000);
    const gone = new Set(matches.flat());
    waiting = waiting.filter((ticket) => !gone.has(ticket));
    for (const match of matches) {
      const points = match.map((ticket) => ticket.points);
      const [a = 0, b = 0, c = 0, d = 0] = points;
      seen.gaps.push(Math.max(...points) - Math.min(...points));
      seen.pairs.push(Math.abs(a + c - b - d) / 2);
      for (const { since } of match) seen.waits.push((now - since) / SECOND_MS);
    }
  }
  return seen;
}

const row = (name: string, { waits, gaps, pairs, waiting, gaveUp, cpu }: Seen) =>
  console.log(
    [
      name.padEnd(42),
      ...[mean(waits), at(waits, 0.95), mean(gaps), at(gaps, 0.95), mean(pairs)].map((value) =>
        value.toFixed(1).padStart(8),
      ),
      mean(waiting).toFixed(0).padStart(8),
      String(waits.length).padStart(8),
      String(gaveUp).padStart(8),
      `${cpu.toFixed(1)} ms`.padStart(9),
    ].join(" "),
  );

/** How long people wait, and how far apart those are who meet: points lie 250 apart around 1,200, drawn from every second. */
export function run(): void {
  console.log("queue".padEnd(42), "  wait s      p95  gap pts      p95    pairs  waiting    drawn  gave up   longest");
  for (const count of [10, 100, 1_000])
    row(
      `${count} press at once, nobody after them`,
      watched(200, (second) => (second === 0 ? count : 0), `a${count}`),
    );
  for (const count of [10, 100, 1_000])
    row(
      `always ${count} waiting`,
      watched(600, (_, waiting) => count - waiting, `b${count}`),
    );
  for (const every of [10, 2, 0.5, 0.1, 0.02])
    row(
      `one more every ${every} s`,
      watched(
        3_600,
        (second) => Math.floor((second + 1) / every) - Math.floor(second / every),
        `c${Math.round(every * 100)}`,
      ),
    );
}
