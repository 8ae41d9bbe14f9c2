// Written by scripts/register.mjs: npm run register
import { games } from "@/lib/rules/registry";
import { arrangedTable } from "./arranged-table";

export default arrangedTable(games.rummy);
