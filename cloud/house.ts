import { routePartykitRequest } from "partyserver";
import { answer } from "@/party/door";
import type { Knock, Lobby } from "@/party/room";
import { site } from "@/party/site";
import { type Party, partiesIn } from "./durable";

/** What a worker that is Majlis is given beside its rooms. */
export interface Env extends Record<string, unknown> {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
}

const room = /^\/parties\/([^/]+)\//;

/** A worker that is the whole of Majlis: the site as assets, and the rooms of these parties as Durable Objects. */
export function house(parties: Readonly<Record<string, Party>>) {
  let lobby: Lobby | null = null;

  /** What whoever knocks is told at the door, null where they may come in. Nothing is made of a knock before that. */
  async function refused(knock: Knock, env: Env): Promise<Response | null> {
    const { pathname } = new URL(knock.url);
    if (!pathname.startsWith("/parties/")) return null;
    const party = parties[room.exec(pathname)?.[1] ?? ""];
    if (!party) return answer(404, "There is no such room.");
    lobby ??= { env, parties: partiesIn(env) };
    const isSocket = knock.headers.get("Upgrade")?.toLowerCase() === "websocket";
    const said = await (isSocket ? party.onBeforeConnect?.(knock, lobby) : party.onBeforeRequest?.(knock, lobby));
    return said instanceof Response ? said : null;
  }

  /** Answers whoever was let in at the door. */
  async function within(request: Request, env: Env): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith("/parties/"))
      return site(request, (file) => env.ASSETS.fetch(`https://assets.internal${file}`));
    return (await routePartykitRequest(request, env)) ?? answer(404, "There is no such room.");
  }

  return {
    refused,
    within,
    fetch: async (request: Request, env: Env) => (await refused(request, env)) ?? within(request, env),
  };
}
