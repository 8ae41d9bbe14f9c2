"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { CloseIcon, WarningIcon } from "@/components/ui/icons";
import { isolated } from "@/components/words/isolated-name";
import { SocialWords } from "@/components/words/social-words";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { matchAtTable } from "./match-at-table";
import { ReportSheet } from "./report-sheet";
import { useBlock } from "./use-block";

interface SeatSocialProps {
  readonly table: TableView;
  readonly seat: SeatView;
  /** Who is looking. */
  readonly own: string | null;
}

/** Blocks or reports whoever sits at a ranked table; a report is about a match that is over. */
export default function SeatSocial(props: SeatSocialProps) {
  return (
    <SocialWords>
      <AtSeat {...props} />
    </SocialWords>
  );
}

function AtSeat({ table, seat, own }: SeatSocialProps) {
  const t = useTranslations("social");
  const block = useBlock();
  const [isReporting, setReporting] = useState(false);
  const name = isolated(seat.name);
  const match = matchAtTable(table, own);
  return (
    <div className="grid gap-2.5">
      <Button
        look="outline"
        wide
        icon={CloseIcon}
        onClick={() => void block({ player: seat.id, name: seat.name }, true)}
      >
        {t("blocked.block", { name })}
      </Button>
      <p className="-mt-1 text-center text-md text-sand">{t("blocked.text")}</p>
      <Button
        look="outline"
        wide
        icon={WarningIcon}
        why={match === null && t("report.notOver")}
        onClick={() => setReporting(true)}
      >
        {t("report.one", { name })}
      </Button>
      {match && <ReportSheet matches={[match]} against={seat.id} open={isReporting} onOpenChange={setReporting} />}
    </div>
  );
}
