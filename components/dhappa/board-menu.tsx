import { useTranslations } from "use-intl";
import { useRemovePlayerEntries } from "@/components/table/seats/remove-player";
import { IconButton } from "@/components/ui/icon-button";
import {
  BookIcon,
  CardsIcon,
  GlobeIcon,
  LeaveIcon,
  LogIcon,
  MenuIcon,
  RobotIcon,
  SoundOnIcon,
  VibrationIcon,
} from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useLanguage } from "@/components/words/words-provider";
import { canBeFelt } from "@/lib/browser/device/vibration";
import { type Language, language, sound, vibration } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { largeCards } from "./settings";
import { useCardWords } from "./use-card-words";

const other: Record<Language, Language> = { en: "ar", ar: "en" };
const nameOf = (spoken: Language) => new Intl.DisplayNames([spoken], { type: "language" }).of(spoken) ?? spoken;

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
  const common = useTranslations("common");
  const isFelt = useStored(vibration);
  const isHeard = useStored(sound);
  const isLarge = useStored(largeCards);
  const next = other[useLanguage()];
  const removing = useRemovePlayerEntries();
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
        {
          id: "sound",
          label: t("menu.sound"),
          icon: SoundOnIcon,
          checked: isHeard,
          onSelect: () => sound.write(!isHeard),
        },
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
        { id: "language", label: nameOf(next), icon: GlobeIcon, onSelect: () => language.write(next) },
        ...(onNext ? [{ id: "next", label: t("menu.next"), icon: RobotIcon, onSelect: () => onNext() }] : []),
        ...removing,
        { id: "leave", label: t("menu.leave"), icon: LeaveIcon, onSelect: leave, apart: true, grave: true },
      ]}
    />
  );
}
