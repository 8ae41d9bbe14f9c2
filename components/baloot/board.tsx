"use client";

import { useMemo } from "react";
import { FrenchDeckDefs } from "@/components/cards/french-card";
import type { BoardProps } from "@/components/table/board-props";
import { useSize } from "@/components/ui/hooks/use-size";
import { useFetchParts } from "@/components/ui/loading/lazy-part";
import { useLanguage } from "@/components/words/words-provider";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import { useDeckReady } from "./cards/card";
import { layoutOf } from "./layout/layout";
import { usePageStyle } from "./layout/use-page-style";
import { fetchedLater } from "./match/lazy-parts";
import { Playing } from "./match/playing";

/** The table of Baloot as it is played. */
export default function BalootBoard(props: BoardProps<BalootState, BalootAction, BalootOptions>) {
  const [frame, size] = useSize<HTMLDivElement>();
  const isMirrored = useLanguage() === "ar";
  useDeckReady();
  useFetchParts(fetchedLater);
  const { seat, table } = props.shown;
  const isWatched = seat === null;
  const layout = useMemo(() => size && layoutOf(size, isMirrored, isWatched), [size, isMirrored, isWatched]);
  usePageStyle(layout);
  return (
    <main className="fixed inset-0 overflow-clip bg-night">
      <FrenchDeckDefs />
      {/* Beside a notch there is carpet and dusk, and nothing one needs; what is over and under it the layout keeps free. */}
      <div
        ref={frame}
        className="absolute inset-y-0 start-(--safe-start) end-(--safe-end) pt-(--safe-top) pb-(--safe-bottom)"
      >
        {layout && <Playing key={table.round} layout={layout} {...props} />}
      </div>
    </main>
  );
}
