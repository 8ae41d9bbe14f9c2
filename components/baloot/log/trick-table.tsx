import type { ReactNode } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { useWordList } from "@/components/words/use-word-list";
import { type Card, type Deal, type Side, seats, sideOf, winnerOf, worth } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { CardChip } from "../cards/card-chip";
import { useBalootWords } from "../cards/card-words";

const LAST = 7;
const SEATS = seats.length;

const toneOf = (seat: Seat, us: Side) => (sideOf(seat) === us ? "text-brass-2" : "text-madder-1");

/** Whose card was led, beside the card. */
const Lead = () => <span className="size-1.5 rounded-full bg-bone" />;

/**
 * The tricks of one dealing as a paper score: a column for each player in the order of play, a row for each trick, the
 * latest first while it is played.
 */
export function TrickTable({
  deal,
  us,
  own,
  nameOf,
  isRunning = false,
  beside,
  noted,
}: {
  deal: Deal;
  us: Side;
  own: Seat | null;
  nameOf: (seat: Seat) => string;
  isRunning?: boolean;
  /** What stands beside a card, for whoever looks closer. */
  beside?: (card: Card) => ReactNode;
  /** And what of whole tricks, in a column of its own. */
  noted?: { readonly title: string; readonly of: readonly (string | null)[] };
}) {
  const { t, cardName } = useBalootWords();
  const listed = useWordList();
  const trump = deal.contract?.trump ?? null;
  const columns = seats.map((step) => ((own ?? 0) + step) % SEATS);
  const rows = keyedByIndex(deal.tricks, (trick, index) => {
    if (trick.cards.length === 0) return null;
    const isFull = trick.cards.length === SEATS;
    const winner = isFull ? winnerOf(trick, trump) : null;
    const points = trick.cards.reduce((sum, card) => sum + worth(card, trump), 0) + (index === LAST && isFull ? 10 : 0);
    return (
      <tr className="border-hairline/40 border-b last:border-0">
        <th scope="row" className="font-bold text-sand">
          <span className="sr-only">{t("log.trick", { number: index + 1 })}</span>
          <span aria-hidden="true">{index + 1}</span>
        </th>
        {columns.map((seat) => {
          const place = (seat - trick.leader + SEATS) % SEATS;
          const card = trick.cards[place];
          const isLed = place === 0;
          const isContested = deal.verdict?.play === index * SEATS + place;
          return (
            <td key={seat} className="py-1" data-laid-by={card && seat}>
              {card && (
                <>
                  <span className="sr-only">
                    {listed([cardName(card), isLed && t("log.led"), seat === winner && t("log.takes")])}
                  </span>
                  <span aria-hidden="true" className="relative inline-flex">
                    <span
                      className={`inline-flex rounded-[5px] ${seat === winner ? `ring-2 ring-current ${toneOf(seat, us)}` : ""}`}
                    >
                      <CardChip card={card} grave={isContested} />
                    </span>
                    {isLed && (
                      <span className="-left-2.5 absolute inset-y-0 grid items-center">
                        <Lead />
                      </span>
                    )}
                  </span>
                  {beside?.(card)}
                </>
              )}
            </td>
          );
        })}
        <td className={`text-right font-bold ${winner === null ? "" : toneOf(winner, us)}`}>
          {winner !== null && <bdi>+{points}</bdi>}
        </td>
        {noted && (
          <td dir="auto" className="text-balance ps-3 text-start text-madder-1 text-sm leading-tight">
            {noted.of[index]}
          </td>
        )}
      </tr>
    );
  });
  return (
    <table className="unmirrored w-full table-fixed text-center text-md tabular-nums">
      <caption className="caption-bottom pt-1 text-sand text-sm">
        <span dir="auto" aria-hidden="true" className="inline-flex items-center gap-3 rtl:[direction:rtl]">
          <span className="inline-flex items-center gap-1.5">
            <Lead /> {t("log.led")}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="h-3 w-4 rounded-[3px] ring-2 ring-sand" /> {t("log.takes")}
          </span>
        </span>
      </caption>
      <thead>
        <tr className="border-hairline border-b">
          <th scope="col" className="w-6">
            <span className="sr-only">{t("sheet.tricks")}</span>
          </th>
          {columns.map((seat) => (
            <th key={seat} scope="col" className={`px-0.5 py-1 font-bold ${toneOf(seat, us)}`}>
              <bdi title={nameOf(seat)} className="block truncate">
                {nameOf(seat)}
              </bdi>
            </th>
          ))}
          <th scope="col" className="w-9">
            <span className="sr-only">{t("sheet.cards")}</span>
          </th>
          {noted && (
            <th scope="col" dir="auto" className="w-20 ps-3 text-start font-bold text-sand lg:w-36">
              {noted.title}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{isRunning ? rows.toReversed() : rows}</tbody>
    </table>
  );
}
