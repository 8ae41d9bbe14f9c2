// Written by scripts/register.mjs: npm run register
import { games } from "@/lib/rules/registry";
import { tableParty } from "./table-party";

export default tableParty(games.rummy);
