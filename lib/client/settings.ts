import { shape, stored } from "./stored";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** The language chosen here, null while the device's own one is followed. */
export const language = stored<Language | null>(
  "majlis.language",
  shape((found): found is Language | null => found === null || languages.some((spoken) => spoken === found)),
  () => null,
);

/** Whether the table may be heard. */
export const sound = stored<boolean>(
  "majlis.sound",
  shape((found): found is boolean => typeof found === "boolean"),
  () => true,
);
