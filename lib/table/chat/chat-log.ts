import { RateLimit } from "../door/rate-limit";
import { seatOf } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import type { SentMessage, TableMessage } from "../wire/protocol";
import { BREATH, type ChatLine, KEPT_LINES, phrases } from "./chat";

/** What is said to all at a table. */
export type Talk = Extract<TableMessage, { action: "chat" | "phrase" | "react" }>;
export const isTalk = (message: TableMessage): message is Talk =>
  message.action === "chat" || message.action === "phrase" || message.action === "react";

/** What was said last at a table, and how much breath is left to whoever said it, or goes by another name. */
export class ChatLog {
  #lines: readonly ChatLine[];
  readonly #breaths = new RateLimit(BREATH);

  constructor(lines: readonly ChatLine[]) {
    this.#lines = lines;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Whether this player has the breath for one thing more. */
  hasBreath(player: string, now: number): boolean {
    return this.#breaths.take(player, now);
  }

  /** What everybody is told of something said, or why it is not said; of lines the last are kept. */
  say(
    { seats, chat, visibility, status }: TableRecord,
    player: string,
    message: Talk,
    now: number,
  ): Extract<SentMessage, { type: "chat" | "reaction" }> | "notSeated" | "chatOff" | "tooFast" {
    const holder = seats[seatOf(seats, player) ?? -1];
    if (!holder) return "notSeated";
    // Partners at a ranked table could tell each other their cards.
    const isSilent = visibility === "ranked" && status === "playing" && message.action === "chat";
    if (chat === "off" || isSilent) return "chatOff";
    if (!this.hasBreath(player, now)) return "tooFast";
    const { id, name, twin, avatar } = holder;
    // What is meant for oneself, or for an empty seat, is for all.
    const meant = message.action === "chat" || message.to === undefined ? undefined : seats[message.to]?.id;
    const to = meant !== undefined && meant !== id ? { to: meant } : {};
    if (message.action === "react") return { type: "reaction", id, ...to, reaction: message.reaction };
    const said =
      message.action === "chat" ? { text: message.text } : { text: phrases[message.phrase], phrase: message.phrase };
    const n = (this.#lines.at(-1)?.n ?? 0) + 1;
    const line = { n, id, name, ...(twin !== undefined && { twin }), avatar, ...to, ...said };
    this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
    return { type: "chat", ...line };
  }

  forget(): void {
    this.#lines = [];
  }
}
