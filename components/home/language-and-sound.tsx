"use client";

import { useTranslations } from "use-intl";
import { DisplayWord } from "@/components/decor/display-word";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { SoundOffIcon, SoundOnIcon } from "@/components/ui/icons";
import { useLanguage } from "@/components/words/words-provider";
import { type Language, language, sound } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";

/** A language is offered in its own words, and on a phone by a letter of them. */
const offers: Record<Language, { to: Language; name: string; letter: string }> = {
  en: { to: "ar", name: "العربية", letter: "ع" },
  ar: { to: "en", name: "English", letter: "En" },
};

/** Speaks the other language from now on. */
export function useSpeakOther(): () => void {
  const { to } = offers[useLanguage()];
  return () => language.write(to);
}

/**
 * Speaks the other language from now on; its whole name is `isWritten` on a phone too where there is room. A page that does what
 * was tapped before it was awake gives it the name of that deed.
 */
export function LanguageSwitch({ isWritten = false, early }: { isWritten?: boolean; early?: string }) {
  const { to, name, letter } = offers[useLanguage()];
  const speakOther = useSpeakOther();
  return (
    <button
      type="button"
      lang={to}
      aria-label={name}
      data-early={early}
      onClick={speakOther}
      className={classes(buttonClasses({ look: "outline", size: "small" }), "min-w-11 px-2.5 lg:px-4")}
    >
      {/* An Arabic letter hangs below the line, and is small above it. */}
      {!isWritten && (
        <span
          className={classes(
            "flex leading-none lg:hidden",
            to === "ar" ? "pb-[0.5em] text-2xl" : "pb-[0.15em] text-lg",
          )}
        >
          <DisplayWord word={letter} isSilent />
        </span>
      )}
      <span className={classes("pb-[0.15em]", isWritten ? "flex" : "hidden lg:flex")}>
        <DisplayWord word={name} isSilent />
      </span>
    </button>
  );
}

/** Mutes the house, or lets it be heard again. */
export function SoundSwitch({ look = "outline" }: { look?: ButtonLook }) {
  const t = useTranslations("common");
  const isOn = useStored(sound);
  return (
    <IconButton
      icon={isOn ? SoundOnIcon : SoundOffIcon}
      look={look}
      aria-label={t(isOn ? "soundOff" : "soundOn")}
      onClick={() => sound.write(!isOn)}
    />
  );
}
