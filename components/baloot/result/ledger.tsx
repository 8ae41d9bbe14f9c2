import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SaduBand } from "@/components/decor/sadu-band";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import {
  type BalootState,
  breakdown,
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
import { useRankLetters } from "../cards/card-chip";
import { useBalootWords } from "../cards/card-words";
import styles from "./ledger.module.css";

/** How a hand was counted, as a paper ledger. */
export default function Ledger({
  view,
  deal,
  number,
  us,
  nameOf,
  isCounting = false,
  head,
  foot,
}: {
  view: Pick<BalootState, "options" | "deals">;
  deal: ScoredDeal;
  number: number;
  us: Side;
  nameOf: (seat: Seat) => string;
  /** It is counted up line by line before one's eyes. */
  isCounting?: boolean;
  /** What stands over its lines. */
  head?: ReactNode;
  /** What is put on the empty paper at its foot. */
  foot?: ReactNode;
}) {
  const { t, suitName } = useBalootWords();
  const listed = useWordList();
  const score = breakdown(view, deal);
  const them = otherSide(us);
  const defenders = otherSide(score.buyers);
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
        : t("sheet.shares", {
            raw: raw.cards[defenders] + raw.lastTrick[defenders],
            points: game.cards[defenders],
            side: sideName(score.buyers),
            stake: stakes[kind],
          });
  const letterOf = useRankLetters();
  const ranksOf = (ranks: readonly Rank[]) => ranks.map((rank) => isolated(letterOf(rank))).join(" ");
  const sumOf = ([one, other]: readonly [number, number]) => one + other;
  const [projects, baloot] = [sumOf(raw.projects), sumOf(raw.baloot)];
  // What decides a hand is not always what lies in its tricks.
  const isWeighed = (result === "made" || result === "lost" || result === "tied") && projects + baloot > 0;
  // With more lines each is lower.
  const isDense = isWeighed && score.projects.length + Math.sign(baloot) > 1;
  return (
    <section
      aria-label={t("sheet.hand", { hand: number })}
      className={classes(
        isCounting && styles.counting,
        "overflow-hidden rounded-panel text-center text-[#2a1c14] shadow-modal",
      )}
    >
      <div className={classes(styles.paper, "bg-linear-to-b from-[#FCF6E6] to-[#F1E5CA]")}>
        <div className="lying:hidden">
          <SaduBand kind="uwairjan" cell={2.5} />
        </div>
        {head}
        <table className="w-full border-collapse tabular-nums" data-dense={isDense ? "" : undefined}>
          <thead>
            <tr className="border-[#2a1c14] border-b-[3px]">
              <th
                scope="col"
                className="w-[24%] short:w-[20%] lying:w-[18%] py-2 short:py-1 lying:py-0.5 font-extrabold text-[#7A4D0C] text-xl short:text-lg"
              >
                {t("us")}
              </th>
              <td className="py-2 short:py-1 lying:py-0.5 text-[#6B5236] text-base">
                {t("sheet.hand", { hand: number })}
              </td>
              <th
                scope="col"
                className="w-[24%] short:w-[20%] lying:w-[18%] py-2 short:py-1 lying:py-0.5 font-extrabold text-[#8F2522] text-xl short:text-lg"
              >
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
            {isWeighed && (
              <Line
                label={t("sheet.compared")}
                note={listed([
                  projects > 0 && t("sheet.withProjects", { points: projects }),
                  baloot > 0 && t("sheet.withBaloot", { points: baloot }),
                ])}
                values={both(raw.total)}
                isDeep
              />
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
              <td className="py-2.5 short:py-1 lying:py-1 font-extrabold text-2xl lying:text-xl text-brass-2">
                {points[us]}
              </td>
              <th scope="row" className="font-semibold text-[#f4e9d3] text-lg">
                {t("sheet.thisHand")}
              </th>
              <td className="font-extrabold text-2xl lying:text-xl text-madder-1">{points[them]}</td>
            </tr>
          </tfoot>
        </table>
        {/* Where there is little height both stand beside each other, each under its own number. */}
        <div className="grid lying:grid-cols-2 gap-2 short:gap-1.5 lying:gap-x-5 px-4 pt-2 short:pt-0.5 pb-4 short:pb-2.5">
          <div className="lying:col-span-2 flex items-baseline justify-between tabular-nums">
            <span className="inline-flex items-baseline">
              {points[us] > 0 && <s className="me-2 text-[#6B5236] text-xl">{before[us]}</s>}
              <b className="font-extrabold text-3xl short:text-2xl lying:text-xl text-[#7A4D0C]">
                <Total before={before[us]} after={after[us]} isCounting={isCounting} />
              </b>
            </span>
            <span className="text-[#6B5236] text-base">{t("sheet.of", { points: MATCH })}</span>
            <span className="inline-flex items-baseline">
              {points[them] > 0 && <s className="me-2 text-[#6B5236] text-xl">{before[them]}</s>}
              <b className="font-extrabold text-3xl short:text-2xl lying:text-xl text-[#8F2522]">
                <Total before={before[them]} after={after[them]} isCounting={isCounting} />
              </b>
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
        {foot}
      </div>
    </section>
  );
}

/** A score after the hand, rolling on from what it was before it. */
function Total({ before, after, isCounting }: { before: number; after: number; isCounting: boolean }) {
  return useRolled(after, { delay: 600, start: isCounting ? before : after });
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
    <tr className={`border-[#cdb98f]/70 border-b ${isDeep ? "bg-[#ecdcb9]" : ""}`}>
      <td className="py-1.5 in-data-dense:py-1 font-extrabold text-lg short:py-0.5 short:in-data-dense:py-0 lying:py-0 lying:text-base lying:in-data-dense:leading-5">
        <bdi>{us}</bdi>
      </td>
      <th
        scope="row"
        className="border-[#cdb98f]/70 border-x px-2 short:px-1 py-1.5 in-data-dense:py-1 font-semibold text-base short:py-0.5 short:in-data-dense:py-0 lying:py-0 lying:text-base lying:in-data-dense:leading-5"
      >
        {label} {aside && <small className="text-[#6B5236] text-md">{aside}</small>}
        {note && (
          <small className="block short:inline lying:inline font-semibold text-[#6B5236] text-balance text-md/4">
            {note}
          </small>
        )}
      </th>
      <td className="py-1.5 in-data-dense:py-1 font-extrabold text-lg short:py-0.5 short:in-data-dense:py-0 lying:py-0 lying:text-base lying:in-data-dense:leading-5">
        <bdi>{them}</bdi>
      </td>
    </tr>
  );
}
