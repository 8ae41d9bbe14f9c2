"use client";

import { useMemo } from "react";
import { FrenchDeckDefs } from "@/components/cards/french-card";
import type { BoardProps } from "@/components/table/board";
import { useSize } from "@/components/table/use-size";
import { useAhead } from "@/components/ui/part";
import { useLanguage } from "@/components/words/words";
import type { BalootAction, BalootOptions, BalootState } from "@/lib/rules/baloot";
import { useDeckReady } from "./card";
import { later } from "./later";
import { layoutOf } from "./layout";
import { Playing } from "./playing";
import { BotFacesContext, botFaces } from "./portrait";
import { useAround } from "./use-around";

/** The table of Baloot as it is played. */
export default function BalootBoard(props: BoardProps<BalootState, BalootAction, BalootOptions>) {
  const [frame, size] = useSize<HTMLDivElement>();
  const isMirrored = useLanguage() === "ar";
  useDeckReady();
  useAhead(later);
  const { seat, table } = props.shown;
  const { seats } = table;
  const isWatched = seat === null;
  const layout = useMemo(() => size && layoutOf(size, isMirrored, isWatched), [size, isMirrored, isWatched]);
  useAround(layout);
  const faces = useMemo(() => botFaces(seats), [seats]);
  return (
    <main className="fixed inset-0 overflow-clip bg-night">
      <FrenchDeckDefs />
      {/* Beside a notch there is carpet and dusk, and nothing one needs; what is over and under it the layout keeps free. */}
      <div
        ref={frame}
        className="absolute inset-y-0 start-(--safe-start) end-(--safe-end) pt-(--safe-top) pb-(--safe-bottom)"
      >
        {layout && (
          <BotFacesContext value={faces}>
            <Playing key={table.round} layout={layout} {...props} />
          </BotFacesContext>
        )}
      </div>
    </main>
  );
}
