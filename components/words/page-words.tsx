"use client";

import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { laterArabic } from "./later-arabic";
import type { Messages } from "./messages";
import { numberLocale } from "./number-locale";

/**
 * Adds a screen's own English to the words above it, so that no other page carries it. Arabic comes in one: whoever draws
 * this before that is there waits for it, as for the screen itself.
 */
export function PageWords({ own, children }: { own: Partial<Messages>; children: ReactNode }) {
  const messages: Partial<Messages> = useMessages();
  const locale = useLocale();
  const words = locale === numberLocale("ar") ? laterArabic.use().later : own;
  return (
    <IntlProvider locale={locale} messages={{ ...words, ...messages }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
