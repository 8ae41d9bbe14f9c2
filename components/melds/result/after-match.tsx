import type { ComponentProps } from "react";
import { AfterGame } from "@/components/table/match/after-game";
import { Button } from "@/components/ui/button";
import { useMeldWords } from "../use-meld-words";

/** What next after the last deal: once more, otherwise, or no more. */
export function AfterMatch({
  chooseNext,
  ...rest
}: Omit<ComponentProps<typeof AfterGame>, "words" | "children"> & { chooseNext: (() => void) | null }) {
  const { t } = useMeldWords();
  return (
    <AfterGame
      {...rest}
      words={{
        again: t("result.again"),
        waiting: t("result.waiting"),
        leave: t("result.leave"),
        lobby: t("result.lobby"),
        ready: (ready, all) => t("result.ready", { ready, all }),
      }}
    >
      {chooseNext && (
        <Button look="outline" size="small" wide onClick={() => chooseNext()}>
          {t("result.options")}
        </Button>
      )}
    </AfterGame>
  );
}
