import { useNotSent } from "@/components/table/not-sent";
import { useScale } from "@/components/table/use-size";
import { Button } from "@/components/ui/button";
import { Ring } from "@/components/ui/ring";
import { useTakenFocus } from "@/components/ui/take-focus";
import { isolated } from "@/components/words/isolated";
import { useTimeLeft } from "@/lib/browser/clock";
import { type BalootState, breakdown, ledAgainst, otherSide, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { SuitSign, SunSign } from "./card";
import { useBalootWords } from "./card-words";
import type { Clock } from "./clock";
import Ledger from "./ledger";

/** The score sheet between two hands. */
export default function ScoreSheet({
  view,
  us,
  nameOf,
  clock,
  own,
  onNext,
  onTricks,
}: {
  view: BalootState;
  us: Side;
  nameOf: (seat: Seat) => string;
  clock: Clock;
  own: Seat | null;
  onNext: () => void;
  onTricks: () => void;
}) {
  const { t, suitName, refusal } = useBalootWords();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const left = useTimeLeft(clock.deadline, 250);
  const scale = useScale();
  const notSent = useNotSent();
  const deal = view.deals.at(-1);
  if (!deal) return null;
  const score = breakdown(view, deal);
  const sideName = (side: Side) => (side === us ? t("us") : t("them"));
  const { contract, verdict } = deal;
  const winner = score.winner ?? score.buyers;
  const side = sideName(
    score.result === "made" || score.result === "lost" ? score.buyers : score.result === "tied" ? us : winner,
  );
  const buyer = { name: isolated(nameOf(contract.buyer)), suit: contract.trump ? suitName(contract.trump) : "" };
  const isOwn = contract.buyer === own;
  const bought =
    contract.kind === "sun"
      ? t(isOwn ? "sheet.youBoughtSun" : "sheet.boughtSun", buyer)
      : t(isOwn ? "sheet.youBoughtHokum" : "sheet.boughtHokum", buyer);
  const isWaiting = own !== null && !view.asked.includes(own);
  const { total } = score.raw;
  const loser = otherSide(winner);
  const why = score.why ?? (score.result === "tied" ? "even" : null);
  // An odd point of what is halved.
  const isOdd = (score.game.cards[0] + score.game.projects[0] - score.game.cards[1] - score.game.projects[1]) % 2 !== 0;
  return (
    <div className="absolute inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain bg-linear-to-b from-[#14112a]/97 via-[#1b1220]/96 to-[#0d080b]/97">
      <div className="mx-auto flex lying:grid min-h-full max-w-[27rem] lying:max-w-[56rem] lying:grid-cols-[minmax(0,1fr)_14rem] flex-col justify-center lying:content-center gap-3 short:gap-2 lying:gap-x-5 px-5 pt-[calc(var(--safe-top)+10px)] lying:py-1.5">
        <div className="grid lying:col-start-2 lying:row-start-1 lying:content-end justify-items-center text-center">
          <span className="grid size-14 short:hidden place-items-center rounded-panel border-[3px] border-brass-2 bg-linear-to-b from-paper to-paper-foot shadow-card">
            {contract.trump ? <SuitSign suit={contract.trump} size={34} /> : <SunSign size={38} />}
          </span>
          <h2
            ref={heading}
            tabIndex={-1}
            className="on-carpet mt-1 font-bold font-display text-3xl text-brass-1 outline-none"
          >
            {t(`sheet.${score.result}`, { side, own: score.buyers === us ? "yes" : "no" })}
          </h2>
          <p className="on-carpet text-base text-bone">
            {bought}
            {score.level > 1 && (
              <span className="whitespace-nowrap">
                {" "}
                · <bdi>{t(`levels.l${score.level as 2 | 3 | 4 | 5}`)}</bdi>
              </span>
            )}
          </p>
          {why && (
            <p className="on-carpet text-base text-madder-1">
              {t(`sheet.why.${why}`, {
                name: verdict ? isolated(nameOf(verdict.seat)) : "",
                own: verdict && verdict.seat === own ? "yes" : "no",
                rule: verdict?.code ? (refusal(verdict.code, ledAgainst(deal), contract.trump) ?? "") : "",
                side: sideName(why === "even" ? otherSide(score.buyers) : loser),
                less: total[loser],
                more: total[winner],
                odd: isOdd ? "yes" : "no",
              })}
            </p>
          )}
        </div>
        <div className="lying:col-start-1 lying:row-span-2 lying:row-start-1">
          <Ledger view={view} deal={deal} number={view.deals.length} us={us} nameOf={nameOf} />
        </div>
        <div className="sticky lying:static bottom-0 lying:col-start-2 lying:row-start-2 -mx-5 lying:mx-0 flex lying:flex-col-reverse lying:justify-end gap-3 bg-linear-to-t lying:bg-none from-60% from-[#0d080b] to-transparent px-5 lying:px-0 pt-4 lying:pt-0 pb-[max(.75rem,var(--safe-bottom))]">
          <Button look="quiet" className="flex-auto lying:flex-none px-2" onClick={onTricks}>
            {t("sheet.seeTricks")}
          </Button>
          {own !== null && (
            <Button
              look="brass"
              className="flex-auto lying:flex-none px-2"
              disabled={isWaiting}
              onClick={onNext}
              data-deed="next"
            >
              {isWaiting ? (
                (notSent ?? t("sheet.waiting"))
              ) : left === null ? (
                t("sheet.next")
              ) : (
                <span className="flex items-center justify-center gap-1.5">
                  <Ring {...clock} mood="ink" size={20 * scale} width={4.5 * scale} className="shrink-0" />
                  {t("sheet.nextIn", { seconds: Math.ceil(left / 1_000) })}
                </span>
              )}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
