// Written by scripts/register.mjs: npm run register
import { front as baloot } from "@/components/baloot/words/ar";
import { front as dhappa } from "@/components/dhappa/words/ar";
import { front as eights } from "@/components/eights/words/ar";
import { front as rummy } from "@/components/rummy/words/ar";
import { front as tiles } from "@/components/tiles/words/ar";

export const games = {
  baloot,
  dhappa,
  eights,
  rummy,
  tiles,
};
