import { useMenuEntries } from "@/components/table/menu-entries";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, LogIcon, MenuIcon, RobotIcon } from "@/components/ui/icons";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { useMeldWords } from "../use-meld-words";

/** What can be done besides playing: read the rules and the log, what else the game has, speak the other language, leave. */
export function BoardMenu({
  entries = [],
  onRules,
  onLog,
  onNext,
  leave,
}: {
  /** What only this game has. */
  entries?: readonly MenuEntry[];
  onRules: () => void;
  onLog: () => void;
  /** Where one chooses oneself how the next match is played. */
  onNext: (() => void) | null;
  leave: () => void;
}) {
  const { t } = useMeldWords();
  const { sound, vibration, language, going } = useMenuEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("menu.open")} />}
      entries={[
        { id: "rules", label: t("menu.rules"), icon: BookIcon, onSelect: onRules },
        { id: "log", label: t("log.open"), icon: LogIcon, onSelect: onLog },
        ...entries,
        sound,
        ...vibration,
        language,
        ...(onNext ? [{ id: "next", label: t("menu.next"), icon: RobotIcon, onSelect: () => onNext() }] : []),
        ...going(t("menu.leave"), leave),
      ]}
    />
  );
}
