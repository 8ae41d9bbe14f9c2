"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Toasts } from "@/components/ui/toast";
import { WordsProvider } from "@/components/words/words-provider";
import { InstallAndOffline } from "./install-and-offline";
import { RankedWait } from "./ranked-wait";
import { TableInvitations } from "./table-invitations";

function Messages({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <Toasts label={t("messages")} closeLabel={t("close")}>
      {children}
    </Toasts>
  );
}

/** What every page of the house stands in: its words and its passing messages. */
export function PageProviders({ children }: { children: ReactNode }) {
  return (
    <WordsProvider>
      <Messages>
        {children}
        <TableInvitations />
      </Messages>
      <InstallAndOffline />
      <RankedWait />
    </WordsProvider>
  );
}
