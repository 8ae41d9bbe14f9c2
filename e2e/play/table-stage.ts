import { expect, type WebSocketRoute } from "@playwright/test";
import type { Game, Seat } from "@/lib/rules/game";
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

/** A game's board as a theatre: a page whose table is played by the test, so that any moment is a state away. */
export class TableStage<State, Action, Options> {
  readonly #game: Game<State, Action, Options>;
  readonly #names: readonly string[];
  readonly #code = freshCode();
  /** What the page has sent, but for its joining and its pings. */
  readonly sent: Record<string, unknown>[] = [];
  #line: WebSocketRoute | null = null;
  #turn = 0;

  private constructor(game: Game<State, Action, Options>, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
  }

  /** Opens the page of a table at which these sit, the person first. */
  static async of<State, Action, Options>(
    game: Game<State, Action, Options>,
    person: Person,
    others: readonly string[],
  ): Promise<TableStage<State, Action, Options>> {
    const stage = new TableStage(game, [person.name, ...others]);
    await person.isKnownAt(stage.#code, "friends");
    await person.page.routeWebSocket(new RegExp(`/parties/${game.id}/`), (line) => {
      stage.#line = line;
      line.onMessage((text) => {
        const message: Record<string, unknown> = JSON.parse(String(text));
        if (message.action === "ping") line.send(JSON.stringify({ type: "pong", mark: "1" }));
        else if (message.action !== "join") stage.sent.push(message);
      });
    });
    await person.goTo(stage.#code, game.id);
    await expect.poll(() => stage.#line !== null).toBe(true);
    return stage;
  }

  /** Shows a state as a seat sees it. */
  shows(
    state: State & { readonly hands: readonly unknown[]; readonly options: Options },
    { seat = 0, watchers = 0, leftMs = null, seats = {} }: Setting = {},
  ): void {
    const { id, version, codec } = this.#game;
    const table = stagedTable(this.#names.slice(0, state.hands.length), seats, {
      code: this.#code,
      status: this.#game.outcome(state) ? "finished" : "playing",
      options: state.options,
      watchers,
      round: 1,
    });
    this.#turn += 1;
    const players = table.seats.map((holder) => ({ id: holder?.id ?? "", name: holder?.name ?? "" }));
    const view = this.#game.view(state, seat);
    const gameState = codec ? codec.encode(view, seat, players) : view;
    const message = { type: "state", v: 1, game: id, rules: version, gameState, seat, table };
    const rest = { yourPlayerId: stagedId(seat ?? 9), turn: this.#turn, n: 0, leftMs };
    this.#line?.send(JSON.stringify({ ...message, ...rest }));
  }
}
