"use client";

import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { account } from "./en/account";
import type { Messages } from "./messages";

/** Gives the components below the words for one's devices, in the language spoken. */
export function AccountWords({ children }: { children: ReactNode }) {
  const messages: Partial<Messages> = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ account, ...messages }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
