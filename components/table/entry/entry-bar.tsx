import { Wordmark } from "@/components/decor/wordmark";
import { LanguageSwitch } from "@/components/home/language-and-sound";
import { RulesButton } from "@/components/rulebook/rules-button";
import { RulesOfTable } from "@/components/rulebook/rules-of-table";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import type { GameId } from "@/lib/rules/registry";

const RulesSheet = lazyPart(() => import("@/components/rulebook/plain-rules-sheet"));

/** Over what one sees before a table: the game's rules without leaving, and the other language. */
export function EntryBar({ game }: { game?: GameId }) {
  return (
    <header className="flex w-full max-w-[30rem] items-center gap-2.5 lying:max-w-[46rem]">
      <Wordmark className="me-auto text-xl sm:text-2xl" />
      {game && (
        <RulesOfTable game={game} options={null} Sheet={RulesSheet}>
          <RulesButton />
        </RulesOfTable>
      )}
      <LanguageSwitch isWritten />
    </header>
  );
}
