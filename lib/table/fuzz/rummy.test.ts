// Written by scripts/register.mjs: npm run register
import { keepsGamesWhole } from "./keeps-games-whole";

keepsGamesWhole("rummy");
