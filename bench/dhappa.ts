import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { type DhappaAction, type DhappaOptions, type DhappaState, dhappa, npickDepths } from "@/lib/rules/dhappa";
import type { BotLevel, Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { type MoveChooser, playout } from "@/lib/rules/playout";
import { root } from "../scripts/processes.mjs";
import { browser as chromiumPath } from "../scripts/tests/browser.mjs";
import { crowded } from "./dhappa/crowded";

const inOrder = (times: readonly number[]) => [...times].sort((one, other) => one - other);
const at = (times: readonly number[], share: number) => inOrder(times)[Math.floor(times.length * share)] ?? 0;
const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);

/** Processor time so far in milliseconds: others on the machine do not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** A bot whose turns are timed. */
function timed(level: BotLevel, turns: number[]): MoveChooser<DhappaState, DhappaAction> {
  let turn = { number: -1, ms: 0 };
  return (view, seat, random) => {
    const began = cpuMs();
    const action = dhappa.bot(view, seat, random, level);
    const ms = cpuMs() - began;
    if (view.turn !== turn.number && turn.number >= 0) turns.push(turn.ms);
    turn = view.turn === turn.number ? { ...turn, ms: turn.ms + ms } : { number: view.turn, ms };
    return action;
  };
}

/** Deals between two levels with their seats changed, and how they end. */
function between(one: BotLevel, other: BotLevel, seats: 4 | 6, deals: number): void {
  const options: DhappaOptions = { ...dhappa.defaults, seats };
  const thought: number[] = [];
  let [won, lost, out, played] = [0, 0, 0, 0];
  const turns: number[] = [];
  for (let number = 0; number < deals; number++) {
    const first: Seat = number % 2;
    const players = Array.from({ length: seats }, (_, seat) => timed(seat % 2 === first ? one : other, thought));
    const last = playout(dhappa, options, players, seedOf(number >> 1)).at(-1);
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
  const strength = error > 0 ? `${(lead / error).toFixed(1)} standard errors` : "every one";
  console.log(
    `${seats} seats, ${one} against ${other}: ${won} to ${lost} of ${deals}, ${strength}; ` +
      `${((out * 100) / played).toFixed(0)} % of ${played} deals gone out after ${mean(turns).toFixed(0)} turns; ` +
      `a turn ${mean(thought).toFixed(1)} ms of CPU, p99 ${at(thought, 0.99).toFixed(0)}`,
  );
}

/** How long the search takes for one depth, and for all of sixty. */
function searching(positions: number): void {
  const [one, all]: [number[], number[]] = [[], []];
  let open = 0;
  for (let number = 0; number < positions; number++) {
    const state = crowded(number);
    const began = cpuMs();
    open += npickDepths(state).filter((depth) => "plan" in depth).length;
    all.push(cpuMs() - began);
    for (let depth = 1 + (number % 6); depth <= 60; depth += 6) {
      const asked = cpuMs();
      dhappa.check(state, 0, { action: "take", depth });
      one.push(cpuMs() - asked);
    }
  }
  const share = ((open * 100) / (60 * positions)).toFixed(0);
  console.log(
    `N-pick from 60 with a hand of 27, ${positions} positions (${share} % of depths open): ` +
      `one depth p50 ${at(one, 0.5).toFixed(2)} ms of CPU, p99 ${at(one, 0.99).toFixed(2)}; ` +
      `all sixty p50 ${at(all, 0.5).toFixed(1)}, p99 ${at(all, 0.99).toFixed(1)}`,
  );
}

/** The same in a browser. */
async function searchingInBrowser(positions: number): Promise<void> {
  const entry = { absWorkingDir: root, entryPoints: ["bench/dhappa/in-browser.ts"], alias: { "@": root } };
  const { outputFiles } = await build({ ...entry, bundle: true, write: false, format: "iife", minify: true });
  const browser = await chromium.launch({ executablePath: (await chromiumPath()) ?? "chromium" });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const all = await page.evaluate<number[]>(`searched(${positions})`);
  await browser.close();
  console.log(
    `N-pick in a browser: all sixty p50 ${at(all, 0.5).toFixed(1)} ms, p99 ${at(all, 0.99).toFixed(1)}, most ${Math.max(...all).toFixed(1)}`,
  );
}

/** What check, apply and view take in a game among strong bots, drafts and all. */
function contract(deals: number): void {
  const spent = { check: 0, apply: 0, view: 0, moves: 0 };
  const took = <Of>(name: "check" | "apply" | "view", work: () => Of): Of => {
    const began = cpuMs();
    const result = work();
    spent[name] += cpuMs() - began;
    return result;
  };
  const game = {
    ...dhappa,
    apply: (state: DhappaState, seat: Seat, action: DhappaAction) => {
      took("check", () => dhappa.check(state, seat, action));
      spent.moves++;
      return took("apply", () => dhappa.apply(state, seat, action));
    },
    view: (state: DhappaState, seat: Seat | null) => took("view", () => dhappa.view(state, seat)),
  };
  const strong: MoveChooser<DhappaState, DhappaAction> = (view, seat, random) =>
    dhappa.bot(view, seat, random, "strong");
  for (let number = 0; number < deals; number++)
    playout(game, dhappa.defaults, [strong, strong, strong, strong], seedOf(number));
  const micros = (name: "check" | "apply" | "view") => ((spent[name] * 1_000) / spent.moves).toFixed(0);
  console.log(
    `${spent.moves} moves: check ${micros("check")} µs, apply ${micros("apply")} µs, view ${micros("view")} µs`,
  );
}

const pairs: readonly (readonly [BotLevel, BotLevel])[] = [
  ["good", "easy"],
  ["strong", "good"],
  ["strong", "strong"],
];

/** The bots of Dhappa Baaji against one another, and what they and the search take; `what` names parts of it. */
export async function run(
  deals = "500",
  seats = "4,6",
  what = "search,browser,moves,good-easy,strong-good,strong-strong",
): Promise<void> {
  const wanted = what.split(",");
  if (wanted.includes("search")) searching(Number(deals));
  if (wanted.includes("browser")) await searchingInBrowser(Number(deals));
  if (wanted.includes("moves")) contract(Number(deals) / 5);
  for (const count of seats.split(","))
    for (const [one, other] of pairs)
      if (wanted.includes(`${one}-${other}`))
        between(one, other, count === "6" ? 6 : 4, Number(deals) / (one === other ? 5 : 1));
}
