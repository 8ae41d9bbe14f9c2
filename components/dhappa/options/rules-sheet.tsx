"use client";

import { useTranslations } from "use-intl";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { ToldRulesSheet } from "@/components/rulebook/told-rules-sheet";
import type { DhappaOptions } from "@/lib/rules/dhappa/state";
import { rulebook } from "../rulebook";

const told = ["goal", "turn", "runs", "wilds", "opening", "pile", "lock", "dhappa"] as const;

/** How the game is played, as this table plays it, and the whole rulebook. */
export default function RulesSheet({ options, ...sheet }: RulesSheetProps<DhappaOptions>) {
  const t = useTranslations("dhappa.rules");
  const words = useTranslations("dhappa.options");
  const { seats, deals, clock, duplicates, naturalOut } = options;
  const here = [
    [words("seats"), words("seatsCount", { count: seats })],
    [words("deals"), words("dealsCount", { count: deals })],
    [words("clock"), clock ? words("secondsFull", { count: clock }) : words("noClock")],
    ...(duplicates ? [[words("extras"), words("duplicates")] as const] : []),
    ...(naturalOut ? [[words("extras"), words("naturalOut")] as const] : []),
  ] as const;
  return (
    <ToldRulesSheet
      {...sheet}
      game="dhappa"
      rulebook={rulebook}
      title={t("title")}
      rules={told.map((rule) => t(rule))}
      hereTitle={t("here")}
      here={here}
    />
  );
}
