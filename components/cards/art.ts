import { backFile, backTones } from "./back";
import { courtFile, courtRanks, jokerFile } from "./courts";
import { suits } from "./suits";

/** Every drawn file of public/art/deck by its name, as text: `node components/cards/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [look, off] of [
    ["", false],
    ["-off", true],
  ] as const) {
    for (const rank of courtRanks) {
      for (const suit of suits) files[`${rank}-${suit}${look}.svg`] = courtFile(rank, suit, off);
    }
    for (const ink of ["black", "red"] as const) files[`joker-${ink}${look}.svg`] = jokerFile(ink, off);
  }
  for (const tone of backTones) files[`back-${tone}.svg`] = backFile(tone);
  return files;
}
