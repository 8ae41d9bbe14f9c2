import {
  type BalootState,
  type Contract,
  type Deal,
  playsOf,
  type Side,
  sideOf,
  winnerOf,
  worth,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { CardChip, SuitSign, SunSign } from "./card";
import { useBalootWords } from "./card-words";

/** What a contract is told by. */
export function ContractSign({ contract }: { contract: Pick<Contract, "trump"> }) {
  return contract.trump ? <SuitSign suit={contract.trump} size={16} light /> : <SunSign size={18} ink="#f0cb7b" />;
}

/** The tricks of one dealing; a card can be picked where `pick` is given. */
export function Tricks({
  deal,
  us,
  nameOf,
  pick,
}: {
  deal: Deal;
  us: Side;
  nameOf: (seat: Seat) => string;
  pick?: { readonly mayPick: (play: number) => boolean; readonly onPick: (play: number) => void };
}) {
  const { t, cardName } = useBalootWords();
  const trump = deal.contract?.trump ?? null;
  const plays = playsOf(deal);
  return (
    <ol className="grid gap-2">
      {deal.tricks.map((trick, index) => {
        if (trick.cards.length === 0) return null;
        const isFull = trick.cards.length === 4;
        const winner = isFull ? winnerOf(trick, trump) : null;
        const points =
          trick.cards.reduce((sum, card) => sum + worth(card, trump), 0) + (index === 7 && isFull ? 10 : 0);
        const first = index * 4;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a trick is nothing but its number
            key={index}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-night/45 px-3 py-2"
          >
            <span className="min-w-0">
              <span className="block font-bold text-strong text-md/5">{t("log.trick", { number: index + 1 })}</span>
              <span
                className={`block text-md/5 ${winner === null ? "text-sand" : sideOf(winner) === us ? "text-brass-2" : "text-madder-1"}`}
              >
                {winner === null
                  ? t("log.led", { name: nameOf(trick.leader) })
                  : t("log.took", { name: nameOf(winner), points })}
              </span>
            </span>
            <span className="unmirrored flex gap-1">
              {plays.slice(first, first + 4).map(({ card, seat }, place) => {
                const number = first + place;
                if (!pick) return <CardChip key={card} card={card} />;
                const isOpen = pick.mayPick(number);
                return (
                  <button
                    key={card}
                    type="button"
                    disabled={!isOpen}
                    aria-label={t("laid", { name: nameOf(seat), card: cardName(card) })}
                    className="grid min-h-11 min-w-10 place-items-center rounded-control border border-hairline bg-well enabled:hover:border-madder-2 disabled:opacity-40"
                    onClick={() => pick.onPick(number)}
                  >
                    <CardChip card={card} />
                  </button>
                );
              })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The hands of the match as lines of the score. */
export function Hands({ view, us, nameOf }: { view: BalootState; us: Side; nameOf: (seat: Seat) => string }) {
  const { t } = useBalootWords();
  if (view.deals.length === 0) return null;
  const them: Side = us === 0 ? 1 : 0;
  return (
    <table className="w-full text-center text-md tabular-nums">
      <thead className="text-sand">
        <tr className="border-hairline border-b">
          <th className="py-1 font-semibold">{t("log.hand")}</th>
          <th className="text-start font-semibold">{t("log.bought")}</th>
          <th className="font-semibold">{t("us")}</th>
          <th className="font-semibold">{t("them")}</th>
        </tr>
      </thead>
      <tbody className="text-strong">
        {view.deals
          .map((deal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is nothing but its number
            <tr key={index} className="border-hairline/50 border-b last:border-0">
              <td className="py-1">{index + 1}</td>
              <td className="text-start">
                <span className="inline-flex items-center gap-1.5 align-middle">
                  <ContractSign contract={deal.contract} />
                  <bdi>{nameOf(deal.contract.buyer)}</bdi>
                </span>
              </td>
              <td>{deal.points[us]}</td>
              <td>{deal.points[them]}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}

/** The whole match to scroll through: this hand's tricks, then the earlier hands with theirs. */
export function BalootLog({ view, us, nameOf }: { view: BalootState; us: Side; nameOf: (seat: Seat) => string }) {
  const { t, contractName } = useBalootWords();
  const { deal, deals } = view;
  const isScored = view.phase === "sheet" || view.phase === "over";
  const hasPlays = deal.tricks.some((trick) => trick.cards.length > 0);
  return (
    <div className="grid gap-3">
      {!isScored && deal.contract && (
        <p className="flex items-center gap-2 text-base text-bone">
          <ContractSign contract={deal.contract} />
          <span>
            <bdi>{nameOf(deal.contract.buyer)}</bdi>: {contractName(deal.contract)}
            {deal.raises.map((raise) => ` · ${t(`raises.${raise.to}`)}`).join("")}
          </span>
        </p>
      )}
      {!isScored && hasPlays && <Tricks deal={deal} us={us} nameOf={nameOf} />}
      {!hasPlays && deals.length === 0 && <p className="text-base text-sand">{t("log.empty")}</p>}
      {deals
        .map((one, index) => (
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is nothing but its number
            key={index}
            open={isScored && index === deals.length - 1}
            className="rounded-control border border-hairline/60 px-3 py-2"
          >
            <summary className="flex items-center justify-between gap-3 font-bold text-strong">
              <span className="flex items-center gap-2">
                {index + 1} <ContractSign contract={one.contract} /> <bdi>{nameOf(one.contract.buyer)}</bdi>
              </span>
              <span dir="ltr" className="tabular-nums">
                <span className="text-brass-2">{one.points[us]}</span> –{" "}
                <span className="text-madder-1">{one.points[us === 0 ? 1 : 0]}</span>
              </span>
            </summary>
            <div className="mt-2">
              <Tricks deal={one} us={us} nameOf={nameOf} />
            </div>
          </details>
        ))
        .toReversed()}
    </div>
  );
}
