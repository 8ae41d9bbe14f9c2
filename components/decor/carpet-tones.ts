/** The carpets of the house, by what dyes them; side by side they lie in this order. */
export const carpetTones = ["madder", "indigo", "palm", "camel", "saffron"] as const;

/** The name of a carpet. */
export type CarpetTone = (typeof carpetTones)[number];

/** Between two of them lies so much of a carpet's width. */
export const carpetGap = 1 / 32;
