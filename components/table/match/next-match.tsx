"use client";

import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { OptionsPlace, OptionsProps } from "@/components/lobby/options-props";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Sheet } from "@/components/ui/sheet";
import { useBotMatchChoice } from "@/lib/browser/tables/bot-match-choice";
import type { Game } from "@/lib/rules/game";

/** How the next match against bots is to be played; what is chosen here is kept on this device. */
export function NextMatch<State, Action, Options>({
  game,
  alone,
  Options,
  place,
  open,
  onOpenChange,
  begin,
}: {
  game: Game<State, Action, Options>;
  /** How it is played until something else was chosen. */
  alone: Options | undefined;
  Options: ComponentType<OptionsProps<Options>>;
  /** What of it one has come for. */
  place: OptionsPlace | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Begins it, once the one before is over. */
  begin: (() => void) | null;
}) {
  const t = useTranslations("lobby.nextMatch");
  const common = useTranslations("common");
  const [choice, choose] = useBotMatchChoice(game, alone);
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("note")}
      closeLabel={common("close")}
      footer={
        <Button look="brass" wide onClick={begin ?? close}>
          {t(begin ? "begin" : "done")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Choice
          label={t("bots")}
          shape="list"
          value={choice.level}
          options={game.levels.toReversed().map((value) => ({ value, label: t(value), note: t(`${value}Note`) }))}
          onChange={(level) => choose({ ...choice, level })}
        />
        <Options
          options={choice.options}
          seated={1}
          visibility="private"
          place={place}
          change={(options) => choose({ ...choice, options })}
        />
      </div>
    </Sheet>
  );
}
