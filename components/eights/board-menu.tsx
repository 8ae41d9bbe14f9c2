import { useTranslations } from "use-intl";
import { useRemovePlayerEntries } from "@/components/table/seats/remove-player";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, GlobeIcon, LeaveIcon, MenuIcon, RobotIcon, VibrationIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useLanguage } from "@/components/words/words-provider";
import { canBeFelt } from "@/lib/browser/device/vibration";
import { type Language, language, vibration } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

const other: Record<Language, Language> = { en: "ar", ar: "en" };
const nameOf = (spoken: Language) => new Intl.DisplayNames([spoken], { type: "language" }).of(spoken) ?? spoken;

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
  const common = useTranslations("common");
  const isFelt = useStored(vibration);
  const next = other[useLanguage()];
  const removing = useRemovePlayerEntries();
  return (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("open")} />}
      entries={[
        { id: "rules", label: t("rules"), icon: BookIcon, onSelect: onRules },
        { id: "language", label: nameOf(next), icon: GlobeIcon, onSelect: () => language.write(next) },
        ...(canBeFelt()
          ? [
              {
                id: "vibration",
                label: common("vibration"),
                note: common("vibrationNote"),
                icon: VibrationIcon,
                checked: isFelt,
                onSelect: () => vibration.write(!isFelt),
              },
            ]
          : []),
        ...(onNext
          ? [{ id: "next", label: t("next"), note: t("nextNote"), icon: RobotIcon, onSelect: () => onNext() }]
          : []),
        ...removing,
        { id: "leave", label: t("leave"), icon: LeaveIcon, onSelect: leave, apart: true, grave: true },
      ]}
    />
  );
}
