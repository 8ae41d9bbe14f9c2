import type { Messages } from "../messages";

export const lobby: Messages["lobby"] = {};
