// Written by scripts/register.mjs: npm run register
import { front as baloot } from "@/components/baloot/words/en";
import { front as dhappa } from "@/components/dhappa/words/en";
import { front as eights } from "@/components/eights/words/en";
import { front as rummy } from "@/components/rummy/words/en";
import { front as tiles } from "@/components/tiles/words/en";

export const games = {
  baloot,
  dhappa,
  eights,
  rummy,
  tiles,
};
