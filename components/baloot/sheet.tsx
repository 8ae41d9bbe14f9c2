import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SaduBand } from "@/components/house/sadu-band";
import { useNotSent } from "@/components/table/not-sent";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/take-focus";
import { useTimeLeft } from "@/lib/client/clock";
import { isolated } from "@/lib/client/i18n/isolated";
import {
  type BalootState,
  breakdown,
  ledAgainst,
  MATCH,
  otherSide,
  rankOf,
  type ScoredDeal,
  type Side,
  stakes,
  suitOf,
} from "@/lib/rules/baloot";
import type { Rank } from "@/lib/rules/cards";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { SuitSign, SunSign, useRankLetters } from "./card";
import { useBalootWords } from "./card-words";

/** How a hand was counted, as a paper ledger. */
export function Ledger({
  view,
  deal,
  number,
  us,
  nameOf,
}: {
  view: BalootState;
  deal: ScoredDeal;
  number: number;
  us: Side;
  nameOf: (seat: Seat) => string;
}) {
  const { t, suitName } = useBalootWords();
  const score = breakdown(view, deal);
  const them = otherSide(us);
  const { raw, game, points, kind, result, winner } = score;
  const sideName = (side: Side) => (side === us ? t("us") : t("them"));
  const both = (pair: readonly [number, number], sign = ""): [string, string] => {
    const word = (value: number) => (value === 0 ? "–" : `${sign}${value}`);
    return [word(pair[us]), word(pair[them])];
  };
  const index = view.deals.indexOf(deal);
  const before = view.deals
    .slice(0, index)
    .reduce<[number, number]>((sum, one) => [sum[0] + one.points[0], sum[1] + one.points[1]], [0, 0]);
  const after = [before[0] + points[0], before[1] + points[1]] as const;
  const note =
    winner !== null
      ? t("sheet.allOf", { side: sideName(winner) })
      : result === "tied"
        ? t("sheet.half")
        : t("sheet.shares", { side: sideName(score.buyers), stake: stakes[kind] });
  const letterOf = useRankLetters();
  const ranksOf = (ranks: readonly Rank[]) => ranks.map((rank) => isolated(letterOf(rank))).join(" ");
  const sumOf = ([one, other]: readonly [number, number]) => one + other;
  return (
    <section
      aria-label={t("sheet.hand", { hand: number })}
      className="overflow-hidden rounded-panel bg-linear-to-b from-[#FCF6E6] to-[#F1E5CA] text-center text-[#2a1c14] shadow-modal"
    >
      <SaduBand kind="uwairjan" cell={2.5} />
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-[#2a1c14] border-b-[3px]">
            <th scope="col" className="w-[24%] lying:w-[18%] py-2 lying:py-0.5 font-extrabold text-[#7A4D0C] text-xl">
              {t("us")}
            </th>
            <td className="py-2 lying:py-0.5 text-[#6B5236] text-base">{t("sheet.hand", { hand: number })}</td>
            <th scope="col" className="w-[24%] lying:w-[18%] py-2 lying:py-0.5 font-extrabold text-[#8F2522] text-xl">
              {t("them")}
            </th>
          </tr>
        </thead>
        <tbody>
          <Line label={t("sheet.tricks")} values={both(score.tricks)} />
          {score.ending !== "breach" && (
            <>
              <Line label={t("sheet.cards")} values={both(raw.cards)} />
              <Line label={t("sheet.lastTrick")} values={both(raw.lastTrick)} />
              <Line
                label={t("sheet.raw")}
                aside={t("sheet.of", { points: sumOf(raw.cards) + sumOf(raw.lastTrick) })}
                values={both([raw.cards[0] + raw.lastTrick[0], raw.cards[1] + raw.lastTrick[1]])}
                isDeep
              />
            </>
          )}
          <Line label={t("sheet.counts")} note={note} values={both(game.cards)} />
          {score.projects.map(({ type, cards, seat, points }) => {
            const first = cards[0];
            return (
              <Line
                key={cards.join()}
                label={t(`projects.${type}`)}
                note={
                  <Whose
                    name={nameOf(seat)}
                    ranks={ranksOf(cards.map(rankOf))}
                    suit={first && suitOf(first) === suitOf(cards[1] ?? first) ? suitName(suitOf(first)) : ""}
                  />
                }
                values={both(points, "+")}
              />
            );
          })}
          {(game.baloot[0] > 0 || game.baloot[1] > 0) && (
            <Line
              label={t("sheet.baloot")}
              note={
                score.balootOwner !== null &&
                deal.contract.trump && (
                  <Whose
                    name={nameOf(score.balootOwner)}
                    ranks={ranksOf(["K", "Q"])}
                    suit={suitName(deal.contract.trump)}
                  />
                )
              }
              values={both(game.baloot, "+")}
            />
          )}
        </tbody>
        <tfoot>
          <tr className="bg-[#2a1c14]">
            <td className="py-2.5 lying:py-1 font-extrabold text-2xl lying:text-xl text-brass-2">{points[us]}</td>
            <th scope="row" className="font-semibold text-[#f4e9d3] text-lg">
              {t("sheet.thisHand")}
            </th>
            <td className="font-extrabold text-2xl lying:text-xl text-madder-1">{points[them]}</td>
          </tr>
        </tfoot>
      </table>
      <div className="grid gap-2 lying:gap-1.5 px-4 pt-2 lying:pt-0.5 pb-4 lying:pb-2.5">
        <div className="flex items-baseline justify-between tabular-nums">
          <span className="inline-flex items-baseline">
            <s className="me-2 text-[#6B5236] text-xl">{before[us]}</s>
            <b className="font-extrabold text-3xl lying:text-xl text-[#7A4D0C]">{after[us]}</b>
          </span>
          <span className="text-[#6B5236] text-base">{t("sheet.of", { points: MATCH })}</span>
          <span className="inline-flex items-baseline">
            <s className="me-2 text-[#6B5236] text-xl">{before[them]}</s>
            <b className="font-extrabold text-3xl lying:text-xl text-[#8F2522]">{after[them]}</b>
          </span>
        </div>
        {([us, them] as const).map((side) => (
          <span key={side} aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-[#dccdaa]">
            <span
              className={side === us ? "bg-[#b07d1f]" : "bg-[#9E2B28]"}
              style={{ width: `${Math.min(100, (100 * before[side]) / MATCH)}%` }}
            />
            <span
              className={side === us ? "bg-[#e7b75a]" : "bg-[#e06a58]"}
              style={{ width: `${Math.min(100, (100 * points[side]) / MATCH)}%` }}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

/** Whose the points are, and which cards brought them. */
function Whose({ name, ranks, suit }: { name: string; ranks: string; suit: string }) {
  const comma = useTranslations("common")("comma");
  return (
    <>
      <bdi>{name}</bdi>
      {comma}
      <span className="font-extrabold">{ranks}</span> {suit}
    </>
  );
}

function Line({
  label,
  aside,
  note,
  values: [us, them],
  isDeep = false,
}: {
  label: string;
  aside?: ReactNode;
  note?: ReactNode;
  values: [string, string];
  isDeep?: boolean;
}) {
  return (
    <tr className={`${styles.row} border-[#cdb98f]/70 border-b ${isDeep ? "bg-[#ecdcb9]" : ""}`}>
      <td className="py-1.5 font-extrabold text-lg [@media(max-height:699px)]:py-0.5 lying:py-0 lying:text-base">
        <bdi>{us}</bdi>
      </td>
      <th
        scope="row"
        className="border-[#cdb98f]/70 border-x px-2 py-1.5 font-semibold text-base [@media(max-height:699px)]:py-0.5 lying:py-0 lying:text-base"
      >
        {label} {aside && <small className="text-[#6B5236] text-md">{aside}</small>}
        {note && (
          <small className="block lying:inline font-semibold text-[#6B5236] text-balance text-md/4">{note}</small>
        )}
      </th>
      <td className="py-1.5 font-extrabold text-lg [@media(max-height:699px)]:py-0.5 lying:py-0 lying:text-base">
        <bdi>{them}</bdi>
      </td>
    </tr>
  );
}

/** The score sheet between two hands. */
export default function ScoreSheet({
  view,
  us,
  nameOf,
  deadline,
  own,
  onNext,
  onTricks,
}: {
  view: BalootState;
  us: Side;
  nameOf: (seat: Seat) => string;
  deadline: number | null;
  own: Seat | null;
  onNext: () => void;
  onTricks: () => void;
}) {
  const { t, suitName, refusal } = useBalootWords();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const left = useTimeLeft(deadline, 250);
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
  return (
    <div className="absolute inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain bg-linear-to-b from-[#14112a]/97 via-[#1b1220]/96 to-[#0d080b]/97">
      <div className="mx-auto flex lying:grid min-h-full max-w-[27rem] lying:max-w-[56rem] lying:grid-cols-[minmax(0,1fr)_14rem] flex-col justify-center lying:content-center gap-3 lying:gap-x-5 px-5 pt-[calc(var(--safe-top)+10px)] lying:py-2">
        <div className="grid lying:col-start-2 lying:row-start-1 lying:content-end justify-items-center text-center">
          <span className="grid size-14 [@media(max-height:699px)]:hidden place-items-center rounded-panel border-[3px] border-brass-2 bg-linear-to-b from-paper to-paper-foot shadow-card">
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
              <>
                {" "}
                · <bdi>{t(`levels.l${score.level as 2 | 3 | 4 | 5}`)}</bdi>
              </>
            )}
          </p>
          {score.why && (
            <p className="on-carpet text-base text-madder-1">
              {t(`sheet.why.${score.why}`, {
                name: verdict ? isolated(nameOf(verdict.seat)) : "",
                own: verdict && verdict.seat === own ? "yes" : "no",
                rule: verdict?.code ? (refusal(verdict.code, ledAgainst(deal), contract.trump) ?? "") : "",
              })}
            </p>
          )}
        </div>
        <div className="lying:col-start-1 lying:row-span-2 lying:row-start-1">
          <Ledger view={view} deal={deal} number={view.deals.length} us={us} nameOf={nameOf} />
        </div>
        <div className="sticky lying:static bottom-0 lying:col-start-2 lying:row-start-2 -mx-5 lying:mx-0 flex lying:flex-col-reverse lying:justify-end gap-3 bg-linear-to-t lying:bg-none from-60% from-[#0d080b] to-transparent px-5 lying:px-0 pt-4 lying:pt-0 pb-[max(.75rem,var(--safe-bottom))]">
          <Button look="quiet" className="flex-1 lying:flex-none px-3" onClick={onTricks}>
            {t("sheet.seeTricks")}
          </Button>
          {own !== null && (
            <Button
              look="brass"
              className="flex-1 lying:flex-none px-3"
              disabled={isWaiting}
              onClick={onNext}
              data-deed="next"
            >
              {isWaiting
                ? (notSent ?? t("sheet.waiting"))
                : left === null
                  ? t("sheet.next")
                  : t("sheet.nextIn", { seconds: Math.ceil(left / 1_000) })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
