import { useMenuEntries } from "@/components/table/menu-entries";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, LogIcon, MenuIcon, RobotIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useCardWords } from "./use-card-words";

/** What can be done besides playing: read the rules and the log, speak the other language, leave. */
export function BoardMenu({
  onRules,
  onLog,
  onNext,
  leave,
}: {
  onRules: () => void;
  onLog: () => void;
  /** Where one chooses oneself how the next match is played. */
  onNext: (() => void) | null;
  leave: () => void;
}) {
  const { t } = useCardWords();
  const { sound, vibration, language, going } = useMenuEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("menu.open")} />}
      entries={[
        { id: "rules", label: t("menu.rules"), icon: BookIcon, onSelect: onRules },
        { id: "log", label: t("log.open"), icon: LogIcon, onSelect: onLog },
        sound,
        ...vibration,
        language,
        ...(onNext ? [{ id: "next", label: t("menu.next"), icon: RobotIcon, onSelect: () => onNext() }] : []),
        ...going(t("menu.leave"), leave),
      ]}
    />
  );
}
