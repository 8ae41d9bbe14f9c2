import * as z from "zod/mini";
import type { GameId } from "@/lib/rules/registry";
import { Gathering } from "@/lib/table/wire/gathering";
import { lookalikes } from "@/lib/table/wire/typed-address";
import type { Environment } from "./environment";
import { askRoom } from "./rooms/ask-room";

const Answer = z.object({ type: z.string(), code: z.optional(z.string()), who: z.optional(Gathering) });

/** What a room knows of a table, by whatever it says when asked; `unclear` where that is neither yes nor no. */
type Known = "there" | "noSuchTable" | "unclear";

function knownBy(message: unknown): Known {
  const { data } = z.safeParse(Answer, message);
  if (data?.type === "pong") return "there";
  return data?.code === "noSuchTable" ? "noSuchTable" : "unclear";
}

/** Whether there is a table of this game under a code. Asking opens none. */
const isTable = async (around: Environment, game: GameId, code: string, signal?: AbortSignal): Promise<Known> =>
  (await askRoom(around, game, code, { action: "ping", mustExist: true }, knownBy, signal)) ?? "unclear";

/** Who is at the table of this game under a code, as one sees it before coming in; null where its room does not answer. */
export function gatheringAt(
  around: Environment,
  game: GameId,
  code: string,
  signal?: AbortSignal,
): Promise<Gathering | "noSuchTable" | null> {
  const question = { action: "ping", mustExist: true, who: true };
  const answerIn = (message: unknown) => {
    const { data } = z.safeParse(Answer, message);
    return data?.code === "noSuchTable" ? "noSuchTable" : (data?.who ?? null);
  };
  return askRoom(around, game, code, question, answerIn, signal);
}

/** The first of these games that has a table under a code; `noSuchTable` where every room says it has none, null where one does not answer. */
export async function gameOfTable(
  around: Environment,
  code: string,
  games: readonly GameId[],
  signal?: AbortSignal,
): Promise<GameId | "noSuchTable" | null> {
  const asked = games.map((game) => ({ game, known: isTable(around, game, code, signal) }));
  for (const { game, known } of asked) if ((await known) === "there") return game;
  const all = await Promise.all(asked.map(({ known }) => known));
  return all.every((known) => known === "noSuchTable") ? "noSuchTable" : null;
}

/** A table as somebody finds it. */
export interface FoundTable {
  readonly game: GameId;
  readonly code: string;
}

/** The table under a code, or where there is none under the one that it may have been taken for; as `gameOfTable` says. */
export async function findTable(
  around: Environment,
  typed: string,
  games: readonly GameId[],
  signal?: AbortSignal,
): Promise<FoundTable | "noSuchTable" | null> {
  const under = async (code: string) => ({ code, game: await gameOfTable(around, code, games, signal) });
  const { game: own } = await under(typed);
  if (own === null) return null;
  if (own !== "noSuchTable") return { game: own, code: typed };
  const others = await Promise.all(lookalikes(typed).map(under));
  for (const { game, code } of others) if (game !== null && game !== "noSuchTable") return { game, code };
  return "noSuchTable";
}
