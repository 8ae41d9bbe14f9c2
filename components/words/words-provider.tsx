"use client";

import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { IntlProvider } from "use-intl";
import { useIsInBrowser } from "@/components/ui/hooks/use-is-in-browser";
import { withRetries } from "@/lib/browser/loading/with-retries";
import { afterPaint } from "@/lib/browser/page/after-paint";
import { onFirstTouch } from "@/lib/browser/page/on-first-touch";
import { whenIdle } from "@/lib/browser/page/when-idle";
import { digits, type Language, language, languages } from "@/lib/browser/storage/settings";
import { useStored } from "@/lib/browser/storage/stored";
import { directionOf } from "./direction";
import { en } from "./en";
import { laterArabic } from "./later-arabic";
import type { Messages } from "./messages";
import { numberLocale } from "./number-locale";

const subscribe = (listener: () => void) => {
  window.addEventListener("languagechange", listener);
  return () => window.removeEventListener("languagechange", listener);
};
const ofDevice = (): Language => (navigator.language.toLowerCase().startsWith("ar") ? "ar" : "en");

/** The language spoken here: the chosen one, else the device's own; app/first-script.ts chooses alike. */
export function useLanguage(): Language {
  const chosen = useStored(language);
  const own = useSyncExternalStore(subscribe, ofDevice, () => languages[0]);
  return chosen ?? own;
}

/** A page whose letters do not come is read in others. */
const LETTERS_MS = 400;

/** Shows a page that waited for its words once they are laid out in their own letters: nobody sees them move there. */
function reveal(html: HTMLElement): void {
  const show = () => {
    delete html.dataset.words;
  };
  afterPaint(() => {
    setTimeout(show, LETTERS_MS);
    void document.fonts.ready.then(show);
  });
}

/** Lets a page be read in a language. */
function show(html: HTMLElement, spoken: Language): void {
  html.lang = spoken;
  html.dir = directionOf(spoken);
  if (html.dataset.words !== undefined) reveal(html);
}

/** Gives every component below the words of the language spoken here. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const wanted = useLanguage();
  const [spoken, setSpoken] = useState<{ language: Language; messages: Partial<Messages> }>({
    language: "en",
    messages: en,
  });

  useEffect(() => {
    let current = true;
    const speak = (messages: Partial<Messages>) =>
      current && setSpoken((before) => (before.language === wanted ? before : { language: wanted, messages }));
    const bring = async (): Promise<void> => {
      try {
        // Most who come to the house's front only look; any other page has words of its own at once.
        const isFront = window.location.pathname === "/";
        const later = isFront ? null : withRetries(() => import("./ar/later")).then(laterArabic.ahead);
        const [{ ar }] = await Promise.all([withRetries(() => import("./ar")), later]);
        speak(ar);
      } catch {
        if (!current) return;
        // Better to read another language for a while than nothing.
        show(document.documentElement, "en");
        return bring();
      }
    };
    const off = wanted === "ar" ? onFirstTouch(() => void laterArabic.ahead()) : undefined;
    if (wanted === "en") speak(en);
    else void bring();
    return () => {
      current = false;
      off?.();
    };
  }, [wanted]);

  // Before that nothing is known of the device, and what waits for its words would be shown without them.
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    if (isInBrowser && spoken.language === wanted) show(document.documentElement, wanted);
  }, [isInBrowser, spoken, wanted]);

  const written = useStored(digits);
  useEffect(() => {
    document.documentElement.dataset.digits = spoken.language === "ar" ? written : "western";
  }, [spoken.language, written]);

  // The first number that is spelled takes a slow phone 50 ms, which are not to be those before a deal.
  useEffect(() => whenIdle(() => new Intl.NumberFormat(numberLocale(spoken.language))), [spoken]);

  return (
    <IntlProvider locale={numberLocale(spoken.language)} messages={spoken.messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
