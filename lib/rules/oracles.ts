// Written by scripts/register.mjs: npm run register
import { oracle as baloot } from "./baloot/oracle";
import { oracle as dhappa } from "./dhappa/oracle";
import { oracle as eights } from "./eights/oracle";
import type { Oracle } from "./oracle";
import type { GameId } from "./registry";
import { oracle as rummy } from "./rummy/oracle";

/** The second opinion on each game. */
export const oracles: Readonly<Record<GameId, Oracle>> = {
  baloot,
  dhappa,
  eights,
  rummy,
};
