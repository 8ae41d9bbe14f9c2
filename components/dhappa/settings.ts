import * as z from "zod/mini";
import { stored } from "@/lib/browser/storage/stored";

/** Whether the cards of one's hand are drawn larger, fewer beside each other. */
export const largeCards = stored("majlis.dhappa.large", z.boolean(), () => false);

/** Whether the guide of a first deal has been read or put away. */
export const guideSeen = stored("majlis.dhappa.guide", z.boolean(), () => false);
