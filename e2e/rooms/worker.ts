// Written by scripts/register.mjs: npm run register
import { durable } from "@/cloud/durable";
import { house } from "@/cloud/house";
import directory from "@/party/directory";
import ladder from "@/party/ladder";
import queue from "@/party/queue";
import baloot from "./baloot";
import dhappa from "./dhappa";
import eights from "./eights";
import player from "./player";
import rummy from "./rummy";

export const Baloot = durable(baloot);
export const Dhappa = durable(dhappa);
export const Eights = durable(eights);
export const Rummy = durable(rummy);
export const Directory = durable(directory);
export const Player = durable(player);
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
