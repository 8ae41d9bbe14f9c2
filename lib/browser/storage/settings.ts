import { type Tier, tierNames } from "@/lib/ranked/tiers";
import { shape, stored } from "./stored";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** The language chosen here, null while the device's own one is followed. */
export const language = stored<Language | null>(
  "majlis.language",
  shape((found): found is Language | null => found === null || languages.some((spoken) => spoken === found)),
  () => null,
);

const digitSets = ["western", "arabic"] as const;
type Digits = (typeof digitSets)[number];

/** How numbers are written on this device where Arabic is spoken. */
export const digits = stored<Digits>(
  "majlis.digits",
  shape((found): found is Digits => digitSets.some((set) => set === found)),
  () => "western",
);

/** Players whose words are not shown here, by their public ids, latest last. */
export const muted = stored<readonly string[]>(
  "majlis.muted",
  shape((found): found is readonly string[] => Array.isArray(found) && found.every((id) => typeof id === "string")),
  () => [],
);
const MUTED = 100;

/** Shows somebody's words no longer, or again. */
export function mute(id: string, isMuted: boolean): void {
  const others = muted.read().filter((other) => other !== id);
  muted.write((isMuted ? [...others, id] : others).slice(-MUTED));
}

/** Whether the table may be heard. */
export const sound = stored<boolean>(
  "majlis.sound",
  shape((found): found is boolean => typeof found === "boolean"),
  () => true,
);

const isShare = (found: unknown): found is number => typeof found === "number" && found >= 0 && found <= 1;

/** How loud the table is, from 0 to 1. */
export const volume = stored<number>("majlis.volume", shape(isShare), () => 0.8);

/** Whether the room is heard under the table. */
export const murmur = stored<boolean>(
  "majlis.murmur",
  shape((found): found is boolean => typeof found === "boolean"),
  () => false,
);

/** Whether the table may be felt, on a device that lies in a hand. */
export const vibration = stored<boolean>(
  "majlis.vibration",
  shape((found): found is boolean => typeof found === "boolean"),
  () => true,
);

/** The clock one plays ranked by. */
export const rankedTier = stored<Tier>(
  "majlis.tier",
  shape((found): found is Tier => tierNames.some((tier) => tier === found)),
  () => "rabbit",
);
