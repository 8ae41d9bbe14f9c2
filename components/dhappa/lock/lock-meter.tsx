import { useState } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { LockIcon } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";
import { useCardWords } from "../use-card-words";
import styles from "./lock.module.css";
import { LockList } from "./lock-list";
import type { LockSeen } from "./lock-seen";
import { Lozenge } from "./lozenge";
import { WildDots } from "./wild-dots";

/** How far each team has come with its lock, always in sight; pressed it names the melds. */
export function LockMeter({ locks, isSmall }: { locks: readonly [LockSeen, LockSeen]; isSmall: boolean }) {
  const { t } = useCardWords();
  const common = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-lock=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes(
          "lacquer mx-auto grid min-w-0 max-w-xl flex-1 grid-cols-2 rounded-control text-start shadow-panel",
          isSmall ? "px-1 py-1" : "px-1.5 py-2",
        )}
      >
        {locks.map((lock, side) => (
          <span
            key={side === 0 ? "us" : "them"}
            className={classes("relative grid min-w-0 gap-1 px-2", side === 1 && "border-hairline/60 border-s")}
          >
            <span aria-hidden="true" className={classes(styles.gleam, lock.isReady && styles.ready)} />
            <span className="sr-only">{t("lock.spoken", spoken(lock, t(side === 0 ? "us" : "them")))}</span>
            <span aria-hidden="true" className="flex items-center justify-between gap-1">
              <span
                className={classes(
                  "flex min-w-0 items-center gap-1 truncate font-extrabold",
                  isSmall ? "text-md/4.5" : "text-base/5",
                  side === 0 ? "text-brass-2" : "text-madder-1",
                )}
              >
                {t(side === 0 ? "us" : "them")}
                {lock.isReady && <LockIcon size={15} className="shrink-0" />}
              </span>
              <span className="truncate font-semibold text-sm text-strong">{t("wilds", { count: lock.wilds })}</span>
            </span>
            <span
              aria-hidden="true"
              className={classes("flex items-center justify-between", side === 0 ? "text-brass-2" : "text-madder-1")}
            >
              <Lozenges lock={lock} isSmall={isSmall} />
              <WildDots count={lock.wilds} />
            </span>
          </span>
        ))}
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t("lock.title")}
        description={t("lock.rule")}
        closeLabel={common("close")}
        isText
      >
        <div className="grid gap-3">
          {locks.map((lock, side) => (
            <LockList key={side === 0 ? "us" : "them"} lock={lock} side={side === 0 ? "us" : "them"} />
          ))}
        </div>
      </Sheet>
    </>
  );
}

const spoken = ({ melds, wilds, isReady }: LockSeen, team: string) => ({
  team,
  melds: melds.length,
  wilds,
  ready: `${isReady}`,
});

function Lozenges({ lock, isSmall }: { lock: LockSeen; isSmall: boolean }) {
  return (
    <span className="flex gap-px">
      {[0, 1, 2].map((place) => (
        <Lozenge key={place} size={isSmall ? 15 : 17} isFull={place < lock.melds.length} />
      ))}
    </span>
  );
}
