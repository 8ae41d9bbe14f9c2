import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { Deferred } from "@/components/ui/loading/deferred";
import type { BalootState } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { Heading } from "./heading";
import { WatchersAtCorner } from "./watching";

/** Along the upper edge: menu, score and talk, or where they stand beside a wide table what is played there. */
export function TopBar({
  view,
  layout,
  watchers,
  isScored,
  isCovered,
  menu,
  score,
}: {
  view: BalootState;
  layout: Layout;
  watchers: number;
  isScored: boolean;
  isCovered: boolean;
  menu: ReactNode;
  score: ReactNode;
}) {
  const { t } = useBalootWords();
  return (
    <header
      inert={isCovered}
      // Beside what stands in it the table can be touched: North sits there on a phone on its side.
      className="pointer-events-none absolute inset-x-3 top-(--hud) z-90 flex items-start justify-between gap-2 *:pointer-events-auto"
    >
      <h1 className="sr-only">{t("board")}</h1>
      <Deferred>
        {layout.sidebar > 0 ? (
          <Heading view={view} isCovered={isScored} watchers={watchers} />
        ) : (
          <>
            <div className={layout.isTall ? "contents" : "flex gap-3"}>
              {menu}
              {score}
            </div>
            <div className="relative">
              <ChatButton />
              <WatchersAtCorner count={watchers} />
            </div>
          </>
        )}
      </Deferred>
    </header>
  );
}
