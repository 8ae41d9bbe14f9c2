import { Slowest } from "@/lib/table/door/slowest";

/**
 * What the tables of one process count together, for whoever runs the house: how many and how long, never who or where.
 * Where every room has a process of its own nobody asks.
 */
class TableCounters {
  readonly #players = new Map<string, string>();
  readonly #commits = new Slowest();

  /** A line is a player's. */
  joined(line: string, player: string): void {
    this.#players.set(line, player);
  }

  gone(line: string): void {
    this.#players.delete(line);
  }

  /** How long what happened took until it was kept. */
  kept(ms: number): void {
    this.#commits.took(ms, new Date().toISOString());
  }

  all() {
    return { players: new Set(this.#players.values()).size, slowestCommits: this.#commits.all() };
  }
}

export const tableCounters = new TableCounters();
