import { backFile } from "./art/back-file";
import { courtFile, jokerFile } from "./art/court-files";
import { bustFile, personFile } from "./art/person-file";
import { backTones, courtRanks, jokerInks } from "./card-art-urls";
import { type PersonId, persons } from "./person-ids";
import { suitNames } from "./suits";

/** Every drawn file by its path in public/art, as text: `node scripts/make-art.mjs` writes them. */
export function art(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [look, off] of [
    ["", false],
    ["-off", true],
  ] as const) {
    for (const rank of courtRanks) {
      for (const suit of suitNames) files[`deck/${rank}-${suit}${look}.svg`] = courtFile(rank, suit, off);
    }
    for (const ink of jokerInks) files[`deck/joker-${ink}${look}.svg`] = jokerFile(ink, off);
  }
  for (const tone of backTones) files[`deck/back-${tone}.svg`] = backFile(tone);
  for (const id of Object.keys(persons) as PersonId[]) {
    files[`people/${id}.svg`] = personFile(id);
    files[`busts/${id}.svg`] = bustFile(id);
  }
  return files;
}
