import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { botMatchChoice } from "@/lib/browser/tables/bot-match-choice";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { TableLink } from "@/lib/client/table-link";
import { FILLING, type Game } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";

/** Begins a match against bots as soon as its table waits for one, as it was last chosen on this device. */
export function useStartBotMatch<State, Action, Options>(
  game: Game<State, Action, Options>,
  /** How it is played until something else was chosen. */
  alone: Options | undefined,
  link: TableLink<State, Action, Options> | null,
  table: TableView | null,
  isAwaited: boolean,
): void {
  useOnChange([link, isAwaited], () => {
    if (!link || !table || !isAwaited) return;
    rememberVisit(table.code, "alone");
    const { options, level } = botMatchChoice(game, alone);
    link.say({ action: "setOptions", options });
    const [fewest = 1] = game.counts(options);
    let open = fewest - table.seats.filter((holder) => holder !== null).length;
    for (const [seat, holder] of table.seats.entries()) {
      if (holder ? holder.bot === null || holder.bot === level : open <= 0) continue;
      if (holder) link.say({ action: "removeSeat", seat });
      else open--;
      if (level !== FILLING) link.say({ action: "addBot", seat, level });
    }
    link.say({ action: "startGame", fill: true });
  });
}
