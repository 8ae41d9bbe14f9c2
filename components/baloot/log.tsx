import { inOrder } from "@/components/ui/in-order";
import { isolated } from "@/lib/client/i18n/isolated";
import {
  type BalootState,
  type Contract,
  type Deal,
  otherSide,
  type Side,
  sideOf,
  type Thrown,
  winnerOf,
  worth,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { CardChip, SuitSign, SunSign } from "./card";
import { useBalootWords } from "./card-words";
import { useThrownWords } from "./thrown";

/** What a contract is told by. */
export function ContractSign({ contract }: { contract: Pick<Contract, "trump"> }) {
  return contract.trump ? <SuitSign suit={contract.trump} size={16} light /> : <SunSign size={18} ink="#f0cb7b" />;
}

/** The tricks of one dealing, the latest first while it is played. */
export function Tricks({
  deal,
  us,
  nameOf,
  isRunning = false,
}: {
  deal: Deal;
  us: Side;
  nameOf: (seat: Seat) => string;
  isRunning?: boolean;
}) {
  const { t } = useBalootWords();
  const trump = deal.contract?.trump ?? null;
  const tricks = inOrder(deal.tricks, (trick, index) => {
    if (trick.cards.length === 0) return null;
    const isFull = trick.cards.length === 4;
    const winner = isFull ? winnerOf(trick, trump) : null;
    const points = trick.cards.reduce((sum, card) => sum + worth(card, trump), 0) + (index === 7 && isFull ? 10 : 0);
    return (
      <li className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-night/45 px-3 py-2">
        <span className="min-w-0">
          <span className="block font-bold text-strong text-md/5">{t("log.trick", { number: index + 1 })}</span>
          <span
            className={`block text-md/5 ${winner === null ? "text-sand" : sideOf(winner) === us ? "text-brass-2" : "text-madder-1"}`}
          >
            {winner === null
              ? t("log.led", { name: isolated(nameOf(trick.leader)) })
              : t("log.took", { name: isolated(nameOf(winner)), points })}
          </span>
        </span>
        {/* Room for all four from the first: none moves when the next is laid. */}
        <span className="unmirrored grid grid-cols-[repeat(4,2.4rem)] gap-1">
          {trick.cards.map((card) => (
            <CardChip key={card} card={card} />
          ))}
        </span>
      </li>
    );
  });
  return (
    <ol className="grid gap-2" reversed={isRunning}>
      {isRunning ? tricks.toReversed() : tricks}
    </ol>
  );
}

interface LogProps {
  readonly view: BalootState;
  readonly us: Side;
  readonly nameOf: (seat: Seat) => string;
}

/** The hands of the match as lines of the score; each can be gone to where `onHand` is given. */
export function Hands({
  deals,
  us,
  nameOf,
  onHand,
}: Omit<LogProps, "view"> & Pick<BalootState, "deals"> & { onHand?: (index: number) => void }) {
  const { t } = useBalootWords();
  if (deals.length === 0) return <p className="py-1.5 text-center text-md text-sand">{t("log.noHand")}</p>;
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
        {inOrder(deals, (deal, index) => (
          <tr className="border-hairline/50 border-b last:border-0">
            <td className="py-1">
              {onHand ? (
                <button
                  type="button"
                  aria-label={t("log.toHand", { hand: index + 1 })}
                  className="-my-1 min-h-9 min-w-11 font-bold text-brass-2 underline decoration-brass-4 underline-offset-4"
                  onClick={() => onHand(index)}
                >
                  {index + 1}
                </button>
              ) : (
                index + 1
              )}
            </td>
            <td className="text-start">
              <span className="inline-flex items-center gap-1.5 align-middle">
                <ContractSign contract={deal.contract} />
                <bdi>{nameOf(deal.contract.buyer)}</bdi>
              </span>
            </td>
            <td>{deal.points[us]}</td>
            <td>{deal.points[otherSide(us)]}</td>
          </tr>
        )).toReversed()}
      </tbody>
    </table>
  );
}

/** What was said before the cards: who bid what, and how far it was raised. */
function Bidding({ deal, nameOf }: { deal: Deal; nameOf: (seat: Seat) => string }) {
  const { t, contractName } = useBalootWords();
  return (
    <p className="text-md text-sand">
      {inOrder(deal.bids, ({ seat, bid, suit, round }, index) => (
        <span>
          {index > 0 && (deal.bids[index - 1]?.round === round ? " · " : " ‖ ")}
          <bdi>{nameOf(seat)}</bdi>{" "}
          <span className={bid === "pass" ? "" : "font-bold text-bone"}>
            {bid === "hokum" && suit ? contractName({ kind: "hokum", trump: suit }) : t(`bids.${bid}`)}
          </span>
        </span>
      ))}
      {deal.raises.map(({ seat, to, closed }) => {
        const raise = t(`raises.${to}`);
        return (
          <span key={to}>
            {" · "}
            <bdi>{nameOf(seat)}</bdi>{" "}
            <span className="font-bold text-madder-1">{closed ? t("raiseClosed", { raise }) : raise}</span>
          </span>
        );
      })}
    </p>
  );
}

/** The deals that were thrown in before a hand, and why. */
function ThrownDeals({ thrown, nameOf }: { thrown: readonly Thrown[]; nameOf: (seat: Seat) => string }) {
  const { t } = useBalootWords();
  const wordsOf = useThrownWords(nameOf);
  return inOrder(thrown, (one) => (
    <p className="text-md text-sand">
      {wordsOf(one)}: {t("thrown.again")}
    </p>
  ));
}

/** The whole match to scroll through hand by hand: the one being played, then each that is over, the latest first. */
export function BalootLog({ view, us, nameOf }: LogProps) {
  const { t, contractName } = useBalootWords();
  const { deal, deals } = view;
  const isScored = view.phase === "sheet" || view.phase === "over";
  const hasPlays = deal.tricks.some((trick) => trick.cards.length > 0);
  return (
    <div className="grid gap-3">
      {!isScored && <ThrownDeals thrown={view.thrown} nameOf={nameOf} />}
      {!isScored && (deal.contract || deal.bids.length > 0) && (
        <div key={deal.contract?.kind} className="grid gap-1">
          {deal.contract && (
            <p className="flex items-center gap-2 text-base text-bone">
              <ContractSign contract={deal.contract} />
              <span>
                <bdi>{nameOf(deal.contract.buyer)}</bdi>: {contractName(deal.contract)}
              </span>
            </p>
          )}
          <Bidding deal={deal} nameOf={nameOf} />
        </div>
      )}
      {!isScored && hasPlays && <Tricks deal={deal} us={us} nameOf={nameOf} isRunning />}
      {!hasPlays && !deal.contract && deal.bids.length === 0 && deals.length === 0 && (
        <p className="text-base text-sand">{t("log.empty")}</p>
      )}
      {inOrder(deals, (one, index) => (
        <details
          data-hand-log={index}
          open={isScored && index === deals.length - 1}
          className="scroll-mt-2 rounded-control border border-hairline/60 px-3"
        >
          <summary className="flex min-h-11 items-center justify-between gap-3 font-bold text-strong">
            <span className="flex items-center gap-2">
              {index + 1} <ContractSign contract={one.contract} /> <bdi>{nameOf(one.contract.buyer)}</bdi>
            </span>
            <span className="tabular-nums">
              <bdi className="text-brass-2">{one.points[us]}</bdi> –{" "}
              <bdi className="text-madder-1">{one.points[otherSide(us)]}</bdi>
            </span>
          </summary>
          <div className="grid gap-2 pb-3">
            <ThrownDeals thrown={one.thrown} nameOf={nameOf} />
            <Bidding deal={one} nameOf={nameOf} />
            {one.verdict && <p className="text-madder-1 text-md">{t("log.breach")}</p>}
            <Tricks deal={one} us={us} nameOf={nameOf} />
          </div>
        </details>
      )).toReversed()}
    </div>
  );
}
