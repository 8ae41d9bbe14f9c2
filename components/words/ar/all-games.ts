// Written by scripts/register.mjs: npm run register
export { baloot } from "@/components/baloot/words/ar";
export { dhappa } from "@/components/dhappa/words/ar";
export { eights } from "@/components/eights/words/ar";
export { rummy } from "@/components/rummy/words/ar";
export { tiles } from "@/components/tiles/words/ar";
