import type { Seat, Wait } from "@/lib/rules/game";
import type { LogEntry } from "@/lib/rules/replay";
import type { TableRecord } from "../storage/record";
import { clockFor } from "../time/turn-clock";
import type { Authority } from "./authority";
import { botScheduled } from "./bot-times";
import { finished } from "./end-match";
import { handedOver } from "./stand-ins";

/** What happened in the game, and how the log names it. */
interface Happening<State> {
  readonly state: State;
  readonly entry: LogEntry;
}

/** No chain of a game's own steps is this long. */
const STEPS = 1_000;

/** The authority's own step, with fresh randomness where it deals. */
export function ownStep<S, A, O>({ game, host }: Authority<S, A, O>, state: S, wait: Wait): Happening<S> {
  if (!wait.deals) return { state: game.timeout(state), entry: { timeout: true } };
  const seed = host.seed();
  return { state: game.timeout(state, seed), entry: { timeout: true, seed } };
}

/** The record after something happened in its game, with every step of 0 ms that follows from it. */
export function advanced<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  happened: S,
  entries: readonly LogEntry[],
): TableRecord<S, O> {
  const before = record.match;
  if (!before) return record;
  const { game, host } = authority;
  let state = happened;
  let wait = game.wait(state);
  const tail = [...before.tail, ...entries];
  for (let steps = 0; wait?.ms === 0; steps++) {
    if (steps >= STEPS) throw new Error(`${game.id} never stops to wait for anyone`);
    const next = ownStep(authority, state, wait);
    state = next.state;
    tail.push(next.entry);
    wait = game.wait(state);
  }
  const match = { ...before, state, tail };
  if (!wait) return finished({ ...record, match: { ...match, clock: null, botAt: null, botEnds: null } });
  const clock = clockFor(wait, before.clock, host.now());
  const turned = clock.turn !== before.clock?.turn;
  const waiting = { ...record, turn: record.turn + (turned ? 1 : 0), match: { ...match, clock } };
  return botScheduled(authority, handedOver(authority, waiting, turned));
}

/** A move that `check` let pass. */
export function afterMove<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  action: A,
): TableRecord<S, O> {
  if (!record.match) return record;
  return advanced(authority, record, authority.game.apply(record.match.state, seat, action), [{ seat, action }]);
}
