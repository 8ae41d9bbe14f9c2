import { type DhappaAction, type DhappaOptions, type DhappaState, dhappa, npickDepths } from "@/lib/rules/dhappa";
import type { BotLevel, Seat } from "@/lib/rules/game";
import { type MoveChooser, playout } from "@/lib/rules/playout";

const inOrder = (times: readonly number[]) => [...times].sort((one, other) => one - other);
const at = (times: readonly number[], share: number) => inOrder(times)[Math.floor(times.length * share)] ?? 0;
const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);

/** What was seen while the bots played. */
interface Seen {
  readonly turns: number[];
  readonly depths: number[];
  readonly piles: number[];
}

/** A bot whose turns are timed, and the search for every depth of the discards where there are many. */
function timed(level: BotLevel, seen: Seen): MoveChooser<DhappaState, DhappaAction> {
  let turn = { number: -1, ms: 0 };
  return (view, seat, random) => {
    if (view.discards.length > 0 && !view.pick && view.phase === "turn" && view.turn % 5 === 0) {
      const began = performance.now();
      npickDepths(view);
      seen.piles.push(performance.now() - began);
      seen.depths.push((performance.now() - began) / view.discards.length);
    }
    const began = performance.now();
    const action = dhappa.bot(view, seat, random, level);
    const ms = performance.now() - began;
    if (view.turn !== turn.number && turn.number >= 0) seen.turns.push(turn.ms);
    turn = view.turn === turn.number ? { ...turn, ms: turn.ms + ms } : { number: view.turn, ms };
    return action;
  };
}

/** Deals between two levels with their seats changed, and how they end. */
function between(one: BotLevel, other: BotLevel, seats: 4 | 6, deals: number): void {
  const options: DhappaOptions = { ...dhappa.defaults, seats };
  const seen: Seen = { turns: [], depths: [], piles: [] };
  let [won, lost, out, played] = [0, 0, 0, 0];
  const turns: number[] = [];
  for (let number = 0; number < deals; number++) {
    const first: Seat = number % 2;
    const players = Array.from({ length: seats }, (_, seat) => timed(seat % 2 === first ? one : other, seen));
    const last = playout(dhappa, options, players, (number >> 1).toString(16).padStart(64, "0")).at(-1);
    if (!last) continue;
    played += last.ended.length;
    out += last.ended.filter(({ winner }) => winner !== null).length;
    turns.push(last.turn / last.ended.length);
    if (last.winner === first) won++;
    else if (last.winner !== "nobody") lost++;
  }
  // Of each match: +1 for one, −1 for the other.
  const lead = (won - lost) / deals;
  const error = Math.sqrt(((won + lost) / deals - lead ** 2) / deals);
  console.log(
    `${seats} seats, ${one} against ${other}: ${won} to ${lost} of ${deals}, ${(lead / Math.max(error, 1e-9)).toFixed(1)} standard errors; ` +
      `${((out * 100) / played).toFixed(0)} % of ${played} deals gone out, ${mean(turns).toFixed(0)} turns each; ` +
      `a turn ${mean(seen.turns).toFixed(1)} ms, p99 ${at(seen.turns, 0.99).toFixed(0)}; ` +
      `N-pick a depth p99 ${at(seen.depths, 0.99).toFixed(2)} ms, all depths p99 ${at(seen.piles, 0.99).toFixed(1)} ms`,
  );
}

/** The bots of Dhappa Baaji against one another, and what they and the search take. */
export function run(deals = "500", seats = "4,6"): void {
  for (const count of seats.split(",")) {
    const players = count === "6" ? 6 : 4;
    between("good", "easy", players, Number(deals));
    between("strong", "good", players, Number(deals));
    between("strong", "strong", players, Number(deals) / 5);
  }
}
