import { test } from "@playwright/test";
import type { Screen } from "../devices";

/** The screen this run of a `.both` test is on. */
export const screenHere = (): Screen => (test.info().project.name === "phone" ? "phone" : "desktop");

/** A `.both` test that runs on the desktop alone: nothing of what it shows is different on a phone, or another shows it there. */
export const once = { tag: "@once" } as const;
