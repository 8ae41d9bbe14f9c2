// Written by scripts/register.mjs: npm run register
import { durable } from "@/cloud/durable";
import { house } from "@/cloud/house";
import directory from "@/party/directory";
import baloot from "./baloot";
import eights from "./eights";
import player from "./player";

export const Baloot = durable(baloot);
export const Eights = durable(eights);
export const Directory = durable(directory);
export const Player = durable(player);

export default house({
  baloot,
  eights,
  directory,
  player,
});
