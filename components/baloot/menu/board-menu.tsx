import { memo } from "react";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { useMenuEntries } from "@/components/table/menu-entries";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, CardsIcon, InfoIcon, LogIcon, MenuIcon, RobotIcon, SettingsIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import type { BalootOptions } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { useRulesLine } from "../options/rules-line";
import { guideSeen } from "./settings";

/** Everything about the table that is not play. */
export const BoardMenu = memo(function BoardMenu({
  options,
  onSheet,
  onLastTrick,
  onNext,
  onLeave,
}: {
  options: BalootOptions;
  onSheet: (sheet: "log" | "settings") => void;
  onLastTrick: () => void;
  /** Where one chooses oneself how the next match is played. */
  onNext: (() => void) | null;
  onLeave: () => void;
}) {
  const { t } = useBalootWords();
  const rules = useOpenRules();
  const rulesLine = useRulesLine();
  const { sound, language, going } = useMenuEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("menu.open")} look="quiet" className="size-11.5" />}
      entries={[
        { id: "log", label: t("menu.log"), icon: LogIcon, onSelect: () => onSheet("log") },
        {
          id: "lastTrick",
          label: t("log.lastTrick"),
          note: t("log.lastTrickKey"),
          icon: CardsIcon,
          onSelect: onLastTrick,
        },
        {
          id: "rules",
          label: t("menu.rules"),
          note: rulesLine(options),
          icon: BookIcon,
          onSelect: () => rules.open(null),
        },
        { id: "settings", label: t("menu.settings"), icon: SettingsIcon, onSelect: () => onSheet("settings") },
        sound,
        ...(onNext
          ? [{ id: "next", label: t("menu.next"), note: t("menu.nextNote"), icon: RobotIcon, onSelect: onNext }]
          : []),
        { id: "guide", label: t("menu.guide"), icon: InfoIcon, onSelect: () => guideSeen.write(false) },
        language,
        ...going(t("menu.leave"), onLeave),
      ]}
    />
  );
});
