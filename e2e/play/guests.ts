import { test } from "@playwright/test";
import type { Screen } from "../devices";

/** The screen this run of a `.both` test is on. */
export const screenHere = (): Screen => (test.info().project.name === "phone" ? "phone" : "desktop");
