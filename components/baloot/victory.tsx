import { useEffect, useRef } from "react";
import { AfterGame } from "@/components/table/after-game";
import type { Say } from "@/components/table/board";
import {
  type BalootState,
  breakdown,
  isGahwa,
  otherSide,
  type ProjectType,
  projectTypes,
  type Side,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/protocol";
import { useBalootWords } from "./card-words";
import { Rays } from "./rays";
import { Ledger } from "./sheet";

/** Who won the match, its story, and what next. */
export default function Victory({
  view,
  table,
  us,
  own,
  isHost,
  nameOf,
  say,
  leave,
}: {
  view: BalootState;
  table: TableView;
  us: Side;
  own: Seat | null;
  isHost: boolean;
  nameOf: (seat: Seat) => string;
  say: Say;
  leave: () => void;
}) {
  const { t } = useBalootWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { deals, scores, winner } = view;
  if (winner === null) return null;
  const last = deals.at(-1);
  const best = deals
    .flatMap((deal) => deal.projects.flatMap((own, seat) => own.map(({ type }) => ({ type, seat }))))
    .reduce<{ type: ProjectType; seat: Seat } | null>(
      (top, one) => (top === null || projectTypes.indexOf(one.type) > projectTypes.indexOf(top.type) ? one : top),
      null,
    );
  const kaboots = deals.filter((deal) => ["kaboot", "reverseKaboot"].includes(breakdown(view, deal).result)).length;
  // The hand that moved the winner furthest ahead.
  const swing = (index: number) => {
    const points = deals[index]?.points ?? [0, 0];
    return points[winner] - points[otherSide(winner)];
  };
  const turning = deals.reduce((top, _, index) => (swing(index) > swing(top) ? index : top), 0);
  const facts = [
    { label: t("victory.hands"), value: deals.length },
    {
      label: t("victory.best"),
      value: best ? `${t(`projects.${best.type}`)} · ${nameOf(best.seat)}` : t("victory.none"),
    },
    { label: t("victory.kaboots"), value: kaboots },
    {
      label: t("victory.turning"),
      value: t("victory.turningText", { hand: turning + 1, points: deals[turning]?.points[winner] ?? 0 }),
    },
  ];
  return (
    <section
      aria-label={t(winner === us ? "victory.youWin" : "victory.youLose")}
      className="absolute inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain bg-linear-to-b from-[#1e1838] to-[#140d1f]"
    >
      <Rays />
      <div className="relative mx-auto grid min-h-full max-w-[28rem] lying:max-w-[52rem] lying:grid-cols-2 content-center gap-4 lying:gap-x-6 lying:gap-y-2.5 px-5 py-[calc(var(--safe-top)+18px)]">
        <div className="text-center">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-black text-5xl text-[#ffe7b4] outline-none [text-shadow:0_0_34px_rgb(232_150_70/.7)]"
          >
            {t(winner === us ? "victory.youWin" : "victory.youLose")}
          </h2>
          {last && isGahwa(last) && <p className="text-bone text-lg">{t("victory.gahwa")}</p>}
          <p dir="ltr" className="mt-2 flex items-baseline justify-center gap-4 font-extrabold text-5xl tabular-nums">
            <span className="text-brass-2">{scores[us]}</span>
            <span className="text-dust text-xl">–</span>
            <span className="text-madder-1">{scores[otherSide(us)]}</span>
          </p>
        </div>
        <dl
          aria-label={t("victory.story")}
          className="lacquer lying:col-start-2 lying:row-span-4 lying:row-start-1 lying:self-center divide-y divide-hairline/50 rounded-panel px-4 shadow-panel"
        >
          {facts.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt className="text-sand">{label}</dt>
              <dd className="text-end font-bold text-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="lying:col-start-1">
          <AfterGame
            {...{ table, own, isHost, say, leave }}
            words={{
              again: t("victory.again"),
              waiting: t("victory.waiting"),
              leave: t("victory.leave"),
              lobby: t("victory.lobby"),
              ready: (ready, all) => t("victory.ready", { ready, all }),
            }}
          />
        </div>
        {last && (
          <div className="lying:col-span-2">
            <Ledger view={view} deal={last} number={deals.length} us={us} nameOf={nameOf} />
          </div>
        )}
      </div>
    </section>
  );
}
