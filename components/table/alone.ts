import { useWhenever } from "@/components/ui/whenever";
import { aloneChoice } from "@/lib/browser/alone";
import { remember } from "@/lib/browser/visits";
import type { TableLink } from "@/lib/client/table-link";
import { FILLING, type Game } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/protocol";

/** Begins a match against bots as soon as its table waits for one, as it was last chosen on this device. */
export function useMatchAlone<State, Action, Options>(
  game: Game<State, Action, Options>,
  /** How it is played until something else was chosen. */
  alone: Options | undefined,
  link: TableLink<State, Action, Options> | null,
  table: TableView | null,
  isAwaited: boolean,
): void {
  useWhenever([link, isAwaited], () => {
    if (!link || !table || !isAwaited) return;
    remember(table.code, "alone");
    const { options, level } = aloneChoice(game, alone);
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
