import { useTranslations } from "use-intl";
import { digitOf, isHonour, type Kind, type Suit, type Tile } from "@/lib/rules/tiles";

/** The names of tiles, spoken. */
export function useTileWords() {
  const t = useTranslations("tiles");
  const nameOf = (kind: Kind): string => {
    if (isHonour(kind)) return t(`honours.${kind}`);
    return t(`suits.${kind.split("-")[0] as Suit}`, { digit: String(digitOf(kind)) });
  };
  const tileWords = ({ kind, value }: Tile): string =>
    isHonour(kind) ? t("honourWorth", { name: nameOf(kind), value }) : nameOf(kind);
  return { nameOf, tileWords };
}
