import type { Messages } from "../messages";

export const tiers: Messages["tiers"] = {
  legend: "السرعة",
  rocket: "صاروخ",
  rabbit: "أرنب",
  turtle: "سلحفاة",
  seconds: "{seconds} ث",
};
