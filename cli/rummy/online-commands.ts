import * as z from "zod/mini";
import { type BotLevel, botLevels } from "@/lib/rules/game";
import { rummy } from "@/lib/rules/rummy";
import { asName, asText, withoutHidden } from "@/lib/table/wire/names-and-codes";
import type { TableMessage } from "@/lib/table/wire/protocol";
import type { OnlineMatch } from "./online-match";

/** What becomes of a line that was said to a table, where it is none of the game's own. */
export type Answer =
  | { readonly kind: "ok" | "error"; readonly text: string }
  | { readonly ask: { readonly command: string; readonly question: string } }
  | { readonly overlay: "talk" | "link" }
  | { readonly leaves: true }
  | { readonly exit: number }
  | "done";

type Said = Exclude<TableMessage, { action: "join" }>;

const isLevel = (word: string): word is BotLevel => botLevels.some((level) => level === word);
const isOn = (word: string): boolean | null =>
  /^(on|yes|1)$/i.test(word) ? true : /^(off|no|0)$/i.test(word) ? false : null;

/** What can be said at any time. */
const anyTime = /^(say|talk|chat|link|leave|remove|kick|name|q|quit|exit|\?|help|t|table|s|sort|h|hints)$/i;

/** Whether a line is for the table, whoever is on turn. */
export const isForAnyTime = (line: string): boolean => anyTime.test(line.trim().split(/\s+/)[0] ?? "");

/** Answers to lines that are said to a table, before a match, in it and after it. */
export class OnlineCommands {
  readonly #at: OnlineMatch;

  constructor(at: OnlineMatch) {
    this.#at = at;
  }

  get #words() {
    return this.#at.words.online;
  }

  /** Null for what the game itself has to understand. */
  answer(line: string): Answer | null {
    const [word = "", ...rest] = line.trim().split(/\s+/);
    return this.#toAnybody(word.toLowerCase(), rest.join(" ")) ?? this.#inPhase(word.toLowerCase(), rest[0] ?? "");
  }

  #toAnybody(word: string, rest: string): Answer | null {
    switch (word) {
      case "say":
        return this.#talk(rest);
      case "talk":
      case "chat":
        return { overlay: "talk" };
      case "link":
        return { overlay: "link" };
      case "leave":
        return { leaves: true };
      case "q":
      case "quit":
      case "exit":
        return this.#quit();
      case "name":
        return this.#rename(rest);
      case "remove":
      case "kick":
        return this.#remove(rest);
      default:
        return null;
    }
  }

  #inPhase(word: string, value: string): Answer | null {
    const { phase, isHost } = this.#at;
    switch (phase) {
      case "closed":
        return { exit: this.#at.exitCode };
      case "lobby":
        return this.#inLobby(word, value);
      case "score":
        if (word) return null;
        this.#at.nextDeal();
        return "done";
      case "over":
        if (word === "lobby" && isHost) return this.#send({ action: "lobby" });
        return word ? null : this.#send({ action: "rematch" });
      default:
        if (word || !this.#at.isStoodIn) return null;
        return this.#send({ action: "back" }, this.#words.back);
    }
  }

  #send(message: Said, done: string | null = null): Answer {
    if (!this.#at.say(message)) return { kind: "error", text: this.#at.words.refusals.notSent ?? "" };
    return done === null ? "done" : { kind: "ok", text: done };
  }

  #talk(rest: string): Answer {
    if (!rest) return { ask: { command: "say", question: this.#words.sayWhat } };
    const text = asText(rest);
    return text === null ? { kind: "error", text: this.#words.notSaid } : this.#send({ action: "chat", text });
  }

  /** Before a match and after it the seat is given up, in it it is kept: as a page does that is left, or closed. */
  #quit(): Answer {
    const { phase, seat } = this.#at;
    if (seat !== null && (phase === "lobby" || phase === "over")) this.#at.say({ action: "stand" });
    return { exit: this.#at.exitCode };
  }

  #rename(rest: string): Answer {
    const name = asName(withoutHidden(rest));
    if (name === null) return { kind: "error", text: this.#words.badName };
    this.#at.rename(name);
    return this.#send({ action: "profile", name });
  }

  #seatIn(word: string): number | null {
    const seat = /^\d{1,2}$/.test(word) ? Number(word) - 1 : -1;
    return seat >= 0 && seat < this.#at.seats.length ? seat : null;
  }

  #remove(rest: string): Answer {
    const seat = this.#seatIn(rest);
    return seat === null ? { kind: "error", text: this.#words.whichSeat } : this.#send({ action: "removeSeat", seat });
  }

  #inLobby(word: string, value: string): Answer | null {
    const { seat, seats, isHost, table } = this.#at;
    switch (word) {
      case "":
        if (!table || seat === null) return "done";
        if (isHost) return this.#send({ action: "startGame", fill: true });
        return this.#send({ action: "ready", ready: seats[seat]?.isReady !== true });
      case "start":
        return this.#send({ action: "startGame", fill: true });
      case "sit": {
        const to = this.#seatIn(value);
        return to === null ? { kind: "error", text: this.#words.whichSeat } : this.#send({ action: "sit", seat: to });
      }
      case "bot":
        return this.#seatBot(value);
      case "lock":
      case "unlock":
        return this.#send({ action: "setTable", locked: word === "lock" });
      case "public":
      case "private":
        return this.#send({ action: "setTable", visibility: word });
      default:
        return this.#option(word, value);
    }
  }

  #seatBot(word: string): Answer {
    const level = word || "good";
    if (!isLevel(level)) return { kind: "error", text: this.#words.badOption.bot ?? "" };
    const seat = this.#at.seats.indexOf(null);
    return seat < 0 ? { kind: "error", text: this.#words.noSeat } : this.#send({ action: "addBot", seat, level });
  }

  #option(word: string, value: string): Answer | null {
    const { table } = this.#at;
    const number = Number(value);
    const changes: Readonly<Record<string, object>> = {
      deals: { goal: "deals", deals: number },
      points: { goal: "points", points: number },
      clock: { clock: number },
      seats: { maxPlayers: number },
      bonuses: { bonuses: isOn(value) },
      exchange: { exchange: isOn(value) },
    };
    const change = Object.hasOwn(changes, word) ? changes[word] : undefined;
    if (!change || !table) return null;
    const options = z.safeParse(rummy.options, { ...table.options, ...change });
    if (!options.success || value === "") return { kind: "error", text: this.#words.badOption[word] ?? "" };
    return this.#send({ action: "setOptions", options: options.data });
  }
}
