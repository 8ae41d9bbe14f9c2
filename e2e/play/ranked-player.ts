import { hashOf } from "@/lib/player/player";
import type { Tier } from "@/lib/ranked/tiers";
import type { QueueState, RankedEnd, RecordPage } from "@/lib/ranked/wire";
import { type BalootAction, type BalootState, baloot } from "@/lib/rules/baloot";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { keyOf } from "@/lib/table/testing/test-player";

/** One end of a line into a house. */
export interface Cable {
  readonly readyState: number;
  say(message: object): void;
}

/** A house that is played ranked in, wherever it runs. */
export interface PlayedHouse {
  connect(
    party: string,
    id: string,
    hears: (message: Record<string, unknown>) => void,
    address?: string,
  ): Promise<Cable>;
  /** What a page says to a room by POST, and its answer. */
  post(party: string, id: string, message: object): Promise<object>;
}

/** What makes a match as short as the rules know it: hokum, raised to gahwa, so that the first hand is the whole match. */
function hurried(view: BalootState, seat: number): BalootAction {
  const suit = view.deal.faceUp?.slice(-1);
  const wished: unknown[] = [
    ...["gahwa", "four", "triple", "double"].map((to) => ({ action: "raise", to, closed: false })),
    ...["S", "H", "D", "C"]
      .filter((each) => each === suit)
      .map((each) => ({ action: "bid", bid: "hokum", suit: each })),
    { action: "bid", bid: "pass" },
    { action: "seen" },
  ];
  const may = wished.map((each) => each as BalootAction).find((each) => baloot.check(view, seat, each) === null);
  const wise = may ?? baloot.bot(view, seat, randomFrom(seedOf(3)), "good");
  if (wise.action !== "sawa") return wise;
  // Every card is played, so that there is a last one.
  const plays = (view.hands[seat] ?? []).flatMap((card) => (card ? [{ action: "play" as const, card }] : []));
  return plays.find((each) => baloot.check(view, seat, each) === null) ?? wise;
}

/** Somebody who plays ranked as a plain client would: waits, says that they are there, sits down and plays. */
export class RankedPlayer {
  readonly name: string;
  readonly id: string;
  readonly #house: PlayedHouse;
  readonly #tier: Tier;
  queue: Cable | null = null;
  table: Cable | null = null;
  /** All that the queue said. */
  readonly told: Record<string, unknown>[] = [];
  state: QueueState | null = null;
  view: BalootState | null = null;
  seat: number | null = null;
  settled: RankedEnd | null = null;
  status: unknown = null;
  /** Says that they are there as soon as they are drawn; and goes to the table, and plays. */
  isAttentive = true;
  plays = true;
  #code: string | null = null;
  readonly #address: string;

  constructor(house: PlayedHouse, name: string, tier: Tier = "rocket", address = `192.0.2.${name.length}`) {
    this.#house = house;
    this.#tier = tier;
    this.name = name;
    this.id = hashOf(keyOf(name));
    this.#address = address;
  }

  get key(): string {
    return keyOf(this.name);
  }

  async come(action: "look" | "join" = "join"): Promise<void> {
    if (this.queue?.readyState !== 1)
      this.queue = await this.#house.connect("queue", this.#tier, (message) => this.#hear(message), this.#address);
    const who = { key: this.key, ...(action === "join" && { name: this.name, avatar: "palm" }) };
    this.queue.say({ action, ...who });
  }

  #hear(message: Record<string, unknown>): void {
    this.told.push(message);
    if (message.type !== "queue") return;
    const state = message as unknown as QueueState;
    this.state = state;
    if (state.is === "drawn" && !state.isReady && this.isAttentive) this.queue?.say({ action: "ready" });
    if (state.is === "seated" && this.plays && this.#code !== state.code) void this.sit(state.code);
  }

  /** Waits for another match, where the one before has ended. */
  async again(): Promise<void> {
    this.#code = null;
    this.table = null;
    this.settled = null;
    this.view = null;
    this.status = null;
    await this.come();
  }

  /** Every few seconds. */
  ping(): void {
    this.queue?.say({ action: "ping" });
    this.table?.say({ action: "ping" });
  }

  async sit(code: string): Promise<void> {
    this.#code = code;
    this.table = await this.#house.connect("baloot", code, (message) => this.#see(message), this.#address);
    this.table.say({ action: "join", key: this.key, name: this.name, mustExist: true });
  }

  #see(message: Record<string, unknown>): void {
    if (message.type !== "state") return;
    const table = message.table as { status: unknown; settled?: RankedEnd };
    this.view = message.gameState as BalootState | null;
    this.seat = message.seat as number | null;
    this.status = table.status;
    this.settled = table.settled ?? null;
    this.move();
  }

  /** Does what is to be done, if they are asked. */
  move(): void {
    const { view, seat } = this;
    if (!view || seat === null || !this.plays || this.status !== "playing") return;
    if (baloot.wait(view)?.seats.includes(seat)) this.table?.say({ ...hurried(view, seat) });
  }

  /** Comes back wherever they were, after the house died. */
  async back(): Promise<void> {
    if (this.queue?.readyState !== 1) {
      this.queue = null;
      await this.come("look");
    }
    if (this.#code !== null && this.table?.readyState !== 1 && this.plays) await this.sit(this.#code);
  }

  async page(key: string | null = this.key): Promise<RecordPage> {
    const message = { action: "record", ...(key !== null && { key }) };
    return (await this.#house.post("player", this.id.slice(0, 1), { player: this.id, message })) as RecordPage;
  }
}
