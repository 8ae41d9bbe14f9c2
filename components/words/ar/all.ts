import type { Messages } from "../messages";
import { ar as first } from ".";
import { later } from "./later";

/** Everything the house says, in Arabic. */
export const ar: Messages = { ...first, ...later };
