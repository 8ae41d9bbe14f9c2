"use client";

import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { baloot } from "./en/baloot";
import type { Messages } from "./messages";

/** Gives the components below the words of Baloot, in the language spoken. */
export function BalootWords({ children }: { children: ReactNode }) {
  const messages: Partial<Messages> = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ baloot, ...messages }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
