import { classes } from "@/components/ui/classes";
import { plainOrder, type Rank, type Suit, trumpOrder, worth } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { SuitSign } from "../cards/signs";
import { useIndices } from "../menu/settings";

const arabic: Partial<Record<Rank, string>> = { A: "أ", K: "ك", Q: "ب", J: "و" };

/** What beats what and what it counts, where nobody is there to ask: trumps first where there are any. */
export function CardsWorth({ trump }: { trump: Suit | null }) {
  const { t } = useBalootWords();
  const letters = useIndices();
  const rows = trump === null ? [null] : [trump, null];
  return (
    <section aria-label={t("worth.title")} className="shrink-0 border-hairline/50 border-t pt-2.5 text-md">
      <h2 className="mb-1.5 font-bold text-brass-2 text-lg">{t("worth.title")}</h2>
      <table className="w-full table-fixed text-center tabular-nums">
        <tbody>
          {rows.map((suit) => (
            <tr key={suit} className="border-hairline/40 not-last:border-b">
              <th scope="row" className="w-[18%] py-1 text-start font-semibold text-sand text-sm">
                {suit ? <SuitSign suit={suit} size={18} light /> : t(trump === null ? "worth.all" : "worth.others")}
                {suit && <span className="sr-only">{t("worth.trumps")}</span>}
              </th>
              {(suit ? trumpOrder : plainOrder).map((rank) => {
                const points = worth(`${rank}${suit ?? "S"}`, suit);
                return (
                  <td key={rank} className="py-1">
                    <span className="block font-extrabold text-bone">
                      {letters === "arabic" ? (arabic[rank] ?? rank) : rank}
                    </span>
                    <span className={classes("block text-sm", points > 0 ? "text-brass-2" : "text-sand")}>
                      {points}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
