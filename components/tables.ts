// Written by scripts/register.mjs: npm run register
import baloot from "./baloot/table";
import dhappa from "./dhappa/table";
import eights from "./eights/table";
import rummy from "./rummy/table";

/** The screen of each game's tables. */
export const tables = {
  baloot,
  dhappa,
  eights,
  rummy,
};
