import { devices } from "@playwright/test";

/** The screens the house is tested on. */
export const screens = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  // Drawn at one dot a pixel, which is a sixth quicker; what is drawn finer is looked at in baloot/fits-every-screen.spec.ts.
  phone: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
} as const;

/** The phone with as many dots as it has: there a card of the hand is a layer of its own. */
export const finePhone = devices["Pixel 7"];
/** A desktop whose owner wishes that nothing moves. */
export const still = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
/** As wide as most phones, and touched. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** What somebody plays on. */
export type Screen = keyof typeof screens;
