import { routePartykitRequest } from "partyserver";
import { answer } from "@/party/door";
import { site } from "@/party/site";
import { type Party, partiesIn } from "./durable";

/** What a worker that is Majlis is given beside its rooms. */
export interface Env extends Record<string, unknown> {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
}

const room = /^\/parties\/([^/]+)\//;

/** A worker that is the whole of Majlis: the site as assets, and the rooms of these parties as Durable Objects. */
export function house(parties: Readonly<Record<string, Party>>) {
  return {
    async fetch(request: Request, env: Env): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/parties/"))
        return site(request, (file) => env.ASSETS.fetch(`https://assets.internal${file}`));
      const party = parties[room.exec(pathname)?.[1] ?? ""];
      const answered = party && (await rooms(request, party, env));
      return answered ?? answer(404, "There is no such room.");
    },
  };
}

function rooms(request: Request, party: Party, env: Env): Promise<Response | null> {
  const lobby = { env, parties: partiesIn(env) };
  return routePartykitRequest(request, env, {
    onBeforeConnect: (knock) => refusal(party.onBeforeConnect?.(knock, lobby)),
    onBeforeRequest: (knock) => refusal(party.onBeforeRequest?.(knock, lobby)),
  });
}

/** A party's door answers with the request where it may come in, else with what to say. */
async function refusal(said: unknown): Promise<Response | undefined> {
  const answered = await said;
  return answered instanceof Response ? answered : undefined;
}
