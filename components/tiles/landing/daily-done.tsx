"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ShareIcon } from "@/components/ui/icons";
import { accountOf } from "@/lib/rules/tiles";
import styles from "../dialogs.module.css";
import type { DailyGame } from "../play/kept-on-device";
import { useDayWords, useShare } from "../share";

/** The day's deck has been played: how it went, to be shared. */
export default function DailyDone({
  daily,
  onAgain,
  onClose,
}: {
  daily: DailyGame;
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("tiles");
  const common = useTranslations("common");
  const share = useShare();
  const dayWords = useDayWords();
  const account = accountOf(daily.record);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("todayOn", { day: dayWords(daily.day) })}
      closeLabel={common("close")}
      className={styles.dialog}
      footer={
        <>
          <Button onClick={onAgain}>{t("playAgain")}</Button>
          <Button look="brass" icon={ShareIcon} onClick={() => share(daily, account)}>
            {t("share")}
          </Button>
        </>
      }
    >
      <p>{t("dailyDone", { score: account.score, rounds: account.rounds })}</p>
      <p>
        {t("dailyNext")} {t("playAgainNote")}
      </p>
    </Dialog>
  );
}
