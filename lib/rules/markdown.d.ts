/** A RULES.md is imported as the rulebook it holds: scripts/loaders/rulebook-loader.cjs. */
declare module "*.md" {
  const rulebook: import("./rulebook").Rulebook;
  export default rulebook;
}
