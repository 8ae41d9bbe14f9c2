import { useMenuEntries } from "@/components/table/menu-entries";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, CardsIcon, LogIcon, MenuIcon, RobotIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useStored } from "@/lib/browser/storage/stored";
import { largeCards } from "./settings";
import { useCardWords } from "./use-card-words";

/** What can be done besides playing: read the rules and the log, have larger cards, speak the other language, leave. */
export function BoardMenu({
  isPhone,
  onRules,
  onLog,
  onBoards,
  onNext,
  leave,
}: {
  /** A large screen has whole cards beside each other: there are none larger. */
  isPhone: boolean;
  onRules: () => void;
  onLog: () => void;
  onBoards: () => void;
  /** Where one chooses oneself how the next game is played. */
  onNext: (() => void) | null;
  leave: () => void;
}) {
  const { t } = useCardWords();
  const isLarge = useStored(largeCards);
  const { sound, vibration, language, going } = useMenuEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("menu.open")} />}
      entries={[
        { id: "rules", label: t("menu.rules"), icon: BookIcon, onSelect: onRules },
        { id: "log", label: t("log.open"), icon: LogIcon, onSelect: onLog },
        { id: "boards", label: t("bothBoards"), icon: CardsIcon, onSelect: onBoards },
        ...(isPhone
          ? [
              {
                id: "large",
                label: t("menu.large"),
                icon: CardsIcon,
                checked: isLarge,
                onSelect: () => largeCards.write(!isLarge),
              },
            ]
          : []),
        sound,
        ...vibration,
        language,
        ...(onNext ? [{ id: "next", label: t("menu.next"), icon: RobotIcon, onSelect: () => onNext() }] : []),
        ...going(t("menu.leave"), leave),
      ]}
    />
  );
}
