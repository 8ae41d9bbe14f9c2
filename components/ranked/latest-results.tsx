"use client";

import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { keyedByIndex } from "@/components/ui/keyed-by-index";

/** The latest results, the oldest at the left: won stands up in brass, lost hangs down in madder. It never mirrors. */
export function LatestResults({ form, isLarge = false }: { form: string; isLarge?: boolean }) {
  const t = useTranslations("ranked");
  const results = [...form].reverse();
  const won = results.filter((result) => result === "W").length;
  return (
    <span
      role="img"
      aria-label={t("form", { won, lost: results.length - won })}
      className={classes("unmirrored inline-flex", isLarge ? "h-7 gap-1" : "h-5 gap-[3px]")}
    >
      {keyedByIndex(results, (result) => (
        <span
          className={classes(
            "h-1/2 rounded-[2px]",
            isLarge ? "w-2" : "w-[7px]",
            result === "W" ? "bg-brass-3" : "mt-auto bg-madder-2",
          )}
        />
      ))}
    </span>
  );
}
