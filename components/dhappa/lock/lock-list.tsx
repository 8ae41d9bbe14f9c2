import { classes } from "@/components/ui/classes";
import { LockIcon } from "@/components/ui/icons";
import { useCardWords } from "../use-card-words";
import styles from "./lock.module.css";
import type { LockSeen } from "./lock-seen";
import { Lozenge } from "./lozenge";
import { WildDots } from "./wild-dots";

/** The melds of a team's lock by name, each with its wild cards. */
export function LockList({ lock, side }: { lock: LockSeen; side: "us" | "them" }) {
  const { t, letter, meldTitle } = useCardWords();
  const ink = side === "us" ? "text-brass-2" : "text-madder-1";
  return (
    <section
      aria-label={t("lock.of", { team: t(side) })}
      className={classes(
        "lacquer relative rounded-control px-3.5 py-2.5 shadow-panel",
        side === "them" && "border-madder-3/50!",
      )}
    >
      <span aria-hidden="true" className={classes(styles.gleam, lock.isReady && styles.ready)} />
      <header className={classes("flex items-center gap-2", ink)}>
        <h3 className="flex flex-1 items-center gap-1.5 font-extrabold text-base">
          {t(side)}
          {lock.isReady && <LockIcon size={15} className="shrink-0" />}
        </h3>
        <span className="font-bold text-sm text-strong">{t("lock.wilds", { count: lock.wilds })}</span>
        <WildDots count={lock.wilds} />
      </header>
      <ul className="mt-1 grid gap-0.5">
        {[0, 1, 2].map((place) => {
          const meld = lock.melds[place];
          const [first, last] = [meld?.cards[0], meld?.cards.at(-1)];
          return (
            <li key={place} className="flex items-center gap-2.5 text-base/6">
              <span className={ink}>
                <Lozenge isFull={meld !== undefined} />
              </span>
              <span className={classes("min-w-0 flex-1 truncate", meld ? "text-strong" : "text-sand")}>
                {meld
                  ? meld.kind === "run" && first && last
                    ? t("lock.run", { suit: meldTitle(meld), from: letter(first.rank), to: letter(last.rank) })
                    : meldTitle(meld)
                  : t("lock.missing")}
              </span>
              {meld && (
                <span className="text-md text-sand">
                  {meld.wilds === 0 ? t("pure") : t("wilds", { count: meld.wilds })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
