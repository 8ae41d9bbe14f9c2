import { memo } from "react";
import { useTranslations } from "use-intl";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { useRemovePlayerEntries } from "@/components/table/seats/remove-player";
import { IconButton } from "@/components/ui/icon-button";
import {
  BookIcon,
  CardsIcon,
  GlobeIcon,
  InfoIcon,
  LeaveIcon,
  LogIcon,
  MenuIcon,
  RobotIcon,
  SettingsIcon,
  SoundOffIcon,
  SoundOnIcon,
} from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useLanguage } from "@/components/words/words-provider";
import { type Language, language, sound } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import type { BalootOptions } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { useRulesLine } from "../options/rules-line";
import { guideSeen } from "./settings";

const other: Record<Language, Language> = { en: "ar", ar: "en" };

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
  const common = useTranslations("common");
  const isHeard = useStored(sound);
  const rules = useOpenRules();
  const rulesLine = useRulesLine();
  const next = other[useLanguage()];
  const removing = useRemovePlayerEntries();
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
        {
          id: "sound",
          label: common("sound"),
          icon: isHeard ? SoundOnIcon : SoundOffIcon,
          checked: isHeard,
          onSelect: () => sound.write(!isHeard),
        },
        ...(onNext
          ? [{ id: "next", label: t("menu.next"), note: t("menu.nextNote"), icon: RobotIcon, onSelect: onNext }]
          : []),
        { id: "guide", label: t("menu.guide"), icon: InfoIcon, onSelect: () => guideSeen.write(false) },
        {
          id: "language",
          label: new Intl.DisplayNames([next], { type: "language" }).of(next) ?? next,
          icon: GlobeIcon,
          onSelect: () => language.write(next),
        },
        ...removing,
        { id: "leave", label: t("menu.leave"), icon: LeaveIcon, onSelect: onLeave, apart: true, grave: true },
      ]}
    />
  );
});
