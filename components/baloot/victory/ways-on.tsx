import { useState } from "react";
import type { Say } from "@/components/table/board-props";
import { Button } from "@/components/ui/button";
import { ClockwiseIcon, EyeIcon, LeaveIcon, LogIcon, PeopleIcon, SettingsIcon } from "@/components/ui/icons";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";
import { Portrait } from "../seats/portrait";

/** What comes after a match: another one first, with the faces of who is ready for it; then the sheet, what else there is, and the door. */
export function WaysOn({
  table,
  own,
  isHost,
  chooseNext,
  onSheet,
  say,
  leave,
}: {
  table: TableView;
  own: Seat | null;
  isHost: boolean;
  chooseNext: (() => void) | null;
  onSheet: () => void;
  say: Say;
  leave: () => void;
}) {
  const { t } = useBalootWords();
  const [isStaying, setStaying] = useState(false);
  const seated = table.seats.filter((seat) => seat !== null && !seat.quit);
  const ready = seated.filter((seat) => seat?.ready);
  const isReady = own === null ? isStaying : (table.seats[own]?.ready ?? false);
  const words =
    own === null
      ? t(isReady ? "victory.staying" : "victory.watchNext")
      : t(isReady ? "victory.waiting" : "victory.again");
  const small = "min-w-0 flex-1 px-2";
  return (
    <div className="grid gap-2.5">
      <Button
        look="brass"
        size="large"
        wide
        icon={own === null ? EyeIcon : ClockwiseIcon}
        disabled={isReady}
        onClick={() => (own === null ? setStaying(true) : say({ action: "rematch" }))}
      >
        <span className="flex items-center justify-center gap-3">
          {words}
          {!chooseNext && (
            <span aria-hidden="true" className="flex items-center gap-1.5 rounded-chip bg-brass-ink/15 p-1 text-lg">
              <span className="flex -space-x-2">
                {ready.map((seat) => seat && <Portrait key={seat.id} seat={seat} size={26} />)}
              </span>
              <span className="px-1 tabular-nums">
                {ready.length}/{seated.length}
              </span>
            </span>
          )}
        </span>
      </Button>
      {!chooseNext && (
        <p aria-live="polite" className="sr-only">
          {t("victory.ready", { ready: ready.length, all: seated.length })}
        </p>
      )}
      <div className="flex gap-2.5">
        <Button size="small" icon={LogIcon} className={small} onClick={onSheet}>
          {t("victory.sheet")}
        </Button>
        {chooseNext && (
          <Button size="small" icon={SettingsIcon} className={small} onClick={() => chooseNext()}>
            {t("victory.options")}
          </Button>
        )}
        {isHost && (
          <Button size="small" icon={PeopleIcon} className={small} onClick={() => say({ action: "lobby" })}>
            {t("victory.lobby")}
          </Button>
        )}
        <Button size="small" icon={LeaveIcon} className={small} onClick={leave}>
          {t("victory.leave")}
        </Button>
      </div>
    </div>
  );
}
