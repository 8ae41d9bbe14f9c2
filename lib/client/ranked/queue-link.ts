import * as z from "zod/mini";
import type { Tier } from "@/lib/ranked/tiers";
import { PING_MS, type QueueMessage, type QueueState, QueueWord, queueRefusals } from "@/lib/ranked/wire";
import { turnedAwayFor } from "@/lib/table/wire/refusals";
import type { Environment } from "../environment";
import type { Identity } from "../identity";
import { messageIn } from "../rooms/ask-room";
import { type LineReach, RoomLine } from "../rooms/room-line";
import type { Socket } from "../rooms/socket";

const PARTY = "queue";
const NO_PICTURE = "palm";
const PACE = { firstMs: 1_000, mostMs: 10_000 };
/** Whose page is silent for three of these waits no more. */
const BEAT = { restMs: PING_MS, wordMs: PING_MS, silenceMs: 3 * PING_MS };

type QueueRefusal = (typeof queueRefusals)[number];
/** What is not asked again by itself. */
const FOR_GOOD: ReadonlySet<QueueRefusal> = new Set(["closed", "paused", "draining", "signedOut", "seated"]);

/** A queue as one device knows it. */
export interface QueueView {
  /** What the queue said last, null before it has said anything. */
  readonly state: QueueState | null;
  /** When it said so, by the clock of the environment: all times in it count from there. */
  readonly saidAt: number;
  readonly reach: LineReach;
  /** Why it did not do what was asked last. */
  readonly refused: QueueRefusal | null;
  /** Whether this device waits here, and says so again wherever its line was lost. */
  readonly isToWait: boolean;
  /** It has no room for this device, and is asked no more. */
  readonly isShut: boolean;
}

const refusalIn = (code: string): QueueRefusal | undefined => queueRefusals.find((refusal) => refusal === code);

/** One device and the queue of a tier: where it stands there, told anew at every change. */
export class QueueLink {
  readonly #around: Environment;
  readonly #who: () => Identity;
  readonly #tell: (view: QueueView) => void;
  readonly #line: RoomLine;
  #view: QueueView;

  constructor(
    around: Environment,
    tier: Tier,
    who: () => Identity,
    { isToWait, tell, socket }: { isToWait: boolean; tell: (view: QueueView) => void; socket?: Socket },
  ) {
    this.#around = around;
    this.#who = who;
    this.#tell = tell;
    this.#view = { state: null, saidAt: around.now(), reach: "connecting", refused: null, isToWait, isShut: false };
    this.#line = new RoomLine(
      socket ?? around.open(PARTY, tier, PACE),
      {
        opened: () => this.#introduce(),
        lost: (code) => {
          if (turnedAwayFor(code) === null) return;
          this.close();
          this.#set({ isShut: true });
        },
        heard: (text) => this.#heard(text),
        changed: () => this.#set({ reach: this.#line.reach }),
      },
      around,
    );
    this.#line.beat(BEAT);
  }

  get view(): QueueView {
    return this.#view;
  }

  /** Waits here from now on: in the place one has, if one has one. */
  join(): void {
    this.#set({ refused: null, isToWait: true });
    const { key, player, name, avatar } = this.#who();
    // A queue wants a picture, as a table gives one to whoever brings none.
    this.#say({ action: "join", key, player, name, avatar: avatar === "" ? NO_PICTURE : avatar });
  }

  ready(): void {
    this.#say({ action: "ready" });
  }

  leave(): void {
    this.#set({ isToWait: false });
    this.#say({ action: "leave" });
  }

  close(): void {
    this.#line.close();
  }

  #introduce(): void {
    const { key, player } = this.#who();
    if (this.#view.isToWait) this.join();
    else this.#say({ action: "look", key, player });
  }

  #say(message: QueueMessage): void {
    this.#line.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    const word = z.safeParse(QueueWord, messageIn(text)).data;
    if (!word || word.type === "pong") return;
    if (word.type === "error") {
      const refused = refusalIn(word.code) ?? null;
      // At every lost line it would be.
      const isOver = refused !== null && FOR_GOOD.has(refused);
      this.#set({ refused, ...(isOver && { isToWait: false }) });
      return;
    }
    const before = this.#view.state?.is;
    let { isToWait } = this.#view;
    // Another device waits for one now, or one was taken out, or sits at a table: this one asks no more by itself.
    if (word.is === "waiting" || word.is === "drawn") isToWait = word.isHere;
    else if (word.is === "seated" || before === "waiting" || before === "drawn") isToWait = false;
    this.#set({ state: word, saidAt: this.#around.now(), isToWait, ...(word.is !== "out" && { refused: null }) });
  }

  #set(change: Partial<QueueView>): void {
    this.#view = { ...this.#view, ...change };
    this.#tell(this.#view);
  }
}
