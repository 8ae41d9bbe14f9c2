import { PartySocket, type PartySocketOptions } from "partysocket";
import type { Environment } from "../environment";
import type { RoomAddress } from "./room-address";
import type { FarSocket, RetryPace } from "./socket";

const GROWTH = 1.7;
/** A line that has stood for so long was no mere attempt. */
const STOOD_MS = 5_000;
/** An attempt is given up after so long, and those after it later: on a slow line three round trips come before the first word. */
const OPENING_MS = 6_000;
const LONGEST_OPENING_MS = 24_000;

/** What a socket takes from where it runs. */
type Around = Pick<Environment, "now" | "later" | "random">;

/** By chance anything from 0 to 1. */
const byChance = ({ random }: Around): number => (random(1)[0] ?? 0) / 255;

/**
 * A socket to a room that connects anew by itself: sooner at first and later then, not at the same moments as everybody
 * else who lost the room, and at once when it is told to. PartySocket does not hear that while it waits, so it never waits:
 * every attempt is one of ours.
 */
export class RoomSocket extends PartySocket implements FarSocket {
  readonly #pace: RetryPace;
  readonly #around: Around;
  #losses = 0;
  #isOpen = false;
  #openingMs = OPENING_MS;
  #began: number;
  /** Calls the next attempt off, null where none is to come. */
  #callOff: (() => void) | null = null;
  #fall: () => void = () => {};

  /** To a room, over a WebSocket of the platform's own unless another is given. */
  constructor(room: RoomAddress, pace: RetryPace, around: Around, sockets?: PartySocketOptions["WebSocket"]) {
    super({ ...room, WebSocket: sockets, maxEnqueuedMessages: 0, maxRetries: 0, connectionTimeout: OPENING_MS });
    this.#pace = pace;
    this.#around = around;
    this.#began = around.now();
    this.addEventListener("open", () => this.#opened());
    this.addEventListener("close", () => this.#lost());
    // A socket that cannot even be made never closes.
    this.addEventListener("error", () => this.#lost());
  }

  /** How often it was lost since it last stood, or was told to connect. */
  get losses(): number {
    return this.#losses;
  }

  /** Connects at once, whatever it was about to do. */
  override reconnect(): void {
    this.#connect();
    this.#losses = 0;
  }

  override close(): void {
    super.close();
    this.#callOff?.();
    this.#fall();
  }

  #connect(): void {
    this.updateProperties({ connectionTimeout: this.#openingMs });
    super.reconnect();
    // What was lost by that is looked for already.
    this.#callOff?.();
    this.#callOff = null;
    this.#began = this.#around.now();
  }

  #opened(): void {
    this.#isOpen = true;
    if (this.#around.now() - this.#began < OPENING_MS) this.#openingMs = OPENING_MS;
    this.#fall = this.#around.later(() => {
      this.#losses = 0;
    }, STOOD_MS);
  }

  #lost(): void {
    this.#fall();
    if (this.#callOff) return;
    if (!this.#isOpen) this.#openingMs = Math.min(LONGEST_OPENING_MS, this.#openingMs * GROWTH);
    this.#isOpen = false;
    const { firstMs, mostMs } = this.#pace;
    const longest = Math.min(mostMs, firstMs * GROWTH ** this.#losses++);
    this.#callOff = this.#around.later(() => this.#connect(), longest * (0.5 + byChance(this.#around) / 2));
  }
}
