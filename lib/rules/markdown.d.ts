/** A RULES.md is imported as the rulebook it holds: scripts/rulebook-loader.cjs. */
declare module "*.md" {
  const rulebook: import("./rulebook").Rulebook;
  export default rulebook;
}
