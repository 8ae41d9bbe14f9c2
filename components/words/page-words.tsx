"use client";

import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import type { Messages } from "./messages";

/** Adds a screen's own English to the words above it, so that no other page carries it; Arabic comes whole. */
export function PageWords({ own, children }: { own: Partial<Messages>; children: ReactNode }) {
  const messages: Partial<Messages> = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ ...own, ...messages }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
