import type { Say } from "@/components/table/board-props";
import { AfterGame } from "@/components/table/match/after-game";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { isolated } from "@/components/words/isolated-name";
import { type BalootState, isGahwa, matchStory, otherSide, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import { useBalootWords } from "../cards/card-words";
import Ledger from "./ledger";
import { Rays } from "./rays";

/** Who won the match, its story, and what next. */
export default function Victory({
  view,
  table,
  us,
  own,
  isHost,
  chooseNext,
  nameOf,
  say,
  leave,
}: {
  view: BalootState;
  table: TableView;
  us: Side;
  own: Seat | null;
  isHost: boolean;
  chooseNext: (() => void) | null;
  nameOf: (seat: Seat) => string;
  say: Say;
  leave: () => void;
}) {
  const { t } = useBalootWords();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const { deals, scores, winner } = view;
  if (winner === null) return null;
  const isOurs = winner === us;
  const last = deals.at(-1);
  const { hands, best, kaboots, turning } = matchStory(view, winner);
  const facts = [
    { label: t("victory.hands"), value: hands },
    {
      label: t("victory.best"),
      value: best ? `${t(`projects.${best.type}`)} · ${isolated(nameOf(best.seat))}` : t("victory.none"),
    },
    { label: t("victory.kaboots"), value: kaboots },
    {
      label: t("victory.turning"),
      value: t("victory.turningText", { hand: turning.hand + 1, points: turning.points }),
    },
  ];
  return (
    <section
      aria-label={t(isOurs ? "victory.youWin" : "victory.youLose")}
      className="absolute inset-0 z-(--z-reveal) animate-appear overflow-y-auto overscroll-contain bg-linear-to-b from-[#1e1838] to-[#140d1f]"
    >
      {isOurs && <Rays />}
      <div className="relative mx-auto grid min-h-full max-w-[28rem] lying:max-lg:max-w-[52rem] lg:max-w-[58rem] lying:max-lg:grid-cols-2 lg:grid-cols-2 content-center gap-4 lg:gap-x-8 lying:max-lg:gap-x-6 lying:max-lg:gap-y-2.5 px-5 py-[calc(var(--safe-top)+18px)]">
        <div className="text-center">
          <h2
            ref={heading}
            tabIndex={-1}
            className={classes(
              "font-black text-5xl outline-none",
              isOurs ? "text-[#ffe7b4] [text-shadow:0_0_34px_rgb(232_150_70/.7)]" : "text-madder-1",
            )}
          >
            {t(isOurs ? "victory.youWin" : "victory.youLose")}
          </h2>
          {last && isGahwa(last) && <p className="text-bone text-lg">{t("victory.gahwa")}</p>}
          <p className="mt-2 flex items-center justify-center gap-4 font-extrabold text-5xl tabular-nums">
            <span className="text-brass-2">{scores[us]}</span>
            <span className="text-dust text-xl">–</span>
            <span className="text-madder-1">{scores[otherSide(us)]}</span>
          </p>
        </div>
        <dl
          aria-label={t("victory.story")}
          className="lacquer lying:max-lg:col-start-2 lying:max-lg:row-span-4 lying:max-lg:row-start-1 lying:max-lg:self-center divide-y divide-hairline/50 rounded-panel px-4 shadow-panel"
        >
          {facts.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt className="text-sand">{label}</dt>
              <dd className="text-end font-bold text-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="lying:max-lg:col-start-1">
          <AfterGame
            {...{ table, own, isHost, say, leave }}
            words={{
              again: t("victory.again"),
              waiting: t("victory.waiting"),
              leave: t("victory.leave"),
              lobby: t("victory.lobby"),
              ready: (ready, all) => t("victory.ready", { ready, all }),
            }}
          >
            {chooseNext && (
              <Button look="outline" size="small" wide onClick={() => chooseNext()}>
                {t("victory.options")}
              </Button>
            )}
          </AfterGame>
        </div>
        {last && (
          <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-center lying:max-lg:col-span-2">
            <Ledger view={view} deal={last} number={deals.length} us={us} nameOf={nameOf} />
          </div>
        )}
      </div>
    </section>
  );
}
