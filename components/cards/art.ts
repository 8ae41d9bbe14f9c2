import { courtFile, courtRanks } from "./courts";
import { suits } from "./suits";

/** Every drawn file of public/art/deck by its name, as text: `node components/cards/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const rank of courtRanks) {
    for (const suit of suits) {
      files[`${rank}-${suit}.svg`] = courtFile(rank, suit, false);
      files[`${rank}-${suit}-off.svg`] = courtFile(rank, suit, true);
    }
  }
  return files;
}
