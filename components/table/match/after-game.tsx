import type { ReactNode } from "react";
import type { Say } from "@/components/table/board-props";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";

/** What the ways on after a game take. */
interface AfterGameProps {
  readonly table: TableView;
  readonly own: Seat | null;
  readonly isHost: boolean;
  readonly say: Say;
  readonly leave: () => void;
  /** The game's own words for them; `ready` says how many want another one. */
  readonly words: Readonly<Record<"again" | "waiting" | "leave" | "lobby", string>> & {
    readonly ready: (ready: number, all: number) => string;
  };
  /** Where one plays alone, in the place of who is ready. */
  readonly children?: ReactNode;
}

/** Another game, home, or back to the lobby, and how many want another one. */
export function AfterGame({ table, own, isHost, say, leave, words, children }: AfterGameProps) {
  const seated = table.seats.filter((seat) => seat !== null && !seat.quit);
  const ready = seated.filter((seat) => seat?.ready).length;
  const isReady = own !== null && (table.seats[own]?.ready ?? false);
  return (
    <div className="grid gap-2.5">
      <div className="flex gap-2.5">
        {own !== null && (
          <Button
            look="brass"
            size="large"
            className="min-w-0 flex-2"
            disabled={isReady}
            onClick={() => say({ action: "rematch" })}
          >
            {isReady ? words.waiting : words.again}
          </Button>
        )}
        <Button look="outline" size="large" className="flex-1" onClick={leave}>
          {words.leave}
        </Button>
      </div>
      {isHost && (
        <Button look="outline" size="small" wide onClick={() => say({ action: "lobby" })}>
          {words.lobby}
        </Button>
      )}
      {children ?? (
        <p aria-live="polite" className="text-center text-base text-sand">
          {words.ready(ready, seated.length)}
        </p>
      )}
    </div>
  );
}
