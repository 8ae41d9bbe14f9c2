"use client";

import { useCallback } from "react";
import { RankedWords } from "@/components/words/ranked-words";
import { ownPlayer } from "@/lib/browser/own-devices";
import { identity } from "@/lib/browser/own-identity";
import { readRecord } from "@/lib/browser/ranked-pages";
import { useStored } from "@/lib/browser/storage/stored";
import type { TableView } from "@/lib/table/wire/protocol";
import { LeaveWarning } from "./leave-warning";
import { useAnswer } from "./use-answer";

/** What whoever has not played yet begins with. */
const FIRST_POINTS = 1_200;

/** Asked before one leaves a ranked match, in place of what any other table asks. */
export default function RankedLeave({
  table,
  seat,
  scores,
  open,
  onStay,
  onLeave,
}: {
  table: TableView;
  seat: number;
  /** Ours and theirs, where the game tells them. */
  scores: readonly [number, number] | null;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const who = useStored(identity);
  const player = ownPlayer(who);
  // Asked as one thinks of leaving: what it says of escapes has to be of now.
  const ask = useCallback(() => readRecord(player ?? "", who), [player, who]);
  const [outcome] = useAnswer(open && player !== null ? ask : null);
  const record = outcome && "answer" in outcome ? outcome.answer : null;
  const tier = record?.seatedAt?.tier;
  const partner = table.seats[(seat + 2) % table.seats.length];
  const isBehind = scores !== null && scores[0] < scores[1];
  return (
    <RankedWords>
      <LeaveWarning
        open={open}
        onStay={onStay}
        onLeave={onLeave}
        leaving={{
          scores,
          points: (tier && record?.tiers[tier]?.points) ?? FIRST_POINTS,
          partner: { name: partner?.name ?? "", avatar: partner?.avatar ?? "" },
          asEscape: (isBehind && record?.penalty?.next) || null,
        }}
      />
    </RankedWords>
  );
}
