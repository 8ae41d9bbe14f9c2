"use client";

import { useMemo, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, handOf, markedLeads, seats } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { CardChip } from "../cards/card-chip";
import { useBalootWords } from "../cards/card-words";
import { TrickTable } from "../log/trick-table";
import { BalootWords } from "../words";
import { SecondsPlot } from "./seconds-plot";
import { StepBar } from "./step-bar";
import { type PlayedAgain, playedAgain, type Step } from "./steps";

interface MatchReplayProps {
  readonly log: unknown;
  /** Who sat there, in the order of the seats; nobody where that is not known. */
  readonly names: readonly string[];
  /** Who is meant: their cards are marked. */
  readonly marked: readonly Seat[];
}

/** A match step by step from its log, every hand open: for whoever judges a report. */
export default function MatchReplay(props: MatchReplayProps) {
  return (
    <BalootWords>
      <Replay {...props} />
    </BalootWords>
  );
}

function Replay({ log, names, marked }: MatchReplayProps) {
  const t = useTranslations("keeping.match");
  const again = useMemo(() => playedAgain(log), [log]);
  const [hand, setHand] = useState(0);
  const [at, setAt] = useState(0);
  const nameOf = (seat: Seat) => names[seat] ?? t("unknownSeat", { seat: seat + 1 });
  if (!again) return <p className="text-base">{t(log === null ? "noLog" : "otherRules")}</p>;
  const steps = again.hands[hand] ?? [];
  const seconds = new Map(
    steps.flatMap(({ action, seconds: took }) => (action?.action === "play" ? [[action.card, took] as const] : [])),
  );
  const step = steps[at];
  const scored = again.end.deals[hand];
  const leads = scored ? markedLeads(scored).map((mark) => mark && t(`marks.${mark}`)) : [];
  const choose = (next: number) => {
    setHand(next);
    setAt(0);
  };
  return (
    <div className="grid min-w-0 gap-3">
      <Judged again={again} />
      <div className="flex flex-wrap items-center gap-1.5 border-hairline/40 border-t pt-3">
        <span className="me-2 text-md text-sand">{t("hand")}</span>
        {keyedByIndex(again.hands, (_, index) => (
          <button
            type="button"
            aria-label={t("handNumber", { number: index + 1 })}
            aria-pressed={index === hand}
            onClick={() => choose(index)}
            className="grid size-11 place-items-center rounded-control border border-transparent font-bold text-strong aria-pressed:border-brass-3 aria-pressed:bg-tier lg:size-9"
          >
            {index + 1}
          </button>
        ))}
      </div>
      {step && (
        <>
          <HandLine state={step.before} nameOf={nameOf} />
          <TrickTable
            deal={step.before.deal}
            us={0}
            own={null}
            nameOf={nameOf}
            beside={(card) => <Took seconds={seconds.get(card) ?? null} />}
            noted={{ title: t("marked"), of: leads }}
          />
          {leads.some(Boolean) && <p className="text-md text-sand">{t("markedNote")}</p>}
          <StepBar at={at} count={steps.length} onStep={setAt} />
          <p role="status" className="text-base">
            <Deed step={step} nameOf={nameOf} />
          </p>
          <Hands step={step} move={at + 1} nameOf={nameOf} marked={marked} />
          <SecondsPlot steps={steps} at={at} of={marked.flatMap((seat) => [seat, (seat + 2) % 4])} nameOf={nameOf} />
        </>
      )}
      {hand === again.hands.length - 1 && again.end.winner !== null && (
        <p className="text-md text-sand">{t("end", { us: again.end.scores[0], them: again.end.scores[1] })}</p>
      )}
    </div>
  );
}

/** How long a card took, beside it. */
function Took({ seconds }: { seconds: number | null }) {
  const t = useTranslations("keeping.match");
  const { number } = useFormatter();
  if (seconds === null) return null;
  const said = number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="ms-1.5 text-sand text-sm">
      <span aria-hidden="true">{said}</span>
      <span className="sr-only">{t("took", { seconds: said })}</span>
    </span>
  );
}

/** What playing it again in this page shows, beside what the house has found. */
function Judged({ again: { moves, brokenAt, faults } }: { again: PlayedAgain }) {
  const t = useTranslations("keeping.match");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md">
      <li className={brokenAt === null ? "text-calm" : "font-bold text-madder-1"}>
        {brokenAt === null ? t("replayed", { moves }) : t("broken", { move: brokenAt })}
      </li>
      <li className={faults.length === 0 ? "text-calm" : "font-bold text-madder-1"}>
        {faults.length === 0 ? t("projects") : t("faults", { count: faults.length, faults: faults.join(", ") })}
      </li>
    </ul>
  );
}

/** What was bought, by whom, and how it was bid. */
function HandLine({ state: { deal }, nameOf }: { state: BalootState; nameOf: (seat: Seat) => string }) {
  const keeping = useTranslations("keeping.match");
  const { t, contractName, bidName } = useBalootWords();
  const listed = useWordList();
  const bids = deal.bids.map((bid) =>
    listed([
      isolated(nameOf(bid.seat)),
      bid.bid === "hokum" && bid.suit ? contractName({ kind: "hokum", trump: bid.suit }) : bidName(bid),
    ]),
  );
  const raised = deal.raises.map(({ seat, to }) => listed([isolated(nameOf(seat)), t(`raises.${to}`)]));
  return (
    <div className="text-md text-sand">
      <p className="flex flex-wrap items-center gap-x-2">
        {deal.contract && (
          <b className="text-strong">{listed([contractName(deal.contract), isolated(nameOf(deal.contract.buyer))])}</b>
        )}
        {deal.faceUp && (
          <span className="inline-flex items-center gap-1.5">
            {keeping("faceUp")} <CardChip card={deal.faceUp} />
          </span>
        )}
        <span>{keeping("dealer", { name: isolated(nameOf(deal.dealer)) })}</span>
      </p>
      <p>{[...bids, ...raised].join(" · ")}</p>
    </div>
  );
}

/** What somebody did next. */
function Deed({ step: { seat, action, before }, nameOf }: { step: Step; nameOf: (seat: Seat) => string }) {
  const t = useTranslations("keeping.match");
  const { t: words, bidName, contractName, cardName } = useBalootWords();
  const name = isolated(seat === null ? "" : nameOf(seat));
  const what = (): string => {
    if (action?.action === "bid")
      return action.bid === "hokum"
        ? contractName({ kind: "hokum", trump: action.suit })
        : bidName({ bid: action.bid, round: before.deal.round });
    if (action?.action === "play") return cardName(action.card);
    if (action?.action === "raise") return words(`raises.${action.to}`);
    return "";
  };
  const did = action?.action ?? (seat === null ? "timeout" : "removed");
  return (
    <>
      <span className="text-sand">{t("next")}: </span>
      <b className="text-strong">{t(`did.${did}`, { name })}</b> {what()}
    </>
  );
}

function Hands({
  step: { before, seat, action },
  move,
  nameOf,
  marked,
}: {
  step: Step;
  move: number;
  nameOf: (seat: Seat) => string;
  marked: readonly Seat[];
}) {
  const t = useTranslations("keeping.match");
  const played = action?.action === "play" ? action.card : null;
  return (
    <section>
      <h3 className="mb-2 font-bold text-brass-2 text-lg">{t("held", { move })}</h3>
      <dl className="grid grid-cols-[minmax(4rem,8rem)_1fr] items-center gap-x-3 gap-y-1.5">
        {seats.map((each) => (
          <div key={each} className="contents">
            <dt className={`truncate font-bold text-md ${each % 2 === 0 ? "text-brass-2" : "text-madder-1"}`}>
              <bdi>{nameOf(each)}</bdi>
            </dt>
            <dd className="flex min-h-7 flex-wrap gap-1.5">
              {handOf(before, each).map((card) => (
                <span
                  key={card}
                  className={`inline-flex rounded-[5px] ${each === seat && card === played ? "ring-2 ring-brass-3" : ""}`}
                >
                  <CardChip card={card} grave={each === seat && card === played && marked.includes(each)} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
