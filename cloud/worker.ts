import { routePartykitRequest } from "partyserver";
import { answer } from "@/party/door";
import EightsParty from "@/party/eights";
import { site } from "@/party/site";
import { durable, type Party, partiesIn } from "./durable";

/** The parties of partykit.json, by the name in their address; wrangler.jsonc binds each to a class exported below. */
const parties: Readonly<Record<string, Party>> = { eights: EightsParty };

export const Eights = durable(EightsParty);

interface Env extends Record<string, unknown> {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
}

const room = /^\/parties\/([^/]+)\//;

async function rooms(request: Request, party: Party, env: Env): Promise<Response> {
  const lobby = { env, parties: partiesIn(env) };
  const answered = async (said: unknown) => {
    const answer = await said;
    return answer instanceof Response ? answer : undefined;
  };
  const response = await routePartykitRequest(request, env, {
    onBeforeConnect: (knock) => answered(party.onBeforeConnect?.(knock, lobby)),
    onBeforeRequest: (knock) => answered(party.onBeforeRequest?.(knock, lobby)),
  });
  return response ?? answer(404, "There is no such room.");
}

/** The whole of Majlis on a Cloudflare account of one's own: the site as assets, the tables as Durable Objects. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/parties/"))
      return site(request, (file) => env.ASSETS.fetch(`https://assets.internal${file}`));
    const party = parties[room.exec(pathname)?.[1] ?? ""];
    return party ? rooms(request, party, env) : answer(404, "There is no such room.");
  },
};
