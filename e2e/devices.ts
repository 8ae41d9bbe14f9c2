import { devices } from "@playwright/test";

/** The screens the house is tested on. */
export const screens = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  phone: devices["Pixel 7"],
} as const;

/** A desktop whose owner wishes that nothing moves. */
export const still = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
/** As wide as most phones, and touched. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** What somebody plays on. */
export type Screen = keyof typeof screens;
