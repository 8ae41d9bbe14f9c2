import * as z from "zod/mini";
import { stored } from "@/lib/browser/storage/stored";

/** Whether the guide of a first deal has been read or put away. */
export const guideSeen = stored("majlis.rummy.guide", z.boolean(), () => false);
