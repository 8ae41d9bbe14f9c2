"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { WarningIcon } from "@/components/ui/icons";
import { SocialWords } from "@/components/words/social-words";
import { ownPlayer } from "@/lib/browser/own-devices";
import { ownIdentity } from "@/lib/browser/own-identity";
import type { TableView } from "@/lib/table/wire/protocol";
import { matchAtTable } from "./match-at-table";
import { ReportSheet } from "./report-sheet";

/** Beside the log of a ranked match: reports one of those one played it with. */
export default function ReportOfTable({ table }: { table: TableView }) {
  return (
    <SocialWords>
      <AtLog table={table} />
    </SocialWords>
  );
}

function AtLog({ table }: { table: TableView }) {
  const t = useTranslations("social.report");
  const [isReporting, setReporting] = useState(false);
  const match = matchAtTable(table, ownPlayer(ownIdentity()));
  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={WarningIcon}
        why={match === null && t("notOver")}
        onClick={() => setReporting(true)}
      >
        {t("action")}
      </Button>
      {match && <ReportSheet matches={[match]} against={null} open={isReporting} onOpenChange={setReporting} />}
    </>
  );
}
