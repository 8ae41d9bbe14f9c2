"use client";

import { useTranslations } from "use-intl";
import { CodeEntry } from "@/components/home/code-entry";
import { useRefusalWords } from "@/components/table/notices/use-refusal-words";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { forgetKey } from "@/lib/browser/own-identity";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { newCode } from "@/lib/browser/random";
import { useStored } from "@/lib/browser/storage/stored";
import { localTable } from "@/lib/browser/tables/local-table-store";
import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit, type Way } from "@/lib/browser/tables/visited-tables";
import type { Shown } from "@/lib/client/table-link";
import type { GameId } from "@/lib/rules/registry";

/** Says why there is no table here, and how to go on. */
export function TableClosed({
  id,
  code,
  reason: closed,
  word,
  playHere,
}: {
  id: GameId;
  code: string;
  reason: NonNullable<Shown<unknown, unknown>["closed"]> | "gone" | "badCode";
  /** What the table said last. */
  word?: Shown<unknown, unknown>["word"];
  /** Takes the table back from another page. */
  playHere?: () => void;
}) {
  const t = useTranslations();
  const goTo = useNavigate();
  const words = useRefusalWords();
  // A table that only another house can open.
  const isPutAside = word?.code === "newerTable" || word?.code === "unreadable";
  const isKept = useStored(localTable)?.code === code;
  const reason = closed === "elsewhere" && !isKept ? "putAway" : closed;
  const home = (look: "brass" | "outline") => (
    <a href="/" className={buttonClasses({ look, wide: true })}>
      {t("common.home")}
    </a>
  );
  const go = (to: string, way: Way) => {
    rememberVisit(to, way);
    goTo(tablePath(id, to));
  };
  return (
    <section className="lacquer grid animate-arrive gap-5 rounded-sheet p-6 shadow-modal">
      <div>
        <h1 className="font-bold font-display [word-spacing:0.14em] text-2xl text-strong">
          {t.rich(`table.closed.${reason}.title`, {
            code,
            letters: (chunks) => (
              <bdi dir="ltr" className="font-index">
                {chunks}
              </bdi>
            ),
          })}
        </h1>
        <p className="mt-2 text-sand">
          {reason === "turnedAway" ? words(word?.code ?? "tooMuch") : t(`table.closed.${reason}.text`)}
        </p>
      </div>
      {reason === "outdated" || reason === "turnedAway" ? (
        <>
          <Button look="brass" wide onClick={() => window.location.reload()}>
            {t("table.closed.reload")}
          </Button>
          {isPutAside && home("outline")}
        </>
      ) : reason === "signedOut" ? (
        <Button look="brass" wide onClick={forgetKey}>
          {t("table.closed.startAnew")}
        </Button>
      ) : reason === "elsewhere" ? (
        <>
          <Button look="brass" wide onClick={playHere}>
            {t("table.closed.playHere")}
          </Button>
          {home("outline")}
        </>
      ) : reason === "putAway" ? (
        home("brass")
      ) : (
        <>
          <CodeEntry game={id} />
          <Button look="brass" wide onClick={() => go(newCode(), "friends")}>
            {t("table.closed.openOwn")}
          </Button>
          {home("outline")}
        </>
      )}
    </section>
  );
}
