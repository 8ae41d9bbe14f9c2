import { useTranslations } from "use-intl";
import { useMenuEntries } from "@/components/table/menu-entries";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, MenuIcon, RobotIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";

/** What can be done besides playing: read the rules, speak the other language, leave. */
export function BoardMenu({
  onRules,
  onNext,
  leave,
}: {
  onRules: () => void;
  /** Where one chooses oneself how the next game is played. */
  onNext: (() => void) | null;
  leave: () => void;
}) {
  const t = useTranslations("eights.menu");
  const { language, vibration, going } = useMenuEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("open")} />}
      entries={[
        { id: "rules", label: t("rules"), icon: BookIcon, onSelect: onRules },
        language,
        ...vibration,
        ...(onNext
          ? [{ id: "next", label: t("next"), note: t("nextNote"), icon: RobotIcon, onSelect: () => onNext() }]
          : []),
        ...going(t("leave"), leave),
      ]}
    />
  );
}
