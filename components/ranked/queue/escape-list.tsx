import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "@/components/ui/panel";
import { readRecord } from "@/lib/browser/ranked-pages";
import { PointsMoved } from "../points-moved";
import { useAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { useOwnPlayer } from "../use-own-player";

/** As many as close the queue. */
const SHOWN = 3;

/** The matches somebody left while losing, the latest first: when, how they ended, and what that cost. Nothing until they are known. */
export default function EscapeList() {
  const t = useTranslations("ranked.closed");
  const { dayAndTime } = useNumbersAndDates();
  const { who, own } = useOwnPlayer();
  const ask = useCallback(() => readRecord(own ?? "", who), [own, who]);
  const [outcome] = useAnswer(own ? ask : null);
  const last = outcome && "answer" in outcome ? outcome.answer.last : [];
  const escapes = last.filter(({ isEscape }) => isEscape).slice(0, SHOWN);
  if (escapes.length === 0) return null;
  return (
    <Panel className="text-start">
      <ul className="divide-y divide-hairline/40 text-base">
        {escapes.map(({ match, endedAt, score: [us, them], from, to }) => (
          <li
            key={match}
            className="grid grid-cols-[1fr_auto_3.5rem] items-baseline gap-x-3 py-2.5 first:pt-0 last:pb-0"
          >
            <b className="text-strong">{dayAndTime(endedAt)}</b>
            <span className="text-sand tabular-nums">{t("ended", { us, them })}</span>
            <PointsMoved of={to - from} className="text-end" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
