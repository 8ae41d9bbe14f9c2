// Written by scripts/register.mjs: npm run register
import type { ComponentType } from "react";
import type { GameId, SoloId } from "@/lib/rules/registry";
import baloot from "./baloot/front/front-fan";
import dhappa from "./dhappa/front/front-fan";
import eights from "./eights/front/front-fan";
import rummy from "./rummy/front/front-fan";
import tiles from "./tiles/front/front-fan";

type Fans = Readonly<Partial<Record<GameId | SoloId, ComponentType<{ readonly isBare: boolean }>>>>;

/** The cards of every game on the front page, to be fetched together. */
export const frontFans: Fans = {
  baloot,
  dhappa,
  eights,
  rummy,
  tiles,
};
