import type { Messages } from "../messages";

export const eights: Messages["eights"] = {};
