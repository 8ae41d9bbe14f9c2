import { expect, type WebSocketRoute } from "@playwright/test";
import { type EightsState, eights } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import { freshCode } from "../fixtures";
import type { Person } from "./person";
import { type SeatChanges, stagedId, stagedTable } from "./staged-table";

/** How a scene is set besides the game itself. */
interface Setting {
  readonly seat?: Seat | null;
  readonly watchers?: number;
  readonly leftMs?: number | null;
  readonly seats?: SeatChanges;
}

/** The board of Eights as a theatre: a page whose table is played by the test, so that any moment is a state away. */
export class EightsStage {
  readonly #names: readonly string[];
  readonly #code = freshCode();
  /** What the page has sent, but for its joining and its pings. */
  readonly sent: Record<string, unknown>[] = [];
  #line: WebSocketRoute | null = null;
  #turn = 0;

  private constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Opens the page of a table at which these sit, the person first. */
  static async of(person: Person, others: readonly string[]): Promise<EightsStage> {
    const stage = new EightsStage([person.name, ...others]);
    await person.isKnownAt(stage.#code, "friends");
    await person.page.routeWebSocket(/\/parties\/eights\//, (line) => {
      stage.#line = line;
      line.onMessage((text) => {
        const message: Record<string, unknown> = JSON.parse(String(text));
        if (message.action === "ping") line.send(JSON.stringify({ type: "pong", mark: "1" }));
        else if (message.action !== "join") stage.sent.push(message);
      });
    });
    await person.goTo(stage.#code, "eights");
    await expect.poll(() => stage.#line !== null).toBe(true);
    return stage;
  }

  /** Shows a state as a seat sees it. */
  shows(state: EightsState, { seat = 0, watchers = 0, leftMs = null, seats = {} }: Setting = {}): void {
    const table = stagedTable(this.#names.slice(0, state.hands.length), seats, {
      code: this.#code,
      status: state.winners.length > 0 ? "finished" : "playing",
      options: state.options,
      watchers,
      round: 1,
    });
    this.#turn += 1;
    const players = table.seats.map((holder) => ({ id: holder?.id ?? "", name: holder?.name ?? "" }));
    const gameState = eights.codec?.encode(eights.view(state, seat), seat, players);
    const message = { type: "state", v: 1, game: "eights", rules: eights.version, gameState, seat, table };
    const rest = { yourPlayerId: stagedId(seat ?? 9), turn: this.#turn, n: 0, leftMs };
    this.#line?.send(JSON.stringify({ ...message, ...rest }));
  }
}
