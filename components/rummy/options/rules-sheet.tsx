"use client";

import { useTranslations } from "use-intl";
import { Book } from "@/components/rulebook/book";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { RulebookWords } from "@/components/words/rulebook-words";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { rulebook } from "../rulebook";

const told = ["goal", "turn", "melds", "joker", "declare", "extend", "taken", "close", "score"] as const;

/** How the game is played, as this table plays it, and the whole rulebook. */
export default function RulesSheet({ open, onOpenChange, options, place }: RulesSheetProps<RummyOptions>) {
  const t = useTranslations("rummy.rules");
  const words = useTranslations("rummy.options");
  const common = useTranslations("common");
  const book = useOpenRules();
  const { goal, deals, points, clock, bonuses, exchange, maxPlayers } = options;
  const here = [
    [words("goal"), goal === "deals" ? words("dealsCount", { count: deals }) : words("pointsCount", { count: points })],
    [words("clock"), clock ? words("secondsFull", { count: clock }) : words("noClock")],
    [words("maxPlayers"), maxPlayers],
    ...(bonuses ? [[words("extras"), words("bonuses")] as const] : []),
    ...(exchange ? [[words("extras"), words("exchange")] as const] : []),
  ] as const;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      closeLabel={common("close")}
      isText
      className="max-w-2xl"
    >
      <ul className="grid gap-2.5 text-base/[1.5]">
        {told.map((rule) => (
          <li
            key={rule}
            className="relative ps-5 before:absolute before:start-0 before:top-[.55em] before:size-2 before:rotate-45 before:bg-brass-3"
          >
            {t(rule)}
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-1 font-bold text-brass-2 text-lg">{t("here")}</h3>
      <dl className="divide-y divide-hairline/40 text-base">
        {here.map(([what, value]) => (
          <div key={value} className="flex justify-between gap-4 py-2">
            <dt className="text-sand">{what}</dt>
            <dd className="text-end font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <RulebookWords>
          <LoadingBoundary>
            <Book game="rummy" rulebook={rulebook} place={place} onPlace={book.open} />
          </LoadingBoundary>
        </RulebookWords>
      </div>
    </Sheet>
  );
}
