// Written by scripts/register.mjs: npm run register
import baloot from "@/party/baloot";
import dhappa from "@/party/dhappa";
import directory from "@/party/directory";
import eights from "@/party/eights";
import ladder from "@/party/ladder";
import player from "@/party/player";
import queue from "@/party/queue";
import rummy from "@/party/rummy";
import { answering, durable } from "./durable";
import { house } from "./house";

/** The rooms of partykit.json: each is exported under its name, and wrangler.jsonc binds it. */
export const Baloot = durable(baloot);
export const Dhappa = durable(dhappa);
export const Eights = durable(eights);
export const Rummy = durable(rummy);
export const Directory = durable(directory);
export const Player = answering(player);
export const Queue = durable(queue);
export const Ladder = durable(ladder);

export default house({
  baloot,
  dhappa,
  eights,
  rummy,
  directory,
  player,
  queue,
  ladder,
});
