// Written by scripts/register.mjs: npm run register
import { rulebook as baloot } from "./baloot/rulebook";
import { rulebook as dhappa } from "./dhappa/rulebook";
import { rulebook as eights } from "./eights/rulebook";
import { rulebook as rummy } from "./rummy/rulebook";
import { rulebook as tiles } from "./tiles/rulebook";

/** The rulebook of each game. */
export const rulebooks = {
  baloot,
  dhappa,
  eights,
  rummy,
  tiles,
};
