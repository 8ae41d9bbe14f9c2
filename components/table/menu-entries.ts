import { useTranslations } from "use-intl";
import { GlobeIcon, LeaveIcon, SoundOffIcon, SoundOnIcon, VibrationIcon } from "@/components/ui/icons";
import type { MenuEntry } from "@/components/ui/menu";
import { useLanguage } from "@/components/words/words-provider";
import { canBeFelt } from "@/lib/browser/device/vibration";
import { type Language, language, sound, vibration } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { useRemovePlayerEntries } from "./seats/remove-player";

const other: Record<Language, Language> = { en: "ar", ar: "en" };

/** The lines that the menu of any table has besides its game's own. */
export function useMenuEntries() {
  const t = useTranslations("common");
  const isFelt = useStored(vibration);
  const isHeard = useStored(sound);
  const next = other[useLanguage()];
  const removing = useRemovePlayerEntries();
  const felt: MenuEntry = {
    id: "vibration",
    label: t("vibration"),
    note: t("vibrationNote"),
    icon: VibrationIcon,
    checked: isFelt,
    onSelect: () => vibration.write(!isFelt),
  };
  return {
    sound: {
      id: "sound",
      label: t("sound"),
      icon: isHeard ? SoundOnIcon : SoundOffIcon,
      checked: isHeard,
      onSelect: () => sound.write(!isHeard),
    },
    /** None where the device cannot. */
    vibration: canBeFelt() ? [felt] : [],
    language: {
      id: "language",
      label: new Intl.DisplayNames([next], { type: "language" }).of(next) ?? next,
      icon: GlobeIcon,
      onSelect: () => language.write(next),
    },
    /** Removing others, for the host, and leaving oneself. */
    going: (label: string, leave: () => void): readonly MenuEntry[] => [
      ...removing,
      { id: "leave", label, icon: LeaveIcon, onSelect: leave, apart: true, grave: true },
    ],
  };
}
