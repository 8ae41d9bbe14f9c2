"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { useEver } from "@/components/ui/hooks/use-ever";
import { WarningIcon } from "@/components/ui/icons";
import { useFetchParts } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useStorageTrouble, useStored } from "@/lib/browser/storage/stored";
import { dayOf } from "../play/day-in-utc";
import { type DailyGame, dailyGame, keptGame, lastName, leaderboard } from "../play/kept-on-device";
import { nameProblem, tidyName } from "../play/name";
import { session } from "../use-session";
import { BestGames } from "./best-games";
import { Fan } from "./fan";
import { Head } from "./head";
import styles from "./landing.module.css";
import { DailyDone, lazyDialogs, Rules } from "./lazy-dialogs";
import { NameForm } from "./name-form";

/** What a device keeps may be lost; it is said, and the game goes on. */
function Troubles() {
  const t = useTranslations("tiles");
  const troubles = [
    useStorageTrouble(leaderboard),
    useStorageTrouble(lastName),
    useStorageTrouble(dailyGame),
    useStorageTrouble(keptGame),
  ];
  const trouble = troubles.includes("refused") ? "refused" : troubles.find((each) => each !== null);
  if (!trouble) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 rounded-[1rem] border border-madder-1/50 bg-(--loss-ground) px-4 py-3 text-[#ffc6cf] text-base"
      data-part="trouble"
    >
      <WarningIcon size={20} />
      {t(trouble)}
    </p>
  );
}

/** The front of the game: a name, the ways in, and the best five. */
export function Landing() {
  const t = useTranslations("tiles");
  useFetchParts(lazyDialogs);
  const last = useStored(lastName);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [done, setDone] = useState<DailyGame | null>(null);
  const name = typed ?? last;
  const problem = nameProblem(name);
  // While one is still writing, only what more writing cannot mend is said.
  const isSaid = wasTried || problem === "long" || problem === "characters";

  const begin = (day: string | null) => {
    setWasTried(true);
    if (problem === null) session.begin(tidyName(name), day);
  };
  const beginDaily = () => {
    const day = dayOf(Date.now());
    const played = dailyGame.read();
    if (played?.day === day) setDone(played);
    else begin(day);
  };

  return (
    <div className={`min-h-dvh ${styles.page}`} data-part="landing">
      <Head onRules={() => setIsReading(true)} />
      <main className={`mx-auto items-start ${styles.columns}`}>
        <div className={`grid justify-items-center text-center ${styles.hero}`}>
          <Fan />
          <h1 className={`font-black ${styles.title}`}>{t("title")}</h1>
          <p className={`text-(--label) text-[1rem] ${styles.line}`}>{t("line")}</p>
          <p className={`text-(--label) ${styles.lines}`}>{t("lines")}</p>
        </div>
        <div className={`grid ${styles.side}`}>
          <Troubles />
          <NameForm
            name={name}
            problem={isSaid ? problem : null}
            onName={setTyped}
            onBegin={() => begin(null)}
            onToday={beginDaily}
          />
          <BestGames />
        </div>
      </main>
      {useEver(isReading) && (
        <LoadingBoundary>
          <Rules open={isReading} onClose={() => setIsReading(false)} />
        </LoadingBoundary>
      )}
      {done && (
        <LoadingBoundary>
          <DailyDone
            daily={done}
            onClose={() => setDone(null)}
            onAgain={() => {
              setDone(null);
              begin(done.day);
            }}
          />
        </LoadingBoundary>
      )}
    </div>
  );
}
