"use client";

import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import type { Messages } from "./messages";

/** Adds a page's own English to the words above it, so that no other page carries it; Arabic comes whole. */
export function PageWords({ own, children }: { own: Partial<Messages>; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  return (
    <IntlProvider locale={locale} messages={locale === "en" ? { ...messages, ...own } : messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
