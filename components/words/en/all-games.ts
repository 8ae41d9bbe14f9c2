// Written by scripts/register.mjs: npm run register
export { baloot } from "@/components/baloot/words/en";
export { dhappa } from "@/components/dhappa/words/en";
export { eights } from "@/components/eights/words/en";
export { rummy } from "@/components/rummy/words/en";
export { tiles } from "@/components/tiles/words/en";
