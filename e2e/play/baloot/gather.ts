import { expect } from "@playwright/test";
import { type BalootOptions, baloot, type Phase } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { arrange, freshCode } from "../../fixtures";
import type { Server } from "../../server";
import type { Person } from "../person";
import type { BalootPlan, BalootTurn } from "./plan";
import { BalootSitter } from "./sitter";
import { BalootTable, type Gesture } from "./table";

/** Longer than anybody looks, on a machine that is busy with something else too. */
export const LINGER_MS = 90_000;

/** What a table is to play by, and the seed its chance follows. */
interface Deal {
  readonly seed: string;
  readonly options: BalootOptions;
}

async function dealt(server: Server, code: string, host: Person, { seed, options }: Deal): Promise<void> {
  await host.choose(host.t(`baloot.options.${options.speed}`));
  if (options.enforcement === "free") await host.choose(host.t("baloot.options.free"));
  await arrange(server, code, { seed }, "baloot");
  await host.start.click();
}

/** A match of four people at their browsers, in the order of their seats; the first is the host and chooses the options. */
export async function balootOf(
  server: Server,
  people: readonly [Person, ...Person[]],
  deal: Deal,
): Promise<readonly [BalootTable, ...BalootTable[]]> {
  const code = freshCode();
  const [host, ...guests] = people;
  const tables: [BalootTable, ...BalootTable[]] = [await BalootTable.comeTo(host, server, code)];
  for (const person of guests) tables.push(await BalootTable.comeTo(person, server, code));
  for (const { name } of guests) await expect(host.seats).toContainText(name);
  await dealt(server, code, host, deal);
  for (const table of tables) await expect(table.cards).toHaveCount(5);
  return tables;
}

/** Somebody at a browser in the first seat, and plain clients in the others. */
export class BalootParty {
  readonly table: BalootTable;
  readonly sitters: readonly BalootSitter[];
  readonly #ping: () => Promise<void>;

  private constructor(table: BalootTable, sitters: readonly BalootSitter[], ping: () => Promise<void>) {
    this.table = table;
    this.sitters = sitters;
    this.#ping = ping;
  }

  /** Brings them together; `ping` lets the page be heard before time jumps, and `inLobby` is done before the game starts. */
  static async of(
    server: Server,
    person: Person,
    deal: Deal,
    {
      others = ["Badr", "Salma", "Yousef"],
      ping = async () => {},
      inLobby,
    }: {
      readonly others?: readonly string[];
      readonly ping?: () => Promise<void>;
      readonly inLobby?: () => Promise<void>;
    } = {},
  ): Promise<BalootParty> {
    const code = freshCode();
    const table = await BalootTable.comeTo(person, server, code);
    const sitters: BalootSitter[] = [];
    for (const name of others) sitters.push(await BalootSitter.at(server, code, name));
    for (const name of others) await expect(person.seats).toContainText(name);
    await inLobby?.();
    await dealt(server, code, person, deal);
    await expect(table.cards).toHaveCount(5);
    return new BalootParty(table, sitters, ping);
  }

  /** Lets so much time pass, without a page that is there being taken for gone. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 10_000) {
      await this.#ping();
      await this.table.pass(Math.min(left, 10_000));
    }
  }

  /** The table stands as planned, as a plain client sees it. */
  async stands({ after }: BalootTurn, seat: Seat = 1): Promise<void> {
    await expect.poll(() => this.sitters[seat - 1]?.view).toEqual(baloot.view(after, seat));
  }

  /** What a plan says somebody does next. */
  async does(turn: BalootTurn, gesture: Gesture): Promise<void> {
    const { seat, action, before } = turn;
    if (action.action === "silence") {
      await this.pass(action.ms);
      await this.stands(turn);
    } else if (seat === 0) await this.table.does(action, before, gesture);
    else await this.sitters[seat - 1]?.does(action);
  }

  /** Plays these turns of a plan, the table's own pauses cut short. */
  async plays(turns: BalootPlan["turns"], gesture: Gesture): Promise<void> {
    for (const turn of turns) {
      if (turn.pause > 0) await this.pass(turn.pause);
      await this.does(turn, gesture);
    }
  }

  /** Gives whatever is being waited for a minute and a half more, so that one can look; nobody falls silent by it. */
  async lingers(): Promise<void> {
    await this.table.pass(-LINGER_MS);
  }

  /** The table has come to this phase. */
  async comesTo(phase: Phase): Promise<void> {
    await expect.poll(() => this.sitters[0]?.view?.phase).toBe(phase);
  }
}
