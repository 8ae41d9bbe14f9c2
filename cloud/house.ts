import { routePartykitRequest } from "partyserver";
import { answer } from "@/party/door";
import type { DoorContext, Knock } from "@/party/platform";
import { site } from "@/party/site";
import { type Party, partiesIn } from "./durable";

/** What a worker that is Majlis is given beside its rooms. */
export interface Env extends Record<string, unknown> {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
}

const room = /^\/parties\/([^/]+)\//;

/** A request without the words partyserver itself writes into one on its way to a room: nobody else may. */
function fromOutside(request: Request): Request {
  const own = [...request.headers.keys()].filter((name) => name.startsWith("x-partykit-"));
  if (own.length === 0) return request;
  const bare = new Request(request);
  for (const name of own) bare.headers.delete(name);
  return bare;
}

/** A worker that is the whole of Majlis: the site as assets, and the rooms of these parties as Durable Objects. */
export function house(parties: Readonly<Record<string, Party>>) {
  let lobby: DoorContext | null = null;
  const inside = (env: Env): DoorContext => {
    lobby ??= { env, parties: partiesIn(env) };
    return lobby;
  };

  /** What whoever knocks is told at the door, null where they may come in. Nothing is made of a knock before that. */
  async function refused(knock: Knock, env: Env): Promise<Response | null> {
    const { pathname } = new URL(knock.url);
    if (!pathname.startsWith("/parties/")) return null;
    const name = room.exec(pathname)?.[1] ?? "";
    const party = Object.hasOwn(parties, name) ? parties[name] : undefined;
    if (!party) return answer(404, "There is no such room.");
    const isSocket = knock.headers.get("Upgrade")?.toLowerCase() === "websocket";
    const said = await (isSocket
      ? party.onBeforeConnect?.(knock, inside(env))
      : party.onBeforeRequest?.(knock, inside(env)));
    return said instanceof Response ? said : null;
  }

  /** Answers whoever was let in at the door. */
  async function within(request: Request, env: Env): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith("/parties/"))
      return site(request, (file) => env.ASSETS.fetch(`https://assets.internal${file}`), inside(env));
    return (await routePartykitRequest(fromOutside(request), env)) ?? answer(404, "There is no such room.");
  }

  return {
    refused,
    within,
    fetch: async (request: Request, env: Env) => (await refused(request, env)) ?? within(request, env),
  };
}
