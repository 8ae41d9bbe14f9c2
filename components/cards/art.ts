import { backFile } from "./back";
import { courtFile, jokerFile } from "./courts";
import { backTones, courtRanks, jokerInks } from "./deck-art";
import { personFile } from "./people-art";
import { type PersonId, persons } from "./persons";
import { suits } from "./suits";

/** Every drawn file by its path in public/art, as text: `node components/house/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [look, off] of [
    ["", false],
    ["-off", true],
  ] as const) {
    for (const rank of courtRanks) {
      for (const suit of suits) files[`deck/${rank}-${suit}${look}.svg`] = courtFile(rank, suit, off);
    }
    for (const ink of jokerInks) files[`deck/joker-${ink}${look}.svg`] = jokerFile(ink, off);
  }
  for (const tone of backTones) files[`deck/back-${tone}.svg`] = backFile(tone);
  for (const id of Object.keys(persons) as PersonId[]) files[`people/${id}.svg`] = personFile(id);
  return files;
}
