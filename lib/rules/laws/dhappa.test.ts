// Written by scripts/register.mjs: npm run register
import { keepsTheLaws } from "./keeps-the-laws";

keepsTheLaws("dhappa", process.env);
