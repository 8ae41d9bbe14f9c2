import { devices } from "@playwright/test";

/** The screens the house is tested on. */
export const screens = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  phone: devices["Pixel 7"],
} as const;

/** What somebody plays on. */
export type Screen = keyof typeof screens;
