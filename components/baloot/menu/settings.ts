import * as z from "zod/mini";
import { useLanguage } from "@/components/words/words-provider";
import { stored, useStored } from "@/lib/browser/storage/stored";

/** How the cards of Baloot look on this device, and how a hand is held. */
export const cardSettings = stored(
  "majlis.baloot.cards",
  z.object({
    /** Where nothing was chosen the letters are those of the language spoken. */
    indices: z.nullable(z.enum(["latin", "arabic"])),
    four: z.boolean(),
    gold: z.boolean(),
    order: z.enum(["sequence", "trick"]),
  }),
  () => ({
    indices: null as "latin" | "arabic" | null,
    four: false,
    gold: false,
    order: "sequence" as "sequence" | "trick",
  }),
);

/** The letters on the cards of this device. */
export function useIndices(): "latin" | "arabic" {
  const { indices } = useStored(cardSettings);
  const language = useLanguage();
  return indices ?? (language === "ar" ? "arabic" : "latin");
}

/** Whether the last card of a hand plays by itself. */
export const lastCardPlays = stored("majlis.baloot.lastCard", z.boolean(), () => false);

/** Whether the rules of the apps have been offered. */
export const appsOffered = stored("majlis.baloot.apps", z.boolean(), () => false);

/** Whether the guide of the first hand has been read or put away. */
export const guideSeen = stored("majlis.baloot.guide", z.boolean(), () => false);

/** Whether the hands so far hang open under the score of a phone. */
export const handsShown = stored("majlis.baloot.hands", z.boolean(), () => false);

/** Whether a match has been played to its end on this device. */
export const firstMatchPlayed = stored("majlis.baloot.firstMatch", z.boolean(), () => false);
