"use client";

import { useLocale, useTranslations } from "use-intl";
import { ForwardIcon } from "@/components/ui/icons";
import type { ResumableTable } from "@/lib/browser/tables/resumable-tables";
import { tablePath } from "@/lib/browser/tables/table-path";
import type { GameId } from "@/lib/rules/registry";

const SHOWN = 2;
const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in a word or two. */
function ago(at: number, locale: string): string {
  const past = Date.now() - at;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, ms] = units.find(([, ms]) => past >= ms) ?? (["second", Number.POSITIVE_INFINITY] as const);
  return words.format(-Math.floor(past / ms), unit);
}

/** The ways back to tables one has a seat at, before all else. */
export function ResumableTables({ tables }: { tables: readonly (ResumableTable & { readonly game: GameId })[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (tables.length === 0) return null;
  return (
    <nav
      aria-label={t("home.back.title")}
      className="mx-auto mt-4 grid w-full max-w-[31rem] gap-2 lying:mt-2 lying:max-lg:col-start-1 lg:col-start-1 lg:row-start-1 lg:mx-0 lg:mb-5"
    >
      {tables.slice(0, SHOWN).map(({ code, game, isAlone, isWaiting, score, at }) => (
        <a
          key={code}
          href={tablePath(game, code)}
          className="lacquer flex items-center gap-3 rounded-panel border-brass-4 py-2 ps-4 pe-2 shadow-panel"
        >
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block truncate font-bold text-base text-strong">{t("home.back.title")}</span>
            <span className="line-clamp-2 text-md text-sand">
              {t(`games.${game}.name`)} · {isAlone ? t("home.againstBots") : <bdi dir="ltr">{code}</bdi>}
              {isWaiting && ` · ${t("home.back.waiting")}`}
              {score && (
                <>
                  {" · "}
                  <bdi dir="ltr" className="font-bold text-brass-1 tabular-nums">
                    {score[0]}–{score[1]}
                  </bdi>
                </>
              )}
              {at !== null && ` · ${ago(at, locale)}`}
            </span>
          </span>
          <span className="face face-quiet flex min-h-11 items-center gap-2 rounded-control ps-4 pe-3 font-bold text-base">
            {t("home.back.goOn")}
            <ForwardIcon size={18} />
          </span>
        </a>
      ))}
    </nav>
  );
}
