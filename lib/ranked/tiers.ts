/** What is played ranked. */
export const RANKED_GAME = "baloot";

/** The tiers by the names of their clocks, with the seconds a turn has; none is without a clock. */
export const tiers = { rocket: 5, rabbit: 10, turtle: 30 } as const;
export type Tier = keyof typeof tiers;
export const tierNames = ["rocket", "rabbit", "turtle"] as const satisfies readonly Tier[];

/** How a ranked table of a tier is played: nobody at it chooses anything. */
export const rankedOptions = (tier: Tier) =>
  ({ ruleSet: "majlis", changes: {}, speed: tier, enforcement: "strict" }) as const;
