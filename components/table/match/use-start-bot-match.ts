import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { botMatchChoice } from "@/lib/browser/tables/bot-match-choice";
import { rememberVisit } from "@/lib/browser/tables/visited-tables";
import type { TableLink } from "@/lib/client/table-link";
import type { Game } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { botMatchMessages } from "./bot-match-messages";

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
    for (const message of botMatchMessages(game, table.seats, botMatchChoice(game, alone))) link.say(message);
  });
}
