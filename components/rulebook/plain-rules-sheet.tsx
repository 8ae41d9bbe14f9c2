"use client";

import { useTranslations } from "use-intl";
import { rulebooks } from "@/components/rulebooks";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Sheet } from "@/components/ui/sheet";
import { RulebookWords } from "@/components/words/rulebook-words";
import { Book } from "./book";
import type { RulesSheetProps } from "./rules-of-table";
import { useOpenRules } from "./use-open-rules";

type PlainRulesSheetProps = Pick<RulesSheetProps<unknown>, "open" | "onOpenChange" | "place">;

/** A game's rulebook over its table, for a game that has nothing more to say there. */
export default function PlainRulesSheet(props: PlainRulesSheetProps) {
  return (
    <RulebookWords>
      <Opened {...props} />
    </RulebookWords>
  );
}

function Opened({ open, onOpenChange, place }: PlainRulesSheetProps) {
  const t = useTranslations();
  const rules = useOpenRules();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("rulebook.page", { game: t(`games.${rules.game}.name`) })}
      closeLabel={t("common.close")}
      isText
      className="max-w-2xl"
    >
      <LoadingBoundary>
        <Book game={rules.game} rulebook={rulebooks[rules.game]} place={place} onPlace={rules.open} />
      </LoadingBoundary>
    </Sheet>
  );
}
