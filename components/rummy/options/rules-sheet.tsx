"use client";

import { useTranslations } from "use-intl";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { ToldRulesSheet } from "@/components/rulebook/told-rules-sheet";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { rulebook } from "../rulebook";

const told = ["goal", "turn", "melds", "joker", "declare", "extend", "taken", "close", "score"] as const;

/** How the game is played, as this table plays it, and the whole rulebook. */
export default function RulesSheet({ options, ...sheet }: RulesSheetProps<RummyOptions>) {
  const t = useTranslations("rummy.rules");
  const words = useTranslations("rummy.options");
  const { goal, deals, points, clock, bonuses, exchange, maxPlayers } = options;
  const here = [
    [words("goal"), goal === "deals" ? words("dealsCount", { count: deals }) : words("pointsCount", { count: points })],
    [words("clock"), clock ? words("secondsFull", { count: clock }) : words("noClock")],
    [words("maxPlayers"), maxPlayers],
    ...(bonuses ? [[words("extras"), words("bonuses")] as const] : []),
    ...(exchange ? [[words("extras"), words("exchange")] as const] : []),
  ] as const;
  return (
    <ToldRulesSheet
      {...sheet}
      game="rummy"
      rulebook={rulebook}
      title={t("title")}
      rules={told.map((rule) => t(rule))}
      hereTitle={t("here")}
      here={here}
    />
  );
}
