import * as z from "zod/mini";
import { stored } from "./stored";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** The language chosen here, null while the device's own one is followed. */
export const language = stored<Language | null>("majlis.language", z.nullable(z.enum(languages)), () => null);

/** Whether the table may be heard. */
export const sound = stored<boolean>("majlis.sound", z.boolean(), () => true);
