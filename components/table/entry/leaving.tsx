import { type ComponentProps, useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useEver } from "@/components/ui/hooks/use-ever";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { giveUpLocally } from "@/lib/browser/tables/local-table-store";
import { forgetVisit } from "@/lib/browser/tables/visited-tables";
import type { TableView } from "@/lib/table/wire/protocol";
import type { Say } from "../board-props";
import { avoidTable } from "./avoid-table";

const RankedLeave = lazyPart(() => import("@/components/ranked/ranked-leave"));

/** The ways from a table: at once, or where that costs a seat in a running game when one has said that one means it. */
export function useLeaving({
  code,
  table,
  isSeated,
  isHere,
  say,
}: {
  code: string;
  table: TableView | null;
  isSeated: boolean;
  /** The table lives in this page. */
  isHere: boolean;
  say: Say;
}) {
  const go = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const isGathering = table?.status === "waiting";
  const depart = useCallback(() => {
    // Whoever goes before it began does not mean to be sent back.
    if (isGathering) void avoidTable(code);
    const hasLeft = !isSeated || say({ action: "stand" });
    giveUpLocally(code);
    // What the table has not heard it does not know: the seat is one's own, and the way back to it.
    if (hasLeft || isHere) forgetVisit(code);
    go("/");
  }, [isSeated, isGathering, isHere, say, code, go]);
  const costsASeat = isSeated && table?.status === "playing";
  const leave = useCallback(() => (costsASeat ? setAsked(true) : depart()), [costsASeat, depart]);
  return { leave, depart, isAsked, setAsked };
}

/** Whether one means it: what becomes of one's seat, and against bots that the match may be kept for later. */
export function LeaveDialog({
  leaving: { depart, isAsked, setAsked },
  ranked,
  isAlone,
  isRemoved,
}: {
  leaving: ReturnType<typeof useLeaving>;
  /** The table is a ranked one, and one sits there: leaving it has its own price. */
  ranked: Pick<ComponentProps<typeof RankedLeave>, "table" | "seat" | "scores"> | null;
  /** Nobody else is at the table. */
  isAlone: boolean;
  /** Whoever leaves takes their cards out of the game. */
  isRemoved: boolean;
}) {
  const t = useTranslations("table.leave");
  const go = useNavigate();
  const isEver = useEver(isAsked);
  if (ranked)
    return (
      isEver && (
        <LoadingBoundary>
          <RankedLeave {...ranked} open={isAsked} onStay={() => setAsked(false)} onLeave={depart} />
        </LoadingBoundary>
      )
    );
  return (
    <Dialog
      open={isAsked}
      onOpenChange={setAsked}
      title={t("title")}
      description={t(isRemoved ? "text" : isAlone ? "textAlone" : "textBot")}
      footer={
        <>
          <Button look="outline" className={isAlone ? "flex-1" : undefined} onClick={() => setAsked(false)}>
            {t("stay")}
          </Button>
          <Button look="madder" className={isAlone ? "flex-1" : undefined} onClick={depart}>
            {t(isAlone ? "giveUp" : "confirm")}
          </Button>
          {isAlone && (
            <Button look="brass" wide onClick={() => go("/")}>
              {t("keep")}
            </Button>
          )}
        </>
      }
    />
  );
}
