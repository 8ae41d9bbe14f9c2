import { CardsIcon } from "@/components/ui/icons";
import type { MenuEntry } from "@/components/ui/menu";
import { useStored } from "@/lib/browser/storage/stored";
import { largeCards } from "./settings";
import { useCardWords } from "./use-card-words";

/** What the menu has at this game alone: both boards, and on a phone larger cards; a large screen has none larger. */
export function useOwnMenuEntries(isPhone: boolean, onBoards: () => void): readonly MenuEntry[] {
  const { t } = useCardWords();
  const isLarge = useStored(largeCards);
  const boards: MenuEntry = { id: "boards", label: t("bothBoards"), icon: CardsIcon, onSelect: onBoards };
  if (!isPhone) return [boards];
  const toggle = () => largeCards.write(!isLarge);
  return [boards, { id: "large", label: t("menu.large"), icon: CardsIcon, checked: isLarge, onSelect: toggle }];
}
