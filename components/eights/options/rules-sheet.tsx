"use client";

import { useTranslations } from "use-intl";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { ToldRulesSheet } from "@/components/rulebook/told-rules-sheet";
import type { EightsOptions } from "@/lib/rules/eights";
import { rulebook } from "../rulebook";

/** How the game is played, as this table plays it, and the whole rulebook. */
export default function RulesSheet({ options, ...sheet }: RulesSheetProps<EightsOptions>) {
  const t = useTranslations("eights.rules");
  const words = useTranslations("eights.options");
  const { preset, stacking, clock, maxPlayers, calling, teams } = options;
  const here = [
    [words("preset"), words(preset)],
    [words("stacking"), words(stacking)],
    [words("clock"), clock ? words("secondsFull", { count: clock }) : words("noClock")],
    [words("maxPlayers"), maxPlayers],
  ] as const;
  const skip = t(preset === "insane" ? "skipTwo" : "skip");
  const rules = [t("goal"), t("match"), t("wild"), `${t("plus")} ${t(stacking)}`, skip, t("reverse"), t("last")];
  if (calling) rules.push(t("calling"));
  if (teams) rules.push(t("teams"));
  return (
    <ToldRulesSheet
      {...sheet}
      game="eights"
      rulebook={rulebook}
      title={t("title")}
      rules={rules}
      hereTitle={t("here")}
      here={here}
    />
  );
}
