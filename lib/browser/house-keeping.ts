import * as z from "zod/mini";
import type { RankedOutcome } from "@/lib/client/ranked/ask-ranked";
import { requested } from "@/lib/client/rooms/room-request";
import {
  type AdminMessage,
  FiguresPage,
  JournalPage,
  KEEP_WATCHING,
  ReportLog,
  ReportsPage,
} from "@/lib/ranked/admin-wire";
import { seasonAt } from "@/lib/ranked/seasons";
import type { Tier } from "@/lib/ranked/tiers";
import { Done, LadderRefused, ladderRoom } from "@/lib/ranked/wire";
import { ownHouse } from "./own-house";

/** Under this name a page says the secret of whoever runs the house: in no address and no body, so in no log. */
const HEADER = "X-Majlis-Admin";
const KEPT = "majlis.keeping";

/** The secret as it was typed in this tab, which forgets it as it closes; null where it was not. */
export function typedSecret(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Keeps it as long as the tab is open. */
export function keepSecret(secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, secret);
  } catch {}
}

async function ask<Answer>(
  secret: string,
  party: "ladder" | "queue",
  room: string,
  said: object,
  schema: z.core.$ZodType<Answer>,
): Promise<RankedOutcome<Answer>> {
  try {
    const answer = await requested(ownHouse(), party, room, JSON.stringify(said), { [HEADER]: secret });
    const no = z.safeParse(LadderRefused, answer);
    return no.success ? { failure: no.data.refused } : { answer: z.parse(schema, answer) };
  } catch {
    return { failure: "unreachable" };
  }
}

const ladder = <Answer>(
  secret: string,
  { tier, season }: LadderName,
  said: AdminMessage,
  schema: z.core.$ZodType<Answer>,
) => ask(secret, "ladder", ladderRoom(tier, season), said, schema);

/** A tier's ladder in a season. */
export interface LadderName {
  readonly tier: Tier;
  readonly season: number;
}

/** The season that runs. */
export const seasonNow = (): number => seasonAt(Date.now());

export const readReports = (secret: string, of: LadderName, isOpen: boolean, after?: string) =>
  ladder(secret, of, { action: "reports", isOpen, ...(after !== undefined && { after }) }, ReportsPage);

export const readLog = (secret: string, of: LadderName, report: string) =>
  ladder(secret, of, { action: "log", report }, ReportLog);

export const readFigures = (secret: string, of: LadderName, by?: Extract<AdminMessage, { action: "figures" }>["by"]) =>
  ladder(secret, of, { action: "figures", ...(by !== undefined && { by }) }, FiguresPage);

export const readJournal = (
  secret: string,
  of: LadderName,
  pile: Extract<AdminMessage, { action: "journal" }>["pile"],
) => ladder(secret, of, { action: "journal", pile }, JournalPage);

type Two = readonly [string, string];

/** Two are among the pairs shown, whatever their figures say; or as these say. */
export const watchPair = (secret: string, of: LadderName, [one, other]: Two, isWatched: boolean) =>
  ladder(secret, of, { action: "watch", players: [one, other], matches: isWatched ? KEEP_WATCHING : 0 }, Done);

/** The points of the last matches of two as partners are void, or count again. */
export const voidPair = (secret: string, of: LadderName, [one, other]: Two, isVoid: boolean) =>
  ladder(secret, of, { action: "voidPair", players: [one, other], isVoid }, Done);

export const decideReport = (
  secret: string,
  of: LadderName,
  decided: Omit<Extract<AdminMessage, { action: "decide" }>, "action">,
) => ladder(secret, of, { action: "decide", ...decided }, Done);

/** How many wait and play, and whether anybody is taken in. */
const Counts = z.object({ waiting: z.number(), playing: z.number(), isDraining: z.boolean() });

/** Asks a queue how it stands; told so, it drains from now on, or takes people in again. */
export const askQueue = (secret: string, tier: Tier, isDraining?: boolean) =>
  ask(secret, "queue", tier, isDraining === undefined ? {} : { isDraining }, Counts);
