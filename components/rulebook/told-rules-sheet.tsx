"use client";

import { useTranslations } from "use-intl";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { RulebookWords } from "@/components/words/rulebook-words";
import { Book } from "./book";
import type { GameRulebook, RuledGame } from "./game-rulebook";
import type { RulesSheetProps } from "./rules-of-table";
import { useOpenRules } from "./use-open-rules";

/** How a game is played in a few lines, what this table plays by, and the whole rulebook. */
export function ToldRulesSheet({
  open,
  onOpenChange,
  place,
  game,
  rulebook,
  title,
  rules,
  hereTitle,
  here,
}: Omit<RulesSheetProps<never>, "options"> & {
  game: RuledGame;
  rulebook: GameRulebook;
  title: string;
  rules: readonly string[];
  hereTitle: string;
  /** What is chosen, and how. */
  here: readonly (readonly [what: string, value: string | number])[];
}) {
  const close = useTranslations("common")("close");
  const book = useOpenRules();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={close} isText className="max-w-2xl">
      <ul className="grid gap-2.5 text-base/[1.5]">
        {rules.map((rule) => (
          <li
            key={rule}
            className="relative ps-5 before:absolute before:start-0 before:top-[.55em] before:size-2 before:rotate-45 before:bg-brass-3"
          >
            {rule}
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-1 font-bold text-brass-2 text-lg">{hereTitle}</h3>
      <dl className="divide-y divide-hairline/40 text-base">
        {here.map(([what, value]) => (
          <div key={`${what} ${value}`} className="flex justify-between gap-4 py-2">
            <dt className="text-sand">{what}</dt>
            <dd className="text-end font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <RulebookWords>
          <LoadingBoundary>
            <Book game={game} rulebook={rulebook} place={place} onPlace={book.open} />
          </LoadingBoundary>
        </RulebookWords>
      </div>
    </Sheet>
  );
}
