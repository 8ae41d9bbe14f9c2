import { baloot } from "@/lib/rules/baloot";
import { oracle as balootOracle } from "@/lib/rules/baloot/oracle";
import { eights } from "@/lib/rules/eights";
import { oracle as eightsOracle } from "@/lib/rules/eights/oracle";
import { abusedThrough } from "./abuse";
import { balootCensor } from "./baloot";
import { eightsCensor } from "./eights";

/** The abuse of each game's tables, by so many frames from one seed on. */
export const abuses: Readonly<Record<string, (frames: number, seed: number) => Record<string, number>>> = {
  eights: (frames, seed) => abusedThrough(eights, eightsOracle, eightsCensor, frames, seed),
  baloot: (frames, seed) => abusedThrough(baloot, balootOracle, balootCensor, frames, seed),
};
