import * as z from "zod/mini";
import { stored } from "@/lib/client/stored";

/** How the cards of Baloot look on this device, and how a hand is held. */
export const cardSettings = stored(
  "majlis.baloot.cards",
  z.object({
    indices: z.enum(["latin", "arabic"]),
    four: z.boolean(),
    gold: z.boolean(),
    order: z.enum(["sequence", "trick"]),
  }),
  () => ({
    indices: "latin" as "latin" | "arabic",
    four: false,
    gold: false,
    order: "sequence" as "sequence" | "trick",
  }),
);

/** Whether the guide of the first hand has been read or put away. */
export const guideSeen = stored("majlis.baloot.guide", z.boolean(), () => false);

/** Whether the hands so far hang open under the score of a phone. */
export const handsShown = stored("majlis.baloot.hands", z.boolean(), () => false);
