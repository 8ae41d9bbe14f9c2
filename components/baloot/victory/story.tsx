import type { ReactNode } from "react";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, type MatchStory, matchStory, otherSide, type Side, seats, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { CourseLine } from "./course-line";
import { type Told, toldTo } from "./who-won";

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: string | null;
}

/** A score with its colours: brass before the dash, and behind it the other side's. */
function Score({ of: [us, them], isSand }: { of: readonly [number, number]; isSand: boolean }) {
  return (
    <span className="whitespace-nowrap">
      <span className="text-brass-2">{us}</span> <span className="text-dust">–</span>{" "}
      <span className={isSand ? "text-bone" : "text-madder-1"}>{them}</span>
    </span>
  );
}

/** The story of a match that is over: both scores as a line, and four things to remember. */
export default function Story({
  view,
  winner,
  own,
  us: ownSide,
  nameOf,
  isBeside,
}: {
  view: BalootState;
  winner: Side;
  own: Seat | null;
  us: Side;
  nameOf: (seat: Seat) => string;
  /** It stands in the sidebar, and has no panel of its own. */
  isBeside: boolean;
}) {
  const { t } = useBalootWords();
  const told = toldTo(winner, own);
  const isWatched = told === "watched";
  // Who looks on is told of the winners first.
  const us = isWatched ? winner : ownSide;
  const story = matchStory(view, winner, us);
  const facts = useFacts({ view, story, told, us, nameOf });
  const counted =
    told === "lost"
      ? t("victory.handsYours", { count: story.hands, won: story.won[us] })
      : t("victory.handsCount", { count: story.hands });
  return (
    <div className={isBeside ? "" : "lacquer rounded-panel px-3.5 pt-2 pb-3 shadow-panel short:pt-1.5 short:pb-2"}>
      <p className="flex items-baseline justify-between gap-3">
        <b className="whitespace-nowrap font-extrabold text-base text-brass-2">
          {isWatched ? t("victory.storyOf", { hands: counted }) : t("victory.story")}
        </b>
        {isWatched ? <Sides of={us} nameOf={nameOf} /> : <span className="text-base text-sand">{counted}</span>}
      </p>
      <CourseLine story={story} us={us} isSand={isWatched} />
      <dl
        className={
          isBeside
            ? "mt-2 divide-y divide-hairline/50 border-hairline/50 border-y"
            : "mt-2 grid grid-cols-2 gap-2 short:mt-1 short:gap-1.5"
        }
      >
        {facts.map(({ label, value, note }) => (
          <div
            key={label}
            className={
              isBeside
                ? "grid grid-cols-[1fr_auto] items-center gap-x-3 py-1.5"
                : "min-w-0 rounded-control bg-well px-3 py-1.5 short:px-2.5 short:py-0.5"
            }
          >
            <dt className="text-sand text-sm">{label}</dt>
            <dd
              className={
                isBeside
                  ? "row-span-2 font-extrabold text-strong text-xl tabular-nums"
                  : "font-extrabold text-lg/6 text-strong tabular-nums"
              }
            >
              {value}
            </dd>
            {note && <dd className="truncate text-bone text-md">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whose each line is, for who looks on and has none: the winners' first. */
function Sides({ of, nameOf }: { of: Side; nameOf: (seat: Seat) => string }) {
  return (
    <span className="flex min-w-0 gap-3 text-md text-bone">
      {([of, otherSide(of)] as const).map((side) => (
        <span key={side} className="flex min-w-0 items-baseline gap-1.5">
          <span aria-hidden="true" className={`size-2 shrink-0 rotate-45 ${side === of ? "bg-brass-2" : "bg-sand"}`} />
          <span className="truncate">
            {seats
              .filter((seat) => sideOf(seat) === side)
              .map((seat) => isolated(nameOf(seat)))
              .join(" · ")}
          </span>
        </span>
      ))}
    </span>
  );
}

/** The best hand, the biggest project, the kaboots, and where it turned. */
function useFacts({
  view,
  story,
  told,
  us,
  nameOf,
}: {
  view: BalootState;
  story: MatchStory;
  told: Told;
  us: Side;
  nameOf: (seat: Seat) => string;
}): Fact[] {
  const { t } = useBalootWords();
  const listed = useWordList();
  const isSand = told === "watched";
  const { bestHand, best, kaboots, turning } = story;
  const them = otherSide(us);
  const handNumber = (hand: number) => t("victory.handNumber", { hand: hand + 1 });
  const sideName = (side: Side) =>
    isSand
      ? listed(seats.filter((seat) => sideOf(seat) === side).map((seat) => isolated(nameOf(seat))))
      : t(side === us ? "us" : "them");
  const dotted = (...words: string[]) => words.join(" · ");
  const contract = bestHand && view.deals[bestHand.hand]?.contract;
  const takers = [...new Set(kaboots.map(({ side }) => side))];
  const [only] = kaboots;
  const { before, after } = turning;
  return [
    {
      label: t(told === "lost" ? "victory.ownBestHand" : "victory.bestHand"),
      value: bestHand ? <Score of={[bestHand.points[us], bestHand.points[them]]} isSand={isSand} /> : t("victory.none"),
      note:
        bestHand && contract
          ? dotted(t(`bids.${contract.kind}`), isolated(nameOf(bestHand.buyer)), handNumber(bestHand.hand))
          : null,
    },
    {
      label: t("victory.best"),
      value: best ? t(`projects.${best.type}`) : t("victory.none"),
      note: best ? dotted(isolated(nameOf(best.seat)), handNumber(best.hand)) : t("victory.neither"),
    },
    {
      label: t("victory.kaboots"),
      value: kaboots.length === 0 ? t("victory.none") : kaboots.length,
      note: !only
        ? t("victory.neither")
        : dotted(listed(takers.map(sideName)), ...(kaboots.length === 1 ? [handNumber(only.hand)] : [])),
    },
    {
      label: t("victory.turning"),
      value: handNumber(turning.hand),
      note: t("victory.turned", {
        before: `${before[us]}–${before[them]}`,
        after: `${after[us]}–${after[them]}`,
      }),
    },
  ];
}
