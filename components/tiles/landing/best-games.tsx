import { useState } from "react";
import { useTranslations } from "use-intl";
import { useEver } from "@/components/ui/hooks/use-ever";
import { BinIcon } from "@/components/ui/icons";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useStored } from "@/lib/browser/storage/stored";
import { leaderboard } from "../play/kept-on-device";
import { clearLeaderboard, ranked } from "../play/leaderboard";
import styles from "./best-games.module.css";
import { Confirm } from "./lazy-dialogs";

/** The best games of this device, and the way to clear them. */
export function BestGames() {
  const t = useTranslations("tiles");
  const entries = ranked(useStored(leaderboard));
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section
      className={`rounded-[1.375rem] border border-hairline ${styles.board}`}
      aria-label={t("leaderboard")}
      data-part="leaderboard"
    >
      <header className="flex min-h-11 items-center justify-between">
        <h2 className="font-extrabold text-xl/5.5">{t("leaderboard")}</h2>
        {entries.length > 0 && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-[0.75rem] px-1.5 text-(--quiet) text-base"
            onClick={() => setIsAsked(true)}
            data-part="clear"
          >
            <BinIcon size={17} />
            {t("clear")}
          </button>
        )}
      </header>
      {entries.length === 0 ? (
        <p className="py-3 text-sand">{t("nobody")}</p>
      ) : (
        <ol>
          {entries.map(({ name, score, ts }, index) => (
            <li
              key={`${ts} ${name} ${score}`}
              className={`flex items-center border-hairline/70 border-t text-[1rem] ${styles.entry}`}
            >
              <span
                className={`grid size-7 flex-none place-items-center rounded-[50%] border-(--edge) border-[1.5px] font-extrabold text-bone text-md/5.5 ${styles.place}`}
                data-place={index + 1}
              >
                <span className="sr-only">{t("place", { place: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </span>
              <span className="min-w-0 flex-1 truncate">
                <bdi>{name}</bdi>
              </span>
              <strong className="font-extrabold text-xl/5.5 tabular-nums">{score}</strong>
            </li>
          ))}
        </ol>
      )}
      {useEver(isAsked) && (
        <LoadingBoundary>
          <Confirm
            open={isAsked}
            title={t("clearTitle")}
            text={t("clearText")}
            yes={t("clearConfirm")}
            no={t("keep")}
            onYes={clearLeaderboard}
            onClose={() => setIsAsked(false)}
          />
        </LoadingBoundary>
      )}
    </section>
  );
}
